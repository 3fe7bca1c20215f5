// Files that were scanned before with the same text, under the same path and with the same others: at a base commit, with
// pins, or in another repository.
import { createHash } from 'node:crypto';
import type { RememberedScans } from '../model/remembered-scans.js';
import type { SourceFile } from '../model/source.js';
import { type FileFindings, type FileJob, type JobScanner, lengthOf } from './file-findings.js';

/** Scans what is not remembered. What could not be scanned is tried again each time. */
export function withoutRepeats(scan: JobScanner, remembered: RememberedScans): JobScanner {
  return async (job) => {
    const key = keyOf(job);
    const known = remembered.get(key);
    if (known !== undefined) return copyOf(known as FileFindings);
    const found = await scan(job);
    if (!('failed' in found) && found.passes.length === 0)
      remembered.set(key, found, isNothing(found) ? 0 : lengthOf(job));
    return found;
  };
}

/** Everything that a scan depends on: a part that is not named here does not compile. Of texts, their digests. */
function keyOf(job: FileJob): string {
  const { file, companions, builds, mentionedAs, charts, imageParameters, imageFields, mirrors, ...rest } =
    job;
  rest satisfies Record<string, never>;
  const texts = {
    file: identityOf(file),
    companions: companions.map(identityOf),
    builds: builds.map((args) => args.map((one) => ({ ...one, file: identityOf(one.file) }))),
  };
  const context = { mentionedAs: [...mentionedAs].sort(), charts, imageParameters, imageFields, mirrors };
  return digestOf(JSON.stringify({ ...texts, ...context }));
}

const digests = new WeakMap<SourceFile, string>();

function identityOf(file: SourceFile): readonly string[] {
  const digest = digests.get(file) ?? digestOf(file.text);
  digests.set(file, digest);
  return [file.path, digest];
}

/** Over UTF-16: two different texts can be the same in UTF-8, which has no half characters. */
function digestOf(text: string): string {
  return createHash('sha256').update(text, 'utf16le').digest('base64');
}

/** An occurrence is known by its identity, so that of another scan is another one. */
function copyOf(found: FileFindings): FileFindings {
  return { ...found, occurrences: found.occurrences.map((one) => ({ ...one })) };
}

function isNothing({ occurrences, problems, waivers, mentions, clues }: FileFindings): boolean {
  const lists = [occurrences, problems, waivers, mentions];
  return clues === undefined && lists.every(({ length }) => length === 0);
}
