// What is sent to a scanning thread and back: the job and the scan of a file, without texts that both sides have.

import { withFields } from '../../model/collections.js';
import type { BuildArgument, PassedArguments } from '../../model/occurrence.js';
import type { ScanTask } from '../../model/run/scan-threads.js';
import type { SourceFile } from '../../model/text/source.js';
import { type FileContext, type FileScan, scanFile } from '../index.js';

/** A file with everything that says how to read it. */
export interface FileJob extends Required<FileContext> {
  readonly file: SourceFile;
}

/** Every file that the scan of the file reads. */
export function filesOfJob({ file, companions, builds }: FileJob): readonly SourceFile[] {
  return [...new Set([file, ...companions, ...builds.flat().map((one) => one.file)])];
}

/** Arguments without the text that they are in: `file` is the index of one of the files that both sides have. */
type SentArgument = Omit<BuildArgument, 'file'> & { readonly file: number | SourceFile };
type SentPasses = Omit<PassedArguments, 'args'> & { readonly args: readonly SentArgument[] };

interface SentJob extends Omit<FileJob, 'companions' | 'builds'> {
  /** The first of the shared files are the companions. */
  readonly companions: number;
  readonly builds: readonly (readonly SentArgument[])[];
}

interface SentScan extends Omit<FileScan, 'passes'> {
  readonly passes: readonly SentPasses[];
}

export function lengthOf(job: FileJob): number {
  return filesOfJob(job).reduce((sum, { text }) => sum + text.length, 0);
}

export function taskOf({ companions, builds, ...job }: FileJob): ScanTask {
  const shared = [...new Set([...companions, ...builds.flat().map(({ file }) => file)])];
  const input: SentJob = { ...job, companions: companions.length, builds: builds.map(sender(shared)) };
  return { input, shared };
}

/** What the thread does with a task; the result is for `scanFrom`. */
export function performTask({ input, shared }: ScanTask): unknown {
  const { companions, builds, ...job } = input as SentJob;
  const own = [...shared, job.file];
  const found = scanFile(job.file, {
    ...job,
    companions: shared.slice(0, companions),
    builds: builds.map(receiver(own)),
  });
  const send = sender(own);
  return withFields(found, { passes: found.passes.map((one) => ({ ...one, args: send(one.args) })) });
}

export function scanFrom({ file }: FileJob, { shared }: ScanTask, result: unknown): FileScan {
  const found = result as SentScan;
  const receive = receiver([...shared, file]);
  return withFields(found, { passes: found.passes.map((one) => ({ ...one, args: receive(one.args) })) });
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
