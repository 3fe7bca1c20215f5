// Every way in which signing in fails: one clear error each, verdict incomplete, exit code 3, report written.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startEmulator } from '../../src/emulator/index.js';
import { oidcEnvironment, platformInputs, runAction, temporaryFolder } from './workflow.js';

let emulator: Awaited<ReturnType<typeof startEmulator>>;
beforeAll(async () => {
  emulator = await startEmulator();
});
afterAll(() => emulator.close());

function checkout() {
  const registry = new URL(emulator.address.registryUrl).host;
  return temporaryFolder({ Dockerfile: `FROM ${registry}/acme/node:20\n` });
}

async function failed(
  inputs: Readonly<Record<string, string>>,
  environment = oidcEnvironment(emulator),
  cause = 'sign-in',
) {
  const step = await runAction(checkout(), { ...platformInputs(emulator), ...inputs }, environment);
  expect(step.code).toBe(1);
  expect(step.outputs).toMatchObject({ verdict: 'incomplete', 'exit-code': '3' });
  expect(step.report?.verdict).toBe('incomplete');
  expect(step.report?.incomplete).toHaveLength(1);
  expect(step.report?.incomplete[0]).toMatchObject({ cause, subject: 'sign-in' });
  const said = step.report?.incomplete[0]?.message ?? '';
  expect(step.stdout).toContain(said.split('"')[0]);
  expect(step.stdout).not.toMatch(/\n\s+at .*:\d+:\d+/);
  return said;
}

it('names the permission that is missing', async () => {
  expect(await failed({}, {}, 'no-permission')).toContain('`id-token: write`');
});

it('tells a fork from a missing permission', async () => {
  const event = {
    pull_request: { head: { repo: { full_name: 'eve/shop' } }, base: { repo: { full_name: 'acme/shop' } } },
  };
  const folder = temporaryFolder({ 'event.json': JSON.stringify(event) });
  const said = await failed({}, { GITHUB_EVENT_PATH: `${folder}/event.json` }, 'fork');
  expect(said).toContain('fork');
  expect(said).not.toContain('id-token: write');
});

it('distinguishes a run of Dependabot from both', async () => {
  const said = await failed({}, { GITHUB_ACTOR: 'dependabot[bot]' }, 'dependabot');
  expect(said).toContain('Dependabot');
  expect(said).toContain('`permissions:` of the job');
});

it('shows both subjects and the command that makes an identity which fits', async () => {
  const other = await startEmulator({ subject: 'repo:acme/other:ref:refs/heads/main' });
  try {
    const step = await runAction(checkout(), platformInputs(other), oidcEnvironment(other));
    const said = step.report?.incomplete[0]?.message ?? '';
    expect(step.outputs).toMatchObject({ verdict: 'incomplete', 'exit-code': '3' });
    expect(said).toContain('repo:acme/other:ref:refs/heads/main');
    expect(said).toContain('repo:acme/shop:ref:refs/heads/main');
    expect(said).toContain(
      `tagproof identity create --group ${other.address.group} --repository acme/other --ref main`,
    );
  } finally {
    await other.close();
  }
});

it('names a uid that no identity has', async () => {
  expect(await failed({ identity: `${emulator.address.group}/0123456789abcdef` })).toContain(
    'check `identity:`',
  );
});

it('says that the workflow token is expired', async () => {
  const late = await startEmulator({
    faults: [{ match: { service: 'issuer' }, effect: { clockSkewMs: 3_600_000 } }],
  });
  try {
    const step = await runAction(checkout(), platformInputs(late), oidcEnvironment(late));
    expect(step.outputs).toMatchObject({ verdict: 'incomplete', 'exit-code': '3' });
    expect(step.report?.incomplete[0]?.message).toMatch(/not valid.*exp/);
  } finally {
    await late.close();
  }
});

it('names the host that cannot be reached', async () => {
  expect(await failed({ 'issuer-url': 'http://127.0.0.1:9' })).toContain(
    '127.0.0.1:9 cannot be reached (ECONNREFUSED)',
  );
});

it('lists all mistakes in the inputs at once, before any request', async () => {
  const asked = emulator.requests.length;
  const inputs = {
    ...platformInputs(emulator),
    'max-age': 'soon',
    mode: 'fly',
    'base-url': 'http://example.com',
  };
  const step = await runAction(checkout(), inputs, oidcEnvironment(emulator));
  expect(step.outputs).toMatchObject({ verdict: 'invalid', 'exit-code': '2' });
  expect(step.code).toBe(1);
  for (const name of ['max-age', 'mode', 'base-url']) expect(step.stdout).toContain(`\`${name}:\``);
  expect(emulator.requests.length).toBe(asked);
});
