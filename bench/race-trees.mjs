// The race on public repositories: what Tagproof and Renovate's newest release find and look up, and in what time. A
// proxy of this machine answers for every registry. `TAGPROOF_TREES="FOLDER…" node bench/race-trees.mjs` after `npm run build`; `--write` puts the table into
// docs/performance.md. It fails unless Tagproof is ten times faster on each and finds all that Renovate finds.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseImage } from '../lib/model/image.js';
import { everythingProxy } from './everything.mjs';
import { renovate, renovateIn, timed } from './renovate.mjs';
import { writeSection } from './write-section.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const turns = 3;
/** A repository's own rules for Renovate fetch presets, and leave files out. */
const ownConfiguration = ['', '.github/', '.gitlab/'].flatMap((folder) =>
  ['renovate.json', 'renovate.json5', '.renovaterc', '.renovaterc.json', '.renovaterc.json5'].map(
    (name) => folder + name,
  ),
);
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** `file registry/repository:tag`, as both are compared; undefined for a text that is no image. */
function keyOf(file, text) {
  const parsed = parseImage(text);
  if (parsed.kind === 'invalid') return undefined;
  const { registry, repository, tag = 'latest' } = parsed.image;
  return `${file} ${registry}/${repository}:${tag}`;
}

/** With `verify`, the digest of each reference is looked up. */
async function tagproof(command, { node }, folder, environment = {}) {
  const args = [path.join(root, 'dist/cli/index.js'), command, folder, '--json'];
  const env = { PATH: process.env.PATH, DOCKER_CONFIG: temporary, ...environment };
  const { ms, stdout } = await timed(node, args, { env });
  const { references } = JSON.parse(stdout);
  const named = references.filter(({ registry }) => registry !== undefined);
  const keys = named.map(
    ({ file, registry, repository, tag = 'latest' }) => `${file} ${registry}/${repository}:${tag}`,
  );
  return { ms, named, found: new Set(keys) };
}

async function lookedUpByRenovate(started, folder, env) {
  const packageRules = [{ matchDatasources: ['*', '!docker'], enabled: false }];
  const { ms, dependencies } = await renovate(started, folder, temporary, {
    dryRun: 'lookup',
    env,
    packageRules,
  });
  const keys = dependencies.map(({ file, name, value }) => keyOf(file, value ? `${name}:${value}` : name));
  return { ms, found: new Set(keys.filter((key) => key !== undefined)) };
}

/** Docker Hub's registry has other addresses than its name. */
const hostOf = (registry) => (registry === 'docker.io' ? 'index.docker.io' : registry);

/** The median of several turns; each counts its requests. */
async function repeated(state, run) {
  const results = [];
  for (let turn = 0; turn < turns; turn += 1) {
    state.requests = 0;
    results.push({ ...(await run()), requests: state.requests });
  }
  return { ...results[0], ms: median(results.map(({ ms }) => ms)) };
}

async function raced(tree, started) {
  const folder = path.join(temporary, path.basename(tree));
  cpSync(tree, folder, { recursive: true, verbatimSymlinks: true });
  for (const file of ownConfiguration) rmSync(path.join(folder, file), { force: true });
  for (const args of [
    ['init', '--quiet'],
    ['add', '--all'],
  ])
    execFileSync('git', args, { cwd: folder });
  const tags = new Map();
  for (const { registry, repository, tag = 'latest' } of (await tagproof('scan', started, folder)).named) {
    const name = `${hostOf(registry)}/${repository}`;
    tags.set(name, [...(tags.get(name) ?? ['latest']), tag]);
  }
  const proxy = await everythingProxy(mkdtempSync(path.join(temporary, 'proxy-')), (host, repository) => [
    ...new Set(tags.get(`${host}/${repository}`) ?? ['latest']),
  ]);
  proxy.prepare([
    'index.docker.io',
    'registry-1.docker.io',
    ...[...tags.keys()].map((name) => name.split('/')[0]),
  ]);
  try {
    const { state, environment } = proxy;
    const ours = await repeated(state, () => tagproof('verify', started, folder, environment));
    const theirs = await repeated(state, () => lookedUpByRenovate(started, folder, environment));
    const missed = [...theirs.found].filter((key) => !ours.found.has(key));
    return { tree: path.basename(tree), ours, theirs, missed };
  } finally {
    proxy.close();
  }
}

const temporary = mkdtempSync(path.join(tmpdir(), 'tagproof-race-'));
try {
  const started = renovateIn(temporary);
  const rows = [];
  for (const tree of (process.env.TAGPROOF_TREES ?? '').split(/\s+/).filter(Boolean)) {
    const row = await raced(tree, started);
    rows.push(row);
    for (const key of row.missed) console.error(`Only Renovate: ${row.tree} ${key}`);
  }
  const seconds = (ms) => `${(ms / 1000).toFixed(2)} s`;
  const text = [
    `| Repository | Tagproof | Renovate ${started.version} | | Requests | | Found by Tagproof | Found by Renovate | Only by Renovate |`,
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...rows.map(({ tree, ours, theirs, missed }) => {
      const times = `${seconds(ours.ms)} | ${seconds(theirs.ms)} | ${(theirs.ms / ours.ms).toFixed(1)} ×`;
      return `| ${tree} | ${times} | ${ours.requests} | ${theirs.requests} | ${ours.found.size} | ${theirs.found.size} | ${missed.length} |`;
    }),
  ].join('\n');
  console.log(text);
  if (process.argv.includes('--write')) writeSection('performance.md', 'race-trees', text);
  if (rows.some(({ ours, theirs, missed }) => missed.length > 0 || theirs.ms < 10 * ours.ms))
    process.exitCode = 1;
} finally {
  rmSync(temporary, { recursive: true });
}
