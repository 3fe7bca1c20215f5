// The protocol line by line: what is answered, what is refused with which code, and what is bounded.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { linesIn, type McpService, maxAskedBytes, maxCalls, serveClient } from '../../src/mcp/protocol.js';
import { RefusedCall, type ToolAnswer, tool } from '../../src/mcp/tool.js';
import { amount } from '../sample.js';

interface Reply {
  readonly id: unknown;
  readonly result?: Record<string, unknown>;
  readonly error?: { readonly code: number; readonly message: string };
}

const echo = tool({
  name: 'echo',
  title: 'Echo',
  description: 'Says it again',
  input: z.strictObject({ text: z.string() }),
  output: z.object({ text: z.string() }),
  answer: async ({ text }) => ({ value: { text }, text }),
});

/** Calls that are under way until they are let go. */
function pending() {
  const begun: { readonly stop: AbortSignal; readonly end: (answer: ToolAnswer) => void }[] = [];
  const call: McpService['call'] = (_, __, stop) => new Promise((end) => begun.push({ stop, end }));
  return { begun, call };
}

const tick = () => new Promise((resolve) => setImmediate(resolve));

/** A client that sends lines, and has what was written. */
function client(
  call: McpService['call'] = (_, input) => echo.answer(input, {} as never),
  taken: () => Promise<void> = async () => {},
) {
  const written: string[] = [];
  const waiting: (Uint8Array | undefined)[] = [];
  let wake = () => {};
  const input = async function* () {
    for (;;) {
      while (waiting.length > 0) {
        const next = waiting.shift();
        if (next === undefined) return;
        yield next;
      }
      await new Promise<void>((resolve) => (wake = resolve));
    }
  };
  const put = (bytes: Uint8Array | undefined) => {
    waiting.push(bytes);
    wake();
  };
  const write = async (line: string) => {
    written.push(line);
    await taken();
  };
  const server = { name: 'tagproof', title: 'Tagproof', version: '1.0.0' };
  const ended = serveClient({ input: input(), write, tools: [echo], call, server, instructions: 'Ask.' });
  const replies = () => written.map((line): Reply => JSON.parse(line));
  return {
    put,
    line: (text: string) => put(Buffer.from(`${text}\n`)),
    send: (message: object) => put(Buffer.from(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`)),
    replies,
    async close() {
      put(undefined);
      await ended;
      return replies();
    },
  };
}

async function codeOf(line: string): Promise<readonly unknown[]> {
  const one = client();
  one.line(line);
  await tick();
  const [reply] = await one.close();
  return [reply?.error?.code, reply?.id];
}

const request = (fields: object) => JSON.stringify({ jsonrpc: '2.0', id: 7, ...fields });
const call = (given: object) => request({ method: 'tools/call', params: given });

it.each([
  ['not JSON', 'hello', -32_700, null],
  ['two documents', '{}{}', -32_700, null],
  ['an empty object', '{}', -32_600, null],
  ['a batch', '[{"jsonrpc":"2.0","id":1,"method":"ping"}]', -32_600, null],
  ['another version', '{"jsonrpc":"1.0","id":7,"method":"ping"}', -32_600, 7],
  ['an id that is no id', '{"jsonrpc":"2.0","id":{},"method":"ping"}', -32_600, null],
  ['an id of null', '{"jsonrpc":"2.0","id":null,"method":"ping"}', -32_600, null],
  ['an unknown method', request({ method: 'resources/list' }), -32_601, 7],
  ['a method of every object', request({ method: 'constructor' }), -32_601, 7],
  ['parameters in a list', request({ method: 'ping', params: [1] }), -32_600, 7],
  ['no version of the protocol', request({ method: 'initialize', params: {} }), -32_602, 7],
  ['a cursor', request({ method: 'tools/list', params: { cursor: 'next' } }), -32_602, 7],
  ['an unknown tool', call({ name: 'write_file', arguments: {} }), -32_602, 7],
  ['no name', call({ arguments: {} }), -32_602, 7],
  ['no arguments', call({ name: 'echo' }), -32_602, 7],
  ['an argument of another type', call({ name: 'echo', arguments: { text: 1 } }), -32_602, 7],
  ['an argument that is not known', call({ name: 'echo', arguments: { text: '', more: 1 } }), -32_602, 7],
])('refuses %s', async (_, line, code, id) => {
  expect(await codeOf(line)).toEqual([code, id]);
});

it('answers with the version that is asked for, or the newest that it knows', async () => {
  const one = client();
  for (const protocolVersion of ['2024-11-05', '2025-06-18', '2099-01-01', '2025-03-26'])
    one.send({ id: protocolVersion, method: 'initialize', params: { protocolVersion } });
  const replies = await one.close();
  expect(replies.map(({ result }) => result?.protocolVersion)).toEqual([
    '2024-11-05',
    '2025-06-18',
    '2025-11-25',
    // That version has batches, which are not answered.
    '2025-11-25',
  ]);
  expect(replies[0]?.result).toMatchObject({ capabilities: { tools: {} }, serverInfo: { version: '1.0.0' } });
});

it('answers pings, and no notification, whatever it is called', async () => {
  const one = client();
  one.send({ method: 'notifications/initialized' });
  one.send({ method: 'notifications/nothing', params: { requestId: 3 } });
  one.send({ method: 'tools/call', params: { name: 'echo', arguments: { text: 'x' } } });
  one.send({ method: 'resources/list' });
  one.send({ id: 0, method: 'ping' });
  await tick();
  expect(await one.close()).toEqual([{ jsonrpc: '2.0', id: 0, result: {} }]);
});

it('says of each tool that it only reads, with both schemas', async () => {
  const one = client();
  one.send({ id: 1, method: 'tools/list' });
  const [reply] = await one.close();
  expect(reply?.result?.tools).toEqual([
    {
      name: 'echo',
      title: 'Echo',
      description: 'Says it again',
      inputSchema: {
        type: 'object',
        properties: { text: { type: 'string' } },
        required: ['text'],
        additionalProperties: false,
      },
      outputSchema: { type: 'object', properties: { text: { type: 'string' } }, required: ['text'] },
      annotations: expect.objectContaining({ readOnlyHint: true, destructiveHint: false }),
    },
  ]);
});

it('gives a refusal to the agent, and a bug to the client', async () => {
  const refusing = client(() => Promise.reject(new RefusedCall('It is outside.')));
  refusing.send({ id: 1, method: 'tools/call', params: { name: 'echo', arguments: { text: 'x' } } });
  await tick();
  expect(await refusing.close()).toMatchObject([
    { id: 1, result: { isError: true, content: [{ type: 'text', text: 'It is outside.' }] } },
  ]);
  const broken = client(() => Promise.reject(new Error('boom\u001b[31m')));
  broken.send({ id: 2, method: 'tools/call', params: { name: 'echo', arguments: { text: 'x' } } });
  await tick();
  expect(await broken.close()).toMatchObject([
    { id: 2, error: { code: -32_603, message: 'Internal error in Tagproof: boom\\u{1b}[31m [defect]' } },
  ]);
});

const callOf = (id: number | string) => ({
  id,
  method: 'tools/call',
  params: { name: 'echo', arguments: { text: String(id) } },
});

it('bounds the calls under way and those that wait, and refuses an id twice', async () => {
  const { begun, call } = pending();
  const one = client(call);
  for (let id = 1; id <= maxCalls + 1; id += 1) one.send(callOf(id));
  one.send(callOf(1));
  await tick();
  expect(begun).toHaveLength(4);
  expect(one.replies()).toMatchObject([
    { id: maxCalls + 1, error: { code: -32_000 } },
    { id: 1, error: { code: -32_600 } },
  ]);
  begun[0]?.end({ value: {}, text: 'first' });
  await tick();
  expect(begun).toHaveLength(5);
  expect(one.replies().at(-1)).toMatchObject({ id: 1, result: { content: [{ text: 'first' }] } });
  one.send(callOf(1));
  await tick();
  expect(one.replies()).toHaveLength(3);
  await one.close();
});

it('begins no more calls, and reads no more of them, while the client does not read the answers', async () => {
  let take = () => {};
  const isTaken = new Promise<void>((resolve) => (take = resolve));
  let begun = 0;
  const answer: McpService['call'] = async () => {
    begun += 1;
    return { value: {}, text: '' };
  };
  const one = client(answer, () => isTaken);
  const sent = maxCalls * 3;
  for (let id = 1; id <= sent; id += 1) {
    one.send(callOf(id));
    await tick();
  }
  expect(begun).toBe(maxCalls);
  expect(one.replies()).toHaveLength(1);
  one.send(callOf('later'));
  take();
  await tick();
  const replies = await one.close();
  expect(replies).toHaveLength(sent + 1);
  expect(replies.filter(({ error }) => error !== undefined)).toMatchObject([
    { id: maxCalls + 1, error: { code: -32_000 } },
  ]);
});

it('aborts a call that is cancelled, which gets no answer, and begins none that waited', async () => {
  const { begun, call } = pending();
  const one = client(call);
  for (const id of [1, 2, 3, 4, 'waiting']) one.send(callOf(id));
  for (const requestId of [2, 'waiting', 'unknown', {}])
    one.send({ method: 'notifications/cancelled', params: { requestId } });
  await tick();
  expect(begun.map(({ stop }) => stop.aborted)).toEqual([false, true, false, false]);
  for (const { end } of begun) end({ value: {}, text: '' });
  await tick();
  expect(begun).toHaveLength(4);
  expect((await one.close()).map(({ id }) => id)).toEqual([1, 3, 4]);
});

it('aborts everything when the input ends', async () => {
  const { begun, call } = pending();
  const one = client(call);
  one.send(callOf(1));
  await tick();
  expect(await one.close()).toEqual([]);
  expect(begun[0]?.stop.aborted).toBe(true);
});

it('refuses a line that is too long, whatever the chunks, and reads the next one', async () => {
  const one = client();
  const part = new Uint8Array(64 * 1024).fill(0x20);
  for (let sent = 0; sent <= maxAskedBytes; sent += part.length) one.put(part);
  one.line('');
  one.put(Uint8Array.of(0xff, 10));
  one.send({ id: 9, method: 'ping' });
  await tick();
  expect(await one.close()).toMatchObject([
    { id: null, error: { code: -32_700, message: `The line is longer than ${maxAskedBytes} bytes` } },
    { id: null, error: { code: -32_700, message: 'The line is not UTF-8' } },
    { id: 9, result: {} },
  ]);
});

it('reads the same lines however they are cut into chunks', async () => {
  const texts = fc.array(fc.string({ unit: 'binary', maxLength: 12 }).map((text) => text.replace(/\n/g, '')));
  await fc.assert(
    fc.asyncProperty(texts, fc.array(fc.nat(9)), async (lines, cuts) => {
      const bytes = Buffer.from(lines.join('\n'));
      const chunks = async function* () {
        let at = 0;
        for (const cut of cuts) {
          yield bytes.subarray(at, at + cut);
          at += cut;
        }
        yield bytes.subarray(at);
      };
      const read = [];
      for await (const line of linesIn(chunks(), 20)) read.push('text' in line ? line.text : undefined);
      const known = lines.filter((line) => line !== '');
      expect(read).toEqual(known.map((line) => (Buffer.byteLength(line) > 20 ? undefined : line)));
    }),
    { numRuns: amount(200, 2000) },
  );
});
