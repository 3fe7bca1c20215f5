// Runs the machine's git, read only, in a folder that may be hostile: clean environment, no hooks, no network.
import { spawn } from 'node:child_process';

const maxMs = 60_000;

/**
 * Standard output of `git ARGS` in `root`, or `undefined` when git is not installed, fails, takes too long or prints
 * more than `maxBytes`. A container job checks out as another user, which git calls dubious ownership and refuses by
 * default: for reading, the owner does not matter. Nothing that the repository configures is run.
 */
export function runGit(
  root: string,
  args: readonly string[],
  maxBytes: number,
  input = '',
): Promise<Buffer | undefined> {
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
    const chunks: Buffer[] = [];
    let size = 0;
    child.stdout.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > maxBytes) child.kill('SIGKILL');
      else chunks.push(chunk);
    });
    child.stdin.on('error', () => undefined);
    child.once('error', () => resolve(undefined));
    child.once('close', (code) =>
      resolve(code === 0 && size <= maxBytes ? Buffer.concat(chunks) : undefined),
    );
    child.stdin.end(input);
  });
}
