// What is sent to a scanning thread and back: the job and the scan of a file, without texts that both sides have.

import { withFields } from '../../model/collections.js';
import type { BuildArgument } from '../../model/occurrence.js';
import type { ScanTask } from '../../model/run/scan-threads.js';
import type { SourceFile } from '../../model/text/source.js';
import type { FileContext, FileScan, Formats } from '../ports.js';

/** A file with everything that says how to read it. */
export interface FileJob extends Required<FileContext> {
  readonly file: SourceFile;
}

/** Every file that the scan of the file reads. */
export function filesOfJob({ file, companions, builds }: FileJob): readonly SourceFile[] {
  return [...new Set([file, ...companions, ...builds.flat().map((one) => one.file)])];
}

interface SentJob extends Omit<FileJob, 'companions'> {
  /** The first of the shared files are the companions. */
  readonly companions: number;
}

export function lengthOf(job: FileJob): number {
  return filesOfJob(job).reduce((sum, { text }) => sum + text.length, 0);
}

export function taskOf({ companions, builds, ...job }: FileJob): ScanTask {
  const shared = [...new Set([...companions, ...builds.flat().map(({ file }) => file)])];
  const input: SentJob = { ...job, companions: companions.length, builds: builds.map(withoutTexts(shared)) };
  return { input, shared };
}

/** What the thread does with a task; the result is for `scanFrom`. */
export function performTask({ scanFile }: Formats, { input, shared }: ScanTask): unknown {
  const { companions, builds, ...job } = input as SentJob;
  const own = [...shared, job.file];
  const found = scanFile(job.file, {
    ...job,
    companions: shared.slice(0, companions),
    builds: builds.map(withFiles(own)),
  });
  return withPassedArguments(found, withoutTexts(own));
}

export function scanFrom({ file }: FileJob, { shared }: ScanTask, result: unknown): FileScan {
  return withPassedArguments(result as FileScan, withFiles([...shared, file]));
}

type ChangeArguments = (args: readonly BuildArgument[]) => readonly BuildArgument[];

export function withPassedArguments(found: FileScan, change: ChangeArguments): FileScan {
  return withFields(found, { passes: found.passes.map((one) => ({ ...one, args: change(one.args) })) });
}

/** Arguments in one of these files of the same path; each file that is none of them stays. */
function withFiles(files: readonly SourceFile[]): ChangeArguments {
  const byPath = new Map(files.map((file) => [file.path, file]));
  return (args) => args.map((one) => ({ ...one, file: byPath.get(one.file.path) ?? one.file }));
}

/** Arguments in files that both sides have. */
function withoutTexts(files: readonly SourceFile[]): ChangeArguments {
  return withFiles(files.map(({ path }) => ({ path, text: '' })));
}
