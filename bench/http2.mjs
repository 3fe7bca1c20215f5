// Small GETs to one host: HTTP/1.1 with kept connections, as the transport sends them, against HTTP/2 of node:http2 and of
// undici, which is a dependency of @actions/http-client. Server and clients are processes of their own.
// `node bench/http2.mjs` prints the table, `--write` puts it into docs/performance.md; `npx tsc -p .` first.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync } from 'node:fs';
import { connect, createSecureServer } from 'node:http2';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeSection } from './write-section.mjs';

const [requests, inFlight, delayMs, rounds] = [500, 32, 20, 5];
const own = fileURLToPath(import.meta.url);
const body = JSON.stringify({ history: [], filler: 'x'.repeat(1000) });

/** Answers every request after the delay, over HTTP/2 or HTTP/1.1, and says how many connections it had. */
function serve(folder) {
  const read = (name) => readFileSync(path.join(folder, name));
  let connections = 0;
  const server = createSecureServer({ key: read('key.pem'), cert: read('cert.pem'), allowHTTP1: true });
  server.on('secureConnection', () => {
    connections += 1;
  });
  server.on('request', (request, response) => {
    if (request.url === '/connections') {
      response.end(String(connections));
      connections = 0;
      return;
    }
    setTimeout(() => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(body);
    }, delayMs);
  });
  server.listen(0, '127.0.0.1', () => console.log(server.address().port));
}

const clients = {
  async transport(origin) {
    const { networkTransport } = await import('../lib/host/transport.js');
    const send = networkTransport('bench');
    return async (index) =>
      (await send({ method: 'GET', url: `${origin}/${index}`, headers: {} })).body.length;
  },
  async 'node:http2'(origin) {
    const session = connect(origin);
    return (index) =>
      new Promise((resolve, reject) => {
        const stream = session.request({ ':path': `/${index}`, 'user-agent': 'bench' });
        const chunks = [];
        stream.on('data', (chunk) => chunks.push(chunk));
        stream.on('end', () => resolve(Buffer.concat(chunks).toString('utf8').length));
        stream.on('error', reject);
      });
  },
  async undici(origin) {
    const { Agent } = await import('undici');
    const agent = new Agent({ allowH2: true, connections: 1, pipelining: 100 });
    return async (index) => {
      const response = await agent.request({ origin, method: 'GET', path: `/${index}` });
      return (await response.body.text()).length;
    };
  },
};

/** The client of a name asks, a number in flight, and prints what it took. */
async function ask(name, origin) {
  const get = await clients[name](origin);
  const cpu = process.cpuUsage();
  const started = performance.now();
  let next = 0;
  const worker = async () => {
    while (next < requests) {
      next += 1;
      if ((await get(next)) !== body.length) throw new Error('another body');
    }
  };
  await Promise.all(Array.from({ length: inFlight }, worker));
  const wallMs = performance.now() - started;
  const { user, system } = process.cpuUsage(cpu);
  console.log(JSON.stringify({ wallMs, cpuMs: (user + system) / 1000 }));
  process.exit();
}

const median = (numbers) => numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

async function measure() {
  const folder = mkdtempSync(path.join(tmpdir(), 'tagproof-http2-'));
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const files = ['-keyout', path.join(folder, 'key.pem'), '-out', path.join(folder, 'cert.pem')];
  execFileSync(
    'openssl',
    [
      ...[
        'req',
        '-x509',
        '-newkey',
        'ec',
        '-pkeyopt',
        'ec_paramgen_curve:prime256v1',
        '-nodes',
        '-days',
        '2',
      ],
      ...names,
      ...files,
    ],
    { stdio: 'ignore' },
  );
  const server = spawn(process.execPath, [own, 'serve', folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [port] = await once(server.stdout, 'data');
  const origin = `https://localhost:${String(port).trim()}`;
  const env = { ...process.env, NODE_EXTRA_CA_CERTS: path.join(folder, 'cert.pem') };
  const run = (script, ...given) =>
    execFileSync(process.execPath, ['--no-warnings', ...script, ...given], {
      env,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  /** `undefined` for a client that has ended with an error. */
  const asked = (name) => {
    try {
      return JSON.parse(run([own], 'ask', name, origin));
    } catch (error) {
      console.error(`${name}: ${/\w*Error.*/.exec(String(error.stderr))?.[0]}`);
      return undefined;
    }
  };
  const count = `fetch('${origin}/connections').then((r) => r.text()).then((t) => console.log(t - 1))`;
  const found = Object.fromEntries(Object.keys(clients).map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const name of Object.keys(clients)) {
      run(['-e', count]);
      const measured = asked(name);
      const connections = Number(run(['-e', count]));
      if (measured !== undefined) found[name].push({ ...measured, connections });
    }
  }
  server.kill();
  const titles = {
    transport: 'HTTP/1.1, kept connections (as now)',
    'node:http2': 'HTTP/2 of `node:http2`',
    undici: 'HTTP/2 of undici (`allowH2`)',
  };
  const least = (Math.ceil(requests / inFlight) * delayMs) / 1000;
  const rows = Object.entries(found).map(([name, all]) => {
    if (all.length < rounds)
      return `| ${titles[name]} | failed in ${rounds - all.length} of ${rounds} rounds | | |`;
    const of = (key) => median(all.map((one) => one[key]));
    const [wall, cpu] = [of('wallMs'), of('cpuMs')];
    return `| ${titles[name]} | ${(wall / 1000).toFixed(2)} s | ${cpu.toFixed(0)} ms | ${of('connections')} |`;
  });
  const table = [
    `| ${requests} GETs, ${inFlight} in flight, ${delayMs} ms each: at least ${least.toFixed(2)} s | Wall time | CPU of the client | Connections |`,
    '| --- | ---: | ---: | ---: |',
    ...rows,
  ].join('\n');
  console.log(table);
  if (process.argv.includes('--write')) writeSection('performance.md', 'http2', table);
}

const [, , mode, ...given] = process.argv;
if (mode === 'serve') serve(...given);
else if (mode === 'ask') await ask(...given);
else await measure();
