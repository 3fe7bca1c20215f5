// The registry, as skopeo meets it: with and without a log-in, by tag and by digest.
import { spawn, spawnSync } from 'node:child_process';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningEmulator, startEmulator } from '../../src/emulator/index.js';
import { temporaryFolder } from '../e2e/workflow.js';

const isMissing = spawnSync('which', ['skopeo']).status !== 0;

/** Runs skopeo beside this process, which serves the registry. */
function skopeo(args: readonly string[], folder: string, input = '') {
  return new Promise<{ status: number; out: string; err: string }>((resolve) => {
    const environment = {
      PATH: process.env.PATH,
      HOME: folder,
      REGISTRY_AUTH_FILE: path.join(folder, 'auth.json'),
    };
    const child = spawn('skopeo', args, { env: environment, cwd: folder });
    let [out, err] = ['', ''];
    child.stdout.on('data', (part) => (out += part));
    child.stderr.on('data', (part) => (err += part));
    child.on('close', (status) => resolve({ status: status ?? -1, out, err }));
    child.stdin.end(input);
  });
}

describe.skipIf(isMissing)(`skopeo${isMissing ? ' — SKIPPED: install skopeo' : ''}`, () => {
  let emulator: RunningEmulator;
  let host: string;
  let password: string;

  beforeAll(async () => {
    emulator = await startEmulator();
    host = new URL(emulator.address.registryUrl).host;
    password = await emulator.tokenFor(emulator.address.identity, host);
  });
  afterAll(() => emulator.close());

  const insecure = '--tls-verify=false';
  const inspect = (image: string, folder: string, ...more: string[]) =>
    skopeo(['inspect', insecure, ...more, `docker://${host}/${image}`], folder);

  it('reads a public tag without a log-in, and its digest just the same (§4.6, §5)', async () => {
    const folder = temporaryFolder({});
    const byTag = await inspect('public-images/nginx:latest', folder);
    const { Digest: digest } = JSON.parse(byTag.out);
    const byDigest = await inspect(`public-images/nginx@${digest}`, folder);
    expect([byDigest.status, JSON.parse(byDigest.out).Digest]).toEqual([0, digest]);
    for (const image of ['public-images/nginx:1.27', 'acme/node:20'])
      expect((await inspect(image, folder)).status, image).not.toBe(0);
  });

  it('copies a whole public image, with every platform', async () => {
    const folder = temporaryFolder({});
    const from = `docker://${host}/public-images/static:latest`;
    const { status, err } = await skopeo(
      ['copy', '--all', '--src-tls-verify=false', from, 'dir:copy'],
      folder,
    );
    expect([status, err]).toEqual([0, '']);
  });

  it('logs in, reads a private image, and lists its tags (§4.6, §5)', async () => {
    const folder = temporaryFolder({});
    const login = ['login', insecure, '--username', '_token', '--password-stdin', host];
    expect((await skopeo(login, folder, 'wrong')).err).toContain('invalid username/password');
    expect((await skopeo(login, folder, password)).out).toContain('Login Succeeded');
    expect((await inspect('acme/node:20', folder)).status).toBe(0);
    const listed = await skopeo(['list-tags', insecure, `docker://${host}/acme/node`], folder);
    expect(JSON.parse(listed.out).Tags).toEqual(expect.arrayContaining(['18', '20', 'latest']));
  });
});
