// Keeps one process that runs tests on mutants, and replaces it when a mutant does not end.
import { fork } from 'node:child_process';

const limitMs = 120_000;

/** `run({ mutant, tests })` returns the first test that fails, `timeout`, or undefined if all tests pass. */
export function createPool(root) {
  let child;
  async function run(request) {
    child ??= await started(root);
    const own = child;
    const answer = await new Promise((resolve) => {
      // Loading everything for the first time takes longer than any run after it.
      const timer = setTimeout(
        () => resolve({ killedBy: 'timeout' }),
        request.mutant ? limitMs : 5 * limitMs,
      );
      const done = (value) => {
        clearTimeout(timer);
        resolve(value);
      };
      own.once('message', done);
      own.once('exit', () => done({ killedBy: 'the process ended' }));
      own.send(request);
    });
    own.removeAllListeners();
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
