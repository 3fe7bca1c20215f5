// Behind a company's proxy and with its certificate authority, the spawned action works as everywhere else.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEmulator, type Emulator } from '../../src/emulator/index.js';
import { digestAt } from '../../src/emulator/seed.js';
import { type CorporateNetwork, corporateNetwork, hasOpenssl } from './corporate-network.js';
import { oidcEnvironment, platformInputs, runAction, temporaryFolder } from './workflow.js';

if (!hasOpenssl) console.error('SKIPPED: there is no openssl, so no proxy was tried');

describe.skipIf(!hasOpenssl)('behind a proxy', () => {
  let emulator: Emulator;
  let network: CorporateNetwork;
  beforeAll(async () => {
    emulator = await createEmulator();
    network = await corporateNetwork(emulator);
  });
  afterAll(() => network.close());

  const run = (environment: Readonly<Record<string, string>>) => {
    const digest = digestAt(emulator.state, 'acme/node', '20', Date.now());
    const host = new URL(emulator.address.registryUrl).host;
    const checkout = temporaryFolder({ Dockerfile: `FROM ${host}/acme/node:20@${digest}\n` });
    return runAction(checkout, platformInputs(emulator), { ...oidcEnvironment(emulator), ...environment });
  };
  const trusted = () => ({ NODE_EXTRA_CA_CERTS: network.authority });

  it('signs in and verifies, every service by the proxy', async () => {
    const { code, outputs, stderr } = await run({ HTTPS_PROXY: network.proxyUrl, ...trusted() });
    expect([code, outputs.verdict, stderr]).toEqual([0, 'pass', '']);
    const asked = new Set(network.connected);
    expect([...asked].sort()).toEqual(
      ['api', 'issuer', 'oidc', 'registry'].map((name) => `${name}.platform.test:443`),
    );
  });

  it.each([
    [
      'an authority that nobody trusts',
      () => ({ HTTPS_PROXY: network.proxyUrl }),
      /oidc\.platform\.test cannot be reached \(DEPTH_ZERO_SELF_SIGNED_CERT\)\. .*NODE_EXTRA_CA_CERTS/,
    ],
    [
      'hosts left out by NO_PROXY',
      () => ({ HTTPS_PROXY: network.proxyUrl, NO_PROXY: '.platform.test', ...trusted() }),
      /oidc\.platform\.test cannot be reached \((?:ENOTFOUND|EAI_AGAIN)\)\. Check .* the proxy/,
    ],
  ])('is incomplete, and says why, with %s', async (_, environment, why) => {
    const { outputs, stdout } = await run(environment());
    expect(outputs).toMatchObject({ verdict: 'incomplete', 'exit-code': '3' });
    expect(stdout).toMatch(why);
  });

  it('is incomplete where the proxy refuses, with its status', async () => {
    network.refuseBy(407);
    const { outputs, stdout } = await run({ HTTPS_PROXY: network.proxyUrl, ...trusted() });
    network.refuseBy(undefined);
    expect(outputs).toMatchObject({ verdict: 'incomplete', 'exit-code': '3' });
    expect(stdout).toMatch(/oidc\.platform\.test cannot be reached \(.*407/);
  });
});
