// Reads and scans the files of a checkout, with their companions, and then the files that they mention.
import { append } from '../model/append.js';
import type { Problem } from '../model/source.js';
import type { FileClues } from './clues.js';
import { type CheckoutFiles, companionReader } from './companions.js';
import { CrossReferences } from './cross-references.js';
import { jobScanner, type ScanMachine } from './job-scanner.js';
import { inLanes } from './lanes.js';
import { unscanned } from './reasons.js';
import { type FileResult, firstTurn, resultOf, type Turn } from './turn.js';

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
