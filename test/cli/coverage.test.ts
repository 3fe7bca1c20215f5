// `tagproof coverage`, and the first lines of `doctor`: one for each registry, with what has proved its pins, and what would prove more.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { coverageCommand } from '../../src/cli/commands/coverage.js';
import { provedPins } from '../../src/clients/histories/index.js';
import type { Transport } from '../../src/model/run/http.js';
import { doctor } from '../../src/onboarding/doctor/index.js';
import { dayMs } from '../build.js';
import { temporaryFolder } from '../e2e/workflow.js';
import { quayServer } from '../histories/quay-server.js';
import { image, ociRegistry } from '../registry/oci-registry.js';
import { contextOf } from './context.js';

const [first, second] = [image('first'), image('second')];

async function checkout() {
  const quay = quayServer(Date.now() - 30 * dayMs, { expirationS: 2_592_000 });
  quay.push('1', first.digest);
  quay.now += 20 * dayMs;
  quay.push('1', second.digest);
  quay.now = Date.now();
  const [atQuay, elsewhere] = ['https://quay.io', 'https://registry.example.com'].map((origin) => {
    const registry = ociRegistry(origin);
    for (const one of [first, second]) registry.push('acme/app:1', one);
    return registry;
  });
  const send: Transport = async (request) => {
    const { host, pathname } = new URL(request.url);
    const registry = host === 'quay.io' ? atQuay : elsewhere;
    if (!pathname.startsWith('/v2/') && host === 'quay.io') return quay.answer(request);
    return registry?.answer(request) ?? { status: 404, headers: {}, body: '' };
  };
  const pins = [first, second].flatMap(({ digest }) =>
    ['quay.io', 'registry.example.com'].map((host) => `FROM ${host}/acme/app:1@${digest}\n`),
  );
  const folder = temporaryFolder({ Dockerfile: `${pins.join('')}FROM quay.io/acme/app:1\n` });
  const { context, written } = contextOf({ operands: [folder] });
  return { context: { ...context, network: { send } }, written };
}

async function shown(json = false) {
  const { context, written } = await checkout();
  const code = await coverageCommand({ ...context, invocation: { ...context.invocation, json } });
  return { code, out: written.out.join('\n'), err: written.err.join('\n') };
}

const day = (daysAgo: number) => new Date(Date.now() - daysAgo * dayMs).toISOString().slice(0, 10);

it('says how many pins each registry proves, by what and since when, and what would prove more', async () => {
  const { code, out } = await shown();
  const lines = out.split('\n').map((line) => line.replace(/ {2,}/g, ' | ').trim());
  expect(lines).toEqual([
    'Registry | Pins | By | Since',
    `quay.io | 2 of 2 pins proved | the tag history of quay.io | ${day(30)}`,
    '| the digest that the tag has now',
    'registry.example.com | 1 of 2 pins proved | the digest that the tag has now',
    '',
    expect.stringMatching(/^registry\.example\.com: 1 not-current\. `history-sources: .*`ledger: true`/),
  ]);
  expect(code).toBe(0);
});

it('is one document with `--json`', async () => {
  const { registries } = JSON.parse((await shown(true)).out);
  expect(registries).toMatchObject([
    { registry: 'quay.io', pins: 2, proved: 2, unknown: {} },
    { registry: 'registry.example.com', pins: 2, proved: 1, unknown: { 'not-current': 1 } },
  ]);
});

it('is what `doctor` begins with, and no problem of the setup', async () => {
  const { context, written } = await checkout();
  await doctor({ ...context, invocation: { ...context.invocation, json: true } });
  const { diagnoses } = JSON.parse(written.out.join('\n'));
  expect(diagnoses.slice(0, 3)).toEqual([
    {
      subject: 'proofs',
      status: 'ok',
      message: `quay.io: 2 of 2 pins proved by the tag history of quay.io since ${day(30)}, and the digest that the tag has now`,
    },
    {
      subject: 'proofs',
      status: 'ok',
      message:
        'registry.example.com: 1 of 2 pins proved by the digest that the tag has now; 1 not-current: `tagproof coverage` says what would prove more',
    },
    expect.objectContaining({ subject: 'policy' }),
  ]);
});

it('docs/registries.md begins with what each source proves', () => {
  const page = readFileSync(new URL('../../docs/registries.md', import.meta.url), 'utf8');
  const [, , ...rows] = page.slice(page.indexOf('| Your registry')).split('\n\n')[0]?.split('\n') ?? [];
  expect(rows).toEqual(
    provedPins().map(({ registry, current, left, foreign }) =>
      ['', registry, current, left, foreign, ''].join(' | ').trim(),
    ),
  );
});
