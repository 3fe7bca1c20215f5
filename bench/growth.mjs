// What a run costs when one dimension of its input doubles: CPU time and memory, each size in a process of its own, and
// whatever answers requests in another. `--only PATTERN` measures the rows with a dimension whose name matches the regular
// expression; `--write` puts the table, or only these rows, into docs/measurements/growth.md. Exits with 1 above the bound.
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import all from './growth/dimensions.mjs';
import { readSection, writeSection } from './write-section.mjs';

/** One without a group is a row of its own. */
const dimensions = all.map((one) => ({ group: one.name, ...one }));
const bound = 2.2;
/** What is above the bound is measured so often. */
const rounds = 9;
/** Below that, time is that of the compiler and of the clock, and memory that of what a run loads. */
const floor = { cpuMs: 40, peakKb: 4 * 1024 };
const child = fileURLToPath(new URL('./growth/child.mjs', import.meta.url));
const list = fileURLToPath(new URL('./growth/dimensions.mjs', import.meta.url));
/** For memory, the heap grows in small steps, so that its peak is what is in use and not what the collector has put off. */
const flags = { cpuMs: [], peakKb: ['--heap-growing-percent=10', '--max-semi-space-size=2'] };
/** Other work only adds to a time; memory depends on when the collector runs, which adds or takes away. */
const settled = {
  cpuMs: (values) => Math.min(...values),
  peakKb: (values) => values.toSorted((a, b) => a - b)[values.length >> 1],
};

const execute = promisify(execFile);

async function measured(name, n, what) {
  const { stdout } = await execute(
    process.execPath,
    ['--expose-gc', '--no-warnings', ...flags[what], child, list, name, String(n), what],
    { encoding: 'utf8', maxBuffer: 1 << 28 },
  );
  return JSON.parse(stdout.trim().split('\n').at(-1)).measured;
}

/** The growth from n to 2n, without what nothing at all costs; without a factor if 2n costs too little to be measured. */
async function growthOf({ name, n }, what) {
  const sizes = [0, n, 2 * n];
  const values = sizes.map(() => []);
  for (let round = 1; ; round += 1) {
    for (const [at, size] of sizes.entries()) values[at].push(await measured(name, size, what));
    const [empty, one, two] = values.map(settled[what]);
    if (two - empty < 2 * floor[what]) return { at: two };
    const factor = (two - empty) / Math.max(one - empty, floor[what]);
    if (round === rounds || (round % 2 === 1 && factor <= bound)) return { at: two, factor };
  }
}

const shown = ({ factor }) => (factor === undefined ? 'too small' : factor.toFixed(2));
const isOver = ({ factor = 0 }) => factor > bound;

async function rowOf(dimension) {
  const { name, group, n } = dimension;
  // Side by side: what one needs of the machine changes nothing in what is counted for the other.
  const [time, memory] = await Promise.all([growthOf(dimension, 'cpuMs'), growthOf(dimension, 'peakKb')]);
  console.error(
    `${name}: ${shown(time)}, ${shown(memory)}${isOver(time) || isOver(memory) ? ' above the bound' : ''}`,
  );
  return { name, group, n: 2 * n, time, memory };
}

/** The one with the highest factor, of several that are one row of the table. */
const worst = (rows, what) =>
  rows.map((row) => row[what]).reduce((a, b) => ((b.factor ?? 0) > (a.factor ?? 0) ? b : a));

/** The line of a group of dimensions. */
function lineOf(group, rows) {
  const own = rows.filter((row) => row.group === group);
  const [time, memory] = [worst(own, 'time'), worst(own, 'memory')];
  const megabytes = Math.round(memory.at / 1024);
  const cells = [`${(time.at / 1000).toFixed(2)} s`, shown(time), `${megabytes} MB`, shown(memory)];
  return `| ${[group, own[0].n, ...cells].join(' | ')} |`;
}

/** The table of all groups: what was measured now, and otherwise what the page has. */
function tableOf(rows) {
  const before = readSection('measurements/growth.md', 'growth').split('\n');
  const groups = new Set(dimensions.map(({ group }) => group));
  const lines = [...groups].flatMap((group) =>
    rows.some((row) => row.group === group)
      ? [lineOf(group, rows)]
      : before.filter((line) => line.startsWith(`| ${group} | `)),
  );
  const head =
    '| What doubles | To | CPU time | Factor | Memory | Factor |\n| --- | ---: | ---: | ---: | ---: | ---: |';
  return [head, ...lines].join('\n');
}

const only = process.argv.includes('--only') ? process.argv[process.argv.indexOf('--only') + 1] : '';
const wanted = dimensions.filter(({ name }) => new RegExp(only).test(name)).map(({ group }) => group);
const rows = [];
for (const dimension of dimensions.filter(({ group }) => wanted.includes(group))) {
  rows.push(await rowOf(dimension));
  // After each, so that an interrupted run has what was measured.
  if (process.argv.includes('--write')) writeSection('measurements/growth.md', 'growth', tableOf(rows));
}
console.log(tableOf(rows));
if (rows.some(({ time, memory }) => isOver(time) || isOver(memory))) process.exitCode = 1;
