// Serves a handler over HTTP on loopback.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Incoming } from './answer.js';
import type { Reply } from './faults.js';
import { maxBodyBytes } from './request.js';

export interface RunningServer {
  readonly url: string;
  close(): Promise<void>;
}

/** Listens on 127.0.0.1; port 0 uses a free port. */
export function serve(port: number, handle: (request: Incoming) => Promise<Reply>): Promise<RunningServer> {
  const server = createServer((message, response) => {
    answer(message, response, handle).catch(() => response.destroy());
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const { port: taken } = server.address() as AddressInfo;
      const close = () =>
        new Promise<void>((done) => {
          server.close(() => done());
          server.closeAllConnections();
        });
      resolve({ url: `http://127.0.0.1:${taken}`, close });
    });
  });
}

async function answer(
  message: IncomingMessage,
  response: ServerResponse,
  handle: (request: Incoming) => Promise<Reply>,
): Promise<void> {
  const target = `http://127.0.0.1${message.url ?? '/'}`;
  if (!URL.canParse(target)) return void response.writeHead(400).end();
  const reply = await handle(await incoming(message, new URL(target)));
  if (reply.delayMs > 0) await sleep(reply.delayMs);
  if (reply.breaksAfter === 0) return void response.destroy();
  const body = message.method === 'HEAD' ? '' : reply.body;
  response.writeHead(reply.status, { 'content-length': Buffer.byteLength(body), ...reply.headers });
  if (reply.breaksAfter === undefined) return void response.end(body);
  response.write(body.slice(0, reply.breaksAfter), () => response.destroy());
}

/** Of a body that is too long, only as much as shows that it is. */
async function incoming(message: IncomingMessage, url: URL): Promise<Incoming> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of message as AsyncIterable<Buffer>) {
    if (size <= maxBodyBytes) chunks.push(chunk);
    size += chunk.length;
  }
  const headers = Object.entries(message.headers).map(([name, value]) => [name, [value].flat().join(', ')]);
  return {
    method: message.method ?? 'GET',
    url,
    headers: Object.fromEntries(headers),
    body: Buffer.concat(chunks).toString('utf8'),
  };
}
