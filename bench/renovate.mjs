// Renovate, as both races run it: its newest release with everything that it can read switched on.
import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Runs a program to its end. */
export function timed(command, args, options) {
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

/**
 * Installs Renovate below the folder (530 MB) unless TAGPROOF_RENOVATE names a folder that has it. Returns what starts it:
 * both programs run on the Node that action.yml names, and Renovate's newest release runs on no older one.
 */
export function renovateIn(temporary) {
  const program = process.env.TAGPROOF_RENOVATE ?? installed(path.join(temporary, 'renovate'));
  const manifest = path.join(program, 'node_modules/renovate/package.json');
  const { version } = JSON.parse(readFileSync(manifest, 'utf8'));
  return { program, version, node: path.join(program, 'node_modules/node/bin/node') };
}

function installed(folder) {
  mkdirSync(folder);
  writeFileSync(path.join(folder, 'package.json'), '{"private": true}');
  console.error('Installing Renovate (530 MB)');
  const packages = ['renovate@latest', 'node@24'];
  execFileSync('npm', ['install', '--no-audit', '--no-fund', ...packages], { cwd: folder, stdio: 'inherit' });
  return folder;
}

/** Everything that Renovate can read is switched on: the formats that it leaves off by default, and digests. */
function configOf({ dryRun, hostRules, packageRules }) {
  const yaml = ['/\\.ya?ml$/'];
  return {
    platform: 'local',
    dryRun,
    onboarding: false,
    requireConfig: 'ignored',
    pinDigests: true,
    hostRules,
    packageRules,
    kubernetes: { managerFilePatterns: [...yaml, '/\\.json$/'] },
    tekton: { managerFilePatterns: yaml },
    argocd: { managerFilePatterns: yaml },
    crossplane: { managerFilePatterns: yaml },
    flux: { managerFilePatterns: yaml },
  };
}

/**
 * The Docker dependencies that Renovate finds in a folder: `dryRun` is `extract` or `lookup`.
 * @returns the wall time, and `{file, name, value, digest, newDigest}` of each
 */
export async function renovate(
  { program, node },
  folder,
  temporary,
  { dryRun, hostRules = [], packageRules = [], env = {} },
) {
  const config = path.join(temporary, 'renovate.json');
  writeFileSync(config, JSON.stringify(configOf({ dryRun, hostRules, packageRules })));
  const environment = {
    PATH: process.env.PATH,
    HOME: temporary,
    LOG_LEVEL: 'debug',
    LOG_FORMAT: 'json',
    RENOVATE_CONFIG_FILE: config,
    RENOVATE_BASE_DIR: mkdtempSync(path.join(temporary, 'cache-')),
    RENOVATE_X_IGNORE_RE2: 'true',
    RENOVATE_X_DOCKER_HUB_DISABLE_LABEL_LOOKUP: 'true',
    RENOVATE_X_DOCKER_HUB_TAGS_DISABLE: 'true',
    ...env,
  };
  const entry = path.join(program, 'node_modules/renovate/dist/renovate.js');
  const { ms, stdout, stderr } = await timed(node, [entry], { cwd: folder, env: environment });
  const wanted = dryRun === 'extract' ? 'Extracted dependencies' : 'packageFiles with updates';
  const lines = stdout.split('\n').filter((line) => line.startsWith('{'));
  const extracted = lines.map((line) => JSON.parse(line)).find(({ msg }) => msg === wanted);
  if (extracted === undefined)
    throw new Error(`Renovate found nothing:\n${stdout.slice(-4000)}${stderr.slice(-2000)}`);
  const found = Object.values(extracted.packageFiles ?? extracted.config).flat();
  const dependencies = found.flatMap(({ packageFile, deps }) =>
    deps
      .filter(({ datasource, skipReason }) => datasource === 'docker' && skipReason === undefined)
      .map(({ packageName, depName, currentValue, currentDigest, updates = [] }) => ({
        file: packageFile,
        name: (packageName ?? depName).replaceAll('"', ''),
        value: (currentValue ?? '').replaceAll('"', ''),
        digest: currentDigest,
        newDigest: updates.find(({ newDigest }) => newDigest)?.newDigest,
      })),
  );
  return { ms, dependencies };
}
