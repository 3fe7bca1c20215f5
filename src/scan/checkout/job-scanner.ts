// Scans files with much work in them in threads, where they cannot hold up the run, and all others here.
import { createHash } from 'node:crypto';
import { withFields } from '../../model/collections.js';
import type { Host } from '../../model/run/host.js';
import type { RememberedScans } from '../../model/run/scan-threads.js';
import type { SourceFile } from '../../model/text/source.js';
import { type FileScan, scanFile } from '../index.js';
import { lacksRootKeys, lacksWords } from '../languages/yaml/lacking.js';
import { unscanned } from '../reasons.js';
import { type FileJob, filesOfJob, lengthOf, scanFrom, taskOf, withPassedArguments } from './thread-tasks.js';

/** The scan of the file, or the problem that there is none. */
export type JobScanner = (job: FileJob) => Promise<FileScan | { readonly failed: string }>;

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

/**
 * By the code of the character. An alias may repeat a list, a variable has values that are looked up, and an escape may end a
 * line of a text in a string.
 */
const weights: readonly (readonly [string, number])[] = [
  ['\n', 1],
  ['\\', 1],
  ['{', 1],
  ['[', 1],
  ['$', 2],
  ['*', 4],
];
const weightOf = new Uint8Array(128);
for (const [character, weight] of weights) weightOf[character.charCodeAt(0)] = weight;

const lineFeed = 10;
const longLine = 512;
/** Of a longer line, this many characters count as one line. */
const countedAsLine = 8;

/** True where the work in all texts together is more than the limit. */
export function isWorkAbove(limit: number, texts: Iterable<string>): boolean {
  let left = limit;
  for (const text of texts) {
    left -= workIn(text, left);
    if (left < 0) return true;
  }
  return false;
}

/** Counted no further than just above the limit. */
function workIn(text: string, limit: number): number {
  let work = 0;
  let next = longLine;
  for (let at = 0; at < text.length && work <= limit; at += 1) {
    const code = text.charCodeAt(at);
    work += weightOf[code] ?? 0;
    if (code === lineFeed) next = at + 1 + longLine;
    else if (at === next) {
      work += 1;
      next += countedAsLine;
    }
  }
  return work;
}

const works = new WeakMap<SourceFile, number>();

/** Counted once for a file: many others may have it as a companion. */
function workOf(file: SourceFile): number {
  const work = works.get(file) ?? workIn(file.text, maxWork);
  works.set(file, work);
  return work;
}

/** How much is scanned without a thread, in characters and in work: of one file with its companions, and of all files. */
interface ScannedHere {
  readonly maxLength: number;
  readonly maxWork: number;
  /** While threads scan other files, which have started and wait for more. */
  readonly maxWorkMeanwhile: number;
  readonly maxSum: number;
}

/** What the scan needs of the machine. Without threads, every file is scanned here. */
export interface ScanMachine extends Pick<Host, 'threads' | 'stop' | 'scans'> {
  readonly here?: ScannedHere;
  /** True where nobody asks for names that are no references, so that no further file is read. */
  readonly onlyReferences?: true;
}

/**
 * Most checkouts need no thread, which costs more time than it saves until its code has been compiled again: without one,
 * their scan takes 8 to 20 % less CPU time. The worst known text within these limits takes 1.3 s, and signals are answered
 * between files.
 */
export const scannedHere: ScannedHere = {
  maxLength: 1024 * 1024,
  maxWork: 12_000,
  maxWorkMeanwhile: 2000,
  maxSum: 128 * 1024 * 1024,
};

/** Of JSON that is dismissed. */
const maxJsonHere = 512 * 1024;

/**
 * A file with more work in it, its companions included, is not scanned. Counted and not timed, so that no busy machine changes
 * a verdict: the worst known texts below it take some seconds. As people write them, the longest files that are read, of
 * 5 MiB, have a third of it.
 */
const maxWork = 700_000;
/** More than any character counts. */
const maxWorkOfCharacter = 5;

const keysAtRoot = [['apiVersion', 'kind'], ['target']];
const wordsAnywhere = [
  ['containerDefinitions', 'image'],
  ['AWS::', 'Resources'],
];

/**
 * Lockfiles and schemas are dismissed by the engine's parser in a few milliseconds, unlike objects of Kubernetes, targets of
 * Bake, task definitions of ECS and templates of CloudFormation.
 */
function isPlainJson({ file }: FileJob): boolean {
  if (!/\.json$/.test(file.path)) return false;
  return (
    keysAtRoot.every((keys) => lacksRootKeys(file, keys)) &&
    wordsAnywhere.every((some) => lacksWords(file, some))
  );
}

/** Scans small files here as long as they are few, and all others in threads. */
export function jobScanner({ scans, ...machine }: ScanMachine): JobScanner {
  const scan = scannerOn(machine);
  return scans === undefined ? scan : withoutRepeats(scan, scans);
}

function scannerOn({ threads, here = scannedHere }: ScanMachine): JobScanner {
  let [sum, inThreads] = [0, 0];
  const isTooMuch = (job: FileJob): boolean =>
    lengthOf(job) * maxWorkOfCharacter > maxWork &&
    filesOfJob(job).reduce((sum, one) => sum + workOf(one), 0) > maxWork &&
    !isPlainJson(job);
  const isSmall = (job: FileJob): boolean => {
    const length = lengthOf(job);
    if (sum + length > here.maxSum) return false;
    const most = inThreads > 0 ? here.maxWorkMeanwhile : here.maxWork;
    const isMuch =
      length > here.maxLength ||
      isWorkAbove(
        most,
        filesOfJob(job).map(({ text }) => text),
      );
    if (isMuch && (length > maxJsonHere || !isPlainJson(job))) return false;
    sum += length;
    return true;
  };
  return async (job) => {
    if (isTooMuch(job)) return { failed: unscanned.tooMuchWork };
    if (threads === undefined || isSmall(job)) return scanFile(job.file, job);
    const task = taskOf(job);
    inThreads += 1;
    const answer = await threads.run(task).finally(() => {
      inThreads -= 1;
    });
    if ('result' in answer) return scanFrom(job, task, answer.result);
    if (answer.failed === 'unavailable') return scanFile(job.file, job);
    if (answer.failed === 'defect') throw new Error(answer.message);
    return {
      failed: answer.failed === 'time' ? unscanned.tooSlow(answer.limitMs) : unscanned.tooMuchMemory,
    };
  };
}
