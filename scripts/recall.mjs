// Recall and precision on public repositories, against the list in `test/recall` that was made by reading the files.
// `TAGPROOF_TREES=FOLDER node scripts/recall.mjs` after `npx tsc -p .`, where the folder holds the checkouts that
// test/recall/trees.tsv names; it fails on every difference that test/recall/known.tsv does not explain. `--write` puts the
// table into docs/reference.md, for which no checkout is needed.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { scanCheckout } from '../lib/formats/index.js';
import { diskFiles } from '../lib/host/files/files.js';
import { imageName, withImpliedTag } from '../lib/model/images/image.js';
import { expected, keyOf, known, recallTable, trees } from './recall-list.mjs';

const page = new URL('../docs/reference.md', import.meta.url);

/** Everything that Tagproof reports in the listed files of a tree, with all lines on which it reports it. */
async function foundIn(folder, listed) {
  const { occurrences, files } = await scanCheckout(diskFiles(folder, undefined), { paths: [], exclude: [] });
  return occurrences
    .filter(({ at }) => listed.has(at.file))
    .map(({ kind, at, parts = [], uses = [], image, raw, pin, detail }) => {
      const { text } = files.get(at.file);
      const lineAt = ({ start }) => text.slice(0, start).split('\n').length;
      const spans = [at.span, ...parts.map(({ span }) => span), ...uses];
      return {
        kind,
        file: at.file,
        lines: spans.map(lineAt),
        name: nameOf(image),
        raw,
        why: pin?.why ?? detail,
      };
    });
}

function nameOf(image) {
  if (image === undefined) return '';
  const { digest, ...rest } = withImpliedTag(image);
  return imageName(rest) + (digest === undefined ? '' : `@${digest}`);
}

/** What differs between the list and the finds of one tree, as rows of known.tsv without a reason. */
function differencesOf(tree, listed, found) {
  const explained = new Set();
  const differences = [];
  for (const { format, file, lines, kind, image } of listed) {
    const here = found.filter((one) => one.file === file && one.lines.some((line) => lines.includes(line)));
    const matching = here.filter((one) => matches(one, kind, image));
    if (kind !== 'none') for (const one of matching) explained.add(one);
    if (kind === 'none' || kind === 'either' || matching.length > 0) continue;
    const told = here.filter((one) => one.kind !== 'image' || kind !== 'image');
    for (const one of told) explained.add(one);
    const what = told.length > 0 ? 'unnamed' : 'missed';
    differences.push({ what, format, tree, file, line: lines[0], text: image || kind });
  }
  const formatOf = new Map(listed.map(({ file, format }) => [file, format]));
  for (const one of found.filter((each) => !explained.has(each)))
    differences.push({
      what: 'false',
      format: formatOf.get(one.file),
      tree,
      file: one.file,
      line: one.lines[0],
      text: one.name || `${one.kind} ${one.raw}`,
    });
  return differences;
}

/** A name that is built here and that others could publish is an image too: a build must not hide what a registry gives. */
function matches(found, kind, image) {
  if (kind === 'either') return true;
  if (kind === 'opaque') return found.kind !== 'image';
  if (kind === 'local') return found.kind !== 'opaque' && found.name === image;
  return found.kind === kind && found.name === image;
}

async function judge(folder) {
  const differences = [];
  for (const { tree } of trees) {
    const at = path.join(folder, tree);
    if (!existsSync(at)) throw new Error(`${at} does not exist; test/recall/trees.tsv says what it is`);
    const listed = expected.filter((row) => row.tree === tree);
    const found = await foundIn(at, new Set(listed.map(({ file }) => file)));
    if (process.argv.includes('--reasons'))
      for (const { file, lines, kind, name, why } of found)
        if (why !== undefined) console.log([tree, file, lines[0], kind, name, why].join('\t'));
    differences.push(...differencesOf(tree, listed, found));
  }
  return differences;
}

const folder = process.env.TAGPROOF_TREES;
if (folder !== undefined) {
  const differences = await judge(folder);
  const explained = new Set(known.map((row) => `${row.what} ${keyOf(row)}`));
  const seen = new Set(differences.map((row) => `${row.what} ${keyOf(row)}`));
  for (const row of differences.filter((each) => !explained.has(`${each.what} ${keyOf(each)}`))) {
    console.log([row.what, row.format, row.tree, row.file, row.line, row.text].join('\t'));
    process.exitCode = 1;
  }
  for (const one of [...explained].filter((each) => !seen.has(each))) {
    console.log(`known.tsv, but no longer so: ${one}`);
    process.exitCode = 1;
  }
}
if (process.argv.includes('--write')) {
  const between = /(<!-- recall -->\n)[\s\S]*?(<!-- \/recall -->)/;
  const text = readFileSync(page, 'utf8');
  if (!between.test(text)) throw new Error('docs/reference.md has no place for the table');
  writeFileSync(
    page,
    text.replace(between, (_, open, close) => `${open}${recallTable()}\n${close}`),
  );
} else console.log(recallTable());
