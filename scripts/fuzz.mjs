// Fuzzing from the command line: `npm run fuzz -- --runs 20000 --seed 1` prints a table, `--write` puts it into docs/measurements/readers.md.
// Exit code 1 when a reader threw what it should not.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { writeSection } from '../bench/write-section.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5000' },
    seed: { type: 'string', default: '1' },
    write: { type: 'boolean' },
    only: { type: 'string', default: '' },
  },
});
execFileSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', 'test/campaign'], {
  cwd: root,
  stdio: 'inherit',
});
const { fuzz, grow } = await import('../lib/campaign/test/fuzz/fuzz.js');
const { targets } = await import('../lib/campaign/test/fuzz/targets.js');
const { formatTargets } = await import('../lib/campaign/test/fuzz/formats.js');
process.chdir(root);

const size = 960 * 1024;
const wrong = [];
const lines = [];
const say = (line) => {
  lines.push(line);
  console.log(line);
};
const chosen = ({ name }) => name.includes(values.only);

async function fuzzed(target) {
  const result = await fuzz(target, Number(values.runs), Number(values.seed));
  for (const { text, error } of result.failures.slice(0, 3))
    wrong.push([target.name, JSON.stringify(text).slice(0, 2000), error]);
  return result;
}

say('| Reader | Texts | Thrown | Slowest text | Slowest of 960 KiB, and against 240 KiB |');
say('| --- | ---: | ---: | ---: | --- |');
for (const target of targets.filter(chosen)) {
  const { texts, failures, slowestMs } = await fuzzed(target);
  const growths = await grow(target, size);
  const slowest = growths.toSorted((a, b) => b.ms - a.ms)[0];
  const grown = `${Math.round(slowest.ms)} ms, ${slowest.ratio.toFixed(1)} × (${slowest.what})`;
  say(`| ${target.name} | ${texts} | ${failures.length} | ${Math.round(slowestMs)} ms | ${grown} |`);
  for (const { what, ms, ratio, error } of growths)
    if (error !== undefined || (ms > 500 && ratio > 12) || ms > 10_000)
      wrong.push([target.name, what, `${Math.round(ms)} ms, ${ratio.toFixed(1)}`, error]);
}
say('');
say('| Format | Texts | Thrown | Slowest text |');
say('| --- | ---: | ---: | ---: |');
for (const target of (await formatTargets()).filter(chosen)) {
  const { texts, failures, slowestMs } = await fuzzed(target);
  say(`| ${target.name} | ${texts} | ${failures.length} | ${Math.round(slowestMs)} ms |`);
}
if (values.write) writeSection('measurements/readers.md', 'fuzz', lines.join('\n'));
for (const one of wrong) console.error(...one);
process.exitCode = wrong.length === 0 ? 0 : 1;
