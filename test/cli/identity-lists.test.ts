// `identity list` and `identity update`: what identities expect of workflows, and what stays when that is changed.
import { afterEach, expect, it } from 'vitest';
import { createStage, runLine, type Stage } from '../../scripts/walk/stage.mjs';
import { load } from '../e2e/load.js';

let stage: Stage;
afterEach(() => stage.close());

async function open(claimMatch?: Readonly<Record<string, unknown>>) {
  stage = await createStage(load, {
    change: ({ identities }) => {
      const own = identities.find(({ name }) => name === 'shop-ci');
      if (own !== undefined && claimMatch !== undefined) Object.assign(own, { claimMatch });
    },
  });
}

const shop = () => {
  const found = stage.state.identities.find(({ name }) => name.startsWith('shop'));
  if (found === undefined) throw new Error('there is no identity of the shop');
  return found;
};

async function run(line: string, options?: { readonly width: number }) {
  const { group } = stage.emulator.address;
  const environment = { ...stage.person, TAGPROOF_PLATFORM: 'chainguard', TAGPROOF_GROUP: group };
  return runLine(load, stage, `tagproof ${line}`, environment, options);
}
const update = (flags: string) => run(`identity update --identity ${shop().uid} ${flags}`);

const issuer = 'https://token.actions.githubusercontent.com';
const subject = 'repo:acme/shop:environment:production';

it('lists who may be assumed by whom, with which roles', async () => {
  await open({ issuer, subjectPattern: 'repo:acme/shop:.*', audience: 'a' });
  const { code, out } = await run('identity list', { width: 200 });
  expect([code, out.split('\n')[0]?.split(/ {2,}/)]).toEqual([
    0,
    ['NAME', 'SUBJECT', 'ROLES', 'LAST SEEN', 'UID'],
  ]);
  expect(out).toMatch(
    /shop-ci +\/repo:acme\/shop:\.\*\/ +registry\.pull, viewer +- +[0-9a-f]{40}\/[0-9a-f]{16}\n/,
  );
  const narrow = (await run('identity list', { width: 80 })).out.split('\n');
  expect(Math.max(...narrow.map(({ length }) => length))).toBeLessThanOrEqual(80);

  const { identities } = JSON.parse((await run('identity list --json')).out);
  expect(identities.find(({ name }: { name: string }) => name === 'shop-ci')).toEqual({
    ...{ name: 'shop-ci', uid: shop().uid, issuer, subject: '/repo:acme/shop:.*/', audience: 'a' },
    ...{ roles: ['registry.pull', 'viewer'], created: expect.any(String) },
  });
  expect((await run('identity list --csv')).out).toContain('"registry.pull\nviewer"');
});

it('follows a renamed repository: the scope, the other conditions, the uid and the roles stay', async () => {
  await open({ issuer, subject, audience: 'issuer.enforce.dev', claims: { ref_protected: 'true' } });
  const { uid } = shop();
  const bindings = structuredClone(stage.state.roleBindings);
  const { code, out } = await update('--repository acme/store');
  expect([code, out]).toEqual([
    0,
    `Updated identity shop-ci (${uid})\n  subject: ${subject} → repo:acme/store:environment:production`,
  ]);
  expect(shop()).toMatchObject({
    uid,
    name: 'shop-ci',
    claimMatch: {
      ...{ issuer, subject: 'repo:acme/store:environment:production', audience: 'issuer.enforce.dev' },
      claims: { ref_protected: 'true' },
    },
  });
  expect(stage.state.roleBindings).toEqual(bindings);
  const changes = stage.emulator.requests.filter(({ method }) => method !== 'GET');
  expect(changes.map(({ method, path }) => [method, path])).toEqual([
    ['PATCH', `/iam/v2/identities/${uid}?updateMask=claimMatch`],
  ]);
  expect((await update('--repository acme/store')).out).toBe(`Identity shop-ci (${uid}) needs no change`);
  expect(stage.emulator.requests.filter(({ method }) => method === 'PATCH')).toHaveLength(1);
});

it('changes only what is named, and nothing under --dry-run', async () => {
  await open({ issuer, subject });
  const before = structuredClone(stage.state.identities);
  const dry = JSON.parse((await update('--ref v1 --name shop-2 --dry-run --json')).out);
  expect(dry).toMatchObject({
    dryRun: true,
    changed: ['name', 'claimMatch'],
    before: { name: 'shop-ci' },
    after: { name: 'shop-2', claimMatch: { issuer, subject: 'repo:acme/shop:ref:refs/heads/v1' } },
  });
  expect(stage.state.identities).toEqual(before);
  await update('--name shop-2');
  expect([shop().name, shop().claimMatch]).toEqual(['shop-2', { issuer, subject, claims: {} }]);
  await update('--issuer https://ci.example.com --pull-request');
  expect(shop().claimMatch).toEqual({
    issuer: 'https://ci.example.com',
    subject: 'repo:acme/shop:pull_request',
    claims: {},
  });
});

it('keeps the ids of a renamed repository, and wants those of another owner', async () => {
  await open({ issuer, subject: 'repo:acme@1/shop@2:ref:refs/heads/main' });
  expect((await update('--repository other/shop')).text).toContain('Set `--owner-id` and `--repository-id`.');
  await update('--repository acme/store');
  expect(shop().claimMatch?.subject).toBe('repo:acme@1/store@2:ref:refs/heads/main');
  await update('--repository other/store --owner-id 3 --repository-id 2');
  expect(shop().claimMatch?.subject).toBe('repo:other@3/store@2:ref:refs/heads/main');
});

it('puts one subject in place of a pattern only if all of it is given', async () => {
  await open({ issuer, subjectPattern: 'repo:acme/.*' });
  const { code, text } = await update('--repository acme/store');
  expect([code, text]).toEqual([
    2,
    expect.stringContaining('`repo:acme/.*`, which is not one subject of GitHub'),
  ]);
  await update('--repository acme/store --ref main');
  expect(shop().claimMatch).toEqual({ issuer, subject: 'repo:acme/store:ref:refs/heads/main', claims: {} });
});

it.each([
  ['', 'Nothing is to be changed.'],
  ['--repository store', '`--repository` must be OWNER/REPO.'],
  ['--owner-id 3', '`--owner-id` and `--repository-id` must be set together.'],
  ['--ref a --environment b', 'Only one of `--ref`, `--environment`'],
])('refuses %s', async (flags, message) => {
  await open();
  expect(await update(flags)).toMatchObject({ code: 2, text: expect.stringContaining(message) });
});

it('says that the token may not change identities', async () => {
  await open();
  const token = await stage.emulator.tokenFor(shop().uid);
  const { code, text } = await update(`--name other --token ${token}`);
  expect([code, text]).toEqual([3, expect.stringContaining('Update identity: HTTP 403')]);
});
