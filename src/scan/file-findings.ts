// Everything that is found in one file and its companions, here or in a thread.
import { compact } from '../model/collections.js';
import type { InlineWaiver } from '../model/judgement/policy.js';
import type {
  BuildArgument,
  ChartUse,
  ImageField,
  ImageParameter,
  Mention,
  Occurrence,
  PassedArguments,
  ScanContext,
} from '../model/occurrence.js';
import type { ScanTask } from '../model/run/scan-threads.js';
import type { Problem, SourceFile } from '../model/text/source.js';
import { cluesOf, type FileClues } from './checkout/file-clues.js';
import { scanFile } from './index.js';
import { inlineWaivers } from './inline-waivers.js';

/** A file with everything that says how to read it. */
export interface FileJob extends Required<ScanContext> {
  readonly file: SourceFile;
  readonly companions: readonly SourceFile[];
  readonly mentionedAs: ReadonlySet<string>;
}

export interface FileFindings {
  readonly occurrences: readonly Occurrence[];
  readonly problems: readonly Problem[];
  readonly waivers: readonly InlineWaiver[];
  readonly mentions: readonly Mention[];
  readonly passes: readonly PassedArguments[];
  readonly charts: readonly ChartUse[];
  readonly imageParameters: readonly ImageParameter[];
  readonly passedTo: readonly string[];
  readonly imageFields: readonly ImageField[];
  readonly clues?: FileClues;
}

/** The findings, or the problem that there are none. */
export type JobScanner = (job: FileJob) => Promise<FileFindings | { readonly failed: string }>;

/** Scans the file, and reads the waivers of the companions in which something was found. */
export function findingsIn({ file, companions, ...context }: FileJob): FileFindings {
  const found = scanFile(file, { ...context, companions });
  const holding = new Set(found.occurrences.map(({ at }) => at.file));
  const inCompanions = companions
    .filter(({ path }) => holding.has(path))
    .map((one) => inlineWaivers(one, '#'));
  const clues = cluesOf(file, found);
  return {
    occurrences: found.occurrences,
    problems: [...found.problems, ...inCompanions.flatMap((one) => one.problems)],
    waivers: [...found.waivers, ...inCompanions.flatMap((one) => one.waivers)],
    mentions: found.mentions,
    passes: found.passes,
    charts: found.charts,
    imageParameters: found.imageParameters,
    passedTo: found.passedTo,
    imageFields: found.imageFields,
    ...compact({ clues }),
  };
}

/** Every text that the scan of the file reads. */
export function textsOfJob({ file, companions, builds }: FileJob): readonly string[] {
  const files = new Set([file, ...companions, ...builds.flat().map((one) => one.file)]);
  return [...files].map(({ text }) => text);
}

/** Arguments without the text that they are in: `file` is the index of one of the files that both sides have. */
type SentArgument = Omit<BuildArgument, 'file'> & { readonly file: number | SourceFile };
type SentPasses = Omit<PassedArguments, 'args'> & { readonly args: readonly SentArgument[] };

interface SentJob extends Omit<FileJob, 'companions' | 'builds'> {
  /** The first of the shared files are the companions. */
  readonly companions: number;
  readonly builds: readonly (readonly SentArgument[])[];
}

interface SentFindings extends Omit<FileFindings, 'passes'> {
  readonly passes: readonly SentPasses[];
}

/** The length of all of them. */
export function lengthOf(job: FileJob): number {
  return textsOfJob(job).reduce((sum, text) => sum + text.length, 0);
}

/** The job for a thread. */
export function taskOf({ companions, builds, ...job }: FileJob): ScanTask {
  const shared = [...new Set([...companions, ...builds.flat().map(({ file }) => file)])];
  const input: SentJob = { ...job, companions: companions.length, builds: builds.map(sender(shared)) };
  return { input, shared };
}

/** What the thread does with a task; the result is for `findingsFrom`. */
export function performTask({ input, shared }: ScanTask): unknown {
  const { companions, builds, ...job } = input as SentJob;
  const own = [...shared, job.file];
  const found = findingsIn({
    ...job,
    companions: shared.slice(0, companions),
    builds: builds.map(receiver(own)),
  });
  const send = sender(own);
  return { ...found, passes: found.passes.map((one) => ({ ...one, args: send(one.args) })) };
}

/** The result of `performTask` for the same task. */
export function findingsFrom({ file }: FileJob, { shared }: ScanTask, result: unknown): FileFindings {
  const found = result as SentFindings;
  const receive = receiver([...shared, file]);
  return { ...found, passes: found.passes.map((one) => ({ ...one, args: receive(one.args) })) };
}

function sender(files: readonly SourceFile[]) {
  const indexes = new Map(files.map((file, index) => [file, index]));
  return (args: readonly BuildArgument[]): readonly SentArgument[] =>
    args.map((one) => ({ ...one, file: indexes.get(one.file) ?? one.file }));
}

function receiver(files: readonly SourceFile[]) {
  return (args: readonly SentArgument[]): readonly BuildArgument[] =>
    args.map((one) => {
      const file = typeof one.file === 'number' ? files[one.file] : one.file;
      if (file === undefined) throw new Error('A thread and the scan disagree about the files of a task');
      return { ...one, file };
    });
}
