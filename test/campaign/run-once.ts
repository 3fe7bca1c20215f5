// One campaign run: in its world under its faults, then the runs without faults that tell the truth of it.
import { act } from './act.js';
import { type Faults, noFaults, randomFaults, randomHistoryFaults } from './faults.js';
import { type Ended, judgeClean, judgeRun, type Verdict } from './judge.js';
import { judgeAgain, judgeOther } from './judge-again.js';
import { type Held, judgeChange } from './judge-change.js';
import { judgeNext } from './judge-ci.js';
import { judgeGaps } from './judge-gaps.js';
import { judgeOrdeal } from './judge-ordeals.js';
import { judgeRules } from './judge-rules.js';
import { type Random, randomOf } from './random.js';
import { rulesFor } from './rules.js';
import { ledgerFile } from './settings.js';
import { asPush, policyInForce, type World, withLedgerInForce, worldOf } from './world.js';

export interface Scene {
  readonly world: World;
  readonly faults: Faults;
  /** Nothing but the ordeal of the world goes wrong, so it is judged by what it does alone. */
  readonly isAlone: boolean;
  readonly random: Random;
}

/** Every fifth run can pass, so that some of any few runs do: all is well with its images, and nothing goes wrong. */
const isHealthy = (seed: number) => seed % 5 === 0;

/** What a seed stands for, before anything runs. */
export function sceneOf(seed: number): Scene {
  const random = randomOf(seed);
  const aside = randomOf(~seed);
  const others = { aside, jobs: randomOf(seed ^ 0x5eed), gates: randomOf(seed ^ 0x6a7e) };
  const world = worldOf(random, others, isHealthy(seed));
  const { ordeal } = world;
  const isAlone = random.chance(ordeal === undefined ? 0.05 : 0.7);
  const usual = isAlone ? noFaults : randomFaults(random, world.hostile);
  const histories = isAlone || world.sourced.length === 0 ? [] : randomHistoryFaults(aside, world.hostile);
  const all = isHealthy(seed) ? noFaults : { ...usual, histories };
  return {
    world,
    faults: ordeal === undefined ? all : { ...all, ordeal },
    isAlone: isAlone || isHealthy(seed),
    random,
  };
}

export async function runOnce(seed: number) {
  const { world, faults, isAlone, random } = sceneOf(seed);
  const { ordeal } = world;
  const run = await act(world, faults);
  const { ended } = run;
  const left = { ...world, checkout: withLedgerOf(world, ended.trace.files) };
  const verify = inMode(left, world.inputs.mode === 'audit' ? 'audit' : 'verify');
  const clean = await act(verify, noFaults);
  const pinned = world.inputs.mode === 'pin' ? await act(world, noFaults) : clean;
  const held = await heldOf(verify, clean.ended);
  const following = await next(world, run);
  const calm = [
    ...judgeClean(verify, clean.ended),
    ...judgeRules(verify, clean.ended),
    ...judgeGaps(world, pinned.ended),
    ...(held === undefined ? [] : judgeChange(held)),
    ...(random.chance(0.2) ? judgeOther(clean.ended, await other(verify, 2 + random.below(30))) : []),
  ].map(({ harm, what }) => ({ harm, what: `without faults: ${what}` }));
  const found: readonly Verdict[] = [
    ...judgeRun(world, ended, clean.ended, pinned.ended),
    ...(ordeal !== undefined && isAlone ? judgeOrdeal(ordeal, world, ended, clean.ended) : []),
    ...(following === undefined ? [] : judgeNext(ended, following, pinned.ended)),
    ...(ended.skewed ? [] : await again(verify, world, ended.trace.files, clean)),
    ...calm,
  ];
  return {
    world,
    faults,
    ended,
    clean: clean.ended,
    pinned: pinned.ended,
    held,
    following,
    requests: run.requests,
    asked: run.requests.length,
    found,
    disturbed: !isAlone || ordeal !== undefined,
  };
}

type Run = Awaited<ReturnType<typeof act>>;

const inMode = (world: World, mode: string): World => ({ ...world, inputs: { ...world.inputs, mode } });

/** What the run wrote into a ledger would be evidence that it did not have. */
function withLedgerOf({ checkout }: World, files: Readonly<Record<string, string>>) {
  const { [ledgerFile]: _, ...others } = files;
  const ledger = checkout[ledgerFile];
  return ledger === undefined ? others : { ...others, [ledgerFile]: ledger };
}

/** A change is held against pushes of what is before it and after it, under the policy and the ledger that must be in force. */
async function heldOf(verify: World, clean: Run['ended']): Promise<Held | undefined> {
  const { change } = verify;
  const rules = change && rulesFor(change);
  if (rules === undefined || rules === 'checkout' || rules === 'nobody') return undefined;
  const policy = policyInForce(verify);
  const now = withLedgerInForce(verify);
  const { [ledgerFile]: _, ...base } = rules;
  const { [ledgerFile]: ledger } = now;
  const old = ledger === undefined ? base : { ...base, [ledgerFile]: ledger };
  const after = await act(asPush(verify, now, policy), noFaults);
  const before = await act(asPush(verify, old, policy), noFaults);
  return { world: verify, clean, after: after.ended, before: before.ended };
}

async function other(verify: World, pageSize: number) {
  return (await act(verify, noFaults, { pageSize })).ended;
}

/** The next run on the same CI host, where all goes well, must make of it what it makes of an untouched one. */
async function next(world: World, { ended, server }: Run): Promise<Ended | undefined> {
  if (world.change === undefined || ended.hung) return undefined;
  const pins = world.inputs.mode === 'pin';
  const { ended: following } = await act(pins ? world : { ...world, checkout: ended.trace.files }, noFaults, {
    server,
  });
  return following;
}

/** A second run over all that the first left, its ledger too. With a wrong clock that nobody sees, it has other times. */
async function again(verify: World, { checkout }: World, files: World['checkout'], clean: Run) {
  if (!(ledgerFile in files) || ledgerFile in checkout) return [];
  const second = await act({ ...verify, checkout: files }, noFaults);
  return judgeAgain(clean.ended, second.ended);
}
