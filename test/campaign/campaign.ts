// The fault campaign: whole actions in random worlds under random faults, each held against the truth.
import { type Harm, harms, type Verdict } from './judge.js';
import { runOnce } from './run-once.js';
import { kindsOf } from './world-kinds.js';

/** What became of one run, as little as the table needs. */
export interface Outcome {
  readonly seed: number;
  readonly verdict: string;
  /** What set it off. */
  readonly event: string;
  readonly requests: number;
  readonly faulty: boolean;
  readonly hostile: boolean;
  /** Images that are known to be pulled from the files of the run. */
  readonly pulled: number;
  /** What was special about the world, as the table names it. */
  readonly kinds: readonly string[];
  readonly found: readonly Verdict[];
}

/** What became of many runs. */
export interface Tally {
  readonly runs: number;
  readonly verdicts: Readonly<Record<string, number>>;
  readonly events: Readonly<Record<string, number>>;
  readonly requests: number;
  readonly faulty: number;
  readonly hostile: number;
  readonly pulled: number;
  /** Runs in each kind of world, and those of them that did harm. */
  readonly kinds: Readonly<Record<string, { readonly runs: number; readonly harmed: number }>>;
  readonly harms: Readonly<Record<Harm, number>>;
  /** The first of each kind, with the seed of its run. */
  readonly examples: readonly (Verdict & { readonly seed: number })[];
}

export async function outcomeOf(seed: number): Promise<Outcome> {
  const run = await runOnce(seed);
  const { world, ended, asked, found, disturbed } = run;
  return {
    seed,
    verdict: ended.trace.outputs.verdict ?? `exit code ${ended.trace.outputs['exit-code']}`,
    event: world.change?.event ?? 'no CI host',
    requests: asked,
    faulty: disturbed,
    hostile: world.hostile,
    pulled: world.pulled.length,
    kinds: kindsOf(run),
    found,
  };
}

/** Runs `runs` campaigns, the n-th with the seed `seed + n`, so that each can be repeated alone. */
export async function campaign(runs: number, seed: number): Promise<Tally> {
  const outcomes: Outcome[] = [];
  for (let at = 0; at < runs; at += 1) outcomes.push(await outcomeOf(seed + at));
  return tallyOf(outcomes);
}

/** Of outcomes in any order. */
export function tallyOf(outcomes: readonly Outcome[]): Tally {
  const sorted = outcomes.toSorted((a, b) => a.seed - b.seed);
  const count = (named: (outcome: Outcome) => readonly string[]) => {
    const counts: Record<string, number> = {};
    for (const name of sorted.flatMap(named)) counts[name] = (counts[name] ?? 0) + 1;
    return counts;
  };
  const sum = (of: (outcome: Outcome) => number) => sorted.reduce((total, one) => total + of(one), 0);
  const harmed = count(({ kinds, found }) => (found.length > 0 ? kinds : []));
  const harmful = count(({ found }) => [...new Set(found.map(({ harm }) => harm))]);
  const examples = sorted.flatMap(({ seed, found }) => found.map((one) => ({ ...one, seed })));
  return {
    runs: sorted.length,
    verdicts: count(({ verdict }) => [verdict]),
    events: count(({ event }) => [event]),
    requests: sum(({ requests }) => requests),
    faulty: sum(({ faulty }) => Number(faulty)),
    hostile: sum(({ hostile }) => Number(hostile)),
    pulled: sum(({ pulled }) => pulled),
    kinds: Object.fromEntries(
      Object.entries(count(({ kinds }) => kinds)).map(([kind, runs]) => [
        kind,
        { runs, harmed: harmed[kind] ?? 0 },
      ]),
    ),
    harms: Object.fromEntries(harms.map((harm) => [harm, harmful[harm] ?? 0])) as Record<Harm, number>,
    examples: harms.flatMap((harm) => examples.filter((one) => one.harm === harm).slice(0, 5)),
  };
}
