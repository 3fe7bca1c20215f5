// What the second night of a real repository costs in which one file was changed: `TAGPROOF_TREES=FOLDER node
// bench/nights-trees.mjs` after `npx tsc -p .`, where the folder holds checkouts. `--write` puts the table into
// docs/performance.md.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { selector } from '../lib/scan/checkout.js';
import { evenly } from './latencies.mjs';
import { startApart } from './nights-apart.mjs';
import { filesIn } from './nights-forge.mjs';
import { comparable, organizationWith } from './nights-world.mjs';
import { writeSection } from './write-section.mjs';

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
const turns = 3;
const isKnown = selector({ paths: [], exclude: [] });
/** What is no text is read as one: nothing scans it. */
const maxBytes = 1024 * 1024;

/** The files of a checkout, without links. */
function textsOf(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const paths = files.map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
  const own = paths.filter((file) => !file.startsWith('.git/'));
  const texts = own.map((file) => [file, readFileSync(path.join(folder, file))]);
  const short = texts.filter(([, bytes]) => bytes.length <= maxBytes);
  return Object.fromEntries(short.map(([file, bytes]) => [file, bytes.toString('utf8')]));
}

/** A comment at the end of the file in the middle. */
function withChange(texts, turn) {
  const candidates = Object.keys(texts)
    .filter((file) => /\.ya?ml$|Dockerfile$/.test(file) && isKnown(file))
    .sort();
  const changed = candidates[Math.floor(candidates.length / 2)];
  return { ...texts, [changed]: `${texts[changed]}\n# ${turn}\n` };
}

async function costOf(folder) {
  const texts = textsOf(folder);
  const start = (options) => startApart({ ...options, latencies: evenly(0) });
  const { night, github, close } = await organizationWith([], () => ({ shop: texts }), start);
  const runs = [];
  // The first turn compiles the program.
  for (let turn = 0; turn <= turns; turn += 1) {
    const cache = mkdtempSync(path.join(tmpdir(), 'tagproof-cache-'));
    const first = await night(`first-${turn}`, { cache, shards: 1 });
    const stored = filesIn(cache).filter((file) => file.includes(`${path.sep}scans${path.sep}`));
    const bytes = stored.reduce((sum, file) => sum + readFileSync(file).length, 0);
    await github.setFiles('shop', withChange(texts, turn));
    const second = await night(`second-${turn}`, { cache, since: `first-${turn}`, shards: 1 });
    const whole = await night(`whole-${turn}`, { shards: 1 });
    const isEqual = comparable(second.report) === comparable(whole.report);
    if (turn > 0) runs.push({ first: first.cpuMs, second: second.cpuMs, bytes, isEqual });
    rmSync(cache, { recursive: true });
  }
  close();
  const [first, second] = ['first', 'second'].map((what) => median(runs.map((run) => run[what])));
  const cells = [
    Object.keys(texts).filter(isKnown).length,
    `${first.toFixed(0)} ms`,
    `${second.toFixed(0)} ms`,
    (second / first).toFixed(2),
    `${(runs[0].bytes / 1024).toFixed(0)} KB`,
    runs.every(({ isEqual }) => isEqual) ? 'yes' : 'no',
  ];
  return `| ${path.basename(folder)} | ${cells.join(' | ')} |`;
}

const root = process.env.TAGPROOF_TREES ?? '';
const names = process.argv.slice(2).filter((one) => one !== '--write');
const trees = names.length > 0 ? names : readdirSync(root).map((name) => path.join(root, name));
const rows = [];
for (const tree of trees.sort()) rows.push(await costOf(tree));
const table = [
  '| Repository | Candidate files | First night, CPU | Second, CPU | Second ÷ first | Stored results | Same report as without a cache |',
  '| --- | ---: | ---: | ---: | ---: | ---: | --- |',
  ...rows,
].join('\n');
console.log(table);
if (process.argv.includes('--write')) writeSection('performance.md', 'nights-trees', table);
