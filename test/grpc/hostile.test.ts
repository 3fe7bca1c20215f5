// gRPC of the emulator against bytes that no well-behaved client sends.
import { createHash } from 'node:crypto';
import type { ClientHttp2Session } from 'node:http2';
import { connect as connectTcp } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startEmulator } from '../../src/emulator/index.js';
import { frame, getGroup, openRaw, outcome, pingCall, sendRaw, uidMessage } from './raw.js';

type Running = Awaited<ReturnType<typeof startEmulator>>;
let emulator: Running;
let session: ClientHttp2Session;
let authorization: string;

beforeAll(async () => {
  emulator = await startEmulator();
  session = openRaw(emulator.address.baseUrl);
  authorization = `Bearer ${await emulator.tokenFor(emulator.address.identity)}`;
});
afterAll(async () => {
  session.destroy();
  await emulator.close();
});

const ask = async (chunks: readonly Uint8Array[], headers = {}, path = getGroup) =>
  outcome(await sendRaw(session, path, chunks, { authorization, ...headers }));
const group = () => frame(uidMessage(emulator.address.group));

it('answers a message in one piece, in single bytes, and with fields that it does not know', async () => {
  expect(await ask([group()])).toEqual([0, '']);
  expect(await ask([...group()].map((byte) => Buffer.from([byte])))).toEqual([0, '']);
  const unknown = Buffer.concat([uidMessage(emulator.address.group), Buffer.from([0xf8, 0x07, 0x01])]);
  expect(await ask([frame(unknown)])).toEqual([0, '']);
});

it.each([
  ['no message', [], 12, 'the request has no message'],
  ['two messages', [frame(Buffer.of()), frame(Buffer.of())], 12, 'the request has more than one message'],
  ['a cut header', [Buffer.of(0, 0, 0)], 13, 'the request ended within its message'],
  ['a cut message', [frame(Buffer.alloc(8)).subarray(0, 9)], 13, 'the request ended within its message'],
  ['a length of 4 GiB', [Buffer.of(0, 255, 255, 255, 255, 1)], 13, 'the request ended within its message'],
  ['the compressed flag', [frame(Buffer.alloc(3), 1)], 13, /compressed/],
  ['a flag that does not exist', [frame(Buffer.alloc(3), 7)], 13, /compressed/],
  ['a message of another type', [frame(Buffer.of(0x08, 0x01))], 13, /GetGroupRequest/],
  ['a varint without an end', [frame(Buffer.alloc(20, 0xff))], 13, /GetGroupRequest/],
  ['a string that is longer than its message', [frame(Buffer.of(0x0a, 0x7f, 0x61))], 13, /GetGroupRequest/],
  ['a string that is not UTF-8', [frame(Buffer.of(0x0a, 0x02, 0xc3, 0x28))], 13, /GetGroupRequest/],
] as const)('refuses %s', async (_, chunks, code, message) => {
  const [status, text] = await ask(chunks);
  expect([status, text]).toEqual([code, expect.stringMatching(message)]);
});

it('says that a value of a message is wrong, rather than that the message cannot be read', async () => {
  const update = '/chainguard.platform.iam.v2.IdentitiesService/UpdateIdentity';
  const field = (number: number, value: Buffer) =>
    Buffer.concat([Buffer.of(number * 8 + 2, value.length), value]);
  const identity = field(1, Buffer.from(emulator.address.identity));
  const mask = (path: string) => field(2, field(1, Buffer.from(path)));
  const call = async (path: string) =>
    outcome(
      await sendRaw(session, update, [frame(Buffer.concat([field(1, identity), mask(path)]))], {
        authorization,
      }),
    );
  for (const path of ['claimMatch', 'a__b', 'a_B'])
    expect(await call(path)).toEqual([3, expect.stringContaining('a path of a mask')]);
});

it('refuses groups that are nested without end', async () => {
  const [status] = await ask([frame(Buffer.alloc(100_000, 0x0b))]);
  expect(status).toBe(13);
});

it('refuses a message over 4 MiB while it is being sent, and goes on with the next call', async () => {
  const large = Buffer.alloc(5 * 1024 * 1024, 0x61);
  const answer = await sendRaw(session, getGroup, [frame(large)], { authorization });
  expect(outcome(answer)).toEqual([8, 'the request has more than 4194304 bytes']);
  expect(await ask([group()])).toEqual([0, '']);
});

it('refuses compression by its name, and names what it accepts', async () => {
  const answer = await sendRaw(session, getGroup, [group()], { authorization, 'grpc-encoding': 'gzip' });
  expect(outcome(answer)).toEqual([12, 'grpc-encoding gzip is not supported']);
  expect(answer.headers['grpc-accept-encoding']).toBe('identity');
  expect(await ask([group()], { 'grpc-encoding': 'identity' })).toEqual([0, '']);
});

it.each([
  '/',
  '/x',
  '/chainguard.platform.iam.v2.GroupsService/',
  '/chainguard.platform.iam.v2.GroupsService/getGroup',
  '/chainguard.platform.iam.v2.GroupsService/GetGroup/',
  '/chainguard.platform.iam.v2.Groups/GetGroup',
  '/__proto__/constructor',
])('does not implement %s', async (path) => {
  expect((await ask([group()], {}, path))[0]).toBe(12);
});

it.each([
  ['', 'malformed'],
  ['1', 'malformed'],
  ['S', 'malformed'],
  ['123456789S', 'malformed'],
  ['-1S', 'malformed'],
  ['1.5S', 'malformed'],
  ['1s', 'malformed'],
])('refuses the grpc-timeout `%s`', async (timeout, why) => {
  const [status, message] = await ask([group()], { 'grpc-timeout': timeout });
  expect([status, message]).toEqual([13, expect.stringContaining(why)]);
});

it('keeps the deadline of a call, and only of that', async () => {
  emulator.faults = [{ match: { service: 'platform' }, effect: { delayMs: 400 } }];
  const [late, inTime, long] = await Promise.all(
    ['50m', '10S', '99999999H'].map((timeout) => ask([group()], { 'grpc-timeout': timeout })),
  );
  emulator.faults = [];
  expect([late, inTime, long]).toEqual([
    [4, 'the deadline has passed'],
    [0, ''],
    [0, ''],
  ]);
});

it('a uid cannot lead to another operation, or out of the path', async () => {
  for (const [uid, code] of [
    ['', 3],
    ['..', 5],
    ['../../registry/v2/repos', 5],
    ['a/../../identities', 5],
    ['.', 5],
    ['%2e%2e', 5],
    ['a?b=c', 5],
    ['a#b', 5],
    ['a\r\nx: y', 5],
    [`${emulator.address.group}/`, 5],
    ['ü', 5],
    ['x'.repeat(20_000), 3],
  ] as const) {
    const [status, message] = await ask([frame(longUid(uid))]);
    expect([uid.slice(0, 40), status, message]).toEqual([uid.slice(0, 40), code, expect.stringMatching(/./)]);
  }
  const readme = '/chainguard.platform.registry.v2.ReposService/GetRepo';
  const { uid } = emulator.state.repos[0] ?? { uid: '' };
  expect((await ask([frame(uidMessage(uid))], {}, readme))[0]).toBe(0);
  expect((await ask([frame(uidMessage(`${uid}/readme`))], {}, readme))[0]).toBe(5);
});

function longUid(uid: string): Buffer {
  if (uid.length < 10_000) return uidMessage(uid);
  const text = Buffer.from(uid);
  const size = text.length;
  return Buffer.concat([Buffer.of(0x0a, (size & 127) | 128, ((size >> 7) & 127) | 128, size >> 14), text]);
}

it('needs a token as REST does', async () => {
  for (const given of ['', 'Bearer', 'Bearer x', 'Basic eDp5'])
    expect((await ask([group()], { authorization: given }))[0]).toBe(16);
  expect((await ask([frame(Buffer.of())], { authorization: '' }, pingCall))[0]).toBe(0);
});

it('answers other methods and content types without a call', async () => {
  const status = async (headers: Record<string, string>) =>
    (await sendRaw(session, getGroup, [group()], headers)).status;
  expect(await status({ ':method': 'PUT' })).toBe(405);
  expect(await status({ 'content-type': 'application/grpc+json' })).toBe(415);
  expect(await status({ 'content-type': 'application/grpc-web' })).toBe(415);
  expect(await status({ 'content-type': 'application/grpc+proto;charset=utf-8' })).toBe(200);
});

/** The same bytes in every run. */
function noise(seed: number, length: number): Buffer {
  const blocks = Array.from({ length: Math.ceil(length / 32) }, (_, at) =>
    createHash('sha256').update(`${seed} ${at}`).digest(),
  );
  return Buffer.concat(blocks).subarray(0, length);
}

it('survives random bytes as frames, as messages and as connections', async () => {
  for (let round = 0; round < 60; round += 1) {
    const bytes = noise(round, 1 + ((round * 7) % 90));
    expect((await ask([bytes]))[0]).toBeGreaterThan(0);
    expect((await ask([frame(bytes)]))[0]).toBeGreaterThan(0);
  }
  await Promise.all(
    [
      noise(100, 200),
      'PRI',
      'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
      Buffer.concat([Buffer.from('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'), noise(101, 500)]),
      'GET / HTTP/9.9\r\n\r\n',
      '',
    ].map(connectAndEnd),
  );
  expect(await ask([group()])).toEqual([0, '']);
});

/** Sends raw bytes, ends, and waits until the server has closed. */
function connectAndEnd(bytes: Uint8Array | string): Promise<void> {
  const { hostname, port } = new URL(emulator.address.baseUrl);
  return new Promise((resolve) => {
    const socket = connectTcp(Number(port), hostname, () => socket.end(bytes));
    socket.on('error', () => undefined).on('close', () => resolve());
    socket.resume();
  });
}

it('a long error message and long details stay within what clients accept as headers', async () => {
  const answer = await sendRaw(session, getGroup, [frame(longUid('%'.repeat(15_000)))], { authorization });
  const [status] = outcome({ ...answer, headers: { ...answer.headers, 'grpc-message': '' } });
  expect(status).toBeGreaterThan(0);
  expect(JSON.stringify({ ...answer.headers, ...answer.trailers }).length).toBeLessThan(12_000);
});

it('resets a stream where a fault breaks the connection, and keeps the others', async () => {
  const reset = async (effect: { readonly reset: true } | { readonly truncate: number }) => {
    emulator.faults = [{ match: { service: 'platform', times: 1 }, effect }];
    return sendRaw(session, getGroup, [group()], { authorization });
  };
  expect(await reset({ reset: true })).toMatchObject({ status: 0, reset: 2 });
  const cut = await reset({ truncate: 7 });
  expect([cut.status, cut.body.length, cut.reset, cut.trailers]).toEqual([200, 7, 2, {}]);
  emulator.faults = [];
  expect(await ask([group()])).toEqual([0, '']);
});
