// Files that were scanned before with the same text, under the same path and with the same others: at a base commit, with
// pins, in another repository, or in the last night.
import type { RememberedScans } from '../model/remembered-scans.js';
import { type FileFindings, type FileJob, type JobScanner, lengthOf } from './file-findings.js';
import { fileIdentity, textDigest } from './file-identity.js';
import { findingsFor, type RememberedFindings, rememberedFindings } from './remembered-findings.js';

/** Scans what is not remembered. What could not be scanned is tried again each time. */
export function withoutRepeats(scan: JobScanner, remembered: RememberedScans): JobScanner {
  return async (job) => {
    const [key, scanned] = [keyOf(job), job.file.text.length];
    const known = remembered.get(key, scanned) as RememberedFindings | undefined;
    const same = known && findingsFor(job, known);
    if (same !== undefined) return same;
    const found = await scan(job);
    if (!('failed' in found))
      remembered.set(key, rememberedFindings(found), isNothing(found) ? 0 : lengthOf(job), scanned);
    return found;
  };
}

/** Everything that a scan depends on: a part that is not named here does not compile. Of texts, their digests. */
function keyOf(job: FileJob): string {
  const { file, companions, builds, mentionedAs, charts, imageParameters, imageFields, mirrors, ...rest } =
    job;
  rest satisfies Record<string, never>;
  const texts = {
    file: fileIdentity(file),
    companions: companions.map(fileIdentity),
    builds: builds.map((args) => args.map((one) => ({ ...one, file: fileIdentity(one.file) }))),
  };
  const context = { mentionedAs: [...mentionedAs].sort(), charts, imageParameters, imageFields, mirrors };
  return textDigest(JSON.stringify({ ...texts, ...context }));
}

function isNothing({ occurrences, problems, waivers, mentions, clues }: FileFindings): boolean {
  const lists = [occurrences, problems, waivers, mentions];
  return clues === undefined && lists.every(({ length }) => length === 0);
}
