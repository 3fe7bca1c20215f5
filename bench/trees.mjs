// What a scan of public repositories reports and costs: `TAGPROOF_TREES=FOLDER node bench/trees.mjs` after `npx tsc -p .`,
// where the folder holds checkouts; or the checkouts are arguments. Prints two tables: what was found, and the time of the
// scan against that of reading the same files, both in a process of their own. `--write` puts the second into
// docs/measurements/scanning.md.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { formats, scanCheckout } from '../lib/formats/index.js';
import { diskFiles } from '../lib/host/files/files.js';
import { writeSection } from './write-section.mjs';

const here = fileURLToPath(import.meta.url);
const everything = { paths: [], exclude: [] };
const vendored = /(?:^|\/)(?:node_modules|vendor|third_party)\//;
const turns = 3;
const target = 3;
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
const percent = (count, all) => `${count} (${((100 * count) / Math.max(all, 1)).toFixed(2)} %)`;
const filesWith = (problems, pattern) =>
  new Set(problems.filter(({ message }) => pattern.test(message)).map(({ file }) => file)).size;

const work = {
  /** Lists and reads the files that a scan reads, and does nothing with them. */
  async read(folder) {
    const wanted = (name) => formats.isKnown(name) && !vendored.test(name);
    const names = (await diskFiles(folder, undefined).list(wanted)).filter(wanted);
    let characters = 0;
    for (let next = 0; next < names.length; next += 16) {
      const texts = names.slice(next, next + 16).map((name) => readFile(path.join(folder, name), 'utf8'));
      for (const { value } of await Promise.allSettled(texts)) characters += value?.length ?? 0;
    }
    return { characters };
  },
  scan: (folder) => scanCheckout(diskFiles(folder, undefined), everything),
};

/** CPU time, which other programs on the machine change less than the time that passes. */
function timed(what, folder) {
  const { stdout, status } = spawnSync(process.execPath, [here, what, folder], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${what} ${folder}: exit code ${status}`);
  return JSON.parse(stdout);
}

async function foundIn(folder) {
  const { occurrences, problems, scanned } = await work.scan(folder);
  const counts = [/^The YAML cannot/, /no scanner reads it/, /not a valid image reference/].map((pattern) =>
    percent(filesWith(problems, pattern), scanned),
  );
  return `| ${path.basename(folder)} | ${scanned} | ${occurrences.length} | ${counts.join(' | ')} |`;
}

function costOf(folder) {
  const runs = { read: [], scan: [] };
  for (let turn = 0; turn < turns; turn += 1)
    for (const what of ['read', 'scan']) runs[what].push(timed(what, folder));
  const [read, scan] = ['read', 'scan'].map((what) => median(runs[what].map(({ ms }) => ms)));
  const megabytes = (runs.read[0].characters / 1e6).toFixed(1);
  const ratio = scan / read;
  const cells = [`${megabytes} MB`, `${read.toFixed(0)} ms`, `${scan.toFixed(0)} ms`, ratio.toFixed(1)];
  return `| ${path.basename(folder)} | ${cells.join(' | ')} | ${ratio <= target ? 'yes' : 'no'} |`;
}

function treesFrom(given) {
  const folder = process.env.TAGPROOF_TREES;
  if (given.length > 0 || folder === undefined) return given;
  const entries = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return entries.map(({ name }) => path.join(folder, name)).sort();
}

const [mode, ...folders] = process.argv.slice(2);
if (mode !== undefined && mode in work) {
  const { characters } = await work[mode](folders[0]);
  const { user, system } = process.cpuUsage();
  console.log(JSON.stringify({ ms: (user + system) / 1000, characters }));
} else {
  const trees = treesFrom([mode, ...folders].filter((one) => one !== undefined && one !== '--write'));
  console.log(
    '| Repository | Files | References | YAML not readable | Unexplained image name | Invalid reference |',
  );
  console.log('| --- | ---: | ---: | ---: | ---: | ---: |');
  for (const tree of trees) console.log(await foundIn(tree));
  const rows = trees.map(costOf);
  const table = [
    '| Repository | Candidate files | Reading them | Scan | Ratio | At most 3 |',
    '| --- | ---: | ---: | ---: | ---: | --- |',
    ...rows,
  ].join('\n');
  console.log(`\n${table}`);
  if (process.argv.includes('--write')) writeSection('measurements/scanning.md', 'trees', table);
}
