// One call over gRPC: from path, metadata and frame to its answer, within its deadline.
// https://github.com/grpc/grpc/blob/master/doc/PROTOCOL-HTTP2.md
import { setTimeout as sleep } from 'node:timers/promises';
import type { Rpc } from '../../proto/services.js';
import type { Reply } from '../faults.js';
import { type Answer, Refusal } from '../server/answer.js';
import { apiOf, type Handle } from '../server/request.js';
import { errorTrailers, grpcCodes, type Trailers, trailersOf } from './status.js';
import { messageOf, restRequest, rpcAt } from './transcode.js';

const unitMs: Readonly<Record<string, number>> = { H: 3_600_000, M: 60_000, S: 1000, m: 1, u: 1e-3, n: 1e-6 };
/** Longer timers end at once in Node. */
const longestMs = 2 ** 31 - 1;

/** Milliseconds, `undefined` without a deadline. */
function deadlineOf(timeout: string | undefined): number | undefined | 'malformed' {
  if (timeout === undefined) return undefined;
  const [, digits, unit = ''] = /^(\d{1,8})([HMSmun])$/.exec(timeout) ?? [];
  if (digits === undefined) return 'malformed';
  return Math.min(longestMs, Math.ceil(Number(digits) * (unitMs[unit] ?? 1)));
}

/** The usual limit of gRPC. */
export const maxMessageBytes = 4 * 1024 * 1024;

interface UnaryCall {
  readonly path: string;
  /** Names are in lower case. */
  readonly metadata: Readonly<Record<string, string>>;
  /** `undefined`: it was larger than the limit, and was not kept. */
  readonly body: Uint8Array | undefined;
}

export interface UnaryReply {
  readonly headers: Readonly<Record<string, string>>;
  /** Absent for errors. */
  readonly body?: Buffer;
  readonly trailers: Trailers;
  /** The stream is reset after this many bytes of the body; 0 means before any response. */
  readonly breaksAfter?: number;
}

/** Answers a call with what `handle` answers to the REST request that it stands for. Never throws. */
export async function answerUnary(call: UnaryCall, handle: Handle): Promise<UnaryReply> {
  const rpc = rpcAt(call.path);
  if (rpc === undefined) return ended(grpcCodes.unimplemented, `${call.path} is not a call of this service`);
  const message = messageIn(call);
  if (!(message instanceof Uint8Array)) return message;
  const deadlineMs = deadlineOf(call.metadata['grpc-timeout']);
  if (deadlineMs === 'malformed') return ended(grpcCodes.internal, 'grpc-timeout is malformed');
  const answered = asRest(rpc, message, call, handle)
    .then((reply) => inTime(rpc, reply))
    .catch((error: unknown) =>
      ended(grpcCodes.internal, error instanceof Error ? error.message : 'internal'),
    );
  if (deadlineMs === undefined) return answered;
  return new Promise((resolve) => {
    const late = ended(grpcCodes.deadline, 'the deadline has passed');
    const timer = setTimeout(() => resolve(late), deadlineMs);
    answered.then((reply) => {
      clearTimeout(timer);
      resolve(reply);
    });
  });
}

function messageIn({ metadata, body }: UnaryCall): Uint8Array | UnaryReply {
  const encoding = metadata['grpc-encoding'] ?? 'identity';
  if (encoding !== 'identity') {
    const refused = ended(grpcCodes.unimplemented, `grpc-encoding ${encoding} is not supported`);
    return { ...refused, headers: { ...contentType, 'grpc-accept-encoding': 'identity' } };
  }
  if (body === undefined)
    return ended(grpcCodes.exhausted, `the request has more than ${maxMessageBytes} bytes`);
  const message = unframed(body);
  if (message instanceof Uint8Array) return message;
  const code = message === 'none' || message === 'several' ? grpcCodes.unimplemented : grpcCodes.internal;
  return ended(code, requestFaults[message]);
}

/** The codes are those that gRPC prescribes: https://grpc.github.io/grpc/core/md_doc_statuscodes.html */
const requestFaults = {
  none: 'the request has no message',
  several: 'the request has more than one message',
  compressed: 'the message is compressed, but grpc-encoding names no compression',
  cut: 'the request ended within its message',
} as const;

async function asRest(rpc: Rpc, message: Uint8Array, call: UnaryCall, handle: Handle): Promise<Reply> {
  try {
    return await handle(restRequest(rpc, message, call.metadata));
  } catch (error) {
    if (error instanceof Refusal) return { ...error.answerFrom(apiOf(rpc.template)), delayMs: 0 };
    throw error;
  }
}

async function inTime(rpc: Rpc, reply: Reply): Promise<UnaryReply> {
  const { delayMs, breaksAfter, headers = {} } = reply;
  if (delayMs > 0) await sleep(delayMs);
  const kept = Object.entries(headers).filter(([name]) => sentHeaders.has(name));
  return {
    ...(reply.status === 200 ? success(rpc, reply) : { trailers: errorTrailers(reply) }),
    headers: { ...contentType, ...Object.fromEntries(kept) },
    ...(breaksAfter === undefined ? {} : { breaksAfter }),
  };
}

const contentType = { 'content-type': 'application/grpc' };
/** The others describe the JSON body. */
const sentHeaders = new Set(['date', 'retry-after']);

function success(rpc: Rpc, { body }: Answer): Pick<UnaryReply, 'body' | 'trailers'> {
  const json = parsed(body);
  const message = json === undefined ? Buffer.from(body) : messageOf(rpc, json.value);
  return { body: framed(message), trailers: trailersOf(grpcCodes.ok) };
}

/** A body that is not JSON is a fault that was asked for: it is sent as it is. */
function parsed(body: string): { readonly value: unknown } | undefined {
  try {
    return { value: body === '' ? {} : JSON.parse(body) };
  } catch {
    return undefined;
  }
}

function ended(code: number, message: string): UnaryReply {
  return { headers: contentType, trailers: trailersOf(code, message) };
}

/** The flag and four bytes of length. */
export const frameHeaderBytes = 5;

/** A message as the body of an answer. */
function framed(message: Uint8Array): Buffer {
  const frame = Buffer.alloc(frameHeaderBytes + message.length);
  frame.writeUInt32BE(message.length, 1);
  frame.set(message, frameHeaderBytes);
  return frame;
}

/** The one message of a request, or what is wrong with its body. */
function unframed(body: Uint8Array): Uint8Array | 'none' | 'several' | 'compressed' | 'cut' {
  if (body.length === 0) return 'none';
  if (body.length < frameHeaderBytes) return 'cut';
  const view = new DataView(body.buffer, body.byteOffset, body.length);
  const end = frameHeaderBytes + view.getUint32(1);
  if (view.getUint8(0) !== 0) return 'compressed';
  if (body.length < end) return 'cut';
  return body.length > end ? 'several' : body.subarray(frameHeaderBytes, end);
}
