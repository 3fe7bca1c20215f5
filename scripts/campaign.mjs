// The fault campaign from the command line: `npm run campaign -- --runs 5000 --seed 1`. `--only` repeats one run and
// tells all of it, `--write` puts the table into docs/measurements/campaign.md, `--until-harm` ends at the first harm and prints its
// run alone, `--world WORDS` leaves out the runs whose kind of world, as the table names it, does not have the words.
// `--jobs` is the number of threads. `--keep FILE` adds every outcome to the file and runs only the seeds that it does not
// have yet, or that did harm; remove it after a change of the program. Exit code 1 when any harm was done.
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { writeSection } from '../bench/write-section.mjs';
import { buildCampaign } from './campaign-build.mjs';
import { keptIn } from './campaign-kept.mjs';
import { runSeeds } from './campaign-pool.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
    write: { type: 'boolean' },
    'until-harm': { type: 'boolean' },
    world: { type: 'string', default: '' },
    jobs: { type: 'string' },
    keep: { type: 'string' },
  },
});
if (values.write && values.world !== '')
  throw new Error('The table is of all worlds: use --write without --world');
buildCampaign(root);

if (values.only !== undefined) await tellAll(Number(values.only));
else await runAll(Number(values.runs), Number(values.seed));

async function tellAll(seed) {
  const { runOnce } = await import('../lib/campaign/test/campaign/run-once.js');
  const { world, faults, requests, ended, clean, found } = await runOnce(seed);
  const { checkout, inputs, change, ordeal } = world;
  console.dir(
    { checkout, inputs, change, ordeal, faults, requests, ended, found, clean: clean.trace.stdout },
    { depth: 8, maxStringLength: 2000 },
  );
}

async function runAll(runs, seed) {
  const { tallyOf } = await import('../lib/campaign/test/campaign/campaign.js');
  const { tableOf } = await import('../lib/campaign/test/campaign/table.js');
  const started = performance.now();
  const all = Array.from({ length: runs }, (_, at) => seed + at);
  const seeds = values.world === '' ? all : await seedsOf(values.world, all);
  const kept = keptIn(values.keep);
  const known = kept.outcomes(seeds);
  const done = new Set(known.map((outcome) => outcome.seed));
  const fresh = await runSeeds(
    seeds.filter((one) => !done.has(one)),
    {
      ...(values.jobs === undefined ? {} : { jobs: Number(values.jobs) }),
      progress(count, outcome) {
        kept.add(outcome);
        if (count % 100 === 0) process.stderr.write(`\r${known.length + count} runs`);
      },
      isEnough: ({ found }) => values['until-harm'] === true && found.length > 0,
    },
  );
  process.stderr.write(`\r${Math.round((performance.now() - started) / 1000)} s      \n`);
  const tally = tallyOf([...known, ...fresh]);
  if (values['until-harm']) {
    const [{ seed: at, harm, what } = {}] = tally.examples.toSorted((a, b) => a.seed - b.seed);
    console.log(at === undefined ? 'no harm' : `run ${at - seed + 1}: ${harm}: ${what}`);
  } else {
    console.log(tableOf(tally, seed));
    if (values.write) writeSection('measurements/campaign.md', 'campaign', tableOf(tally, seed));
    for (const { harm, seed: at, what } of tally.examples)
      console.log(`${harm}: ${what}\n  npm run campaign -- --only ${at}`);
  }
  process.exitCode = tally.examples.length === 0 ? 0 : 1;
}

async function seedsOf(words, seeds) {
  const { sceneOf } = await import('../lib/campaign/test/campaign/run-once.js');
  const { kindsOf } = await import('../lib/campaign/test/campaign/world-kinds.js');
  return seeds.filter((seed) => kindsOf(sceneOf(seed)).some((kind) => kind.includes(words)));
}
