// Scans files with much work in them in threads, where they cannot hold up the run, and all others here.

import type { Host } from '../../model/run/host.js';
import type { SourceFile } from '../../model/text/source.js';
import type { FileScan, Formats } from '../ports.js';
import { unscanned } from '../reasons.js';
import { type FileJob, filesOfJob, lengthOf, scanFrom, taskOf } from './thread-tasks.js';

/** The scan of the file, or the problem that there is none. */
export type JobScanner = (job: FileJob) => Promise<FileScan | { readonly failed: string }>;

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
 * their scan takes 8 to 20 % less CPU time. The worst known text within these limits, a script of 1 MiB that is nothing but
 * `docker run`, took 5.2 s on a busy machine; signals are answered between files.
 */
export const scannedHere: ScannedHere = {
  maxLength: 1024 * 1024,
  maxWork: 12_000,
  maxWorkMeanwhile: 2000,
  maxSum: 128 * 1024 * 1024,
};

/** Of JSON that the formats dismiss, such as lockfiles and schemas: it takes a few milliseconds. */
const maxJsonHere = 512 * 1024;

/**
 * A file with more work in it, its companions included, is not scanned. Counted and not timed, so that no busy machine changes
 * a verdict: the worst known texts below it take some seconds. As people write them, the longest files that are read, of
 * 5 MiB, have a third of it.
 */
const maxWork = 700_000;
/** More than any character counts. */
const maxWorkOfCharacter = 5;

/** Scans small files here as long as they are few, and all others in threads. */
export function jobScanner(
  { isDismissed, scanFile }: Formats,
  { threads, here = scannedHere }: ScanMachine,
): JobScanner {
  let [sum, inThreads] = [0, 0];
  const isTooMuch = (job: FileJob): boolean =>
    lengthOf(job) * maxWorkOfCharacter > maxWork &&
    filesOfJob(job).reduce((sum, one) => sum + workOf(one), 0) > maxWork &&
    !isDismissed(job.file, job);
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
    if (isMuch && (length > maxJsonHere || !isDismissed(job.file, job))) return false;
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
