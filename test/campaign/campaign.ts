// The fault campaign: whole actions in random worlds under random faults, each held against the truth.
import { type Harm, harms, type Verdict } from './judge.js';
import { runOnce } from './run-once.js';

/** What became of many runs. */
export interface Tally {
  readonly runs: number;
  readonly verdicts: Readonly<Record<string, number>>;
  /** By what set them off. */
  readonly events: Readonly<Record<string, number>>;
  readonly requests: number;
  readonly faulty: number;
  readonly hostile: number;
  /** Images that are known to be pulled from the files of the runs. */
  readonly pulled: number;
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
  const events: Record<string, number> = {};
  const counted = Object.fromEntries(harms.map((harm) => [harm, 0])) as Record<Harm, number>;
  const examples: (Verdict & { seed: number })[] = [];
  let requests = 0;
  let faulty = 0;
  let hostile = 0;
  let pulled = 0;
  for (let at = 0; at < runs; at += 1) {
    const { world, ended, asked, found, disturbed } = await runOnce(seed + at);
    const verdict = ended.trace.outputs.verdict ?? `exit code ${ended.trace.outputs['exit-code']}`;
    const event = world.change?.event ?? 'no CI host';
    verdicts[verdict] = (verdicts[verdict] ?? 0) + 1;
    events[event] = (events[event] ?? 0) + 1;
    requests += asked;
    faulty += disturbed ? 1 : 0;
    hostile += world.hostile ? 1 : 0;
    pulled += world.pulled.length;
    for (const harm of new Set(found.map((one) => one.harm))) counted[harm] += 1;
    for (const one of found)
      if (examples.filter(({ harm }) => harm === one.harm).length < 5)
        examples.push({ ...one, seed: seed + at });
    progress(at + 1);
  }
  return { runs, verdicts, events, requests, faulty, hostile, pulled, harms: counted, examples };
}
