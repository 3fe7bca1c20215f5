// Keeps one process that runs tests on mutants, and replaces it when a mutant does not end.
import { fork } from 'node:child_process';

/** A mutant may take five times as long as the tests without one; at least this long, since machines are busy. */
const leastMs = 20_000;

/**
 * `run({ mutant, tests })` returns the first test that fails, `timeout`, or undefined if all tests pass. The first run has no
 * mutant, and sets the limit of time for the others.
 */
export function createPool(root) {
  let child;
  let limitMs = 600_000;
  async function run(request) {
    child ??= await started(root);
    const own = child;
    const began = performance.now();
    const answer = await new Promise((resolve) => {
      const timer = setTimeout(() => resolve({ killedBy: 'timeout' }), limitMs);
      const done = (value) => {
        clearTimeout(timer);
        resolve(value);
      };
      own.once('message', done);
      own.once('exit', () => done({ killedBy: 'the process ended' }));
      own.send(request);
    });
    own.removeAllListeners();
    if (!request.mutant) limitMs = Math.max(leastMs, 5 * (performance.now() - began));
    if (answer.killedBy === 'timeout' || own.exitCode !== null || own.signalCode !== null) {
      own.kill('SIGKILL');
      child = undefined;
    }
    return answer.killedBy;
  }
  return { run, close: () => child?.kill() };
}

/** Properties run a tenth of their cases: what kills a mutant usually does so at once, and a survivor can be tried with all. */
function started(root) {
  const script = new URL('runner.mjs', import.meta.url);
  const child = fork(script, [root], {
    cwd: root,
    env: { ...process.env, NODE_NO_WARNINGS: '1', TAGPROOF_RUNS: '0.1' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  return new Promise((resolve, reject) => {
    child.once('message', () => resolve(child));
    child.once('exit', (code) => reject(new Error(`the test runner ended with ${code}`)));
  });
}
