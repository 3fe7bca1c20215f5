// The worst cases: 1 MB and 2 MB of the nastiest repeated tokens for each scanner, each scan in a process of its own. Time
// and memory must grow as the size does: at most 2.3 times. TAGPROOF_WORST=shell,bazel runs some scanners only.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { scanFile, scanners } from '../lib/scan/index.js';
import { scannerOf, worstCases, worstFile } from './worst-cases.mjs';

const megabyte = 1 << 20;
const bound = 2.3;
/** Below these a factor says nothing. */
const least = { ms: 100, mb: 48 };
const attempts = 3;
const cases = worstCases(scanners.map(({ id }) => id));

/** CPU time, and by how much the scan raised the peak of the process's memory. */
function measureHere(worst, size) {
  scanFile(worstFile(worst, 1 << 14));
  const file = worstFile(worst, size);
  const before = { cpu: process.cpuUsage(), rss: process.resourceUsage().maxRSS };
  scanFile(file);
  const { user, system } = process.cpuUsage(before.cpu);
  return { ms: (user + system) / 1000, mb: (process.resourceUsage().maxRSS - before.rss) / 1024 };
}

function measured(index, size) {
  const args = [fileURLToPath(import.meta.url), 'one', String(index), String(size)];
  const { stdout, status, signal } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${JSON.stringify(cases[index])}: ${signal ?? `exit code ${status}`}`);
  return JSON.parse(stdout);
}

const factor = (one, two, what) => two[what] / Math.max(one[what], least[what] / 2);

function growthOf(index) {
  let best = { ms: Number.POSITIVE_INFINITY, mb: Number.POSITIVE_INFINITY };
  for (let attempt = 0; attempt < attempts && Math.max(best.ms, best.mb) > bound; attempt += 1) {
    const [one, two] = [measured(index, megabyte), measured(index, 2 * megabyte)];
    best = {
      ms: Math.min(best.ms, factor(one, two, 'ms')),
      mb: Math.min(best.mb, factor(one, two, 'mb')),
      slowest: two.ms,
    };
  }
  return best;
}

function table() {
  const wanted = process.env.TAGPROOF_WORST?.split(',');
  const rows = new Map();
  for (const [index, one] of cases.entries()) {
    if (wanted !== undefined && !wanted.includes(scannerOf(one))) continue;
    const growth = growthOf(index);
    const token = JSON.stringify(one.token).slice(0, 60);
    const known = rows.get(one.name) ?? { count: 0, ms: 0, mb: 0, slowest: 0 };
    rows.set(one.name, {
      count: known.count + 1,
      ms: Math.max(known.ms, growth.ms),
      mb: Math.max(known.mb, growth.mb),
      slowest: Math.max(known.slowest, growth.slowest),
    });
    if (Math.max(growth.ms, growth.mb) <= bound) continue;
    console.error(`${one.name} ${token}: time ${growth.ms.toFixed(2)}, memory ${growth.mb.toFixed(2)}`);
    process.exitCode = 1;
  }
  return [
    '| Worst cases | Texts | Time of 2 MB ÷ 1 MB, at worst | Memory of 2 MB ÷ 1 MB, at worst | Slowest 2 MB |',
    '| --- | ---: | ---: | ---: | ---: |',
    ...[...rows].map(
      ([name, { count, ms, mb, slowest }]) =>
        `| ${name} | ${count} | ${ms.toFixed(2)} | ${mb.toFixed(2)} | ${(slowest / 1000).toFixed(1)} s |`,
    ),
  ];
}

const [mode, index, size] = process.argv.slice(2);
if (mode === 'one') console.log(JSON.stringify(measureHere(cases[Number(index)], Number(size))));
else console.log(table().join('\n'));
