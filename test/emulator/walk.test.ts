// The walk of docs/emulator.md with nothing but skopeo, curl and a browser, as it is written there.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { executable } from '../browser/page.js';
import { startNode, temporaryFolder } from '../e2e/workflow.js';

const oidcProvider = process.env.TAGPROOF_OIDC_PROVIDER;
const missing = [
  ...['skopeo', 'curl', 'jq', 'openssl', 'bash'].filter((name) => spawnSync('which', [name]).status !== 0),
  ...(executable === undefined ? ['chromium'] : []),
  ...(oidcProvider === undefined ? ['TAGPROOF_OIDC_PROVIDER, the entry of oidc-provider'] : []),
];
const skipped = missing.length === 0 ? '' : ` — SKIPPED: there is no ${missing.join(', ')}`;

const [, walk = ''] =
  /<!-- walk -->([\s\S]*)<!-- \/walk -->/.exec(readFileSync('docs/emulator.md', 'utf8')) ?? [];
const [, provider = ''] = /```javascript provider\.mjs\n([\s\S]*?)```/.exec(walk) ?? [];
const steps = [...walk.matchAll(/```sh skip: test\/emulator\/walk\.test\.ts runs it\n([\s\S]*?)```/g)].map(
  ([, text = '']) => text,
);

async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return String(typeof address === 'object' ? address?.port : address);
}

/** What a process prints until it matches; it fails when the process ends before. */
function printedBy(child: ChildProcess, pattern: RegExp): Promise<string> {
  let printed = '';
  return new Promise((resolve, reject) => {
    const read = (part: Buffer) => {
      printed += part.toString();
      const [found] = pattern.exec(printed) ?? [];
      if (found !== undefined) resolve(found);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('close', () => reject(new Error(`ended without ${pattern}: ${printed}`)));
  });
}

/** Signs in at the provider, and returns the code in the address to which it sends. */
async function codeFor(address: string, name: string): Promise<string> {
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({ executablePath: executable ?? '', args: sandbox });
  try {
    const page = await browser.newPage();
    await page.goto(address);
    await page.fill('input[name=login]', name);
    await page.fill('input[name=password]', 'any');
    await page.click('button[type=submit]');
    await page.click('button[type=submit]');
    await page.waitForURL('**/done?*');
    return new URL(page.url()).searchParams.get('code') ?? '';
  } finally {
    await browser.close();
  }
}

it('the walk of the documentation has a provider and four steps', () => {
  expect([provider.includes('oidc-provider'), steps.length]).toEqual([true, 4]);
});

describe.skipIf(skipped !== '')(`a user of skopeo, curl and a browser${skipped}`, () => {
  const folder = temporaryFolder({ 'provider.mjs': provider });
  const children: ChildProcess[] = [];
  let port: string;

  beforeAll(async () => {
    port = await freePort();
    symlinkSync(path.resolve(oidcProvider ?? '', '../../..'), path.join(folder, 'node_modules'));
    const environment = { PATH: process.env.PATH ?? '', PORT: port };
    children.push(spawn(process.execPath, ['provider.mjs'], { cwd: folder, env: environment }));
    const emulator = startNode('dist/cli/index.js', ['emulator', '--json'], {}, folder).child;
    children.push(emulator);
    writeFileSync(path.join(folder, 'emulator.json'), await printedBy(emulator, /^\{.*\}$/m));
  });
  afterAll(() => {
    for (const child of children) child.kill();
  });

  it('signs in, pulls by the pinned digest and reads the history (§2.4, §2.9, §4.4, §4.6, §4.7, §5)', {
    timeout: 120_000,
  }, async () => {
    const script = ['set -eu', ...steps, 'printf "pulled %s\\n" $digest'].join('\n');
    const files = { HOME: folder, REGISTRY_AUTH_FILE: path.join(folder, 'auth.json') };
    const environment = { PATH: process.env.PATH ?? '', PORT: port, ...files };
    const shell = spawn('bash', ['-c', script], { cwd: folder, env: environment });
    children.push(shell);
    let out = '';
    let err = '';
    shell.stdout.on('data', (part) => (out += part));
    shell.stderr.on('data', (part) => (err += part));
    const ended = new Promise((resolve) => shell.once('close', resolve));
    const address = await printedBy(shell, /^http:\S+code_challenge_method=S256$/m);
    shell.stdin.end(`${await codeFor(address, 'alice')}\n`);
    expect([await ended, err]).toEqual([0, '']);
    const [newest, pulled] = out.trim().split('\n').slice(-2);
    expect([pulled, newest]).toEqual([`pulled ${newest}`, expect.stringMatching(/^sha256:[0-9a-f]{64}$/)]);
    expect(out).toContain('Login Succeeded!');
    const layout = JSON.parse(readFileSync(path.join(folder, 'node/index.json'), 'utf8'));
    expect(layout.manifests[0].digest).toBe(newest);
  });
});
