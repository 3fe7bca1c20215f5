// Exposure of a window with 20,000 runs: within the budget of the API by count, and within 500 MB.
import { rmSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ciTransport } from '../../src/clients/http/index.js';
import { parseIncident } from '../../src/exposure/incident.js';
import { investigate } from '../../src/exposure/investigate.js';
import { gitOf } from '../../src/host/git/git.js';
import { Secret } from '../../src/model/run/secret.js';
import { addresses } from '../github/server.js';
import { fakeClock } from '../github/setup.js';
import { CiHost } from './ci-host.js';

it('reads 20,000 runs with 300 requests, and what is left of the budget goes to logs', {
  timeout: 300_000,
}, async () => {
  const ci = new CiHost();
  const folder = ci.github.state.repository.checkout();
  const workflow = '.github/workflows/scan.yml';
  const heads = [
    ci.commit('main', '2026-04-20T08:00:00Z', { [workflow]: 'jobs:\n  a:\n    container: node:20\n' }),
    ci.commit('other', '2026-04-20T08:00:00Z', { [workflow]: 'jobs:\n  a:\n    container: acme/scanner\n' }),
  ];
  const start = Date.parse('2026-04-22T00:00:00Z');
  const job = { name: 'a', started: '2026-04-22T13:00:00Z', completed: '2026-04-22T13:05:00Z', log: 'x\n' };
  for (let at = 0; at < 20_000; at += 1) {
    const created = new Date(start + at * 4_000).toISOString();
    ci.runs.push({ head: heads[at % 50 === 0 ? 1 : 0] ?? '', created, attempts: [[job]] });
  }
  const text =
    'id: X\nwindows:\n  - {images: [acme/scanner], from: 2026-04-22T00:00:00Z, to: 2026-04-22T23:00:00Z}\n';
  const read = parseIncident('incident.yaml', text);
  if ('issues' in read) throw new Error(read.issues.join());
  let peak = 0;
  const send = ciTransport({ send: ci.transport, clock: fakeClock() });
  const measured: typeof send = async (request) => {
    peak = Math.max(peak, process.memoryUsage().rss);
    return send(request);
  };
  const report = await investigate({
    incident: read.incident,
    repository: { owner: 'acme', name: 'shop' },
    api: { send: measured, addresses, token: new Secret('job-token') },
    host: { git: gitOf(folder), sink: { progress: () => undefined } as never },
    commits: undefined,
    maxRequests: 4500,
  });
  const listing = ci.log.filter((line) => line.includes('/actions/runs?')).length;
  expect(report.asked).toMatchObject({ runs: 20_000, trees: 2, logs: 400 });
  expect(report.runs).toHaveLength(400);
  expect(listing).toBeLessThan(300);
  expect(report.asked.requests).toBeLessThan(listing + 2 * 400 + 10);
  expect(peak / 2 ** 20).toBeLessThan(500);
  if (process.env.TAGPROOF_MEASURE !== undefined) console.log(listing, report.asked.requests, peak / 2 ** 20);
  ci.github.close();
  rmSync(folder, { recursive: true, force: true });
});
