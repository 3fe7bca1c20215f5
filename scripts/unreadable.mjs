// How many files of public repositories the scan cannot read, or has something in that no scanner explains.
// `TAGPROOF_TREES=FOLDER node scripts/unreadable.mjs` after `npx tsc -p .`, where the folder holds checkouts that are named
// as in test/recall/trees.tsv. `--list` prints each problem, `--write` puts the table into docs/measurements/readers.md. It fails
// where more than one file in a hundred has a name that is not explained.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { writeSection } from '../bench/write-section.mjs';
import { scanCheckout } from '../lib/formats/index.js';
import { diskFiles } from '../lib/host/files/files.js';
import { trees } from './recall-list.mjs';

const maxUnexplained = 0.01;
const kinds = [
  ['YAML not readable', /^The YAML cannot be read/],
  ['Unexplained image name', /looks like an image.*no scanner reads images at this place/],
  ['Invalid reference', /is not a valid image reference/],
  ['Other', /^/],
];
const unexplained = 1;
/** Checkouts that the list of references does not use. */
const others = { 'cert-manager': 'cert-manager/cert-manager' };
const repositoryOf = (tree) => trees.find((one) => one.tree === tree)?.repository ?? others[tree] ?? tree;

/** A file counts once, for the first of the kinds that it has a problem of. */
async function countsIn(folder) {
  const { occurrences, problems, scanned } = await scanCheckout(diskFiles(folder, undefined), {
    paths: [],
    exclude: [],
  });
  const byFile = new Map();
  for (const { file, message } of problems) {
    const kind = kinds.findIndex(([, pattern]) => pattern.test(message));
    byFile.set(file, Math.min(kind, byFile.get(file) ?? kind));
    if (process.argv.includes('--list'))
      console.log([path.basename(folder), file, kinds[kind][0], message].join('\t'));
  }
  const counts = kinds.map((_, kind) => [...byFile.values()].filter((one) => one === kind).length);
  return { name: repositoryOf(path.basename(folder)), scanned, references: occurrences.length, counts };
}

function rowOf({ name, scanned, references, counts }) {
  const cells = counts.map((count) => `${count} (${((100 * count) / Math.max(scanned, 1)).toFixed(2)} %)`);
  return `| ${[name, scanned, references, ...cells].join(' | ')} |`;
}

function sum(rows) {
  const added = (pick) => rows.reduce((all, row) => all + pick(row), 0);
  return {
    name: '**All**',
    scanned: added(({ scanned }) => scanned),
    references: added(({ references }) => references),
    counts: kinds.map((_, kind) => added(({ counts }) => counts[kind])),
  };
}

const folder = process.env.TAGPROOF_TREES;
if (folder === undefined) throw new Error('TAGPROOF_TREES must name a folder with checkouts');
const rows = [];
for (const { name } of readdirSync(folder, { withFileTypes: true }).filter((one) => one.isDirectory()))
  rows.push(await countsIn(path.join(folder, name)));
const table = [
  `| Repository | Files scanned | References | ${kinds.map(([title]) => title).join(' | ')} |`,
  `| --- | ---: | ---: |${' ---: |'.repeat(kinds.length)}`,
  ...[...rows, sum(rows)].map(rowOf),
].join('\n');
if (!process.argv.includes('--list')) console.log(table);
if (process.argv.includes('--write')) writeSection('measurements/readers.md', 'unreadable', table);
for (const { name, scanned, counts } of rows)
  if (counts[unexplained] > maxUnexplained * scanned) {
    console.error(`${name}: more than one file in a hundred has a name that is not explained`);
    process.exitCode = 1;
  }
