// Reads and scans the files of a checkout, with their companions, and then the files that they mention.

import { setImmediate } from 'node:timers/promises';
import { append } from '../../model/collections.js';
import type { Problem } from '../../model/text/source.js';
import { unscanned } from '../reasons.js';
import { type CheckoutFiles, companionReader } from './companions.js';
import { CrossReferences } from './cross-references.js';
import type { FileClues } from './file-clues.js';
import { type FileResult, firstTurn, resultOf, type Turn } from './file-round.js';
import { jobScanner, type ScanMachine } from './job-scanner.js';

/** Files that are scanned at the same time, where threads do it. */
const lanes = 16;
/** After as long without a turn of the event loop, signals, time-outs and progress get one. */
const longestMs = 100;

export interface Lanes<T, R> {
  readonly items: readonly T[];
  readonly stop: AbortSignal | undefined;
  work(item: T, index: number): Promise<R>;
  /** Gets each result once those before it were taken, so that only few of them wait. */
  take(result: R, item: T): void;
}

/**
 * Returns how many results were taken. Once `stop` aborts, these are the results that there are: nothing that is under way
 * is waited for.
 */
export async function inLanes<T, R>({ items, stop, work, take }: Lanes<T, R>): Promise<number> {
  const waiting = new Map<number, { readonly result: R; readonly item: T }>();
  let [next, taken, isOver] = [0, 0, false];
  const takeOne = ({ result, item }: { readonly result: R; readonly item: T }) => {
    taken += 1;
    take(result, item);
  };
  const settle = (index: number, result: R, item: T) => {
    waiting.set(index, { result, item });
    for (let one = waiting.get(next); one !== undefined; one = waiting.get(next)) {
      waiting.delete(next);
      next += 1;
      takeOne(one);
    }
  };
  const entries = items.entries();
  let lastTurn = performance.now();
  const lane = async () => {
    for (const [index, item] of entries) {
      if (stop?.aborted || isOver) return;
      const result = await work(item, index);
      if (performance.now() - lastTurn > longestMs) {
        await setImmediate();
        lastTurn = performance.now();
      }
      if (isOver) return;
      settle(index, result, item);
    }
  };
  let abort = () => {};
  const aborted = new Promise<void>((resolve) => {
    abort = resolve;
  });
  // Removed by itself, not by a signal: Node would keep it, and with it all results, as long as there is `stop`.
  stop?.addEventListener('abort', abort);
  try {
    await Promise.race([aborted, Promise.all(Array.from({ length: lanes }, lane))]);
  } finally {
    isOver = true;
    stop?.removeEventListener('abort', abort);
  }
  for (const [, one] of [...waiting].sort(([a], [b]) => a - b)) takeOne(one);
  return taken;
}

/** What of a file's result counts after all files were read. */
export type KeptResult = Pick<FileResult, 'sources' | 'occurrences' | 'problems' | 'waivers'>;

export interface ReadFiles {
  readonly results: readonly KeptResult[];
  readonly problems: readonly Problem[];
  readonly clues: readonly FileClues[];
  /** How many files were read. */
  readonly scanned: number;
}

/**
 * Scans the files, and then the existing files that they mention. Results do not depend on which file is done first. Once
 * the run is stopped, what is not scanned yet is a problem. Never throws for what a checkout contains.
 */
export async function readCheckout(
  files: CheckoutFiles,
  paths: readonly string[],
  machine: ScanMachine = {},
): Promise<ReadFiles> {
  const results = new Map<string, KeptResult>();
  const clues = new Map<string, FileClues>();
  const problems: Problem[] = [];
  const readCompanions = companionReader(files);
  const scan = jobScanner(machine);
  const others = new CrossReferences(files);
  let turns: readonly Turn[] | undefined;
  for (let waiting = paths; waiting.length > 0; ) {
    const mentioned = new Set<string>();
    const take = (result: FileResult, path: string) => {
      if (result.clues !== undefined) clues.set(path, result.clues);
      if (result.isEmpty) results.delete(path);
      else results.set(path, keptOf(result));
      others.add(path, result, mentioned);
    };
    const work = (path: string, index: number) =>
      resultOf(files, turns?.[index] ?? firstTurn(path), readCompanions, scan);
    const taken = await inLanes({ items: waiting, stop: machine.stop, work, take });
    others.endRound(mentioned);
    if (taken < waiting.length) {
      const left = waiting.length - taken + mentioned.size;
      problems.push({ file: '.', message: unscanned.stopped(left) });
      break;
    }
    waiting = [...mentioned].sort();
    // What the others have said of the files before the round begins: what they say in it counts in the next one.
    turns = waiting.map((path) => others.turnOf(path));
  }
  append(problems, others.problems());
  return { results: [...results.values()], problems, clues: [...clues.values()], scanned: others.scanned };
}

function keptOf({ sources, occurrences, problems, waivers }: FileResult): KeptResult {
  return { sources, occurrences, problems, waivers };
}
