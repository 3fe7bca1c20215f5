// The process on this machine: its clock, its stop signal, how it starts, and how it ends.
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '../model/run/host.js';

/** https://nodejs.org/docs/latest-v24.x/api/cli.html#node_debugmodule */
const printing = ['NODE_DEBUG', 'NODE_DEBUG_NATIVE'];

/** Runs `start`; where a variable would print credentials, runs the same program without it in a process of its own. */
export async function withoutDebugOutput(start: () => Promise<void>): Promise<void> {
  const set = printing.filter((name) => (process.env[name] ?? '') !== '');
  if (set.length === 0) return start();
  process.stderr.write(
    `${set.join(' and ')} would print credentials, so Tagproof starts itself again without ${set.length === 1 ? 'it' : 'them'}.\n`,
  );
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !printing.includes(name)));
  const args = [...process.execArgv, ...process.argv.slice(1)];
  const { spawn } = await import('node:child_process');
  const child = spawn(process.execPath, args, { env, stdio: 'inherit' });
  // A terminal sends Ctrl-C to both processes, and a second signal would end the child before its report.
  process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'));
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  const [code] = await once(child, 'close');
  process.exitCode = code ?? 1;
}

/** Of all commands that the process runs, until it is told to stop. */
let current: AbortSignal | undefined;

/**
 * Aborts on the first `SIGINT` or `SIGTERM`, which restores the default handling for the next one. All who ask before that
 * get the same signal, so that the process listens once.
 */
export function stopSignal(): AbortSignal {
  current ??= listen();
  return current;
}

function listen(): AbortSignal {
  const controller = new AbortController();
  const names = ['SIGINT', 'SIGTERM'] as const;
  const stop = (): void => {
    for (const name of names) process.removeListener(name, stop);
    current = undefined;
    controller.abort();
  };
  for (const name of names) process.on(name, stop);
  return controller.signal;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  sleep: (ms) => sleep(ms),
  after: (ms) => AbortSignal.timeout(ms),
  random: () => Math.random(),
};

/** As for a run that is incomplete: nothing was proved. */
const unfinishedCode = 3;

/**
 * Does the work of the process, which sets `process.exitCode`, and ends the process. Node ends one whose work waits for what
 * never comes with 0, which would be a pass.
 */
export async function runToEnd(work: () => Promise<void>): Promise<void> {
  let isDone = false;
  process.once('exit', (code) => {
    if (isDone || code !== 0) return;
    process.exitCode = unfinishedCode;
    process.stderr.write(
      'Internal error in Tagproof (this is a bug): it ended before its work was done [defect]\n',
    );
  });
  await work();
  isDone = true;
  endProcess();
}

/** Ends the process after what was written to its outputs has been passed on. */
function endProcess(): void {
  process.stdout.write('', () => process.stderr.write('', () => process.exit()));
}
