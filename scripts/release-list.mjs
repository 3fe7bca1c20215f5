// Writes the list of release cycles that the package contains, from the API of endoflife.date, or from a clone of its repository.
//   node scripts/release-list.mjs --api https://endoflife.date/api/v1
//   node scripts/release-list.mjs --repository FOLDER [--out FILE]
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { parse } from 'yaml';
import { releaseListSchema } from '../lib/clients/release-list/list.js';
import { fullResponse, releaseListOf, versionOfResponse } from '../lib/clients/release-list/wire.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const { values } = parseArgs({
  options: {
    api: { type: 'string' },
    repository: { type: 'string' },
    out: { type: 'string', default: path.join(root, 'src/clients/release-list/snapshot.ts') },
  },
});

/** The API's answer, with the version of each product: with it, a run asks whether the package is up to date. */
async function fromApi(api) {
  const get = async (address, method = 'GET') => {
    const response = await fetch(`${api}${address}`, { method });
    if (!response.ok) throw new Error(`${address}: HTTP ${response.status}`);
    return response;
  };
  const list = releaseListOf(fullResponse.parse(await (await get('/products/full')).json()));
  for (const [id, product] of Object.entries(list.products)) {
    const { headers } = await get(`/products/${id}`, 'HEAD');
    Object.assign(product, versionOfResponse(Object.fromEntries(headers)));
  }
  return list;
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

/** As the formatter wants it: a string in single quotes on a line of its own. */
function moduleOf(list) {
  const text = JSON.stringify(releaseListSchema.parse(list)).replaceAll('\\', '\\\\').replaceAll("'", "\\'");
  return `// The list of endoflife.date as of a day, written by scripts/release-list.mjs. MIT License, Copyright endoflife.date contributors.

/** JSON as \`releaseListSchema\` describes it. */
export const snapshot =
  '${text}';
`;
}

if ((values.api === undefined) === (values.repository === undefined))
  throw new Error('Name either --api or --repository');
const list = values.api === undefined ? fromRepository(values.repository) : await fromApi(values.api);
writeFileSync(values.out, moduleOf(list));
const count = Object.keys(list.products).length;
process.stdout.write(
  `${count} products, ${Object.keys(list.names).length} image names, as of ${list.asOf}\n`,
);
