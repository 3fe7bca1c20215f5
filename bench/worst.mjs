// The worst case: 1 MB and 2 MB of the nastiest repeated tokens for each scanner. The time must grow as the size does.
// CPU time, the best of three where it looks bad. TAGPROOF_WORST=shell,bazel runs some scanners only.
import { scanFile, scanners } from '../lib/scan/index.js';
import { scannerOf, worstCases, worstFile } from './worst-cases.mjs';

const megabyte = 1 << 20;
const bound = 3;
/** Below this the ratio says nothing. */
const leastMs = 100;

function measured(worst, size) {
  const file = worstFile(worst, size);
  const before = process.cpuUsage();
  scanFile(file);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

function ratioOf(worst) {
  let best = { one: 0, two: 0, ratio: Number.POSITIVE_INFINITY };
  for (let attempt = 0; attempt < 3 && best.ratio >= bound; attempt += 1) {
    const [one, two] = [measured(worst, megabyte), measured(worst, 2 * megabyte)];
    const ratio = two / Math.max(one, leastMs / 2);
    if (ratio < best.ratio) best = { one, two, ratio };
  }
  return best;
}

const wanted = process.env.TAGPROOF_WORST?.split(',');
const cases = worstCases(scanners.map(({ id }) => id));
const chosen = cases.filter((worst) => wanted === undefined || wanted.includes(scannerOf(worst)));
const rows = new Map();
for (const one of chosen) {
  const result = { ...ratioOf(one), token: JSON.stringify(one.token).slice(0, 60).replaceAll('|', '\\|') };
  const known = rows.get(one.name) ?? { count: 0, worst: result, slowest: result };
  rows.set(one.name, {
    count: known.count + 1,
    worst: result.ratio > known.worst.ratio ? result : known.worst,
    slowest: result.two > known.slowest.two ? result : known.slowest,
  });
  if (result.ratio >= bound) {
    console.error(`${one.name} ${result.token}: ${result.one.toFixed(0)} ms, ${result.two.toFixed(0)} ms`);
    process.exitCode = 1;
  }
}
console.log('| Scanner | Tokens | Worst ratio of 2 MB to 1 MB | Slowest 2 MB |');
console.log('| --- | --- | --- | --- |');
for (const [name, { count, worst, slowest }] of rows)
  console.log(
    `| ${name} | ${count} | ${worst.ratio.toFixed(2)} \`${worst.token}\` | ${slowest.two.toFixed(0)} ms \`${slowest.token}\` |`,
  );
