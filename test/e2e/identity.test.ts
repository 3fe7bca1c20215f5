// `identity`: both or neither, and what differs between a token and an identity. Against the emulated platform.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startEmulator } from '../../src/emulator/index.js';
import { oidcEnvironment, platformInputs, runAction, spawnNode, temporaryFolder } from './workflow.js';

let emulator: Awaited<ReturnType<typeof startEmulator>>;
beforeEach(async () => {
  emulator = await startEmulator({ subject: 'repo:acme/other:ref:refs/heads/main' });
});
afterEach(() => emulator.close());

async function identity(args: readonly string[], who = 'platform-team') {
  const { address, state } = emulator;
  const uid = state.identities.find(({ name }) => name === who)?.uid ?? '';
  const flags = [
    '--base-url',
    address.baseUrl,
    '--registry-url',
    address.registryUrl,
    '--issuer-url',
    address.issuerUrl,
  ];
  const token = await emulator.tokenFor(uid);
  const finished = await spawnNode('dist/cli/index.js', ['identity', ...args, ...flags], {
    TAGPROOF_TOKEN: token,
    ...oidcEnvironment(emulator),
  });
  for (const minted of emulator.tokens) expect(finished.stdout + finished.stderr).not.toContain(minted);
  return finished;
}

const issuer = () => new URL(emulator.address.oidcRequestUrl).origin;
const create = (...more: readonly string[]) =>
  identity([
    'create',
    '--group',
    emulator.address.group,
    '--repository',
    'acme/other',
    '--issuer',
    issuer(),
    ...more,
  ]);

it('makes an identity with which the workflow signs in, and takes it away again', async () => {
  const { code, stdout } = await create('--json');
  expect(code).toBe(0);
  const { identity: uid, claimMatch } = JSON.parse(stdout);
  expect(claimMatch).toEqual({ issuer: issuer(), subject: 'repo:acme/other:ref:refs/heads/main' });
  const step = await runAction(
    temporaryFolder(),
    { ...platformInputs(emulator), identity: uid },
    oidcEnvironment(emulator),
  );
  expect(step.outputs.verdict).toBe('pass');
  expect((await identity(['explain', '--identity', uid])).stdout).toContain('They match.');

  const before = emulator.state.roleBindings.length;
  expect((await identity(['delete', '--identity', uid, '--dry-run'])).stdout).toContain('Would delete');
  expect(emulator.state.roleBindings).toHaveLength(before);
  expect((await identity(['delete', '--identity', uid])).stdout).toContain('registry.pull, viewer');
  expect(emulator.state.roleBindings).toHaveLength(before - 2);
  expect(emulator.state.identities.some((one) => one.uid === uid)).toBe(false);
});

it('prints the workflow to paste', async () => {
  const { stdout } = await create();
  expect(stdout).toContain('id-token: write');
  expect(stdout).toMatch(/identity: [0-9a-f]{40}\/[0-9a-f]{16}\n$/);
});

it('creates nothing under --dry-run', async () => {
  const count = emulator.state.identities.length;
  const { code, stdout } = await create(
    '--dry-run',
    '--environment',
    'prod',
    '--owner-id',
    '1',
    '--repository-id',
    '2',
  );
  expect([code, emulator.state.identities.length]).toEqual([0, count]);
  expect(stdout).toContain('repo:acme@1/other@2:environment:prod');
});

it.each([1, 2])('leaves nothing behind when role binding %i fails', async (failing) => {
  const { identities, roleBindings } = structuredClone(emulator.state);
  const body = '{"code":6,"message":"busy"}';
  const match = { method: 'POST', path: '^/iam/v2/roleBindings', nth: failing };
  emulator.faults = [{ match, effect: { status: 409, body } }];
  const { code, stderr } = await create();
  expect([code, stderr]).toEqual([3, 'Create role binding: HTTP 409: busy [bad-answer]\n']);
  expect(emulator.state.identities).toEqual(identities);
  expect(emulator.state.roleBindings).toEqual(roleBindings);
});

it('names the identity that it could not take back', async () => {
  const effect = { status: 409, body: '{"message":"busy"}' };
  emulator.faults = [
    { match: { method: 'POST', path: '^/iam/v2/roleBindings' }, effect },
    { match: { method: 'DELETE' }, effect },
  ];
  const { code, stderr } = await create();
  const made = emulator.state.identities.at(-1)?.uid;
  expect(code).toBe(3);
  expect(stderr).toContain(`tagproof identity delete --identity ${made}`);
});

it('says which role is missing', async () => {
  const { code, stderr } = await identity(
    ['create', '--group', emulator.address.group, '--repository', 'a/b'],
    'shop-ci',
  );
  expect(code).toBe(3);
  expect(stderr).toContain('needs a role that may manage identities');
});

it('explains what differs, also between the two styles of subjects', async () => {
  const differing = await identity(['explain', '--identity', emulator.address.identity]);
  expect(differing.code).toBe(1);
  expect(differing.stdout).toContain(
    'Differs: the repository is acme/other, the identity expects acme/shop.',
  );
  const claims = { iss: issuer(), sub: 'repo:acme@1/shop@2:ref:refs/heads/dev', aud: 'x' };
  const token = `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.x`;
  const file = path.join(temporaryFolder(), 'token');
  writeFileSync(file, `${token}\n`);
  const { stdout } = await identity([
    'explain',
    '--identity',
    emulator.address.identity,
    '--token-file',
    file,
  ]);
  expect(stdout).toContain('names with ids, the identity expects names alone');
  expect(stdout).toContain('ref refs/heads/dev, the identity expects ref refs/heads/main');
  expect(stdout).not.toContain(token);
});

it('lists every mistake in the flags at once', async () => {
  const finished = await spawnNode(
    'dist/cli/index.js',
    ['identity', 'create', '--repository', 'x', '--ref', 'a', '--pull-request', '--owner-id', '1'],
    {},
  );
  expect(finished.code).toBe(2);
  expect(finished.stderr.trim().split('\n')).toEqual([
    '`--group` is missing.',
    '`--token` is missing. Set it, or TAGPROOF_TOKEN.',
    '`--repository` must be OWNER/REPO.',
    'Only one of `--ref`, `--environment` and `--pull-request` can be set.',
    '`--owner-id` and `--repository-id` must be set together.',
    '[usage] For details, run: tagproof explain usage',
  ]);
});
