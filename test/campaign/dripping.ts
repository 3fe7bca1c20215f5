// A registry of real sockets that never comes to the end of an answer, behind the transport of the product.
import { createServer, type Socket } from 'node:net';
import { networkTransport } from '../../src/host/network/transport.js';
import type { Transport } from '../../src/model/run/http.js';
import type { Drip } from './ordeals.js';

/** The limit of silence is so long that a busy machine, which is silent itself for a while, does not reach it. */
const limits = { silenceMs: 3_000, totalMs: 350, bodyBytes: 65_536 };
const dripMs = 20;
/** A socket that is closed on one side is soon closed on the other. */
const graceMs = 500;

const written: Readonly<Record<Drip, { readonly first: string; readonly again: string }>> = {
  nothing: { first: '', again: '' },
  'early hints': { first: '', again: 'HTTP/1.1 103 Early Hints\r\nLink: </x>\r\n\r\n' },
  'a header': { first: 'HTTP/1.1 200 OK\r\nX-Slow: ', again: 'a' },
  'a body': { first: 'HTTP/1.1 200 OK\r\nContent-Length: 9999\r\n\r\n', again: 'a' },
};

export interface DrippingRegistry {
  readonly send: Transport;
  /** Ends it; how many connections the product still held. */
  close(): Promise<number>;
}

export async function drippingRegistry(sends: Drip): Promise<DrippingRegistry> {
  const open = new Set<Socket>();
  const { first, again } = written[sends];
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('error', () => undefined);
    socket.once('data', () => socket.write(first));
    const timer = setInterval(() => again !== '' && socket.write(again), dripMs);
    socket.on('close', () => {
      clearInterval(timer);
      open.delete(socket);
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const direct = networkTransport('campaign', limits);
  return {
    send: ({ url, ...request }) =>
      direct({ ...request, url: `http://127.0.0.1:${port}${new URL(url).pathname}` }),
    async close() {
      const end = performance.now() + graceMs;
      while (open.size > 0 && performance.now() < end) await new Promise((next) => setTimeout(next, dripMs));
      const held = open.size;
      for (const socket of open) socket.destroy();
      server.close();
      return held;
    },
  };
}
