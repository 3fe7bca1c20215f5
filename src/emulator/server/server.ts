// Listens on loopback. One address speaks HTTP/1.1 and HTTP/2, in the clear or with TLS.
import { createServer as createHttp1 } from 'node:http';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { createServer as createTls, TLSSocket } from 'node:tls';
import { answerHttp1, type Handle, maxBodyBytes } from './request.js';

type Protocol = 'h2' | 'http/1.1';

/** What a client that speaks HTTP/2 sends first: https://www.rfc-editor.org/rfc/rfc9113#section-3.4 */
const preface = Buffer.from('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n');
/** A client that connects and sends nothing is not waited for. */
const silenceMs = 10_000;

/** The protocol of a connection; `undefined` if it ends, or is silent, before that is known. */
async function protocolOf(socket: Socket): Promise<Protocol | undefined> {
  // With TLS, HTTP/2 has to be agreed upon: https://www.rfc-editor.org/rfc/rfc9113#section-3.2
  if (socket instanceof TLSSocket) return socket.alpnProtocol === 'h2' ? 'h2' : 'http/1.1';
  return new Promise((resolve) => {
    let head = Buffer.alloc(0);
    const settle = (protocol: Protocol | undefined) => {
      clearTimeout(timer);
      socket.off('readable', read).off('close', closed);
      if (head.length > 0) socket.unshift(head);
      resolve(protocol);
    };
    const closed = () => settle(undefined);
    const timer = setTimeout(closed, silenceMs);
    // A `data` handler would take the bytes away from the server that reads them next.
    const read = () => {
      const bytes: Buffer | null = socket.read();
      if (bytes !== null) head = Buffer.concat([head, bytes]);
      if (!preface.subarray(0, head.length).equals(head.subarray(0, preface.length))) settle('http/1.1');
      else if (head.length >= preface.length) settle('h2');
      else if (socket.readableEnded) closed();
    };
    socket.on('readable', read).on('close', closed);
  });
}

export interface RunningServer {
  readonly url: string;
  close(): Promise<void>;
}

/** A private key and a certificate, as PEM. */
export interface TlsKeys {
  readonly key: string;
  readonly cert: string;
}

/** Listens on 127.0.0.1; port 0 uses a free port. */
export function serve(port: number, handle: Handle, tls?: TlsKeys): Promise<RunningServer> {
  const sockets = new Set<Socket>();
  const connect = connector(handle);
  const accept = (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    connect(socket);
  };
  const server: Server =
    tls === undefined
      ? createServer(accept)
      : createTls({ ...tls, ALPNProtocols: ['h2', 'http/1.1'] }, accept);
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const { port: taken } = server.address() as AddressInfo;
      const close = () =>
        new Promise<void>((done) => {
          server.close(() => done());
          for (const socket of sockets) socket.destroy();
        });
      resolve({ url: `${tls === undefined ? 'http' : 'https'}://127.0.0.1:${taken}`, close });
    });
  });
}

/** Passes each connection to the server of its protocol. What HTTP/2 needs is loaded by the first that speaks it. */
function connector(handle: Handle): (socket: Socket) => void {
  const http1 = createHttp1((message, response) => {
    answerHttp1(message, response, handle).catch(() => response.destroy());
  });
  let http2: Promise<(socket: Socket) => void> | undefined;
  return async (socket) => {
    const protocol = await protocolOf(socket);
    if (protocol === undefined) return void socket.destroy();
    if (protocol === 'http/1.1') return void http1.emit('connection', socket);
    http2 ??= import('../grpc/server.js').then(({ http2Server }) => http2Server(handle, maxBodyBytes));
    (await http2)(socket);
  };
}
