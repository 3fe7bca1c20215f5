// Files that were scanned before with the same text, under the same path and with the same others: at a base commit, with
// pins, or in another repository of the process.
import type { RememberedScans } from '../model/remembered-scans.js';
import { withFields } from '../model/with-fields.js';
import { type FileFindings, type FileJob, type JobScanner, lengthOf } from './file-findings.js';
import { fileIdentity, textDigest } from './file-identity.js';

/** Scans what is not remembered. What could not be scanned is tried again each time. */
export function withoutRepeats(scan: JobScanner, remembered: RememberedScans): JobScanner {
  return async (job) => {
    const key = keyOf(job);
    const known = remembered.get(key) as FileFindings | undefined;
    // An occurrence is known by its identity, so that of another scan is another one.
    if (known !== undefined)
      return withFields(known, { occurrences: known.occurrences.map((one) => ({ ...one })) });
    const found = await scan(job);
    if (!('failed' in found)) remembered.set(key, withoutDocuments(found), lengthOf(job));
    return found;
  };
}

/** Of a file that was scanned, much is remembered for as long as it exists, such as its parsed documents. */
function withoutDocuments(found: FileFindings): FileFindings {
  const passes = found.passes.map(({ args, ...rest }) => ({
    ...rest,
    args: args.map((one) => ({ ...one, file: { path: one.file.path, text: one.file.text } })),
  }));
  return withFields(found, { passes });
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
