// The worst cases: the nastiest known texts for each scanner and for every other reader of outside text, each in a process of
// its own, doubled until reading takes a noticeable time. Time and memory must grow as the size does: at most 2.3 times.
// `--only shell,bazel` runs some scanners, `--write` puts the table into docs/measurements/readers.md. Results are kept in
// lib/worst.json, so that an interrupted run goes on; `--fresh` forgets them, and what grew too fast is always tried again.
// `--lanes 2` measures two texts at a time.
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { scannerOf, worstCases, worstFile } from './worst-cases.mjs';
import { writeSection } from './write-section.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
process.chdir(root);
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string' },
    write: { type: 'boolean' },
    fresh: { type: 'boolean' },
    lanes: { type: 'string', default: '1' },
  },
});
const bound = 2.3;
const kilobyte = 1 << 10;
const [smallest, largest] = [32 * kilobyte, 4096 * kilobyte];
/** A text whose reading takes this long is not doubled again. */
const enoughMs = 200;
/** Below these a factor says nothing: a collection of garbage takes as long, and the engine holds as much in reserve. */
const least = { ms: 30, mb: 48 };
const doublings = 3;
const attempts = 3;
const limitMs = 120_000;
const kept = 'lib/worst.json';

/** The cases of all scanners, then those of the other readers: reading is `read(make(size))`. */
async function casesOf(part) {
  if (part === 'scanners') {
    const { scanFile } = await import('../lib/campaign/src/formats/reading/scan-file.js');
    const { scanners } = await import('../lib/campaign/src/formats/registry.js');
    const titles = new Map(scanners.map(({ id, title }) => [id, title]));
    return worstCases([...titles.keys()]).map((worst) => ({
      name: titles.get(scannerOf(worst)),
      id: scannerOf(worst),
      what: `${worst.path} ${JSON.stringify([worst.head, worst.token])}`,
      make: (size) => worstFile(worst, size),
      read: scanFile,
    }));
  }
  const { targets } = await import('../lib/campaign/test/fuzz/targets.js');
  return targets.flatMap(({ name, growing, read }) =>
    Object.entries(growing).map(([what, make]) => ({ name, id: name, what, make, read })),
  );
}

/** What is thrown is an answer as well: it must come in time. */
async function attempt(read, text) {
  try {
    await read(text);
  } catch {}
}

/** For each size, the CPU time, and by how much reading raised the peak of the process's memory. */
async function measureHere({ make, read }) {
  for (let turn = 0; turn < 3; turn += 1) await attempt(read, make(16 * kilobyte));
  const sizes = [];
  const base = process.resourceUsage().maxRSS;
  for (let size = smallest; size <= largest; size *= 2) {
    const text = make(size);
    globalThis.gc();
    const before = process.cpuUsage();
    await attempt(read, text);
    const { user, system } = process.cpuUsage(before);
    const ms = (user + system) / 1000;
    sizes.push({ size, ms, mb: (process.resourceUsage().maxRSS - base) / 1024 });
    if (ms > enoughMs && sizes.length > doublings) break;
  }
  return sizes;
}

/** `undefined` where reading took all time or memory. */
function measured(part, index) {
  const script = fileURLToPath(import.meta.url);
  const args = ['--expose-gc', '--max-old-space-size=1024', script, 'one', part, String(index)];
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'ignore'] });
    let output = '';
    child.stdout.on('data', (data) => {
      output += data;
    });
    const timer = setTimeout(() => child.kill('SIGKILL'), limitMs);
    child.on('close', () => {
      clearTimeout(timer);
      resolve(output === '' ? undefined : JSON.parse(output));
    });
  });
}

const median = (numbers) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1];

/** The median of the last doublings. */
function factorOf(sizes, what) {
  const last = sizes.slice(-doublings - 1);
  return median(last.slice(1).map((two, at) => two[what] / Math.max(last[at][what], least[what])));
}

/** The best of some attempts: other work on the machine can only make one worse. */
async function growthOf(part, index) {
  let best = { ms: 99, mb: 99, perMb: 0 };
  for (let turn = 0; turn < attempts && Math.max(best.ms, best.mb) > bound; turn += 1) {
    const sizes = await measured(part, index);
    if (sizes === undefined) return best;
    const last = sizes.at(-1);
    best = {
      ms: Math.min(best.ms, factorOf(sizes, 'ms')),
      mb: Math.min(best.mb, factorOf(sizes, 'mb')),
      perMb: last.ms / (last.size / kilobyte / kilobyte),
    };
  }
  return best;
}

async function allGrowths() {
  const known = !values.fresh && existsSync(kept) ? JSON.parse(readFileSync(kept, 'utf8')) : {};
  const all = [];
  for (const part of ['scanners', 'readers'])
    for (const [index, { name, id, what }] of (await casesOf(part)).entries())
      if (values.only === undefined || values.only.split(',').includes(id))
        all.push({ part, index, name, key: `${name}, ${what}` });
  const waiting = all
    .filter(({ key }) => !(Math.max(known[key]?.ms ?? 99, known[key]?.mb) <= bound))
    .values();
  const lane = async () => {
    for (const { part, index, key } of waiting) {
      known[key] = await growthOf(part, index);
      writeFileSync(kept, JSON.stringify(known));
      const { ms, mb } = known[key];
      if (Math.max(ms, mb) <= bound) continue;
      console.error(`${key.slice(0, 300)}: time ${ms.toFixed(2)}, memory ${mb.toFixed(2)}`);
      process.exitCode = 1;
    }
  };
  await Promise.all(Array.from({ length: Number(values.lanes) }, lane));
  const rows = new Map();
  for (const { name, key } of all) rows.set(name, [...(rows.get(name) ?? []), known[key]]);
  return rows;
}

async function table() {
  const rows = await allGrowths();
  return [
    '| Reader | Texts | Time, twice the text | Memory, twice the text | Slowest megabyte |',
    '| --- | ---: | ---: | ---: | ---: |',
    ...[...rows].map(([name, all]) => {
      const worst = (what) => Math.max(...all.map((one) => one[what]));
      const seconds = (worst('perMb') / 1000).toFixed(1);
      return `| ${name} | ${all.length} | ${worst('ms').toFixed(2)} | ${worst('mb').toFixed(2)} | ${seconds} s |`;
    }),
  ].join('\n');
}

const [mode, part, index] = positionals;
if (mode === 'one') {
  const cases = await casesOf(part);
  console.log(JSON.stringify(await measureHere(cases[Number(index)])));
} else {
  const compiler = ['node_modules/typescript/bin/tsc', '-p', 'test/campaign'];
  execFileSync(process.execPath, compiler, { stdio: 'inherit' });
  const result = await table();
  console.log(result);
  if (values.write) writeSection('measurements/readers.md', 'worst', result);
}
