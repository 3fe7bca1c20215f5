// What every service does with a request around its own part: encoding, the limit of the body, HEAD, and errors; over HTTP/1.1 and 2.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Reply, Service } from '../faults.js';
import { invalid } from '../resources.js';
import { type Answer, codes, type Incoming, json, Refusal, refuse, refuseRegistry } from './answer.js';

/** A longer body is refused as a whole. */
export const maxBodyBytes = 1024 * 1024;

/** Handles a request; `HEAD` is answered like `GET`, without the body. Errors become answers. */
export async function answerOf(
  service: Service,
  request: Incoming,
  handle: (request: Incoming) => Promise<Answer>,
): Promise<Answer> {
  const domain = service === 'platform' ? apiOf(request.url.pathname) : service;
  const isHead = request.method === 'HEAD';
  const answer = await errorsAsAnswers(domain, async () => {
    requireReadable(service, request);
    return handle(isHead ? { ...request, method: 'GET' } : request);
  });
  if (!isHead) return answer;
  const length = String(Buffer.byteLength(answer.body));
  return { ...answer, headers: { ...answer.headers, 'content-length': length }, body: '' };
}

/** @throws Refusal if the body is too long, or an escape of the address is not UTF-8 */
function requireReadable(service: Service, { url, body }: Incoming): void {
  if (Buffer.byteLength(body) > maxBodyBytes) throw tooLong(service);
  try {
    decodeURIComponent(url.pathname + url.search);
  } catch {
    const description = 'has an escape that is not UTF-8';
    throw service === 'registry'
      ? refuseRegistry(400, 'NAME_INVALID', `the address ${description}`)
      : invalid('address', description);
  }
}

function tooLong(service: Service): Refusal {
  const message = `the body is longer than ${maxBodyBytes} bytes`;
  if (service === 'registry') return refuseRegistry(413, 'SIZE_INVALID', message);
  const refusal = refuse(codes.exhausted, message);
  return new Refusal((domain) => ({ ...refusal.answerFrom(domain), status: 413 }));
}

/** The API that an operation of the platform belongs to, by its path: `iam`, `registry`. */
export function apiOf(path: string): string {
  return /^\/(\w+)\/v\d/.exec(path)?.[1] ?? 'platform';
}

async function errorsAsAnswers(domain: string, handle: () => Promise<Answer>): Promise<Answer> {
  try {
    return await handle();
  } catch (error) {
    if (error instanceof Refusal) return error.answerFrom(domain);
    return json({ code: 13, message: error instanceof Error ? error.message : 'internal', details: [] }, 500);
  }
}

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
