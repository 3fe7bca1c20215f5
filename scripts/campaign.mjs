// The fault campaign from the command line: `npm run campaign -- --runs 5000 --seed 1`. `--only` repeats one run and
// tells all of it, `--write` puts the table into docs/reliability.md. Exit code 1 when any harm was done.
import { execFileSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { writeTable } from './reliability.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
    write: { type: 'boolean' },
  },
});
execFileSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', 'test/campaign'], {
  cwd: root,
  stdio: 'inherit',
});
// The grammars and the answers of the oracles are plain files, which the compiler leaves where they are.
cpSync(`${root}test/oracle`, `${root}lib/campaign/test/oracle`, { recursive: true });
const { campaign } = await import('../lib/campaign/test/campaign/campaign.js');
const { runOnce } = await import('../lib/campaign/test/campaign/run-once.js');
const { tableOf } = await import('../lib/campaign/test/campaign/table.js');

if (values.only !== undefined) {
  const { world, faults, requests, ended, clean, found } = await runOnce(Number(values.only));
  const { checkout, inputs, change } = world;
  console.dir(
    { checkout, inputs, change, faults, requests, ended, found, clean: clean.trace.stdout },
    { depth: 8, maxStringLength: 2000 },
  );
} else {
  const seed = Number(values.seed);
  const started = performance.now();
  const tally = await campaign(Number(values.runs), seed, (done) => {
    if (done % 100 === 0) process.stderr.write(`\r${done} runs`);
  });
  process.stderr.write(`\r${Math.round((performance.now() - started) / 1000)} s      \n`);
  console.log(tableOf(tally, seed));
  if (values.write) writeTable('campaign', tableOf(tally, seed));
  for (const { harm, seed: at, what } of tally.examples)
    console.log(`${harm}: ${what}\n  npm run campaign -- --only ${at}`);
  process.exitCode = tally.examples.length === 0 ? 0 : 1;
}
