// Reads and scans the files of a checkout, with their companions, and then the files that they mention.
import { setImmediate } from 'node:timers/promises';
import { append, withFields } from '../../model/collections.js';
import { joinedScans, type SeenName } from '../../model/occurrence.js';
import type { Problem, SourceFile } from '../../model/text/source.js';
import { compareText } from '../../model/text/text.js';
import { opaqueAt } from '../occurrence.js';
import type { FileLinks, FileScan, Formats } from '../ports.js';
import { unresolved, unscanned } from '../reasons.js';
import { hostsOf } from '../safety-net/names.js';
import { type CheckoutFiles, type CompanionReader, companionReader, whyUnread } from './companions.js';
import { CrossReferences, type FileRound, nothingSaid } from './cross-references.js';
import { type JobScanner, jobScanner, type ScanMachine } from './job-scanner.js';
import { missingFiles } from './mentions.js';
import { readOther } from './other-files.js';

/** Files that are scanned at the same time, where threads do it. */
const lanes = 16;
/** After as long without a turn of the event loop, signals, time-outs and progress get one. */
const longestMs = 100;

interface Lanes<T, R> {
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

export interface ReadFiles {
  readonly results: readonly FileScan[];
  readonly problems: readonly Problem[];
  readonly links: readonly FileLinks[];
  /** The paths of the files that were scanned. */
  readonly read: ReadonlySet<string>;
  /** By the path of each file, those that were scanned first. */
  readonly seen: ReadonlyMap<string, readonly SeenName[]>;
}

/**
 * Scans the files, and then the existing files that they mention. Results do not depend on which file is done first. Once
 * the run is stopped, what is not scanned yet is a problem. Never throws for what a checkout contains.
 * @param unclaimed text files that no scanner claims by their path: each is read once, and scanned if its content says as what
 */
export async function readCheckout(
  files: CheckoutFiles,
  paths: readonly string[],
  machine: ScanMachine = {},
  unclaimed: readonly string[] = [],
): Promise<ReadFiles> {
  const results = new Map<string, FileScan>();
  const links = new Map<string, FileLinks>();
  const seen = new Map<string, readonly SeenName[]>();
  const problems: Problem[] = [];
  const readCompanions = companionReader(files);
  const scanJob = await jobScannerOf(files.formats, machine);
  const others = new CrossReferences(files);
  const claimed = new Set<string>();
  const elsewhere = new Map<string, readonly SeenName[]>();
  const hosts = hostsOf(files.mirrors);
  await inLanes({
    items: unclaimed,
    stop: machine.stop,
    work: (path) => readOther(path, files.read, machine.onlyReferences === true ? undefined : hosts),
    take: ({ as, names, mentions }, path) => {
      others.addMentions(mentions, claimed);
      if (as !== undefined) others.addFile(path, as, claimed);
      else if (names.length > 0) elsewhere.set(path, names);
    },
  });
  const first = claimed.size === 0 ? paths : [...new Set([...paths, ...claimed])].sort(compareText);
  let turns: readonly FileRound[] = first.map((path) => others.turnOf(path));
  for (let waiting = first; waiting.length > 0; ) {
    const mentioned = new Set<string>();
    const take = (scan: FileScan, path: string) => {
      if (scan.links !== undefined) links.set(path, scan.links);
      seen.set(path, scan.seen ?? []);
      if (isEmpty(scan)) results.delete(path);
      // Not kept: the files of passed arguments, with their parsed documents.
      else results.set(path, withFields(scan, { passes: [] }));
      others.add(path, scan, mentioned);
    };
    const work = (path: string, index: number) =>
      scanTurn(files, turns[index] ?? { path, uses: [], said: nothingSaid }, readCompanions, scanJob);
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
  for (const [path, names] of elsewhere) if (!others.seen.has(path)) seen.set(path, names);
  const found = { results: [...results.values()], links: [...links.values()], seen };
  return { ...found, problems, read: others.seen };
}

async function jobScannerOf(formats: Formats, { scans, ...machine }: ScanMachine): Promise<JobScanner> {
  const scan = jobScanner(formats, machine);
  return scans === undefined ? scan : (await import('./remembered-jobs.js')).withoutRepeats(scan, scans);
}

/** True where nothing was found, so that only what the file says about others matters. */
function isEmpty({ occurrences, problems, waivers }: FileScan): boolean {
  return occurrences.length + problems.length + waivers.length === 0;
}

/** Reads and scans one file with its companions. What cannot be read or scanned is a problem. */
async function scanTurn(
  { read, mirrors, paths, isNamed }: CheckoutFiles,
  { path, uses, said }: FileRound,
  readCompanions: CompanionReader,
  scanJob: JobScanner,
): Promise<FileScan> {
  const [answer, { companions, problems }] = await Promise.all([
    read(path),
    readCompanions(path, said.mentionedAs, uses),
  ]);
  if ('unreadable' in answer) return unread(path, whyUnread(answer));
  const file = { path, text: answer.text };
  if (lfsPointer.test(file.text)) return pointer(file);
  const charts = uses.filter(({ readsFile }) => readsFile).map(({ folder }) => folder);
  const found = await scanJob({ ...said, file, companions, charts, mirrors });
  if ('failed' in found) return unread(path, found.failed);
  const missing = missingFiles([file, ...companions], found.mentions, { paths, isNamed });
  const scan = withFields(found, {
    occurrences: [...found.occurrences, ...missing],
    problems: [...found.problems, ...problems],
  });
  if (isEmpty(scan)) return scan;
  const holding = new Set(scan.occurrences.map(({ at }) => at.file));
  const used = companions.filter((one) => holding.has(one.path));
  const passing = said.builds.flat().flatMap((one) => (holding.has(one.file.path) ? one.file : []));
  return withFields(scan, { sources: [file, ...used, ...new Set(passing)].map(copyOf) });
}

/** Of a file that was scanned, much is remembered for as long as it exists, such as its parsed documents. */
function copyOf({ path, text }: SourceFile): SourceFile {
  return { path, text };
}

/** https://github.com/git-lfs/git-lfs/blob/main/docs/spec.md#the-pointer */
const lfsPointer = /^version https:\/\/git-lfs\.github\.com\/spec\/v1(?=\r?\n)/;

function pointer(file: SourceFile): FileScan {
  const span = { start: 0, end: lfsPointer.exec(file.text)?.[0].length ?? 0 };
  const found = opaqueAt(file, span, 'variable', unresolved.path(file.path, unresolved.lfsPointer));
  return withFields(joinedScans([{ occurrences: [found] }]), { waivers: [], sources: [file] });
}

function unread(path: string, message: string): FileScan {
  const problems = [{ file: path, message }];
  return withFields(joinedScans([{ problems }]), { waivers: [] });
}
