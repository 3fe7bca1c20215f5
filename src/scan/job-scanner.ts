// Scans files in threads, where no file can hold up the run, and the first small ones here, before a thread has started.
import type { Host } from '../model/host.js';
import {
  type FileJob,
  findingsFrom,
  findingsIn,
  type JobScanner,
  lengthOf,
  taskOf,
  textsOfJob,
} from './file-findings.js';
import { unscanned } from './reasons.js';
import { withoutRepeats } from './same-scans.js';
import { isWorkAbove } from './work.js';
import { lacksRootKeys, lacksWords } from './yaml/lacking.js';

/** How much is scanned without a thread, in characters and in work: of one file with its companions, and of all files. */
export interface ScannedHere {
  readonly maxLength: number;
  readonly maxWork: number;
  /** While threads scan other files, which have started and wait for more. */
  readonly maxWorkMeanwhile: number;
  readonly maxSum: number;
}

/** What the scan needs of the machine. Without threads, every file is scanned here. */
export interface ScanMachine extends Pick<Host, 'threads' | 'stop' | 'scans'> {
  readonly here?: ScannedHere;
}

/**
 * Most checkouts need no thread, which costs more time than it saves until its code has been compiled again. The worst
 * known text within these limits takes 50 ms, and signals are answered between files. Of the files of real repositories
 * that are as short, one in twenty has more work in it.
 */
export const scannedHere: ScannedHere = {
  maxLength: 32 * 1024,
  maxWork: 600,
  maxWorkMeanwhile: 200,
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
    isWorkAbove(maxWork, textsOfJob(job)) &&
    !isPlainJson(job);
  const isSmall = (job: FileJob): boolean => {
    const texts = textsOfJob(job);
    const length = lengthOf(job);
    if (sum + length > here.maxSum) return false;
    const most = inThreads > 0 ? here.maxWorkMeanwhile : here.maxWork;
    const isMuch = length > here.maxLength || isWorkAbove(most, texts);
    if (isMuch && (length > maxJsonHere || !isPlainJson(job))) return false;
    sum += length;
    return true;
  };
  return async (job) => {
    if (isTooMuch(job)) return { failed: unscanned.tooMuchWork };
    if (threads === undefined || isSmall(job)) return findingsIn(job);
    const task = taskOf(job);
    inThreads += 1;
    const answer = await threads.run(task).finally(() => {
      inThreads -= 1;
    });
    if ('result' in answer) return findingsFrom(job, task, answer.result);
    if (answer.failed === 'unavailable') return findingsIn(job);
    if (answer.failed === 'defect') throw new Error(answer.message);
    return {
      failed: answer.failed === 'time' ? unscanned.tooSlow(answer.limitMs) : unscanned.tooMuchMemory,
    };
  };
}
