// The services of an organization in a process of their own: what remains here is the work of the program alone.
import { fork } from 'node:child_process';
import { networkTransport } from '../lib/host/network/transport.js';
import { githubEnvironment } from './github.mjs';

/** Starts the services, like `startEmulator`; every request goes over a connection, and its answer takes as long as `latencies` says. */
export async function startApart({ state, latencies }) {
  const child = fork(new URL('nights-services.mjs', import.meta.url), { serialization: 'advanced' });
  const waiting = new Map();
  child.on('message', ({ id, result }) => waiting.get(id)(result));
  const ask = (action, options) =>
    new Promise((resolve) => {
      const id = waiting.size;
      waiting.set(id, resolve);
      child.send({ id, action, ...options });
    });
  const { address, port } = await ask('start', { state, latencies });
  const network = networkTransport('tagproof');
  const gate = `http://127.0.0.1:${port}/`;
  const transport = (request) =>
    network({ ...request, url: gate, headers: { ...request.headers, 'x-url': request.url } });
  const requests = [];
  return {
    address,
    state,
    requests,
    transport(request) {
      requests.push({ method: request.method, path: new URL(request.url).pathname });
      return transport(request);
    },
    /** Like `githubWith`, in the same process as the platform. */
    async github(repositories) {
      await ask('serve', { repositories });
      const asked = [];
      return {
        requests: asked,
        setFiles: (name, files) => ask('edit', { name, files }),
        serves: (url) => url.startsWith(githubEnvironment.GITHUB_API_URL),
        transport(request) {
          asked.push(`${request.method} ${new URL(request.url).pathname}`);
          return transport(request);
        },
      };
    },
    move: (image, tag, record) => ask('move', { image, tag, record }),
    close: async () => child.disconnect(),
  };
}
