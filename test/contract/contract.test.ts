// The contract suite against the emulator without sockets, over sockets, and against a real platform if one is given.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEmulator, type Emulator, startEmulator } from '../../src/emulator/index.js';
import { networkBytes } from '../../src/host/network/transport.js';
import { isShort } from '../sample.js';
import { furnish } from './furnish.js';
import { overGrpc } from './grpc.js';
import { contract } from './suite.js';
import type { Send, Target } from './target.js';

async function ownerOf(emulator: Emulator, send: Send): Promise<Target> {
  furnish(emulator.state);
  const owner = emulator.state.identities.find(({ name }) => name === 'platform-team')?.uid ?? '';
  const target = {
    address: emulator.address,
    send,
    ownerToken: await emulator.tokenFor(owner),
    async later(ms: number) {
      emulator.advance(ms);
      target.ownerToken = await emulator.tokenFor(owner);
    },
  };
  return target;
}

const overSockets: Send = async ({ url, ...request }) => {
  const response = await fetch(url, request);
  return { status: response.status, body: await response.text() };
};

describe('the emulator, in-process', () => {
  let target: Target;
  beforeAll(async () => {
    const emulator = await createEmulator();
    target = await ownerOf(emulator, emulator.transport);
  });
  contract(() => target);
});

describe.skipIf(isShort)('the emulator, over sockets', () => {
  let target: Target;
  let close: () => Promise<void>;
  beforeAll(async () => {
    const emulator = await startEmulator();
    close = emulator.close;
    target = await ownerOf(emulator, overSockets);
  });
  afterAll(() => close());
  contract(() => target);
});

describe('the emulator over gRPC, in-process', () => {
  let target: Target;
  let onlyByRest: ReadonlySet<string>;
  beforeAll(async () => {
    const emulator = await createEmulator();
    const grpc = overGrpc(emulator.address, emulator.grpcTransport, emulator.transport);
    ({ onlyByRest } = grpc);
    target = Object.assign(await ownerOf(emulator, grpc.send), { transport: 'grpc' as const });
  });
  contract(() => target);

  it('needs REST for nothing that is not refused, but for requests without a body and the space after one', () => {
    const others = [...onlyByRest].filter(
      (one) => !one.includes('there is no such call') || one.startsWith('HEAD'),
    );
    expect(others.sort()).toEqual([
      'HEAD /iam/v2/groups: there is no such call',
      'HEAD /registry/v2/repos: there is no such call',
      'POST /registry/v2/repos: it is about the text',
    ]);
  });
});

describe.skipIf(isShort)('the emulator over gRPC, over sockets', () => {
  let target: Target;
  let close: () => Promise<void>;
  beforeAll(async () => {
    const emulator = await startEmulator();
    close = emulator.close;
    const { send } = overGrpc(emulator.address, networkBytes('contract'), overSockets);
    target = Object.assign(await ownerOf(emulator, send), { transport: 'grpc' as const });
  });
  afterAll(() => close());
  contract(() => target);
});

const { TAGPROOF_CONTRACT_ADDRESS: address, TAGPROOF_CONTRACT_TOKEN: ownerToken } = process.env;

if (address && ownerToken) {
  describe('a real platform', () =>
    contract(() => ({ address: JSON.parse(address), send: overSockets, ownerToken })));
} else {
  it.skip(
    'a real platform: set TAGPROOF_CONTRACT_ADDRESS (what `emulator --json` prints) and TAGPROOF_CONTRACT_TOKEN',
  );
}
