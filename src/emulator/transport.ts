// The emulator as an in-process transport: a request's origin selects the service, and no socket is opened.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Core } from './core.js';
import type { Service } from './faults.js';

interface Request {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly authorization?: { readonly scheme: string; readonly credential: { expose(): string } };
  readonly body?: string;
}

interface Response {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export type EmulatorTransport = (request: Request) => Promise<Response>;

/** A connection that a fault breaks throws an Error with the code `ECONNRESET`, like a socket. */
export function transportTo(core: Core): EmulatorTransport {
  return async ({ method, url: text, headers, authorization, body = '' }) => {
    const url = new URL(text);
    const service = (Object.keys(core.origins) as Service[]).find(
      (name) => core.origins[name] === url.origin,
    );
    if (service === undefined)
      throw Object.assign(new Error(`nothing is at ${url.origin}`), { code: 'ENOTFOUND' });
    const credential = authorization && `${authorization.scheme} ${authorization.credential.expose()}`;
    const sent = { ...headers, ...(credential === undefined ? {} : { authorization: credential }) };
    const reply = await core.answer(service, { method, url, headers: sent, body });
    if (reply.delayMs > 0) await sleep(reply.delayMs);
    if (reply.breaksAfter !== undefined)
      throw Object.assign(new Error('connection reset'), { code: 'ECONNRESET' });
    return { status: reply.status, headers: reply.headers ?? {}, body: reply.body };
  };
}
