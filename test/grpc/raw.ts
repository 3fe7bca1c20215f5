// HTTP/2 by hand: what is sent and answered, byte by byte, without any code of client or emulator.
import { type ClientHttp2Session, connect, constants, type OutgoingHttpHeaders } from 'node:http2';

export interface RawAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly trailers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  readonly reset: number;
}

/** A message in its frame. */
export function frame(message: Uint8Array, flag = 0): Buffer {
  const header = Buffer.alloc(5);
  header[0] = flag;
  header.writeUInt32BE(message.length, 1);
  return Buffer.concat([header, message]);
}

/** Field 1 as a string, which is the uid of most requests. */
export function uidMessage(uid: string): Buffer {
  const text = Buffer.from(uid);
  const length = text.length < 128 ? [text.length] : [(text.length & 127) | 128, text.length >> 7];
  return Buffer.concat([Buffer.from([0x0a, ...length]), text]);
}

export const getGroup = '/chainguard.platform.iam.v2.GroupsService/GetGroup';
export const pingCall = '/chainguard.platform.ping.v2.PingService/Ping';

export function openRaw(url: string, options: object = {}): ClientHttp2Session {
  return connect(url, options).on('error', () => undefined);
}

/** Sends chunks, then ends the request unless `open` is set, and gives what came back. */
export function sendRaw(
  session: ClientHttp2Session,
  path: string,
  chunks: readonly Uint8Array[],
  headers: OutgoingHttpHeaders = {},
  open = false,
): Promise<RawAnswer> {
  const stream = session.request({
    ':method': 'POST',
    ':path': path,
    'content-type': 'application/grpc',
    te: 'trailers',
    ...headers,
  });
  const answer = { status: 0, headers: {}, trailers: {} };
  const body: Buffer[] = [];
  stream.on('response', ({ ':status': status = 0, ...fields }) =>
    Object.assign(answer, { status, headers: fields }),
  );
  stream.on('trailers', (fields) => Object.assign(answer, { trailers: fields }));
  stream.on('data', (chunk: Buffer) => body.push(chunk));
  stream.on('error', () => undefined);
  for (const chunk of chunks) stream.write(chunk);
  if (!open) stream.end();
  return new Promise((resolve) => {
    stream.on('close', () =>
      resolve({ ...answer, body: Buffer.concat(body), reset: stream.rstCode ?? constants.NGHTTP2_NO_ERROR }),
    );
  });
}

/** Code and message of an answer, wherever they were sent. */
export function outcome({ headers, trailers }: RawAnswer): readonly [number, string] {
  const fields = { ...headers, ...trailers };
  return [Number(fields['grpc-status'] ?? -1), decodeURIComponent(fields['grpc-message'] ?? '')];
}
