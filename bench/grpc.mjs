// What gRPC costs: 1000 small calls, client and emulator in one process, against the same calls over REST. `--write` puts the
// table into docs/measurements/requests.md.

import { withPlatformTransport } from '../lib/clients/index.js';
import { platformClient } from '../lib/clients/platform/client.js';
import { startEmulator } from '../lib/emulator/index.js';
import { networkBytes, networkTransport } from '../lib/host/network/transport.js';
import { Secret } from '../lib/model/run/secret.js';
import { writeSection } from './write-section.mjs';

const calls = 1000;
const rounds = 5;
const inFlight = 8;
const emulator = await startEmulator();
const { baseUrl, identity, group } = emulator.address;
const token = new Secret(await emulator.tokenFor(identity));

function clientOver(transport) {
  const host = { send: networkTransport('bench'), sendBytes: networkBytes('bench') };
  const { send } = withPlatformTransport(host, { transport, platform: { baseUrl } });
  return platformClient({ send, baseUrl, token, surface: 'terminal' });
}

const clients = { rest: clientOver('rest'), grpc: clientOver('grpc') };

/** Milliseconds of CPU for all calls. */
async function cpuOf(client) {
  const before = process.cpuUsage();
  const next = Array.from({ length: calls }, () => group);
  const work = async () => {
    for (let uid = next.pop(); uid !== undefined; uid = next.pop()) await client.getGroup([uid]);
  };
  await Promise.all(Array.from({ length: inFlight }, work));
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

const spent = { rest: [], grpc: [] };
for (const client of Object.values(clients)) await cpuOf(client);
for (let round = 0; round < rounds; round += 1)
  for (const [name, client] of Object.entries(clients)) spent[name].push(await cpuOf(client));
const [rest, grpc] = [median(spent.rest), median(spent.grpc)];
const rows = [
  ['1000 small calls over REST: CPU', `${Math.round(rest)} ms`, ''],
  ['1000 small calls over gRPC: CPU', `${Math.round(grpc)} ms`, ''],
  ['gRPC ÷ REST', (grpc / rest).toFixed(2), 'at most 1.5'],
];
const text = [
  '| Figure | Measured | Bound |',
  '| --- | --- | --- |',
  ...rows.map((row) => `| ${row.join(' | ')} |`),
].join('\n');
console.log(text);
if (process.argv.includes('--write')) writeSection('measurements/requests.md', 'grpc', text);
if (grpc / rest > 1.5) process.exitCode = 1;
await emulator.close();
