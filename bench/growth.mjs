// What a run costs when one dimension of its input doubles: CPU time and memory, each size in a process of its own, and
// whatever answers requests in another. `--only PATTERN` measures the dimensions whose name matches the regular expression;
// `--write` puts the table into docs/performance.md. Exits with 1 above the bound.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import dimensions from './growth/dimensions.mjs';
import { writeSection } from './write-section.mjs';

const bound = 2.2;
/** What is above the bound is measured so often, and the lowest number counts: the rest of the machine only adds to it. */
const rounds = 4;
/** Below that, time is that of the compiler and of the clock, and memory that of the allocator's pages. */
const floor = { cpuMs: 40, peakKb: 8 * 1024 };
const child = fileURLToPath(new URL('./growth/child.mjs', import.meta.url));
const list = fileURLToPath(new URL('./growth/dimensions.mjs', import.meta.url));
/** For memory, the heap grows in small steps, so that its peak is what is in use and not what the collector has put off. */
const flags = { cpuMs: [], peakKb: ['--heap-growing-percent=10', '--max-semi-space-size=2'] };

function measured(name, n, what) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--expose-gc', '--no-warnings', ...flags[what], child, list, name, String(n)],
    { encoding: 'utf8', maxBuffer: 1 << 28 },
  );
  if (status !== 0) throw new Error(`${name}, ${n}: ${stderr.slice(-2000)}`);
  return JSON.parse(stdout.trim().split('\n').at(-1))[what];
}

/** The growth from n to 2n, without what nothing at all costs; without a factor if 2n costs too little to be measured. */
function growthOf({ name, n }, what) {
  const sizes = [0, n, 2 * n];
  let least = sizes.map(() => Number.POSITIVE_INFINITY);
  for (let round = 1; ; round += 1) {
    least = sizes.map((size, at) => Math.min(least[at], measured(name, size, what)));
    const [empty, one, two] = least;
    if (two - empty < 2 * floor[what]) return { at: two };
    const factor = (two - empty) / Math.max(one - empty, floor[what]);
    if (factor <= bound || round === rounds) return { at: two, factor };
  }
}

const shown = ({ factor }) => (factor === undefined ? 'too small' : factor.toFixed(2));
const isOver = ({ factor = 0 }) => factor > bound;

function rowOf(dimension) {
  const { name, group = name, n } = dimension;
  const [time, memory] = [growthOf(dimension, 'cpuMs'), growthOf(dimension, 'peakKb')];
  console.error(
    `${name}: ${shown(time)}, ${shown(memory)}${isOver(time) || isOver(memory) ? ' above the bound' : ''}`,
  );
  return { name, group, n: 2 * n, time, memory };
}

/** The one with the highest factor, of several that are one row of the table. */
const worst = (rows, what) =>
  rows.map((row) => row[what]).reduce((a, b) => ((b.factor ?? 0) > (a.factor ?? 0) ? b : a));

function tableOf(rows) {
  const groups = new Map(rows.map(({ group }) => [group, rows.filter((row) => row.group === group)]));
  return [
    '| What doubles | To | CPU time | Factor | Memory | Factor |',
    '| --- | ---: | ---: | ---: | ---: | ---: |',
    ...[...groups].map(([group, own]) => {
      const [time, memory] = [worst(own, 'time'), worst(own, 'memory')];
      const megabytes = Math.round(memory.at / 1024);
      const cells = [`${(time.at / 1000).toFixed(2)} s`, shown(time), `${megabytes} MB`, shown(memory)];
      return `| ${[group, own[0].n, ...cells].join(' | ')} |`;
    }),
  ].join('\n');
}

const only = process.argv.includes('--only') ? process.argv[process.argv.indexOf('--only') + 1] : '';
const rows = [];
for (const dimension of dimensions.filter(({ name }) => new RegExp(only).test(name))) {
  rows.push(rowOf(dimension));
  // After each, because all of them take a quarter of an hour.
  if (process.argv.includes('--write')) writeSection('performance.md', 'growth', tableOf(rows));
}
console.log(tableOf(rows));
if (rows.some(({ time, memory }) => isOver(time) || isOver(memory))) process.exitCode = 1;
