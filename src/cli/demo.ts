// `demo`: the whole story on a sample repository, against the embedded platform. Needs nothing but Node.
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readConfig } from '../config/read.js';
import { type Address, startEmulator } from '../emulator/index.js';
import { localHost } from '../host/local.js';
import type { Config, Mode } from '../model/config.js';
import type { Report } from '../report/schema.js';
import { run } from '../run.js';
import { type Context, lookOf } from './context.js';
import { type Folder, sampleRepository } from './sample.js';

/** Verifies, pins, shows what a person has to mend, and verifies again until the gate passes. */
export async function demo(context: Context): Promise<number> {
  const { invocation, out } = context;
  const look = lookOf(context);
  const say = look.print;
  const emulator = await startEmulator();
  const root = await mkdtemp(path.join(tmpdir(), 'tagproof-demo-'));
  const reports: Report[] = [];
  const step = async (title: string, mode: Mode, artifacts: readonly string[]) => {
    say(`\n━━ ${title}\n`);
    const host = localHost({ root, environment: workflowOf(emulator.address), ...look });
    const { report, exitCode } = await run(host, configOf(emulator.address, mode, artifacts));
    reports.push(report);
    return exitCode;
  };
  try {
    const registry = new URL(emulator.address.registryUrl).host;
    const sample = sampleRepository(emulator.state, registry, Date.now());
    await writeFolder(root, sample.found);
    await step('1. verify: what does the history say of each reference?', 'verify', ['openssl']);
    await step('2. pin: digests that are missing or stale are written', 'pin', ['openssl']);
    say(`\n━━ 3. by hand: what a pin cannot mend\n\n${byHand}`);
    await writeFolder(root, sample.mended(await readFolder(root, Object.keys(sample.found))));
    await step('4. pin again: the references that were mended', 'pin', []);
    const exitCode = await step('5. verify again', 'verify', []);
    if (invocation.json) out(JSON.stringify(reports, null, 2));
    return exitCode;
  } finally {
    await emulator.close();
    await rm(root, { recursive: true, force: true });
  }
}

const byHand = `compose.yaml        redis:7 loses the digest that never was it
deploy/worker.yaml  node:18 is at its end of life, node:22 takes its place
tools/Dockerfile    ARG BASE gets a default
artifacts           openssl is no longer part of the shop, so nobody asks for its advisories`;

async function writeFolder(root: string, folder: Folder): Promise<void> {
  for (const [file, text] of Object.entries(folder)) {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), text);
  }
}

async function readFolder(root: string, files: readonly string[]): Promise<Folder> {
  const texts = files.map(async (file) => [file, await readFile(path.join(root, file), 'utf8')] as const);
  return Object.fromEntries(await Promise.all(texts));
}

function workflowOf({ oidcRequestUrl, oidcRequestToken }: Address) {
  return { ACTIONS_ID_TOKEN_REQUEST_URL: oidcRequestUrl, ACTIONS_ID_TOKEN_REQUEST_TOKEN: oidcRequestToken };
}

function configOf(address: Address, mode: Mode, artifacts: readonly string[]): Config {
  const inputs: Readonly<Record<string, string>> = {
    mode,
    'base-url': address.baseUrl,
    'registry-url': address.registryUrl,
    'issuer-url': address.issuerUrl,
    'public-organization': address.publicOrganization,
    identity: address.identity,
    artifacts: artifacts.join('\n'),
    'sbom-from-registry': 'true',
  };
  const read = readConfig((name) => inputs[name], { presets: {}, checks: [] });
  if ('issues' in read) throw new Error(read.issues.join(' '));
  return read.config;
}
