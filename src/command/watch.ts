// `--watch`: runs a command again when a file of the folder changes.
import { watch } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { stopSignal } from '../host/exit.js';
import type { Context } from './context.js';

/** Editors and version control write several files at once. */
const settleMs = 200;
const ignoredFolders = new Set(['.git', 'node_modules']);
/** Flags with files that the command itself writes. */
const outputFlags = ['report', 'sarif', 'html'];

/**
 * Runs the command, and again after each change below its folder, until Ctrl-C. Returns the last exit code. What the
 * command writes itself, and what is below `.git` and `node_modules`, does not count.
 */
export async function whenFilesChange(
  context: Context,
  run: (context: Context) => Promise<number>,
): Promise<number> {
  const root = path.resolve(context.invocation.operands[0] ?? '.');
  const stop = stopSignal();
  let isChanged = false;
  let wake = () => {};
  stop.addEventListener('abort', () => wake());
  const isInput = inputsOf(context, root);
  watch(root, { recursive: true, signal: stop }, (_, file) => {
    if (!isInput(file ?? '')) return;
    isChanged = true;
    wake();
  });
  for (;;) {
    isChanged = false;
    const exitCode = await run({ ...context, stop });
    if (!stop.aborted) context.err('Waiting for changes. Press Ctrl+C to stop.');
    if (!stop.aborted && !isChanged) await new Promise<void>((resolve) => (wake = resolve));
    if (stop.aborted) return exitCode;
    await wait(settleMs);
  }
}

/** Whether a file, relative to the folder, is one that the command reads. */
function inputsOf({ invocation: { flags } }: Context, root: string): (file: string) => boolean {
  const outputs = outputFlags.flatMap((name) => flags.get(name) ?? []);
  const own = new Set(outputs.map((file) => path.resolve(root, file)));
  return (file) =>
    !file.split(path.sep).some((part) => ignoredFolders.has(part)) && !own.has(path.resolve(root, file));
}
