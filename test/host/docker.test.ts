// Docker on this machine: its file, and helpers that work, are missing, talk too much or never end.
import { chmodSync, existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { machineDocker } from '../../src/host/docker.js';
import { temporaryFolder } from '../e2e/workflow.js';

const script = (body: string) => `#!/bin/sh\n${body}\n`;

function machine(helpers: Readonly<Record<string, string>>) {
  const files = Object.entries(helpers).map(([name, body]) => [`docker-credential-${name}`, script(body)]);
  const folder = temporaryFolder(Object.fromEntries(files));
  for (const [name = ''] of files) chmodSync(path.join(folder, name), 0o755);
  const environment = { PATH: `${folder}:${process.env.PATH}`, HOME: folder };
  return machineDocker(environment, '/nowhere', { timeMs: 1000, outputBytes: 1000 });
}

it('reads config.json of DOCKER_CONFIG, else of the home folder', async () => {
  const home = temporaryFolder({ '.docker/config.json': 'home', 'other/config.json': 'other' });
  expect(await machineDocker({ HOME: home }, '/nowhere').config()).toEqual({ text: 'home' });
  const DOCKER_CONFIG = path.join(home, 'other');
  expect(await machineDocker({ HOME: home, DOCKER_CONFIG }, '/nowhere').config()).toEqual({ text: 'other' });
  expect(await machineDocker({ HOME: path.join(home, 'other') }, '/nowhere').config()).toMatchObject({
    absent: true,
  });
  expect(await machineDocker({}, '/nowhere').config()).toMatchObject({ absent: true });
  const large = temporaryFolder({ '.docker/config.json': ' '.repeat(1024 * 1024 + 1) });
  expect(await machineDocker({ HOME: large }, '/nowhere').config()).toEqual({
    unreadable: 'it is larger than 1048576 bytes',
  });
});

it('runs a helper with the server on its standard input', async () => {
  const docker = machine({ echo: 'read server; echo "$1 $server"', fail: 'echo no; exit 3', deaf: 'exit 0' });
  expect(await docker.helper('echo', 'https://a.io')).toEqual({ exitCode: 0, output: 'get https://a.io\n' });
  expect(await docker.helper('fail', 'a.io')).toEqual({ exitCode: 3, output: 'no\n' });
  expect(await docker.helper('deaf', 'a'.repeat(1_000_000))).toEqual({ exitCode: 0, output: '' });
});

it('gives up a helper that is missing, silent or endless', async () => {
  const docker = machine({ silent: 'exec sleep 30', endless: 'exec yes' });
  expect(await docker.helper('nowhere', 'a.io')).toEqual({
    failed: 'is not in PATH outside the checkout',
  });
  expect(await docker.helper('silent', 'a.io')).toEqual({ failed: 'did not exit within 1 seconds' });
  expect(await docker.helper('endless', 'a.io')).toEqual({ failed: 'printed more than 1000 bytes' });
});

it('runs no helper of the checkout, whatever PATH says', async () => {
  const root = temporaryFolder();
  const helper = path.join(root, 'docker-credential-own');
  writeFileSync(helper, script(`touch ${root}/marker; echo stolen`));
  chmodSync(helper, 0o755);
  for (const entry of [root, `${root}/.`, '.', '']) {
    const docker = machineDocker({ PATH: `${entry}:${process.env.PATH}` }, root);
    expect(await docker.helper('own', 'a.io')).toEqual({ failed: 'is not in PATH outside the checkout' });
  }
  expect(existsSync(path.join(root, 'marker'))).toBe(false);
});
