// An audit that waits for the CI host's limits ends when its process is stopped, and not when they are over.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { expect, it } from 'vitest';
import { audit } from '../../src/organization/audit.js';
import { temporaryFolder } from '../e2e/workflow.js';

it('ends with a line for each repository', async () => {
  const headers = {
    'x-ratelimit-limit': '5000',
    'x-ratelimit-remaining': '1',
    'x-ratelimit-reset': String(Math.round(Date.now() / 1000) + 3000),
    'x-ratelimit-resource': 'graphql',
  };
  const server = createServer((_, response) => {
    response.writeHead(200, headers);
    response.end('{"data": {"r0": null, "r1": null}}');
    // Nothing else is sent: whoever waits, waits for the budget.
    setTimeout(() => process.emit('SIGTERM'), 200);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const report = path.join(temporaryFolder(), 'shard.jsonl');
  const flags = { repository: 'acme/a\nacme/b', report };
  const code = await audit({
    invocation: {
      command: 'audit',
      operands: [],
      flags: new Map(Object.entries(flags)),
      switches: new Set(),
      ...{ json: false, noColour: true, help: false },
    },
    environment: {
      GITHUB_API_URL: url,
      GITHUB_GRAPHQL_URL: `${url}/graphql`,
      GITHUB_TOKEN: 'a-token-of-the-job',
    },
    colour: false,
    out: () => undefined,
    err: () => undefined,
  });
  const [, ...rows] = readFileSync(report, 'utf8').trim().split('\n');
  expect(code).toBe(3);
  expect(rows.map((row) => JSON.parse(row))).toMatchObject([
    { repository: 'acme/a', failed: { cause: 'stopped' } },
    { repository: 'acme/b', failed: { cause: 'stopped' } },
  ]);
  server.close();
});
