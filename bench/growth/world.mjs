// Starts the world of a measurement in another process, and a run of Tagproof against it.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { localHost } from '../../lib/host/local.js';
import { run } from '../../lib/run.js';
import { digestOf } from '../platform.mjs';
import { configWith } from './evidence.mjs';

const server = fileURLToPath(new URL('./server.mjs', import.meta.url));

/** A temporary folder, removed when this process ends. */
export function temporaryFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'tagproof-growth-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Serves `images` of the platform and `repositories` of the CI host, and ends with this process. */
export async function startWorld(world) {
  const child = spawn(process.execPath, [server], { stdio: ['pipe', 'pipe', 'inherit'] });
  process.once('exit', () => child.kill());
  child.stdin.end(JSON.stringify(world));
  for await (const line of createInterface({ input: child.stdout })) {
    const { address, github } = JSON.parse(line);
    const environment = {
      ACTIONS_ID_TOKEN_REQUEST_URL: address.oidcRequestUrl,
      ACTIONS_ID_TOKEN_REQUEST_TOKEN: address.oidcRequestToken,
    };
    const inputs = {
      'base-url': address.baseUrl,
      'registry-url': address.registryUrl,
      'issuer-url': address.issuerUrl,
      'public-organization': address.publicOrganization,
      identity: address.identity,
    };
    return { host: new URL(address.registryUrl).host, environment, inputs, github };
  }
  throw new Error('the world did not start');
}

/** The name of an image of the world with the digest of a record. */
export const pinnedTo = ({ host }, name, tag, record) =>
  `${host}/acme/${name}:${tag}@${digestOf(`${name}:${tag} ${record}`)}`;

/** Writes the files into a folder, a checkout. */
export function checkoutOf(files) {
  const root = temporaryFolder();
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), text);
  }
  return root;
}

/** `FROM` lines in files of 20. */
export function dockerfiles(names) {
  const files = {};
  for (let at = 0; at < names.length; at += 20)
    files[`part${at / 20}/Dockerfile`] = `${names
      .slice(at, at + 20)
      .map((name) => `FROM ${name}`)
      .join('\n')}\n`;
  return files;
}

/** Runs over a checkout; the report must have so many references. */
export async function runOver({ environment = {}, inputs: own = {} }, root, expected, inputs = {}) {
  const host = localHost({ root, environment, print: () => undefined });
  const config = configWith({ 'fail-on': 'none', report: 'report.json', cache: 'off', ...own, ...inputs });
  const { report } = await run(host, config);
  if (report.references.length !== expected) throw new Error(`${report.references.length} references`);
  return report;
}
