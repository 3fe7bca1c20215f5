// Every fault at every request of a run over a small repository: the right verdict or `incomplete`, and nothing thrown.
import { beforeAll, describe, expect, it } from 'vitest';
import type { Fault } from '../../src/emulator/faults.js';
import { createEmulator, type Emulator } from '../../src/emulator/index.js';
import { digestAt } from '../../src/emulator/seed.js';
import type { Outcome } from '../../src/pipeline/conclude.js';
import { dayMs } from '../build.js';
import { amount, sampleOf } from '../sample.js';
import { type Checkout, runInProcess, runWithoutReplay } from './in-process.js';

const statuses = [204, 301, 400, 401, 403, 404, 429, 500, 503];
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
/** A run over one page of each list sees nothing of these. */
const harmless: readonly Fault['effect'][] = effects.filter(
  (one) => 'delayMs' in one || 'repeatPage' in one || 'restartPage' in one,
);
const kindOf = (effect: Fault['effect']) => Object.keys(effect).join();
const inputs = { 'sbom-from-registry': 'true', 'vulnerability-reports': 'true', artifacts: 'zlib' };

/** What the checks say, without the words: those may name what is not known. */
function accusations({ report }: Outcome): readonly string[] {
  return report.findings
    .filter(isAccusation)
    .map(({ check, file = '', line = 0, artifact = '', advisory = '' }) =>
      [check, file, line, artifact, advisory].join(' '),
    );
}

/** A notice at no place that pull policies may not be read accuses nothing; the registry enforces them in any case. */
function isAccusation({ check, severity, file }: Outcome['report']['findings'][number]): boolean {
  return check !== 'denied-by-policy' || severity !== 'notice' || file !== undefined;
}

/** That a reference has no digest is in the file itself: whatever fails, it is not a false finding. */
function unpinned(checkout: Checkout): readonly string[] {
  return Object.entries(checkout).flatMap(([file, text]) =>
    text
      .split('\n')
      .flatMap((line, index) =>
        line.startsWith('FROM ') && !line.includes('@') ? [`unpinned ${file} ${index + 1}  `] : [],
      ),
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

/** The fault at all requests to one address, and, where another one follows to the same or a new try, at one alone. */
function faultsAt(
  requests: Emulator['requests'],
  nth: number,
  effect: Fault['effect'],
): readonly (readonly Fault[])[] {
  const { service, path, method } = requests[nth] ?? { service: 'platform', path: '', method: '' };
  const exactly = `^${path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`;
  const isAgain = requests.filter((other) => other.path === path).length > 1;
  const isTried = !('status' in effect) || [429, 503].includes(effect.status);
  return [
    [{ match: { service, method, path: exactly }, effect }],
    ...(isAgain || isTried ? [[{ match: { nth: nth + 1 }, effect }]] : []),
  ];
}

/** Where not every request is disturbed, each fault begins at another one, so that together they are at all of them. */
const step = amount(3, 1);

describe.each(['in order', 'with findings'] as const)('a repository %s', (kind) => {
  let emulator: Emulator;
  let checkout: Checkout;
  let requests: Emulator['requests'];
  let clean: Outcome;
  let known: ReadonlySet<string>;
  beforeAll(async () => {
    emulator = await createEmulator();
    checkout = checkouts(emulator)[kind];
    clean = await runInProcess(emulator, checkout, inputs);
    known = new Set([...accusations(clean), ...unpinned(checkout)]);
    requests = [...emulator.requests];
  });

  it('without faults', () => {
    expect(clean.report.verdict).toBe(kind === 'in order' ? 'pass' : 'fail');
    expect(clean.report.incomplete).toEqual([]);
    expect(requests.length).toBeGreaterThan(10);
  });

  const chosen = sampleOf(effects, kindOf, 1, kind.length);
  const named = chosen.map((effect, at) => [JSON.stringify(effect), effect, at % step] as const);
  it.each(named)('%s', async (_name, effect, first) => {
    const wrong: string[] = [];
    let incompletes = 0;
    for (let nth = first; nth < requests.length; nth += step) {
      for (const faults of faultsAt(requests, nth, effect)) {
        const fresh = 'clockSkewMs' in effect ? await createEmulator({ state: emulator.state }) : emulator;
        fresh.faults = faults;
        const at = `${JSON.stringify(faults[0]?.match)} ${requests[nth]?.path}`;
        try {
          const runs = 'status' in effect && effect.status === 500 ? runInProcess : runWithoutReplay;
          const outcome = await runs(fresh, checkout, inputs);
          const { verdict, incomplete } = outcome.report;
          incompletes += Number(verdict === 'incomplete');
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
    expect(incompletes > 0).toBe(!harmless.includes(effect));
  });
});
