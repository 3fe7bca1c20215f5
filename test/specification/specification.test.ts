// The specification of the platform, sentence by sentence, against an address: of the emulator, or of a platform that is given.
// The numbers in the titles count the specification's headings.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startEmulator } from '../../src/emulator/index.js';
import type { Send, Target } from '../contract/target.js';
import { accessSection } from './access.js';
import { endpointSection } from './endpoints.js';
import { envelopeSection } from './envelopes.js';
import { errorSection } from './errors.js';
import { generalSection } from './general.js';
import { auditOf } from './kit.js';
import { listSection } from './lists.js';
import { notTested } from './not-tested.js';
import { registrySection } from './registry.js';
import { registryApiSection } from './registry-api.js';
import { resourceSection } from './resources.js';
import { serviceSection } from './service.js';
import { versionSection } from './versioning.js';

let target: Target;
let close: () => Promise<void> = async () => {};

const send: Send = async ({ url, ...request }) => {
  const response = await fetch(url, request);
  return {
    status: response.status,
    body: await response.text(),
    headers: Object.fromEntries(response.headers),
  };
};

beforeAll(async () => {
  const { TAGPROOF_CONTRACT_ADDRESS: address, TAGPROOF_CONTRACT_TOKEN: ownerToken } = process.env;
  if (address && ownerToken) {
    target = { address: JSON.parse(address), send, ownerToken };
    return;
  }
  const emulator = await startEmulator();
  close = emulator.close;
  const owner = emulator.state.identities.find(({ name }) => name === 'platform-team')?.uid ?? '';
  const own = {
    address: emulator.address,
    send,
    ownerToken: await emulator.tokenFor(owner),
    async later(ms: number) {
      emulator.advance(ms);
      own.ownerToken = await emulator.tokenFor(owner);
    },
  };
  target = own;
});
afterAll(() => close());

describe('the specification', () => {
  const audit = auditOf(() => target);
  serviceSection(audit);
  generalSection(audit);
  resourceSection(audit);
  envelopeSection(audit);
  endpointSection(audit);
  registryApiSection(audit);
  registrySection(audit);
  accessSection(audit);
  errorSection(audit);
  versionSection(audit);
  // Last, since the clock that it moves never goes back.
  listSection(audit);
});

it.each(notTested)('not tested, with a reason: $section "$sentence"', ({ section, reason }) => {
  expect(section).toMatch(/^§\d(\.\d+)?$/);
  expect(reason.split(' ').length).toBeGreaterThan(4);
});
