// A host with TLS on loopback, with what tests need to let it misbehave: its sessions, its sockets and what it was asked.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createSecureServer, type Http2Session, type ServerHttp2Stream, type Settings } from 'node:http2';
import { type AddressInfo, connect, type Socket } from 'node:net';
import path from 'node:path';
import { createServer as createTls, type TLSSocket } from 'node:tls';
import { temporaryFolder } from '../e2e/workflow.js';

let made: { readonly key: string; readonly cert: string } | undefined;

/** A certificate for loopback that nobody vouches for. */
function certificate() {
  if (made !== undefined) return made;
  const folder = temporaryFolder();
  const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const names = ['-subj', '/CN=test', '-addext', 'subjectAltName=IP:127.0.0.1,DNS:localhost'];
  execFileSync('openssl', ['req', ...kind, ...names, '-keyout', key, '-out', cert], { stdio: 'ignore' });
  made = { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') };
  return made;
}

export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly protocol: '1.1' | '2';
  readonly headers: Readonly<Record<string, unknown>>;
  body: string;
}

export interface Http2Host {
  readonly url: string;
  /** In the order of their arrival. */
  readonly asked: readonly Asked[];
  /** Open and closed, once their protocol is known. */
  readonly sockets: readonly TLSSocket[];
  /** How many connections there were in all. */
  readonly connections: () => number;
  /** How many of them are open. */
  readonly open: () => number;
  readonly sessions: readonly Http2Session[];
  readonly close: () => Promise<void>;
}

/** How a host answers the nth request, which is counted from 1. */
export type Answer = (stream: ServerHttp2Stream, nth: number, host: Http2Host) => unknown;

export interface Http2HostOptions {
  /** By ALPN. */
  readonly protocols?: readonly string[];
  readonly settings?: Settings;
  readonly onSession?: (session: Http2Session) => void;
  /** Whether the nth request is answered that comes over HTTP/1.1. */
  readonly onHttp1?: (nth: number) => boolean;
}

/** Starts it. Requests over HTTP/1.1 get `over 1.1`. */
export async function startHost(
  answer: Answer,
  {
    protocols = ['h2', 'http/1.1'],
    settings = {},
    onSession = () => undefined,
    onHttp1 = () => true,
  }: Http2HostOptions = {},
): Promise<Http2Host> {
  const server = createSecureServer({ ...certificate(), allowHTTP1: true, settings });
  const older = createServer();
  const gate = createTls({ ...certificate(), ALPNProtocols: [...protocols] }, (socket) => {
    sockets.push(socket.on('error', () => undefined));
    if (socket.alpnProtocol === 'h2') server.emit('secureConnection', socket);
    else older.emit('connection', socket);
  });
  const [asked, sockets, sessions]: [Asked[], TLSSocket[], Http2Session[]] = [[], [], []];
  server.on('session', (session) => {
    sessions.push(session.on('error', () => undefined));
    onSession(session);
  });
  server.on('sessionError', () => undefined);
  server.on('stream', (stream, headers) => {
    const request: Asked = {
      method: headers[':method'] ?? '',
      path: headers[':path'] ?? '',
      ...{ protocol: '2', headers, body: '' },
    };
    asked.push(request);
    stream.on('error', () => undefined);
    stream.on('data', (chunk) => (request.body += chunk));
    answer(stream, asked.length, host);
  });
  const raw: Socket[] = [];
  gate.on('connection', (socket) => void raw.push(socket));
  older.on('request', (request, response) => {
    const { method = '', url = '', headers } = request;
    asked.push({ method, path: url, protocol: '1.1', headers, body: '' });
    if (onHttp1(asked.length)) response.end('over 1.1');
  });
  await new Promise<void>((done) => gate.listen(0, '127.0.0.1', done));
  const host: Http2Host = {
    url: `https://127.0.0.1:${(gate.address() as AddressInfo).port}`,
    ...{ asked, sockets, sessions },
    connections: () => raw.length,
    open: () => raw.filter(({ destroyed }) => !destroyed).length,
    async close() {
      for (const session of sessions) session.destroy();
      for (const socket of raw) socket.destroy();
      await new Promise((done) => gate.close(done));
    },
  };
  return host;
}

/** The usual answer. */
export function ok(stream: ServerHttp2Stream, body = 'over 2', headers = {}): void {
  if (stream.destroyed) return;
  stream.respond({ ':status': 200, ...headers });
  stream.end(body);
}

/** A frame: https://www.rfc-editor.org/rfc/rfc9113#name-frame-format */
export function frame(
  type: number,
  flags: number,
  stream: number,
  payload: Uint8Array = Buffer.of(),
): Buffer {
  const header = Buffer.alloc(9);
  header.writeUIntBE(payload.length, 0, 3);
  header[3] = type;
  header[4] = flags;
  header.writeUInt32BE(stream, 5);
  return Buffer.concat([header, payload]);
}

/** A host that accepts HTTP/2 and answers the first request with bytes of the test's choice. */
export async function startRawHost(
  answer: (socket: TLSSocket) => unknown,
): Promise<Pick<Http2Host, 'url' | 'close'>> {
  const sockets: TLSSocket[] = [];
  const server = createTls({ ...certificate(), ALPNProtocols: ['h2'] }, (socket) => {
    sockets.push(socket.on('error', () => undefined));
    socket.write(frame(4, 0, 0));
    let isBegun = false;
    socket.on('data', () => {
      if (!isBegun) setTimeout(() => answer(socket), 10);
      isBegun = true;
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `https://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((done) => server.close(done));
    },
  };
}

/** A proxy that leads every tunnel to the host. */
export async function tunnelTo({ url }: Pick<Http2Host, 'url'>) {
  const tunnels: (string | undefined)[] = [];
  const proxy = createServer().on('connect', ({ url: wanted }, socket) => {
    tunnels.push(wanted);
    const to = connect(Number(new URL(url).port), '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 OK\r\n\r\n');
      to.pipe(socket).pipe(to);
    });
    to.on('error', () => undefined);
    socket.on('error', () => undefined);
  });
  await new Promise<void>((done) => proxy.listen(0, '127.0.0.1', done));
  const close = () => {
    proxy.closeAllConnections();
    proxy.close();
  };
  return { url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`, tunnels, close };
}

/** What a runner calls its workflow run, and the agent that hosts hear of. */
export const workflowRuns: readonly (readonly [string | undefined, string])[] = [
  [undefined, 'test'],
  ['', 'test'],
  ['job-1.a_b', 'test actions_orchestration_id/job-1.a_b'],
  ['a b\r\nx: 1', 'test actions_orchestration_id/a_b__x__1'],
];
