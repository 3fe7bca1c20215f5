// The emulator as an in-process transport: a request's origin selects the service, and no socket is opened.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Core } from './core.js';
import type { Service } from './faults.js';

interface Sent {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly authorization?: { readonly scheme: string; readonly credential: { expose(): string } };
}

interface Request extends Sent {
  readonly method: string;
  readonly body?: string;
}

interface Response {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export type EmulatorTransport = (request: Request) => Promise<Response>;

/** One call over gRPC: bytes instead of text, and what HTTP/2 sends after the body. */
export type EmulatorGrpcTransport = (request: Sent & { readonly body: Uint8Array }) => Promise<{
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly trailers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}>;

/** A connection that a fault breaks throws an Error with the code `ECONNRESET`, like a socket. */
export function transportTo(core: Core): EmulatorTransport {
  return async ({ method, body = '', ...sent }) => {
    const { service, url, headers } = addressed(core, sent);
    const reply = await core.answer(service, { method, url, headers, body });
    if (reply.delayMs > 0) await sleep(reply.delayMs);
    if (reply.breaksAfter !== undefined) throw connectionReset();
    return { status: reply.status, headers: reply.headers ?? {}, body: reply.body };
  };
}

/** The same for calls over gRPC, whose code is loaded by the first. */
export function grpcTransportTo(core: Core): EmulatorGrpcTransport {
  return async ({ body, ...sent }) => {
    const { answerUnary } = await import('./grpc/unary.js');
    const { service, url, headers: metadata } = addressed(core, sent);
    const call = { path: url.pathname, metadata, body };
    const reply = await answerUnary(call, (request) => core.answer(service, request));
    if (reply.breaksAfter !== undefined) throw connectionReset();
    const { headers, trailers } = reply;
    return { status: 200, headers, trailers, body: reply.body ?? new Uint8Array() };
  };
}

function addressed(core: Core, { url: text, headers, authorization }: Sent) {
  const url = new URL(text);
  const service = (Object.keys(core.origins) as Service[]).find((name) => core.origins[name] === url.origin);
  if (service === undefined)
    throw Object.assign(new Error(`nothing is at ${url.origin}`), { code: 'ENOTFOUND' });
  const credential = authorization && `${authorization.scheme} ${authorization.credential.expose()}`;
  return {
    service,
    url,
    headers: { ...headers, ...(credential === undefined ? {} : { authorization: credential }) },
  };
}

function connectionReset(): Error {
  return Object.assign(new Error('connection reset'), { code: 'ECONNRESET' });
}
