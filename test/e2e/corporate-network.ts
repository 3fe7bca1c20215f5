// A company's network: the emulated platform behind https with a private certificate authority, reachable by a proxy alone.
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer as createHttp } from 'node:http';
import { createServer as createHttps } from 'node:https';
import { type AddressInfo, connect } from 'node:net';
import path from 'node:path';
import type { Duplex } from 'node:stream';
import type { Emulator } from '../../src/emulator/index.js';
import { temporaryFolder } from './workflow.js';

export const hasOpenssl = spawnSync('openssl', ['version']).status === 0;

export interface CorporateNetwork {
  readonly proxyUrl: string;
  /** The certificate of the private authority, as a file. */
  readonly authority: string;
  /** What the proxy was asked to connect to. */
  readonly connected: readonly string[];
  /** With a status, the proxy refuses every connection by it. */
  refuseBy(status: number | undefined): void;
  close(): Promise<void>;
}

/** Serves an emulator that has no sockets of its own. */
export async function corporateNetwork(emulator: Emulator): Promise<CorporateNetwork> {
  const { key, certificate } = certificateFor('*.platform.test');
  const platform = createHttps(
    { key: readFileSync(key), cert: readFileSync(certificate) },
    (request, response) => {
      let body = '';
      request.on('data', (chunk) => (body += chunk));
      request.on('end', async () => {
        const { authorization = '', ...headers } = request.headers as Record<string, string>;
        const answer = await emulator.transport({
          method: request.method ?? 'GET',
          url: `https://${request.headers.host}${request.url}`,
          headers: authorization === '' ? headers : { ...headers, authorization },
          body,
        });
        response.writeHead(answer.status, answer.headers).end(answer.body);
      });
    },
  );
  const to = await listening(platform);
  const connected: string[] = [];
  let refusal: number | undefined;
  const sockets = new Set<Duplex>();
  const proxy = createHttp().on('connect', (request, socket) => {
    sockets.add(socket);
    connected.push(request.url ?? '');
    if (refusal !== undefined) return void socket.end(`HTTP/1.1 ${refusal} Refused\r\n\r\n`);
    const onward = connect(to, '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
      onward.pipe(socket).pipe(onward);
    });
    onward.on('error', () => socket.destroy());
    socket.on('error', () => onward.destroy());
  });
  const port = await listening(proxy);
  return {
    proxyUrl: `http://127.0.0.1:${port}`,
    authority: certificate,
    connected,
    refuseBy(status) {
      refusal = status;
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      platform.closeAllConnections();
      await Promise.all([platform, proxy].map((server) => new Promise((done) => server.close(done))));
    },
  };
}

async function listening(server: ReturnType<typeof createHttp | typeof createHttps>): Promise<number> {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return (server.address() as AddressInfo).port;
}

function certificateFor(name: string): { readonly key: string; readonly certificate: string } {
  const folder = temporaryFolder();
  const [key, certificate] = [path.join(folder, 'key.pem'), path.join(folder, 'certificate.pem')];
  const made = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=test authority'];
  const files = ['-keyout', key, '-out', certificate, '-addext', `subjectAltName=DNS:${name}`];
  execFileSync('openssl', ['req', ...made, ...files], { stdio: 'ignore' });
  return { key, certificate };
}
