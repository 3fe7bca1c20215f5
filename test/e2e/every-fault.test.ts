// Every fault at every request of a run over a small repository: the right verdict or `incomplete`, and nothing thrown.
import { describe, expect, it } from 'vitest';
import type { Fault } from '../../src/emulator/faults.js';
import { createEmulator, type Emulator } from '../../src/emulator/index.js';
import { digestAt } from '../../src/emulator/seed.js';
import type { Outcome } from '../../src/run.js';
import { type Checkout, runInProcess } from './in-process.js';
import { dayMs } from './workflow.js';

const statuses = [204, 301, 400, 401, 403, 404, 409, 429, 500, 501, 503];
const effects: readonly Fault['effect'][] = [
  ...statuses.map((status) => ({ status })),
  { status: 200, body: '' },
  { status: 200, body: '{}' },
  { status: 200, body: '[]' },
  { status: 200, body: 'null' },
  { status: 404, body: '{"code":5,"message":"not found","details":[]}' },
  { status: 404, body: '{"errors":[{"code":"NAME_UNKNOWN"}]}' },
  { reset: true },
  { truncate: 20 },
  { garbage: true },
  { repeatPage: true },
  { restartPage: true },
  { delayMs: 1 },
  { clockSkewMs: 7_200_000 },
  { clockSkewMs: -7_200_000 },
];
const inputs = { 'sbom-from-registry': 'true', 'vulnerability-reports': 'true', artifacts: 'zlib' };

/** What the checks say, without the words: those may name what is not known. */
function accusations({ report }: Outcome): readonly string[] {
  return report.findings.map(({ check, file = '', line = 0, artifact = '', advisory = '' }) =>
    [check, file, line, artifact, advisory].join(' '),
  );
}

function checkouts(emulator: Emulator): Readonly<Record<'in order' | 'with findings', Checkout>> {
  const host = new URL(emulator.address.registryUrl).host;
  const from = (image: string, tag: string, daysAgo?: number) => {
    const at = Date.now() - (daysAgo ?? 0) * dayMs;
    const pin = daysAgo === undefined ? '' : `@${digestAt(emulator.state, `acme/${image}`, tag, at)}`;
    return `FROM ${host}/acme/${image}:${tag}${pin}\n`;
  };
  return {
    'in order': { Dockerfile: from('redis', '7', 0) },
    'with findings': { Dockerfile: from('nginx', '1.27', 60) + from('node', '18') + from('redis', 'gone') },
  };
}

/** One fault at the n-th request and, since what passes is tried again, the same at all requests to its address. */
function faultsAt(emulator: Emulator, nth: number, effect: Fault['effect']): readonly (readonly Fault[])[] {
  const { service, path, method } = emulator.requests[nth] ?? { service: 'platform', path: '', method: '' };
  const exactly = `^${path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`;
  return [[{ match: { nth: nth + 1 }, effect }], [{ match: { service, method, path: exactly }, effect }]];
}

describe.each(['in order', 'with findings'] as const)('a repository %s', (kind) => {
  it.each(effects.map((effect) => [JSON.stringify(effect), effect] as const))('%s', async (_name, effect) => {
    const emulator = await createEmulator();
    const checkout = checkouts(emulator)[kind];
    const clean = await runInProcess(emulator, checkout, inputs);
    expect(clean.report.verdict).toBe(kind === 'in order' ? 'pass' : 'fail');
    expect(clean.report.incomplete).toEqual([]);
    const known = new Set(accusations(clean));
    const total = emulator.requests.length;
    expect(total).toBeGreaterThan(10);
    const wrong: string[] = [];
    for (let nth = 0; nth < total; nth += 1) {
      for (const faults of faultsAt(emulator, nth, effect)) {
        const fresh = await createEmulator({ state: emulator.state, faults });
        const at = `${JSON.stringify(faults[0]?.match)} ${emulator.requests[nth]?.path}`;
        try {
          const outcome = await runInProcess(fresh, checkout, inputs);
          const { verdict, incomplete } = outcome.report;
          const accused = accusations(outcome).filter((one) => !known.has(one));
          if (verdict !== 'incomplete' && verdict !== clean.report.verdict) wrong.push(`${verdict}: ${at}`);
          if (verdict === 'pass' && incomplete.length > 0) wrong.push(`pass although incomplete: ${at}`);
          if (accused.length > 0) wrong.push(`accuses ${accused}: ${at}`);
        } catch (error) {
          wrong.push(`throws ${error}: ${at}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });
});
