// The dimensions of a whole run: references, tags, records, files, and the repositories of an audit.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { audit } from '../../lib/organization/audit.js';
import { merge } from '../../lib/organization/merge.js';
import { githubEnvironment } from '../github.mjs';
import { checkoutOf, dockerfiles, pinnedTo, runOver, startWorld, temporaryFolder } from './world.mjs';

const numbers = (n) => Array.from({ length: n }, (_, index) => index);

/** A run against images of the platform; `namesOf` gives the references. */
const platformRun = (imagesOf, namesOf, inputs) => async (n) => {
  const world = await startWorld({ images: imagesOf(n) });
  const names = namesOf(n, world);
  const root = checkoutOf({ 'README.md': '', ...dockerfiles(names) });
  return () => runOver(world, root, names.length, inputs);
};

const oneTag = (records) => [{ name: 'app', tags: [{ name: '1.0', records }] }];
const tagsOf = (n) => numbers(n).map((index) => ({ name: `1.${index}`, records: 10 }));

async function repositoriesOf(n) {
  const tags = tagsOf(20);
  const images = [{ name: 'app', tags }];
  const files = (index) => ({
    Dockerfile: numbers(5)
      .map((line) => `FROM {registry}/acme/app:1.${(index + line) % tags.length}\n`)
      .join(''),
    'README.md': 'text',
  });
  const repositories = Object.fromEntries(numbers(n).map((index) => [`repo${index}`, files(index)]));
  return startWorld({ images, repositories });
}

async function command(start, name, operands, flags, environment) {
  const texts = [];
  const print = (text) => void texts.push(text);
  const invocation = {
    ...{ command: name, operands, json: false, noColour: true, help: false },
    ...{ flags: new Map(Object.entries(flags)), switches: new Set() },
  };
  const exitCode = await start({ invocation, environment, out: print, err: print, colour: false });
  if (exitCode > 1) throw new Error(texts.slice(-5).join('\n'));
  return { exitCode, texts };
}

async function auditOf(n) {
  const { environment, inputs, github } = await repositoriesOf(n);
  const folder = temporaryFolder();
  const addresses = { GITHUB_API_URL: github, GITHUB_GRAPHQL_URL: `${github}/graphql` };
  const flags = {
    ...{
      repository: numbers(n)
        .map((index) => `acme/repo${index}`)
        .join('\n'),
      shard: '1/1',
      cache: 'off',
    },
    report: path.join(folder, 'shard.jsonl'),
    ...inputs,
  };
  const all = { ...githubEnvironment, ...environment, ...addresses };
  return {
    report: flags.report,
    folder,
    start: () => (n === 0 ? 'nothing' : command(audit, 'audit', [], flags, all)),
  };
}

/** A file with the audits of n repositories, made from those of a few. */
async function shardOf(n) {
  const { report, folder, start } = await auditOf(Math.max(1, Math.min(n, 20)));
  await start();
  const [head, ...rows] = readFileSync(report, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const names = numbers(n).map((index) => `acme/repo${String(index).padStart(6, '0')}`);
  const lines = names.map((repository, index) =>
    JSON.stringify({ ...rows[index % rows.length], repository }),
  );
  const expected = [{ ...head.expected[0], repositories: names }];
  const all = path.join(folder, 'all.jsonl');
  writeFileSync(all, `${[JSON.stringify({ ...head, expected }), ...lines].join('\n')}\n`);
  return { all, folder };
}

/** A file of each format with n images. */
const filesWith = {
  Dockerfile: (n) =>
    numbers(n)
      .map((index) => `FROM registry.example.com/acme/app${index}:1\n`)
      .join(''),
  'compose.yaml': (n) =>
    `services:\n${numbers(n)
      .map((index) => `  s${index}:\n    image: registry.example.com/acme/app${index}:1\n`)
      .join('')}`,
  'deploy.yaml': (n) =>
    numbers(n)
      .map(
        (index) =>
          `---\napiVersion: v1\nkind: Pod\nmetadata: {name: p${index}}\nspec:\n  containers:\n    - image: registry.example.com/acme/app${index}:1\n`,
      )
      .join(''),
};

/** A base of n manifests, and n kustomizations that give its image another name. */
function kustomizations(n) {
  const pod = 'apiVersion: v1\nkind: Pod\nspec:\n  containers:\n    - image: acme/app:1\n';
  const resources = numbers(n).map((index) => `pod${index}.yaml`);
  const rename = 'resources: [../../base]\nimages:\n  - {name: acme/app, newName: other/app}\n';
  return Object.fromEntries([
    ['base/kustomization.yaml', `resources: [${resources.join(', ')}]\n`],
    ...resources.map((file) => [`base/${file}`, pod]),
    ...numbers(n).map((index) => [`overlays/o${index}/kustomization.yaml`, rename]),
  ]);
}

/** A run without a platform and without a network: nothing but what the checkout costs. */
const offline = (filesOf, expected) => async (n) => {
  const root = checkoutOf({ 'README.md': '', ...filesOf(n) });
  const refused = { status: 404, headers: {}, body: '' };
  return async () => {
    const { localHost } = await import('../../lib/host/local.js');
    const { scanCheckout } = await import('../../lib/formats/index.js');
    const { configWith } = await import('./evidence.mjs');
    const host = localHost({
      root,
      environment: {},
      print: () => undefined,
      network: { send: async () => refused },
    });
    const { occurrences } = await scanCheckout(host.files, configWith(), host);
    if (occurrences.length !== expected(n)) throw new Error(`${occurrences.length} references`);
    return occurrences;
  };
};

/** Whole runs. Most prepare nothing that takes memory, so that of the process counts. */
export const runDimensions = [
  {
    name: 'run: references to 20 tags',
    n: 4000,
    prepare: platformRun(
      () => [{ name: 'app', tags: tagsOf(20) }],
      (n, world) => numbers(n).map((index) => pinnedTo(world, 'app', `1.${index % 20}`, index % 10)),
    ),
  },
  {
    name: 'run: pins of one tag, all different',
    n: 2000,
    prepare: platformRun(
      () => oneTag(10_000),
      (n, world) => numbers(n).map((index) => pinnedTo(world, 'app', '1.0', index)),
    ),
  },
  {
    name: 'run: tags, 20 in a repository',
    n: 500,
    prepare: platformRun(
      (n) => numbers(Math.ceil(n / 20)).map((index) => ({ name: `app${index}`, tags: tagsOf(20) })),
      (n, world) =>
        numbers(n).map((index) => pinnedTo(world, `app${Math.floor(index / 20)}`, `1.${index % 20}`, 9)),
    ),
  },
  {
    name: 'run: tags of one repository',
    n: 500,
    prepare: platformRun(
      (n) => [{ name: 'app', tags: tagsOf(Math.max(1, n)) }],
      (n, world) => numbers(n).map((index) => pinnedTo(world, 'app', `1.${index}`, 9)),
    ),
  },
  {
    name: 'run: tags in the list of one repository, one reference',
    n: 12_000,
    prepare: platformRun(
      (n) => [{ name: 'app', tags: tagsOf(Math.max(1, n)) }],
      (_n, world) => [pinnedTo(world, 'app', '1.0', 9)],
    ),
  },
  {
    name: 'run: records of a history, the oldest is pinned',
    n: 40_000,
    prepare: platformRun(
      (n) => oneTag(Math.max(1, n)),
      (_n, world) => [pinnedTo(world, 'app', '1.0', 0)],
    ),
  },
  {
    name: 'run: references that are pinned',
    n: 2000,
    prepare: platformRun(
      () => [{ name: 'app', tags: tagsOf(20) }],
      (n, world) => numbers(n).map((index) => `${world.host}/acme/app:1.${index % 20}`),
      { mode: 'pin' },
    ),
  },
  ...Object.entries(filesWith).map(([name, textOf]) => ({
    name: `scan: references in one ${name}`,
    n: name === 'deploy.yaml' ? 2000 : 5000,
    prepare: offline(
      (n) => ({ [name]: textOf(n) }),
      (n) => n,
    ),
  })),
  {
    name: 'scan: files with a reference each',
    n: 4000,
    prepare: offline(
      (n) =>
        Object.fromEntries(
          numbers(n).map((index) => [`part${index % 100}/f${index}/Dockerfile`, 'FROM a/b:1\n']),
        ),
      (n) => n,
    ),
  },
  {
    name: 'scan: files without references',
    n: 8000,
    prepare: offline(
      (n) =>
        Object.fromEntries(
          numbers(n).map((index) => [`part${index % 100}/f${index}.yaml`, `key: ${index}\nlist: [a, b]\n`]),
        ),
      () => 0,
    ),
  },
  {
    name: 'scan: kustomizations that rename an image of their base',
    n: 500,
    prepare: offline(kustomizations, (n) => 2 * n),
  },
  {
    name: 'audit: repositories',
    n: 100,
    prepare: async (n) => (await auditOf(n)).start,
  },
  {
    name: 'merge: repositories',
    n: 500,
    isWhole: false,
    prepare: async (n) => {
      const { all, folder } = await shardOf(Math.max(1, n));
      return () => command(merge, 'merge', [all], { report: path.join(folder, 'report.json') }, {});
    },
  },
  {
    name: 'merge: repositories, compared with an earlier report',
    n: 250,
    isWhole: false,
    prepare: async (n) => {
      const { all, folder } = await shardOf(Math.max(1, n));
      const earlier = path.join(folder, 'earlier.json');
      await command(merge, 'merge', [all], { report: earlier }, {});
      return () =>
        command(merge, 'merge', [all], { report: path.join(folder, 'report.json'), since: earlier }, {});
    },
  },
].map((dimension) => ({ isWhole: true, ...dimension }));
