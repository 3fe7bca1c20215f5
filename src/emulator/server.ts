// A handler as a real HTTP server on loopback.
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Answer, Incoming } from './answer.js';

export interface RunningServer {
  readonly url: string;
  close(): Promise<void>;
}

const mostBodyBytes = 1024 * 1024;

/** Listens on 127.0.0.1; port 0 takes a free one. */
export function serve(port: number, handle: (request: Incoming) => Promise<Answer>): Promise<RunningServer> {
  const server = createServer(async (message, response) => {
    const answer = await handle(await incoming(message));
    response.writeHead(answer.status, answer.headers);
    response.end(message.method === 'HEAD' ? undefined : answer.body);
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const { port: taken } = server.address() as AddressInfo;
      const close = () =>
        new Promise<void>((done) => {
          server.close(() => done());
          server.closeAllConnections();
        });
      resolve({ url: `http://127.0.0.1:${taken}`, close });
    });
  });
}

async function incoming(message: IncomingMessage): Promise<Incoming> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of message as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= mostBodyBytes) chunks.push(chunk);
  }
  const headers = Object.entries(message.headers).map(([name, value]) => [name, [value].flat().join(', ')]);
  return {
    method: message.method ?? 'GET',
    url: new URL(message.url ?? '/', `http://${message.headers.host ?? '127.0.0.1'}`),
    headers: Object.fromEntries(headers),
    body: Buffer.concat(chunks).toString('utf8'),
  };
}
