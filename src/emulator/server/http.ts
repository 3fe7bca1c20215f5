// Answers over HTTP/1.1, and what both versions of HTTP share.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Reply } from '../faults.js';
import type { Incoming } from './answer.js';
import { maxBodyBytes } from './request.js';

export type Handle = (request: Incoming) => Promise<Reply>;

/** Only path and query count: which service is meant is known by the port. `undefined` if the target is not a path. */
export function requestUrl(target = '/'): URL | undefined {
  return target.startsWith('/') ? new URL(`http://127.0.0.1${target}`) : undefined;
}

/** Answers one request over HTTP/1.1. */
export async function answerHttp1(
  message: IncomingMessage,
  response: ServerResponse,
  handle: Handle,
): Promise<void> {
  const url = requestUrl(message.url);
  if (url === undefined) return void response.writeHead(400).end();
  const reply = await handle({ ...(await incoming(message)), url });
  if (reply.delayMs > 0) await sleep(reply.delayMs);
  if (reply.breaksAfter === 0) return void response.destroy();
  const body = message.method === 'HEAD' ? '' : reply.body;
  response.writeHead(reply.status, { 'content-length': Buffer.byteLength(body), ...reply.headers });
  if (reply.breaksAfter === undefined) return void response.end(body);
  response.write(body.slice(0, reply.breaksAfter), () => response.destroy());
}

/** Of a body that is too long, only as much as shows that it is. */
async function incoming(message: IncomingMessage): Promise<Omit<Incoming, 'url'>> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of message as AsyncIterable<Buffer>) {
    if (size <= maxBodyBytes) chunks.push(chunk);
    size += chunk.length;
  }
  const headers = Object.entries(message.headers).map(([name, value]) => [name, [value].flat().join(', ')]);
  return {
    method: message.method ?? 'GET',
    headers: Object.fromEntries(headers),
    body: Buffer.concat(chunks).toString('utf8'),
  };
}
