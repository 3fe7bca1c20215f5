// Listens on loopback. One address speaks HTTP/1.1 and HTTP/2, in the clear or with TLS.
import { createServer as createHttp1 } from 'node:http';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { createServer as createTls } from 'node:tls';
import { answerHttp1, type Handle } from './http.js';
import { protocolOf } from './protocol.js';
import { maxBodyBytes } from './request.js';

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
    http2 ??= import('./grpc/server.js').then(({ http2Server }) => http2Server(handle, maxBodyBytes));
    (await http2)(socket);
  };
}
