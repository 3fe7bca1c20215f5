// Runs a campaign in as many threads as are asked for, or as the machine has processors. A run that takes all memory, or that does not come
// back, ends its thread and is a harm of its seed; the others go on.
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

const worker = new URL('campaign-worker.mjs', import.meta.url);
const resourceLimits = { maxOldGenerationSizeMb: 1024 };
/** A run that hangs ends itself earlier, unless it never lets go of the processor. */
const maxSilenceMs = 600_000;
/** What the engine keeps of a run is little, and ends with the thread. */
const maxSeedsOfThread = 500;

/** The outcomes of the seeds in the order in which they come; ends as soon as `isEnough` says so. */
export async function runSeeds(
  seeds,
  { jobs = availableParallelism(), progress = () => undefined, isEnough = () => false } = {},
) {
  const waiting = [...seeds];
  const outcomes = [];
  const done = (outcome) => {
    outcomes.push(outcome);
    if (isEnough(outcome)) waiting.length = 0;
    progress(outcomes.length, outcome);
  };
  const threads = Math.max(1, Math.min(jobs, waiting.length));
  await Promise.all(Array.from({ length: threads }, () => runThread(waiting, done)));
  return outcomes;
}

/** Takes seeds until there are none; a new thread takes over from one that ended. */
async function runThread(waiting, done) {
  while (waiting.length > 0) {
    const lost = await untilItEnds(waiting, done);
    if (lost !== undefined) done(lost);
  }
}

function untilItEnds(waiting, done) {
  return new Promise((resolve) => {
    const thread = new Worker(worker, { resourceLimits, stdout: false });
    let seed;
    let timer;
    let begun = 0;
    const end = async (harm, what) => {
      clearTimeout(timer);
      thread.removeAllListeners();
      thread.on('error', () => undefined);
      await thread.terminate();
      resolve(harm === undefined ? undefined : lostOutcome(seed, harm, what));
    };
    const next = () => {
      clearTimeout(timer);
      if (waiting.length === 0 || begun === maxSeedsOfThread) return void end();
      seed = waiting.shift();
      begun += 1;
      timer = setTimeout(() => end('hang', 'the run never let go of the processor'), maxSilenceMs);
      thread.postMessage(seed);
    };
    thread.on('message', (message) => {
      if (message !== 'ready') done(message);
      next();
    });
    thread.on('error', (error) => end('crash', `the engine gave up: ${error.message}`));
  });
}

/** What is known of a run that did not come back. */
function lostOutcome(seed, harm, what) {
  const nothing = { requests: 0, faulty: true, hostile: false, pulled: 0, kinds: [] };
  return { ...nothing, seed, verdict: 'nothing', event: 'unknown', found: [{ harm, what }] };
}
