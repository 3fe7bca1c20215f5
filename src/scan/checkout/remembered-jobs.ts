// Scans of files that a run has made already. Only loaded where something remembers them, because it needs cryptography.
import { createHash } from 'node:crypto';
import { withFields } from '../../model/collections.js';
import type { RememberedScans } from '../../model/run/scan-threads.js';
import type { SourceFile } from '../../model/text/source.js';
import type { FileScan } from '../ports.js';
import type { JobScanner } from './job-scanner.js';
import { type FileJob, lengthOf, withPassedArguments } from './thread-tasks.js';

type FileIdentity = readonly [path: string, digest: string];

const digests = new WeakMap<SourceFile, string>();

/** Computed once for an object. */
function fileIdentity(file: SourceFile): FileIdentity {
  const digest = digests.get(file) ?? textDigest(file.text);
  digests.set(file, digest);
  return [file.path, digest];
}

/** Two different texts with halves of characters can be the same in UTF-8, which is half as long for most texts. */
const half = /[\ud800-\udfff]/;

function textDigest(text: string): string {
  const encoding = half.test(text) ? 'utf16le' : 'utf8';
  return createHash('sha256').update(`${encoding}\n`).update(text, encoding).digest('base64');
}

/** Scans what is not remembered. What could not be scanned is tried again each time. */
export function withoutRepeats(scan: JobScanner, remembered: RememberedScans): JobScanner {
  return async (job) => {
    const key = keyOf(job);
    const known = remembered.get(key) as FileScan | undefined;
    // An occurrence is known by its identity, so that of another scan is another one.
    if (known !== undefined)
      return withFields(known, { occurrences: known.occurrences.map((one) => ({ ...one })) });
    const found = await scan(job);
    if (!('failed' in found)) remembered.set(key, withoutDocuments(found), lengthOf(job));
    return found;
  };
}

/** Of a file that was scanned, much is remembered for as long as it exists, such as its parsed documents. */
function withoutDocuments(found: FileScan): FileScan {
  // One copy of each file: what a job has to read is counted by its files.
  const copies = new Map<SourceFile, SourceFile>();
  const copyOf = (file: SourceFile): SourceFile => {
    const copy = copies.get(file) ?? { path: file.path, text: file.text };
    copies.set(file, copy);
    return copy;
  };
  return withPassedArguments(found, (args) => args.map((one) => ({ ...one, file: copyOf(one.file) })));
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
