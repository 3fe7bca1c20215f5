// Reads and scans the files of a checkout, with their companions, and then the files that they mention.
import { append } from '../model/append.js';
import type { Problem } from '../model/source.js';
import type { FileClues } from './clues.js';
import { type CheckoutFiles, companionReader } from './companions.js';
import { CrossReferences } from './cross-references.js';
import { inLanes, jobScanner, type ScanMachine } from './job-scanner.js';
import { unscanned } from './reasons.js';
import { type FileResult, resultOf } from './turn.js';

export interface ReadFiles {
  readonly results: readonly FileResult[];
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
  const results = new Map<string, FileResult>();
  const clues = new Map<string, FileClues>();
  const problems: Problem[] = [];
  const readCompanions = companionReader(files);
  const scan = jobScanner(machine);
  const others = new CrossReferences(files);
  for (let waiting = paths; waiting.length > 0; ) {
    const turns = waiting.map((path) => others.turnOf(path));
    const read = await inLanes(turns, machine.stop, (turn) => resultOf(files, turn, readCompanions, scan));
    const mentioned = new Set<string>();
    for (const [index, path] of waiting.entries()) {
      const result = read.get(index);
      if (result === undefined) continue;
      if (result.clues !== undefined) clues.set(path, result.clues);
      if (result.isEmpty) results.delete(path);
      else results.set(path, result);
      others.add(path, result, mentioned);
    }
    others.addChanged(mentioned);
    if (read.size < waiting.length) {
      const left = waiting.length - read.size + mentioned.size;
      problems.push({ file: '.', message: unscanned.stopped(left) });
      break;
    }
    waiting = [...mentioned].sort();
  }
  append(problems, others.problems());
  return { results: [...results.values()], problems, clues: [...clues.values()], scanned: others.scanned };
}
