// `--oidc-token-file` and `--oidc-token-env`: a whole run signs in with that token, and with no other.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { commands } from '../../src/cli/args/commands.js';
import { readArguments } from '../../src/command/arguments.js';
import { gate } from '../../src/command/gate.js';
import { startEmulator } from '../../src/emulator/index.js';
import { platformFlags, temporaryFolder } from '../e2e/workflow.js';
import { contextOf } from './context.js';

let emulator: Awaited<ReturnType<typeof startEmulator>>;
beforeAll(async () => {
  emulator = await startEmulator();
});
afterAll(() => emulator.close());

/** A token that the CI system issues for an audience. */
async function tokenFor(audience: string): Promise<string> {
  const { oidcRequestUrl, oidcRequestToken } = emulator.address;
  const response = await fetch(`${oidcRequestUrl}&audience=${encodeURIComponent(audience)}`, {
    headers: { authorization: `Bearer ${oidcRequestToken}` },
  });
  return ((await response.json()) as { value: string }).value;
}

async function run(flags: readonly string[], environment: Readonly<Record<string, string>> = {}) {
  const image = `${new URL(emulator.address.registryUrl).host}/acme/node:20`;
  const folder = temporaryFolder({ Dockerfile: `FROM ${image}\n` });
  const inputs = platformFlags(emulator);
  const invocation = readArguments(['verify', folder, ...inputs, ...flags], commands);
  if ('issues' in invocation) throw new Error(invocation.issues.join(' '));
  const { context, written } = contextOf();
  const { signal: stop } = new AbortController();
  const code = await gate({ ...context, invocation, environment, stop });
  return { code, text: [...written.out, ...written.err].join('\n') };
}

it('signs in with the token of a file, or of a variable', async () => {
  const token = await tokenFor(new URL(emulator.address.issuerUrl).host);
  const file = `${temporaryFolder({ token: `${token}\n` })}/token`;
  for (const [flags, environment] of [
    [['--oidc-token-file', file], {}],
    [['--oidc-token-env', 'MY_TOKEN'], { MY_TOKEN: token }],
    [
      [],
      { GITLAB_CI: 'true', CI_DEFAULT_BRANCH: 'main', CI_COMMIT_BRANCH: 'main', TAGPROOF_ID_TOKEN: token },
    ],
  ] as const) {
    const { text } = await run(flags, environment);
    expect(text).toContain('fail: 1 finding in 1 reference across 1 file');
    expect(text).not.toContain('not verified');
    expect(text).not.toContain(token);
  }
});

it('is incomplete, and sends nothing, when the token is for another audience', async () => {
  const token = await tokenFor('sts.amazonaws.com');
  const { code, text } = await run(['--oidc-token-env', 'MY_TOKEN'], { MY_TOKEN: token });
  expect(code).not.toBe(0);
  expect(text).toContain('issued for "sts.amazonaws.com"');
  expect(text).toContain('[sign-in]');
  expect(text).not.toContain(token);
});

it('refuses two tokens', async () => {
  const { code, text } = await run(['--oidc-token-env', 'A', '--oidc-token-file', 'b']);
  expect(code).toBe(2);
  expect(text).toContain('Only one of `--oidc-token-file` and `--oidc-token-env` can be set');
});
