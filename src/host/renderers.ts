// Programs that render files of the checkout, in a copy: without network, settings of the user, plugins or other programs.
import { execFile } from 'node:child_process';
import { constants } from 'node:fs';
import { copyFile, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RenderAnswer, RenderedCopy, Renderers } from '../model/run/host.js';
import { plural } from '../model/text/text.js';
import { linkedFile } from './files/links.js';
import { findProgram } from './git/programs.js';

interface RenderLimits {
  readonly files: number;
  readonly bytes: number;
  readonly timeMs: number;
  readonly outputBytes: number;
}

const defaultLimits: RenderLimits = {
  files: 20_000,
  bytes: 256 * 2 ** 20,
  timeMs: 20_000,
  outputBytes: 16 * 2 ** 20,
};

/** Programs are found in `PATH`, outside the checkout `root`. */
export function machineRenderers(
  environment: Readonly<Record<string, string | undefined>>,
  root: string,
  limits: RenderLimits = defaultLimits,
): Renderers {
  return {
    async open(paths) {
      if (paths.length > limits.files)
        return { refused: `${plural(paths.length, 'file')} are more than ${limits.files}` };
      const temp = await mkdtemp(path.join(tmpdir(), 'tagproof-rendered-'));
      const [copy, home] = [path.join(temp, 'checkout'), path.join(temp, 'home')];
      const close = () => rm(temp, { recursive: true, force: true });
      try {
        for (const folder of [copy, home]) await mkdir(folder);
        const bytes = await copyFiles(root, copy, paths, limits.bytes);
        if (bytes <= limits.bytes)
          return { ...copied(root, copy), run: runnerIn(copy, home, environment, root, limits), close };
        await close();
        return { refused: `the files have more than ${limits.bytes} bytes` };
      } catch (error) {
        await close();
        return { refused: `the files cannot be copied (${(error as NodeJS.ErrnoException).code})` };
      }
    },
  };
}

/** Copies files as long as they are small enough, and returns how many bytes they have. A link that leads out is left out. */
async function copyFiles(
  root: string,
  copy: string,
  paths: readonly string[],
  most: number,
): Promise<number> {
  let bytes = 0;
  for (const one of paths) {
    const found = one.endsWith('/') ? undefined : linkedFile(root, path.join(root, one));
    if (found === undefined) continue;
    const stats = await stat(found.file);
    if (!stats.isFile()) continue;
    bytes += stats.size;
    if (bytes > most) return bytes;
    const target = path.join(copy, one);
    await mkdir(path.dirname(target), { recursive: true });
    await copyFile(found.file, target, constants.COPYFILE_FICLONE);
  }
  return bytes;
}

function copied(root: string, copy: string): Pick<RenderedCopy, 'write'> {
  return {
    async write(file, text) {
      const target = path.join(copy, file);
      if (text !== undefined) return writeFile(target, text);
      const found = linkedFile(root, path.join(root, file));
      if (found !== undefined) await copyFile(found.file, target);
    },
  };
}

/** Nothing answers there: what a program asks of the network fails at once. */
const nowhere = 'http://127.0.0.1:9';

function runnerIn(
  copy: string,
  home: string,
  environment: Readonly<Record<string, string | undefined>>,
  root: string,
  { timeMs, outputBytes }: RenderLimits,
): RenderedCopy['run'] {
  const env = {
    // Neither git nor a plugin is found there.
    ...{ PATH: home, HOME: home, XDG_CONFIG_HOME: home, XDG_DATA_HOME: home, XDG_CACHE_HOME: home },
    ...{
      KUBECONFIG: path.join(home, 'config'),
      DOCKER_CONFIG: home,
      DOCKER_HOST: nowhere,
      HELM_PLUGINS: home,
    },
    ...{ HTTP_PROXY: nowhere, HTTPS_PROXY: nowhere, ALL_PROXY: nowhere, LC_ALL: 'C.UTF-8' },
  };
  return (name, args, folder) => {
    const program = findProgram(name, environment, root);
    if (program === undefined) return Promise.resolve({ missing: true });
    const options = {
      cwd: path.join(copy, folder),
      env,
      timeout: timeMs,
      maxBuffer: outputBytes,
      killSignal: 'SIGKILL',
    } as const;
    return new Promise<RenderAnswer>((resolve) => {
      const child = execFile(program.file, [...args], options, (error, out, err) => {
        if (error === null) return resolve({ text: out.replaceAll(copy, '.') });
        const said = err.trim().split('\n').at(-1)?.slice(0, 300);
        const why =
          error.killed === true
            ? `took more than ${timeMs / 1000} seconds, or printed too much`
            : (said ?? '');
        resolve({ failed: why.replaceAll(copy, '.') });
      });
      child.stdin?.end();
    });
  };
}
