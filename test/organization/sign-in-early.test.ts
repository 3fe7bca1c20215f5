// What an audit of several repositories asks before it begins with the first of them.
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { networkTransport } from '../../src/host/network/transport.js';
import type { HttpRequest } from '../../src/model/run/http.js';
import { audit } from '../../src/organization/audit.js';
import { type Organization, shops, startOrganization } from './organization.js';

let organization: Organization;
beforeAll(async () => {
  organization = await startOrganization((emulator) => shops(emulator, 3));
});
afterAll(() => organization.close());

it('signs in while the branches are listed, and once', async () => {
  const network = networkTransport('tagproof');
  const asked: string[] = [];
  let signedIn: () => void = () => undefined;
  const hasSignedIn = new Promise<void>((resolve) => {
    signedIn = resolve;
  });
  async function send(request: HttpRequest) {
    asked.push(new URL(request.url).pathname);
    if (request.url.endsWith('/graphql')) await hasSignedIn;
    const response = await network(request);
    if (request.url.includes('/sts/exchange')) signedIn();
    return response;
  }
  const { folder, context } = organization;
  const report = path.join(folder, 'early.jsonl');
  const repository = 'acme/shop-001\nacme/shop-002';
  const { context: auditing, err } = context('audit', [], { repository, report, cache: 'off' });
  await audit({ ...auditing, network: { send } });
  expect(err.join('\n')).toContain('2/2 acme/shop-002');
  const exchanges = asked.filter((one) => one.includes('/sts/exchange'));
  expect(exchanges, 'one for each audience').toHaveLength(2);
});
