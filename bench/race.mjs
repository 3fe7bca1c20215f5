// The race: 300 references over 40 images, Tagproof against Renovate's newest release, on one folder and one registry, in
// one run. `node bench/race.mjs` installs Renovate below the temporary folder (530 MB) unless TAGPROOF_RENOVATE names a
// folder that has it, and writes the table into docs/performance.md.
import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { corpus } from './corpus.mjs';
import { countingProxy, registryWith } from './registry.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const temporary = mkdtempSync(path.join(tmpdir(), 'tagproof-race-'));
const [references, imageCount, turns] = [300, 40, 3];
const names = Array.from({ length: imageCount }, (_, index) => `team${index % 4}/app${index}x:1.${index}.0`);
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

function renovateFolder() {
  const given = process.env.TAGPROOF_RENOVATE;
  if (given !== undefined) return given;
  const folder = path.join(temporary, 'renovate');
  mkdirSync(folder);
  writeFileSync(path.join(folder, 'package.json'), '{"private": true}');
  console.error('Installing Renovate (530 MB)');
  const packages = ['renovate@latest', 'node@24'];
  execFileSync('npm', ['install', '--no-audit', '--no-fund', ...packages], { cwd: folder, stdio: 'inherit' });
  return folder;
}

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

function timed(command, args, options) {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options });
    let [stdout, stderr] = ['', ''];
    child.stdout.on('data', (chunk) => (stdout += chunk));
    child.stderr.on('data', (chunk) => (stderr += chunk));
    child.on('error', reject);
    child.on('close', (code) => resolve({ ms: performance.now() - started, code, stdout, stderr }));
  });
}

/** `file repository:tag` → the digest that was looked up. */
async function tagproof({ folder, host }) {
  const args = [path.join(root, 'dist/cli/index.js'), 'verify', folder, '--json'];
  const environment = { PATH: process.env.PATH, DOCKER_CONFIG: temporary };
  const { ms, stdout, stderr } = await timed(process.execPath, args, { env: environment });
  if (stdout === '') throw new Error(stderr);
  const found = new Map();
  for (const { file, registry, repository, tag, fact } of JSON.parse(stdout).references)
    if (registry === host) found.set(`${file} ${repository}:${tag}`, fact?.currentDigest);
  return { ms, found };
}

/** Everything that Renovate can read is switched on: the formats that it leaves off by default, and digests. */
function renovateConfig(host) {
  const yaml = ['/\\.ya?ml$/'];
  return {
    platform: 'local',
    dryRun: 'lookup',
    onboarding: false,
    requireConfig: 'ignored',
    pinDigests: true,
    hostRules: [{ matchHost: host, insecureRegistry: true }],
    kubernetes: { managerFilePatterns: [...yaml, '/\\.json$/'] },
    tekton: { managerFilePatterns: yaml },
    argocd: { managerFilePatterns: yaml },
    crossplane: { managerFilePatterns: yaml },
  };
}

async function renovate({ folder, host, home, program }) {
  const config = path.join(temporary, 'renovate.json');
  writeFileSync(config, JSON.stringify(renovateConfig(host)));
  const cache = mkdtempSync(path.join(temporary, 'cache-'));
  const environment = {
    PATH: process.env.PATH,
    HOME: home,
    LOG_LEVEL: 'debug',
    LOG_FORMAT: 'json',
    RENOVATE_CONFIG_FILE: config,
    RENOVATE_BASE_DIR: cache,
    RENOVATE_X_IGNORE_RE2: 'true',
  };
  const node = path.join(program, 'node_modules/node/bin/node');
  const entry = path.join(program, 'node_modules/renovate/dist/renovate.js');
  const { ms, stdout, stderr } = await timed(node, [entry], { cwd: folder, env: environment });
  const lines = stdout.split('\n').filter((line) => line.startsWith('{'));
  const extracted = lines
    .map((line) => JSON.parse(line))
    .find(({ msg }) => msg === 'packageFiles with updates');
  if (extracted === undefined)
    throw new Error(`Renovate found nothing:\n${stdout.slice(-4000)}${stderr.slice(-2000)}`);
  const found = new Map();
  for (const files of Object.values(extracted.config))
    for (const { packageFile, deps } of files)
      for (const { datasource, packageName, depName, currentValue, updates = [], skipReason } of deps)
        if (datasource === 'docker' && skipReason === undefined)
          found.set(
            `${packageFile} ${(packageName ?? depName).replace(`${host}/`, '')}:${currentValue}`,
            updates.find(({ newDigest }) => newDigest)?.newDigest,
          );
  return { ms, found };
}

async function race(runner, setting) {
  const { state } = setting.proxy;
  const runs = [];
  for (let turn = 0; turn < turns; turn += 1) {
    state.log.length = 0;
    const { ms, found } = await runner(setting);
    runs.push({ ms, found, requests: state.log.length });
  }
  return { ms: median(runs.map(({ ms }) => ms)), found: runs[0].found, requests: runs[0].requests };
}

const program = renovateFolder();
console.log(
  readFileSync(path.join(program, 'node_modules/renovate/package.json'), 'utf8').match(/"version": .*/)[0],
);
const registry = await registryWith(names, temporary);
const proxy = await countingProxy(registry.port);
const { folder, files } = checkout(proxy.host);
const setting = { folder, host: proxy.host, proxy, program, home: temporary };
const a = await race(tagproof, setting);
console.log(a.ms, a.requests, a.found.size);
const b = await race(renovate, setting);
console.log(b.ms, b.requests, b.found.size, proxy.state.log.slice(0, 20));
for (const [k, v] of b.found) console.log(k, v, a.found.has(k));
proxy.close();
await registry.close();
