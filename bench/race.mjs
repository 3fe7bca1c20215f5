// The race: 300 references over 40 images, Tagproof against Renovate's newest release, on one folder and one registry, in
// one run. `node bench/race.mjs` installs Renovate below the temporary folder (530 MB) unless TAGPROOF_RENOVATE names a
// folder that has it, and writes the table into docs/measurements/renovate.md. `--trees FOLDER…` instead compares the CPU time
// of finding the images in checkouts of public repositories.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { corpus } from './corpus.mjs';
import { countingProxy, registryWith } from './registry.mjs';
import { renovate, renovateIn, timed } from './renovate.mjs';
import { writeSection } from './write-section.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const temporary = mkdtempSync(path.join(tmpdir(), 'tagproof-race-'));
const [references, imageCount, turns, delayMs] = [300, 40, 3, 50];
const names = Array.from({ length: imageCount }, (_, index) => `team${index % 4}/app${index}x:1.${index}.0`);
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

function checkout(host) {
  const folder = path.join(temporary, 'checkout');
  const files = corpus(host, names, references);
  for (const [file, { text }] of files) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  execFileSync('git', ['init', '--quiet'], { cwd: folder });
  execFileSync('git', ['add', '.'], { cwd: folder });
  return { folder, files };
}

/** `file repository:tag` → the digest that was looked up. */
async function tagproof({ folder, host, started: { node } }) {
  const args = [path.join(root, 'dist/cli/index.js'), 'verify', folder, '--json'];
  const environment = { PATH: process.env.PATH, DOCKER_CONFIG: temporary };
  const { ms, stdout, stderr } = await timed(node, args, { env: environment });
  if (stdout === '') throw new Error(stderr);
  const found = new Map();
  for (const { file, registry, repository, tag, fact } of JSON.parse(stdout).references)
    if (registry === host) found.set(`${file} ${repository}:${tag}`, fact?.currentDigest);
  return { ms, found };
}

async function lookedUpByRenovate({ folder, host, started }) {
  const hostRules = [{ matchHost: host, insecureRegistry: true }];
  const { ms, dependencies } = await renovate(started, folder, temporary, { dryRun: 'lookup', hostRules });
  const found = dependencies.map(({ file, name, value, newDigest }) => [
    `${file} ${name.replace(`${host}/`, '')}:${value}`,
    newDigest,
  ]);
  return { ms, found: new Map(found) };
}

/** Medians of several runs; what was found is the same in each. */
async function race(runner, setting, delayMs) {
  const { state } = setting.proxy;
  state.delayMs = delayMs;
  const runs = [];
  for (let turn = 0; turn < turns; turn += 1) {
    state.log.length = 0;
    const { ms, found } = await runner(setting);
    runs.push({ ms, found, requests: state.log.length });
  }
  const [{ found }] = runs;
  return {
    ms: median(runs.map(({ ms }) => ms)),
    found,
    requests: median(runs.map(({ requests }) => requests)),
  };
}

/** What each side found of the truth, and what it took for a reference that is none. */
function compared({ files }, ours, theirs, digests) {
  const truth = new Map(
    [...files].flatMap(([file, { images }]) => images.map((name) => [`${file} ${name}`, digests.get(name)])),
  );
  const side = ({ found }) => ({
    right: [...truth.keys()].filter((key) => found.has(key)),
    digests: [...truth].filter(([key, digest]) => found.get(key) === digest).length,
    wrong: [...found.keys()].filter((key) => !truth.has(key)),
  });
  const [a, b] = [side(ours), side(theirs)];
  const missedByUs = b.right.filter((key) => !a.right.includes(key));
  const missedByThem = a.right.filter((key) => !b.right.includes(key));
  return { a, b, total: truth.size, missedByUs, missedByThem };
}

/** `dockerfile 12, shell 3`: how many by the format, which the folder is named after. */
function byFormat(keys) {
  const counts = new Map();
  for (const key of keys) {
    const format = key.replace(/\d*\/.*/, '');
    counts.set(format, (counts.get(format) ?? 0) + 1);
  }
  return [...counts].map(([format, count]) => `${format} ${count}`).join(', ') || 'none';
}

function table(version, still, slow, { a, b, total, missedByUs, missedByThem }) {
  const seconds = (ms) => `${(ms / 1000).toFixed(2)} s`;
  const times = (name, [ours, theirs]) =>
    `| ${name} | ${seconds(ours.ms)} | ${seconds(theirs.ms)} | ${(theirs.ms / ours.ms).toFixed(1)} × |`;
  return [
    `| ${total} references, ${imageCount} images | Tagproof | Renovate ${version} | |`,
    '| --- | --- | --- | --- |',
    times('Wall time, registry on this machine', still),
    times(`Wall time, each response delayed by ${delayMs} ms`, slow),
    `| Requests to the registry | ${still[0].requests} | ${still[1].requests} | |`,
    `| References found | ${a.right.length} | ${b.right.length} | |`,
    `| Digest matches the registry's | ${a.digests} | ${b.digests} | |`,
    `| False positives | ${a.wrong.length} | ${b.wrong.length} | |`,
    '',
    `Found by Renovate and not by Tagproof: ${missedByUs.length === 0 ? 'none' : missedByUs.join(', ')}.`,
    '',
    `Found by Tagproof and not by Renovate, by format: ${byFormat(missedByThem)}.`,
    '',
    `False positives of Renovate: ${byFormat(b.wrong)}.`,
  ].join('\n');
}

const meter = path.join(root, 'bench/meter.mjs');

/** The CPU time in ms of all threads of the process that `run` starts with the variables, and the images that it found. */
async function metered(run) {
  const figures = path.join(temporary, 'figures.json');
  const found = await run({ NODE_OPTIONS: `--import=${meter}`, TAGPROOF_METER: figures });
  return { found, cpuMs: JSON.parse(readFileSync(figures, 'utf8')).cpuMs };
}

/** Both find the images of a checkout and look nothing up, in turns. */
async function raceIn(folder, started) {
  const ours = (variables) => {
    const env = { PATH: process.env.PATH, DOCKER_CONFIG: temporary, ...variables };
    return timed(started.node, [path.join(root, 'dist/cli/index.js'), 'scan', '--json'], {
      cwd: folder,
      env,
    });
  };
  const theirs = (env) => renovate(started, folder, temporary, { dryRun: 'extract', env });
  const runs = [];
  for (let turn = 0; turn < turns; turn += 1) runs.push([await metered(ours), await metered(theirs)]);
  const [a, b] = [0, 1].map((side) => median(runs.map((run) => run[side].cpuMs)));
  const images = JSON.parse(runs[0][0].found.stdout).references.filter(({ kind }) => kind === 'image').length;
  const counts = [images, runs[0][1].found.dependencies.length];
  return { name: path.basename(folder), times: [a, b], counts };
}

async function raceOnTrees(folders) {
  const started = renovateIn(temporary);
  const rows = [];
  for (const folder of folders) rows.push(await raceIn(folder, started));
  const seconds = (ms) => `${(ms / 1000).toFixed(2)} s`;
  const text = [
    `| CPU time | Tagproof | Renovate ${started.version} | | Images | |`,
    '| --- | ---: | ---: | ---: | ---: | ---: |',
    ...rows.map(
      ({ name, times: [a, b], counts }) =>
        `| ${name} | ${seconds(a)} | ${seconds(b)} | ${(b / a).toFixed(1)} × | ${counts.join(' | ')} |`,
    ),
  ].join('\n');
  console.log(text);
  writeSection('measurements/renovate.md', 'race-trees', text);
  if (rows.some(({ times: [a, b] }) => b < 10 * a)) process.exitCode = 1;
}

async function raceOnReferences() {
  const started = renovateIn(temporary);
  const { version } = started;
  const registry = await registryWith(names, temporary);
  closing.unshift(registry.close);
  const proxy = await countingProxy(registry.port);
  closing.unshift(proxy.close);
  const setting = { ...checkout(proxy.host), host: proxy.host, proxy, started };
  const both = async (delay) => [
    await race(tagproof, setting, delay),
    await race(lookedUpByRenovate, setting, delay),
  ];
  const still = await both(0);
  const slow = await both(delayMs);
  const result = compared(setting, ...still, registry.digests);
  const text = table(version, still, slow, result);
  console.log(text);
  writeSection('measurements/renovate.md', 'race', text);
  const [ours, theirs] = still;
  if (result.missedByUs.length > 0 || ours.requests >= theirs.requests || theirs.ms < 10 * ours.ms)
    process.exitCode = 1;
}

const closing = [() => rmSync(temporary, { recursive: true })];
const [option, ...trees] = process.argv.slice(2);
try {
  await (option === '--trees' ? raceOnTrees(trees) : raceOnReferences());
} finally {
  for (const close of closing) await close();
}
