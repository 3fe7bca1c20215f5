// The emulated CI host and platform as a process of their own, which nights-apart.mjs starts: every answer takes a given time.
import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { startEmulator } from '../lib/emulator/index.js';
import { githubWith } from './github.mjs';

const services = {};

const actions = {
  async start({ state, latencies }) {
    services.emulator = await startEmulator({ state, now: () => Date.now() });
    const gate = createServer((request, response) => void pass(request, response, latencies));
    await new Promise((resolve) => gate.listen(0, '127.0.0.1', resolve));
    return { address: services.emulator.address, port: gate.address().port };
  },
  serve({ repositories }) {
    services.github = githubWith(repositories);
  },
  edit({ name, files }) {
    services.github.setFiles(name, files);
  },
  move({ image, tag, record }) {
    const repo = services.emulator.state.repos.find(({ name }) => name === image);
    repo.tags.find(({ name }) => name === tag).history.push(record);
  },
};

/** Answers what the header `x-url` asks for: one port stands for all services. */
async function pass(request, response, latencies) {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  const { 'x-url': url, ...headers } = request.headers;
  const { github, emulator } = services;
  const delayMs = latencyOf(url, latencies);
  if (delayMs > 0) await sleep(delayMs);
  const asked = { method: request.method, url, headers, body: Buffer.concat(chunks).toString() };
  const answer = await (github?.serves(url) ? github.transport(asked) : emulator.transport(asked)).catch(
    nothingThere,
  );
  response.writeHead(answer.status, { ...answer.headers, 'content-length': Buffer.byteLength(answer.body) });
  response.end(answer.body);
}

function latencyOf(url, { coreMs, graphqlMs, platformMs }) {
  if (!services.github?.serves(url)) return platformMs;
  return url.endsWith('/graphql') ? graphqlMs : coreMs;
}

/** Other registries have nothing. */
function nothingThere(error) {
  if (error.code !== 'ENOTFOUND') throw error;
  return { status: 404, headers: {}, body: '' };
}

process.on('message', async ({ id, action, ...options }) => {
  process.send({ id, result: await actions[action](options) });
});
process.on('disconnect', () => process.exit());
