// What every service does with a request around its own part: encoding, the limit of the body, HEAD, and errors as answers.

import type { Service } from '../faults.js';
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
