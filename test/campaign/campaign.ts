// The fault campaign: whole actions in random worlds under random faults, each held against the truth.
import { action } from '../../src/action.js';
import { createEmulator } from '../../src/emulator/index.js';
import { platformInputs } from '../e2e/workflow.js';
import { type Faults, noFaults, randomFaults } from './faults.js';
import { hostOf } from './host.js';
import { type Ended, type Harm, harms, judgeClean, judgeRun, reportIn, type Verdict } from './judge.js';
import { randomOf } from './random.js';
import { virtualTime } from './time.js';
import { start, type World, worldOf } from './world.js';

const longestRunMs = 4 * 3_600_000;
const ledger = '.github/tagproof.lock.json';

/** What became of many runs. */
export interface Tally {
  readonly runs: number;
  readonly verdicts: Readonly<Record<string, number>>;
  readonly requests: number;
  readonly faulty: number;
  readonly harms: Readonly<Record<Harm, number>>;
  /** The first of each kind, with the seed of its run. */
  readonly examples: readonly (Verdict & { readonly seed: number })[];
}

/** Runs `runs` campaigns, the n-th with the seed `seed + n`, so that each can be repeated alone. */
export async function campaign(
  runs: number,
  seed: number,
  progress: (done: number) => void = () => undefined,
): Promise<Tally> {
  const verdicts: Record<string, number> = {};
  const counted = Object.fromEntries(harms.map((harm) => [harm, 0])) as Record<Harm, number>;
  const examples: (Verdict & { seed: number })[] = [];
  let requests = 0;
  let faulty = 0;
  for (let at = 0; at < runs; at += 1) {
    const { ended, asked, found, disturbed } = await runOnce(seed + at);
    const verdict = ended.trace.outputs.verdict ?? `exit code ${ended.trace.outputs['exit-code']}`;
    verdicts[verdict] = (verdicts[verdict] ?? 0) + 1;
    requests += asked;
    faulty += disturbed ? 1 : 0;
    for (const harm of new Set(found.map((one) => one.harm))) counted[harm] += 1;
    for (const one of found)
      if (examples.filter(({ harm }) => harm === one.harm).length < 5)
        examples.push({ ...one, seed: seed + at });
    progress(at + 1);
  }
  return { runs, verdicts, requests, faulty, harms: counted, examples };
}

/** One run: in its world under its faults, and the clean runs that tell the truth. */
export async function runOnce(seed: number) {
  const random = randomOf(seed);
  const world = worldOf(random);
  const faults = random.chance(0.05) ? noFaults : randomFaults(random);
  const { ended, requests } = await act(world, faults);
  const left = { ...world, checkout: withLedgerOf(world, ended.trace.files) };
  const verify = {
    ...left,
    inputs: { ...world.inputs, mode: world.inputs.mode === 'audit' ? 'audit' : 'verify' },
  };
  const clean = await act(verify, noFaults);
  const pinned = world.inputs.mode === 'pin' ? await act(world, noFaults) : clean;
  const found = [
    ...judgeRun(world, ended, clean.ended, pinned.ended),
    ...judgeClean(verify, clean.ended).map(({ harm, what }) => ({ harm, what: `without faults: ${what}` })),
  ];
  const asked = requests.length;
  return {
    world,
    faults,
    ended,
    clean: clean.ended,
    pinned: pinned.ended,
    requests,
    asked,
    found,
    disturbed: faults !== noFaults,
  };
}

/** A ledger that the run wrote would be evidence that it did not have. */
function withLedgerOf({ checkout }: World, files: Readonly<Record<string, string>>) {
  const kept = Object.entries(files).filter(([file]) => file !== ledger || file in checkout);
  return Object.fromEntries(kept);
}

async function act(world: World, faults: Faults) {
  const time = virtualTime(start);
  const emulator = await createEmulator({ state: world.state, now: time.now, faults: faults.platform });
  const inputs = { ...platformInputs(emulator), ...world.inputs };
  const { host, trace } = hostOf({ world, emulator, faults, time, inputs });
  const settled = await time.settle(
    action(host).then(() => 'done' as const),
    longestRunMs,
  );
  const ended: Ended = {
    trace,
    report: reportIn(trace),
    hung: settled === 'hang',
    skewed: faults.skewMs !== 0,
    tokens: emulator.tokens,
  };
  return { ended, requests: emulator.requests };
}
