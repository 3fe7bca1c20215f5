// Small GETs to one host by the program's own transport: over HTTP/2, where the host offers it, against HTTP/1.1 with kept
// connections, where it does not. Server and clients are processes of their own, and take turns.
// `node bench/http2.mjs` prints the table, `--write` puts it into docs/performance.md; `npx tsc -p .` first.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync } from 'node:fs';
import { createSecureServer } from 'node:http2';
import { createServer } from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeSection } from './write-section.mjs';

const [requests, inFlight, delayMs, rounds] = [500, 32, 20, 5];
const own = fileURLToPath(import.meta.url);
const body = JSON.stringify({ history: [], filler: 'x'.repeat(1000) });

/** Answers every request after the delay, over one protocol, and says how many connections it had. */
function serve(protocol, folder) {
  const read = (name) => readFileSync(path.join(folder, name));
  const certificate = { key: read('key.pem'), cert: read('cert.pem') };
  let connections = 0;
  const server =
    protocol === 'h2' ? createSecureServer({ ...certificate, allowHTTP1: true }) : createServer(certificate);
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

/** Sends a number of requests, so many in flight, and prints what that took. */
async function ask(origin) {
  const { networkTransport } = await import('../lib/host/transport.js');
  const send = networkTransport('bench');
  const get = async (index) =>
    (await send({ method: 'GET', url: `${origin}/${index}`, headers: {} })).body.length;
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
  const env = { ...process.env, NODE_EXTRA_CA_CERTS: path.join(folder, 'cert.pem') };
  const run = (...script) =>
    execFileSync(process.execPath, ['--no-warnings', ...script], { env, encoding: 'utf8' });
  const protocols = { 'http/1.1': 'HTTP/1.1, kept connections', h2: 'HTTP/2' };
  const hosts = [];
  for (const protocol of Object.keys(protocols)) {
    const server = spawn(process.execPath, [own, 'serve', protocol, folder], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [port] = await once(server.stdout, 'data');
    hosts.push({ protocol, server, origin: `https://localhost:${String(port).trim()}`, found: [] });
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const { origin, found } of hosts) {
      const count = `fetch('${origin}/connections').then((r) => r.text()).then((t) => console.log(t - 1))`;
      run('-e', count);
      const measured = JSON.parse(run(own, 'ask', origin));
      found.push({ ...measured, connections: Number(run('-e', count)) });
    }
  }
  const least = (Math.ceil(requests / inFlight) * delayMs) / 1000;
  const rows = hosts.map(({ protocol, server, found }) => {
    server.kill();
    const of = (key) => median(found.map((one) => one[key]));
    const [wall, cpu] = [of('wallMs'), of('cpuMs')];
    return `| ${protocols[protocol]} | ${(wall / 1000).toFixed(2)} s | ${cpu.toFixed(0)} ms | ${of('connections')} |`;
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
