// Runs the machine's git, read only, in a folder that may be hostile: clean environment, no hooks, no network.
import { spawn } from 'node:child_process';

const maxMs = 60_000;

/**
 * Standard output of `git ARGS` in `root`, or `undefined` when git is not installed, fails, takes too long or prints
 * more than `maxBytes`. A container job checks out as another user, which git calls dubious ownership and refuses by
 * default: for reading, the owner does not matter. Nothing that the repository configures is run.
 */
export async function runGit(
  root: string,
  args: readonly string[],
  maxBytes: number,
  input = '',
): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  const isDone = await streamGit(root, args, { maxBytes, input, take: (chunk) => chunks.push(chunk) });
  return isDone ? Buffer.concat(chunks) : undefined;
}

/**
 * Gives each text of standard output that ends in a NUL to `take`, while git runs. False when `runGit` would return
 * `undefined`; what was given until then says nothing.
 */
export async function runGitRecords(
  root: string,
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
  const isDone = await streamGit(root, args, { maxBytes, input: '', take: takeChunk });
  return isDone && rest.length === 0;
}

interface Streaming {
  readonly maxBytes: number;
  readonly input: string;
  take(chunk: Buffer): void;
}

/** False when git is not installed, fails, takes too long or prints more than `maxBytes`. */
function streamGit(
  root: string,
  args: readonly string[],
  { maxBytes, input, take }: Streaming,
): Promise<boolean> {
  return new Promise((resolve) => {
    const safely = ['safe.directory=*', 'protocol.allow=never', 'core.fsmonitor=false'];
    const child = spawn('git', [...safely.flatMap((setting) => ['-c', setting]), ...args], {
      cwd: root,
      env: {
        PATH: process.env.PATH ?? '',
        GIT_NO_REPLACE_OBJECTS: '1',
        GIT_NO_LAZY_FETCH: '1',
        GIT_OPTIONAL_LOCKS: '0',
        LC_ALL: 'C',
      },
      stdio: ['pipe', 'pipe', 'ignore'],
      timeout: maxMs,
      killSignal: 'SIGKILL',
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
