// Finds the programs that Tagproof starts: by their absolute path, and never in the checkout or the current folder.
import { accessSync, constants, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { isBelow } from '../files/links.js';
import { workTreeOf } from './git-folders.js';

export interface Program {
  readonly file: string;
  /** What it is started with: what it starts itself is not taken from the checkout either. */
  readonly env: NodeJS.ProcessEnv;
}

/** What Node starts on Windows without a shell, of all that PATHEXT may name. */
const windowsEndings = ['.exe', '.com'];

/**
 * The first program of that name in `PATH`. Entries that are empty or relative mean the current folder, which is
 * usually the checkout; these, and entries in the checkout around `folder`, are left out, because a change could add
 * a program there. `undefined`: there is no such program.
 */
export function findProgram(
  name: string,
  environment: NodeJS.ProcessEnv = process.env,
  folder: string = process.cwd(),
  platform: NodeJS.Platform = process.platform,
): Program | undefined {
  const isWindows = platform === 'win32';
  const separator = isWindows ? ';' : ':';
  // A copy of the environment has the name as Windows spells it, which is `Path`.
  const isPath = (key: string) => (isWindows ? key.toUpperCase() : key) === 'PATH';
  const entries = Object.entries(environment).find(([key]) => isPath(key))?.[1] ?? '';
  const checkout = checkoutAround(folder);
  const folders = entries
    .split(separator)
    .map((entry) => (isWindows ? entry.replaceAll('"', '') : entry))
    .filter((entry) => isOutside(entry, checkout));
  const others = Object.entries(environment).filter(([key]) => !isPath(key));
  for (const inPath of folders)
    for (const ending of isWindows ? windowsEndings : ['']) {
      const file = path.join(inPath, `${name}${ending}`);
      if (!isProgram(file)) continue;
      // The variable prevents programs on Windows from looking for others in the current folder.
      const env = { PATH: folders.join(separator), NoDefaultCurrentDirectoryInExePath: '1' };
      return { file, env: { ...Object.fromEntries(others), ...env } };
    }
  return undefined;
}

/** `undefined` if the folder does not exist, or is the root of the disk, which has every program in it. */
function checkoutAround(folder: string): string | undefined {
  const top = workTreeOf(folder)?.top ?? realPath(folder);
  return top === undefined || path.dirname(top) === top ? undefined : top;
}

/** Judged by its own path, which a change could turn into a symlink, and by the path that it leads to. */
function isOutside(entry: string, checkout: string | undefined): boolean {
  if (!path.isAbsolute(entry)) return false;
  const real = realPath(entry);
  if (real === undefined) return false;
  return checkout === undefined || !(isBelow(checkout, path.resolve(entry)) || isBelow(checkout, real));
}

function realPath(folder: string): string | undefined {
  try {
    return realpathSync.native(folder);
  } catch {
    return undefined;
  }
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}
