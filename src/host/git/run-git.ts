// Runs the machine's git, read only, on a repository that may be hostile: no network, and no program that it names.
//
// Git runs what the configuration of a repository says (fsmonitor, filters, hooks, textconv, pagers, aliases, helpers,
// the remotes of a partial clone), and a list of all such keys is never complete. So git does not read it: as the
// folder for what work trees share (GIT_COMMON_DIR) it gets a temporary one, with a configuration of the few keys that
// say how objects, refs and names are stored. HEAD, refs, the index and the objects are the repository's own. Without
// a remote nothing is fetched either, whatever the version of git.
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { memoizeAsync } from '../../model/waiting/memoize.js';
import { gitProblems } from '../messages.js';
import { type GitFolders, workTreeOf } from './git-folders.js';
import { findProgram, type Program } from './programs.js';

const maxMs = 60_000;
const maxConfigBytes = 16 * 1024 * 1024;
/** Of Debian 11 and later. What is used here is older, but is not tested with anything older. */
const oldest = [2, 30] as const;

/**
 * None of them names a program or a file. An extension that git does not know makes it refuse the repository. The two
 * that are left out would name a remote to fetch from, and another file with configuration.
 */
const keptKeys =
  /^(?:core\.(?:repositoryformatversion|ignorecase|precomposeunicode)|extensions\.(?!partialclone$|worktreeconfig$)[a-z0-9-]+)$/;

/** The same once more, should a git read more configuration than that. The last one is for Windows. */
const settings = [
  'safe.directory=*',
  'safe.bareRepository=explicit',
  'protocol.allow=never',
  'core.fsmonitor=false',
  'core.hooksPath=/dev/null',
  'core.longPaths=true',
].flatMap((setting) => ['-c', setting]);

const environment = {
  // The only protocol that is allowed, whatever a configuration allows, and there is none of that name.
  GIT_ALLOW_PROTOCOL: 'none',
  GIT_ATTR_NOSYSTEM: '1',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_NO_LAZY_FETCH: '1',
  GIT_NO_REPLACE_OBJECTS: '1',
  GIT_OPTIONAL_LOCKS: '0',
  LC_ALL: 'C',
};

/** A repository, and the git that reads it. */
export interface OpenedGit {
  readonly program: Program;
  /** The folder that was asked for, and the top of the work tree around it. */
  readonly root: string;
  readonly top: string;
  readonly folders: GitFolders;
  /** The text of the configuration that git reads instead of the repository's. */
  readonly config: string;
  /** The address of the remote `origin`. */
  readonly origin?: string;
}

/** What is used of a repository's configuration. */
type UsedConfig = Pick<OpenedGit, 'config' | 'origin'>;

/**
 * The repository around `root`: `undefined` without git or outside of a repository, and `refused` with a reason if git
 * is too old or cannot read its configuration. A container job checks out as another user, which git calls dubious
 * ownership: for reading, the owner does not matter.
 */
export async function openGit(root: string): Promise<OpenedGit | { readonly refused: string } | undefined> {
  const found = workTreeOf(root);
  const program = found?.git && findProgram('git', { PATH: process.env.PATH }, found.top);
  if (found?.git === undefined || program === undefined) return undefined;
  const opened = { program, root: found.root, top: found.top, folders: found.git, config: '' };
  const [version, used] = await Promise.all([versionOf(program), configOf(opened)]);
  if (!isSupported(version)) return { refused: gitProblems.tooOld(version, oldest.join('.')) };
  if (used === undefined) return { refused: gitProblems.failed };
  return { ...opened, ...used };
}

const knownConfigs = new Map<string, UsedConfig>();

/**
 * `undefined` if git cannot read the configuration. It is asked once for each text, which alone says what it answers: a
 * command opens the same repository several times.
 */
async function configOf(git: OpenedGit): Promise<UsedConfig | undefined> {
  const file = path.join(git.folders.common, 'config');
  if (!existsSync(file)) return { config: '' };
  const text = textOf(file);
  if (text === undefined) return undefined;
  const key = createHash('sha256').update(`${git.program.file}\0`).update(text).digest('hex');
  const known = knownConfigs.get(key);
  if (known !== undefined) return known;
  const list = ['config', '--file', '-', '--no-includes', '--null', '--list'];
  const listed = await runGit(git, list, maxConfigBytes, text);
  if (listed === undefined) return undefined;
  const used = usedOf(listed.toString('utf8'));
  knownConfigs.set(key, used);
  return used;
}

/** `undefined` for what cannot be read and what is too large. */
function textOf(file: string): Buffer | undefined {
  try {
    const stats = statSync(file);
    return stats.isFile() && stats.size <= maxConfigBytes ? readFileSync(file) : undefined;
  } catch {
    return undefined;
  }
}

/** Standard output of `git ARGS` in the folder, or `undefined` when git fails, takes too long or prints more. */
export async function runGit(
  git: OpenedGit,
  args: readonly string[],
  maxBytes: number,
  input: string | Buffer = '',
): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  const isDone = await streamGit(git, args, { maxBytes, input, take: (chunk) => chunks.push(chunk) });
  return isDone ? Buffer.concat(chunks) : undefined;
}

/**
 * Gives each text of standard output that ends in a NUL to `take`, while git runs. False when `runGit` would return
 * `undefined`; what was given until then says nothing.
 */
export async function runGitRecords(
  git: OpenedGit,
  args: readonly string[],
  maxBytes: number,
  take: (record: Buffer) => void,
): Promise<boolean> {
  let rest: Buffer = Buffer.alloc(0);
  const takeChunk = (chunk: Buffer) => {
    const bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    let start = 0;
    for (let end = bytes.indexOf(0); end >= 0; end = bytes.indexOf(0, start)) {
      take(bytes.subarray(start, end));
      start = end + 1;
    }
    rest = bytes.subarray(start);
  };
  const isDone = await streamGit(git, args, { maxBytes, input: '', take: takeChunk });
  return isDone && rest.length === 0;
}

interface Streaming {
  readonly maxBytes: number;
  readonly input: string | Buffer;
  take(chunk: Buffer): void;
}

/** False when git fails, takes too long or prints more than `maxBytes`. */
async function streamGit(git: OpenedGit, args: readonly string[], streaming: Streaming): Promise<boolean> {
  const { program, root, top, folders } = git;
  let common: string | undefined;
  try {
    common = mkdtempSync(path.join(tmpdir(), 'tagproof-git-'));
    // Refs are read where the repository has them; git only sees to it that there is a folder of this name.
    mkdirSync(path.join(common, 'refs'));
    writeFileSync(path.join(common, 'config'), git.config);
    // Without it, git misses the parents that a shallow clone does not have.
    const shallow = path.join(folders.common, 'shallow');
    if (existsSync(shallow)) copyFileSync(shallow, path.join(common, 'shallow'));
    const env = { GIT_COMMON_DIR: common, GIT_OBJECT_DIRECTORY: path.join(folders.common, 'objects') };
    const where = [...settings, `--git-dir=${folders.own}`, `--work-tree=${top}`, ...excludes(folders)];
    return await start(program, [...where, ...args], { cwd: root, env }, streaming);
  } catch {
    return false;
  } finally {
    if (common !== undefined) rmSync(common, { recursive: true, force: true });
  }
}

/** The repository's own list of ignored files, which git would look for among what work trees share. */
function excludes({ common }: GitFolders): readonly string[] {
  return ['-c', `core.excludesFile=${path.join(common, 'info', 'exclude')}`];
}

/** Of what `git config --null --list` prints, the kept keys and the last `origin`. A key without a value means `true`. */
function usedOf(listed: string): UsedConfig {
  let kept = '';
  let origin: string | undefined;
  for (const entry of listed.split('\0')) {
    const [key = '', ...lines] = entry.split('\n');
    if (key === 'remote.origin.url') origin = lines.join('\n').trim();
    if (!keptKeys.test(key)) continue;
    const [section = '', name = ''] = key.split('.');
    kept += `[${section}]\n${name} = ${JSON.stringify(lines.length === 0 ? 'true' : lines.join('\n'))}\n`;
  }
  return { config: kept, ...(origin === undefined || origin === '' ? {} : { origin }) };
}

/** Asked once of each program: it takes as long as the work. */
const versionOf = memoizeAsync(askVersion, ({ file }: Program) => file);

async function askVersion(program: Program): Promise<string> {
  const chunks: Buffer[] = [];
  const streaming = { maxBytes: 1024, input: '', take: (chunk: Buffer) => void chunks.push(chunk) };
  const isDone = await start(program, ['--version'], { cwd: tmpdir(), env: {} }, streaming);
  const text = isDone ? Buffer.concat(chunks).toString('utf8') : '';
  return /^git version (\d+\.\d+\S*)/.exec(text)?.[1] ?? '';
}

function isSupported(version: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > oldest[0] || (major === oldest[0] && minor >= oldest[1]);
}

async function start(
  program: Program,
  args: readonly string[],
  { cwd, env }: { readonly cwd: string; readonly env: Readonly<Record<string, string>> },
  { maxBytes, input, take }: Streaming,
): Promise<boolean> {
  const { spawn } = await import('node:child_process');
  return new Promise((resolve) => {
    const child = spawn(program.file, args, {
      cwd,
      env: { ...program.env, ...environment, ...env },
      stdio: ['pipe', 'pipe', 'ignore'],
      timeout: maxMs,
      killSignal: 'SIGKILL',
      windowsHide: true,
    });
    let size = 0;
    child.stdout.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > maxBytes) child.kill('SIGKILL');
      else take(chunk);
    });
    child.stdin.on('error', () => undefined);
    child.once('error', () => resolve(false));
    child.once('close', (code) => resolve(code === 0 && size <= maxBytes));
    child.stdin.end(input);
  });
}
