// The world of one measurement, in a process of its own, so that its work does not count: the platform with its registry,
// and the CI host's API. Reads what to serve from standard input, and prints the addresses as one line.
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { startEmulator } from '../../lib/emulator/index.js';
import { githubWith } from '../github.mjs';
import { historyOf, stateWith } from '../platform.mjs';

const world = await text(process.stdin);
const { address } = await startEmulator({ state: stateWith(JSON.parse(world).images ?? [], historyOf) });
// Files of repositories write it so: the address is known only now.
const { repositories } = JSON.parse(world.replaceAll('{registry}', new URL(address.registryUrl).host));
const github = repositories === undefined ? undefined : await served(githubWith(repositories));
console.log(JSON.stringify({ address, github }));

/** The API over HTTP. Returns its address. */
async function served({ transport }) {
  const server = createServer(async (request, response) => {
    const url = `https://api.github.example${request.url}`;
    const answer = await transport({ method: request.method, url, body: await text(request) });
    response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers });
    response.end(answer.body);
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${server.address().port}`;
}
