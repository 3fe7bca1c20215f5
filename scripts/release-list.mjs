// Writes the list of release cycles that the package contains, from the API of endoflife.date, or from a clone of its
// repository. .github/workflows/release-list.yml runs it every week.
//   node scripts/release-list.mjs --api https://endoflife.date/api/v1
//   node scripts/release-list.mjs --repository FOLDER [--out FILE]
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { parse } from 'yaml';
import { productsByImage, releaseListSchema } from '../lib/clients/release-list/list.js';
import { fullResponse, releaseListOf } from '../lib/clients/release-list/wire.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const { values } = parseArgs({
  options: {
    api: { type: 'string' },
    repository: { type: 'string' },
    out: { type: 'string', default: path.join(root, 'src/clients/release-list/snapshot.json') },
  },
});

async function fromApi(api) {
  const response = await fetch(`${api}/products/full`);
  if (!response.ok) throw new Error(`/products/full: HTTP ${response.status}`);
  return releaseListOf(fullResponse.parse(await response.json()));
}

/** The front matter of the products at the newest commit, in the form of the API. */
function fromRepository(folder) {
  const git = (...args) =>
    execFileSync('git', ['-C', folder, ...args], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  const files = git('ls-tree', '--name-only', 'HEAD', 'products/')
    .split('\n')
    .filter((file) => file.endsWith('.md'));
  return releaseListOf(
    fullResponse.parse({
      generated_at: git('log', '-1', '--format=%cI').trim(),
      result: files.map((file) => productIn(path.basename(file, '.md'), git('show', `HEAD:${file}`))),
    }),
  );
}

function productIn(name, text) {
  // Dates stay texts: the schema of YAML 1.2 has none.
  const { title, identifiers = [], releases = [] } = parse(text.split(/^---$/m)[1] ?? '');
  return {
    name,
    label: title,
    identifiers: identifiers.flatMap((one) =>
      Object.entries(one).map(([type, id]) => ({ type, id: String(id) })),
    ),
    releases: releases.map(({ releaseCycle, codename, releaseDate, eol, eoes }) => ({
      name: String(releaseCycle),
      codename,
      releaseDate,
      ...dated('Eol', 'eolFrom', eol),
      ...(eoes === undefined ? {} : dated('Eoes', 'eoesFrom', eoes)),
    })),
  };
}

/** A field that is a day or a boolean, in the two fields of the API. */
function dated(is, from, value) {
  const isDay = typeof value === 'string';
  const ended = isDay ? value <= new Date().toISOString().slice(0, 10) : value === true;
  return { [`is${is}`]: ended, [from]: isDay ? value : null };
}

const notice =
  'Facts of endoflife.date, MIT License, Copyright 2020 endoflife.date contributors: see snapshot.license.txt. A product with a source of its own is from there';

/** JSON with a product on each line, so that a change shows what is new. */
function textOf(list) {
  const { products, ...about } = releaseListSchema.parse(list);
  const rows = Object.entries(products).map(([id, one]) => `${JSON.stringify(id)}:${JSON.stringify(one)}`);
  return `${JSON.stringify({ '//': notice, ...about }).slice(0, -1)},"products":{\n${rows.join(',\n')}\n}}\n`;
}

if ((values.api === undefined) === (values.repository === undefined))
  throw new Error('Name either --api or --repository');
const list = values.api === undefined ? fromRepository(values.repository) : await fromApi(values.api);
const last = existsSync(values.out) ? JSON.parse(readFileSync(values.out, 'utf8')).products : {};
const lost = Object.keys(last).filter((id) => list.products[id] === undefined);
if (lost.length > 0)
  throw new Error(
    `The new list lacks ${lost.join(', ')}. If that is right, delete the lines from ${values.out}`,
  );
// The day alone is no news.
if (isDeepStrictEqual(list.products, last)) process.stdout.write('The list has nothing new\n');
else writeFileSync(values.out, textOf(list));
const count = Object.keys(list.products).length;
process.stdout.write(`${count} products, ${productsByImage(list).size} image names, as of ${list.asOf}\n`);
