// The worst cases: the nastiest known texts for each scanner and for every other reader of outside text, each in a process of
// its own, doubled until reading takes half a second. Time and memory must grow as the size does: at most 2.3 times.
// `--only shell,bazel` runs some readers, `--write` puts the table into docs/reliability.md.
import { execFileSync, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { writeTable } from '../scripts/reliability.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string' }, write: { type: 'boolean' } },
});
const bound = 2.3;
const kilobyte = 1 << 10;
const [smallest, largest] = [64 * kilobyte, 2048 * kilobyte];
/** A text whose reading takes this long is not doubled again. */
const enoughMs = 500;
/** Below these a factor says nothing: a collection of garbage takes as long, and the engine holds as much in reserve. */
const least = { ms: 50, mb: 48 };
const doublings = 3;
const attempts = 3;
const limitMs = 120_000;

/** `{ name, what, texts }`: reading is `read(make(size))`. */
async function allCases() {
  process.chdir(root);
  const { scanFile, scanners } = await import('../lib/campaign/src/scan/index.js');
  const { scannerOf, worstCases, worstFile } = await import('./worst-cases.mjs');
  const { targets } = await import('../lib/campaign/test/fuzz/targets.js');
  const titles = new Map(scanners.map(({ id, title }) => [id, title]));
  return [
    ...worstCases([...titles.keys()]).map((worst) => ({
      name: titles.get(scannerOf(worst)),
      id: scannerOf(worst),
      what: `${worst.path} ${JSON.stringify(worst.token)}`,
      make: (size) => worstFile(worst, size),
      read: scanFile,
    })),
    ...targets.flatMap(({ name, growing, read }) =>
      Object.entries(growing).map(([what, make]) => ({ name, id: name, what, make, read })),
    ),
  ];
}

/** What is thrown is an answer as well: it must come in time. */
async function attempt(read, text) {
  try {
    await read(text);
  } catch {}
}

/** For each size, the CPU time, and by how much reading raised the peak of the process's memory. */
async function measureHere({ make, read }) {
  await attempt(read, make(16 * kilobyte));
  const measured = [];
  const base = process.resourceUsage().maxRSS;
  for (let size = smallest; size <= largest; size *= 2) {
    const text = make(size);
    globalThis.gc();
    const before = process.cpuUsage();
    await attempt(read, text);
    const { user, system } = process.cpuUsage(before);
    const ms = (user + system) / 1000;
    measured.push({ size, ms, mb: (process.resourceUsage().maxRSS - base) / 1024 });
    if (ms > enoughMs && measured.length > doublings) break;
  }
  return measured;
}

function measured(index) {
  const args = [
    '--expose-gc',
    '--max-old-space-size=1024',
    fileURLToPath(import.meta.url),
    'one',
    String(index),
  ];
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'ignore'] });
    let output = '';
    child.stdout.on('data', (data) => (output += data));
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
  const factors = last.slice(1).map((two, at) => two[what] / Math.max(last[at][what], least[what]));
  return median(factors);
}

/** The best of some attempts: other work on the machine can only make one worse. */
async function growthOf(index) {
  let best = { ms: Number.POSITIVE_INFINITY, mb: Number.POSITIVE_INFINITY };
  for (let turn = 0; turn < attempts && Math.max(best.ms, best.mb) > bound; turn += 1) {
    const sizes = await measured(index);
    if (sizes === undefined) return { ...best, perMb: Number.POSITIVE_INFINITY };
    const last = sizes.at(-1);
    best = {
      ms: Math.min(best.ms, factorOf(sizes, 'ms')),
      mb: Math.min(best.mb, factorOf(sizes, 'mb')),
      perMb: last.ms / (last.size / kilobyte / kilobyte),
    };
  }
  return best;
}

async function table() {
  const cases = await allCases();
  const rows = new Map();
  for (const [index, { name, id, what }] of cases.entries()) {
    if (values.only !== undefined && !values.only.split(',').includes(id)) continue;
    process.stderr.write(`\r${index + 1} of ${cases.length} `);
    const growth = await growthOf(index);
    const known = rows.get(name) ?? { count: 0, ms: 0, mb: 0, perMb: 0 };
    const worse = (key) => Math.max(known[key], growth[key]);
    rows.set(name, { count: known.count + 1, ms: worse('ms'), mb: worse('mb'), perMb: worse('perMb') });
    if (Math.max(growth.ms, growth.mb) <= bound) continue;
    console.error(
      `${name}, ${what.slice(0, 200)}: time ${growth.ms.toFixed(2)}, memory ${growth.mb.toFixed(2)}`,
    );
    process.exitCode = 1;
  }
  return [
    '| Reader | Texts | Time, twice the text | Memory, twice the text | Slowest megabyte |',
    '| --- | ---: | ---: | ---: | ---: |',
    ...[...rows].map(([name, { count, ms, mb, perMb }]) => {
      const seconds = (perMb / 1000).toFixed(1);
      return `| ${name} | ${count} | ${ms.toFixed(2)} | ${mb.toFixed(2)} | ${seconds} s |`;
    }),
  ].join('\n');
}

const [mode, index] = positionals;
if (mode === 'one') {
  const cases = await allCases();
  console.log(JSON.stringify(await measureHere(cases[Number(index)])));
} else {
  execFileSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', 'test/campaign'], {
    cwd: root,
    stdio: 'inherit',
  });
  const result = await table();
  console.log(result);
  if (values.write) writeTable('worst', result);
}
