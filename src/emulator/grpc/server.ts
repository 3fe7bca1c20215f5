// HTTP/2: gRPC calls, and REST requests as over HTTP/1.1.
import { constants, createServer, type IncomingHttpHeaders, type ServerHttp2Stream } from 'node:http2';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Handle, requestUrl } from '../server/request.js';
import { frameHeaderBytes, type UnaryReply } from './unary.js';

const settings = { maxConcurrentStreams: 128, maxHeaderListSize: 16 * 1024 };
/** A stream or a connection without any activity is closed. */
const silenceMs = 60_000;

/** Serves connections that speak HTTP/2. */
export function http2Server(handle: Handle, maxBodyBytes: number): (socket: Socket) => void {
  const server = createServer({ settings, maxSessionInvalidFrames: 100 });
  server.setTimeout(silenceMs);
  server.on('stream', (stream, headers) => {
    const end = (code: number) => () => stream.close(code);
    stream.on('error', end(constants.NGHTTP2_INTERNAL_ERROR));
    stream.setTimeout(silenceMs, end(constants.NGHTTP2_CANCEL));
    const isGrpc = headers['content-type']?.startsWith('application/grpc') === true;
    const answered = isGrpc
      ? answerGrpc(stream, headers, handle)
      : answerRest(stream, headers, handle, maxBodyBytes);
    answered.catch(end(constants.NGHTTP2_INTERNAL_ERROR));
  });
  return (socket) => void server.emit('connection', socket);
}

/** What gRPC needs is loaded by the first call. */
let unary: Promise<typeof import('./unary.js')> | undefined;

async function answerGrpc(
  stream: ServerHttp2Stream,
  { ':method': method, ':path': path = '/', ...headers }: IncomingHttpHeaders,
  handle: Handle,
): Promise<void> {
  const isProto = /^application\/grpc(?:\+proto)?(?:;|$)/.test(headers['content-type'] ?? '');
  if (method !== 'POST' || !isProto) return end(stream, { ':status': isProto ? 405 : 415 });
  unary ??= import('./unary.js');
  const { answerUnary, maxMessageBytes } = await unary;
  const { bytes, isWhole } = await readBody(stream, frameHeaderBytes + maxMessageBytes);
  const body = isWhole ? bytes : undefined;
  const reply = await answerUnary({ path, metadata: fieldsOf(headers), body }, handle);
  if (!stream.destroyed) sendUnary(stream, reply);
}

function sendUnary(stream: ServerHttp2Stream, { headers, body, trailers, breaksAfter }: UnaryReply): void {
  const head = { ':status': 200, ...headers };
  const broken = () => void stream.destroy(new Error('the connection broke'));
  if (breaksAfter === 0) broken();
  else if (body === undefined) end(stream, { ...head, ...trailers });
  else if (breaksAfter !== undefined) {
    stream.respond(head);
    stream.write(body.subarray(0, breaksAfter), broken);
  } else {
    stream.respond(head, { waitForTrailers: true });
    stream.once('wantTrailers', () => stream.sendTrailers(trailers));
    stream.end(body);
  }
}

async function answerRest(
  stream: ServerHttp2Stream,
  { ':method': method = 'GET', ':path': path, ...headers }: IncomingHttpHeaders,
  handle: Handle,
  maxBodyBytes: number,
): Promise<void> {
  const { bytes } = await readBody(stream, maxBodyBytes);
  const url = requestUrl(path);
  if (url === undefined) return end(stream, { ':status': 400 });
  const request = { method, url, headers: fieldsOf(headers), body: bytes.toString('utf8') };
  const { status, headers: fields, breaksAfter, delayMs, ...reply } = await handle(request);
  if (delayMs > 0) await sleep(delayMs);
  if (stream.destroyed) return;
  const broken = () => void stream.destroy(new Error('the connection broke'));
  if (breaksAfter === 0) return broken();
  stream.respond({ ':status': status, 'content-length': Buffer.byteLength(reply.body), ...fields });
  if (breaksAfter === undefined) return void stream.end(method === 'HEAD' ? '' : reply.body);
  stream.write(reply.body.slice(0, breaksAfter), broken);
}

/** Answers without a body, also where the request has not been read to its end. */
function end(stream: ServerHttp2Stream, headers: Readonly<Record<string, string | number>>): void {
  stream.respond(headers, { endStream: true });
  if (!stream.readableEnded) stream.close(constants.NGHTTP2_NO_ERROR);
}

/** The body; one that is too long is read only as far as shows that it is. */
async function readBody(
  stream: ServerHttp2Stream,
  maxBytes: number,
): Promise<{ readonly bytes: Buffer; readonly isWhole: boolean }> {
  const chunks: Buffer[] = [];
  let size = 0;
  return new Promise((resolve, reject) => {
    if (stream.destroyed) reject(new Error('the stream was closed'));
    const settle = (isWhole: boolean) => resolve({ bytes: Buffer.concat(chunks), isWhole });
    stream.on('data', (chunk: Buffer) => {
      if (size <= maxBytes) chunks.push(chunk);
      size += chunk.length;
      if (size <= maxBytes) return;
      stream.pause();
      settle(false);
    });
    stream.once('end', () => settle(true));
    stream.once('close', () => reject(new Error('the stream was closed')));
  });
}

function fieldsOf(headers: IncomingHttpHeaders): Readonly<Record<string, string>> {
  const fields: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers))
    if (!name.startsWith(':')) fields[name] = Array.isArray(value) ? value.join(', ') : (value ?? '');
  return fields;
}
