// Every row of the decision table as whole runs, one for each combination that it names; and the page that shows it.
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Fault } from '../../src/emulator/faults.js';
import type { TokenRefusal } from '../../src/model/run/host.js';
import { sampleOf } from '../sample.js';
import { from, type Situation, stage } from './drive.js';
import { decisionsPage } from './page.js';
import { type CoveredName, type Decision, decisions, type EventName, type FoundName } from './table.js';

let setting: Awaited<ReturnType<typeof stage>>;
beforeAll(async () => {
  setting = await stage();
});
afterAll(() => setting.server.close());

const policyFile = '.github/tagproof.yml';
const waiver = 'waivers: [{check: unpinned, reason: it is built here}]\n';
const refusals: Partial<Record<CoveredName, TokenRefusal>> = {
  'no permission': 'no-permission',
  fork: 'fork',
  Dependabot: 'dependabot',
};
const noHistory: Fault = { match: { path: '/history/3\\.12' }, effect: { status: 500 } };
const faults: Partial<Record<CoveredName, Fault>> = {
  history: noHistory,
  'new history': noHistory,
  advisories: { match: { path: '/advisories' }, effect: { status: 403 } },
};
const causes: Partial<Record<CoveredName, string>> = {
  history: 'server-error',
  'new history': 'server-error',
  advisories: 'denied',
  'end of life': 'no-credential',
  'no image': 'nothing-verified',
  'no permission': 'no-permission',
  fork: 'fork',
  Dependabot: 'dependabot',
};

/** References of which nothing is verified that the run can ask for without a sign-in. */
function references(covered: CoveredName): string {
  const { emulator } = setting;
  if (covered === 'no image') return 'ARG TAG\nFROM app:$TAG\n';
  return covered === 'end of life'
    ? from(emulator, 'nginx', 'latest', 0, 'public-images')
    : from(emulator, 'python', '3.12', 0);
}

function checkouts(found: FoundName, covered: CoveredName): Pick<Situation, 'base' | 'head'> {
  const { emulator } = setting;
  const pinned = references(covered);
  const there = covered === 'new history' ? '' : pinned;
  const open =
    covered === 'end of life'
      ? from(emulator, 'static', 'latest', undefined, 'public-images')
      : from(emulator, 'redis', '7');
  const wrong = pinned + (found === 'notice' ? 'FROM base-$TARGETARCH\n' : open);
  const foreign = from(emulator, 'node', '22', 0).replace(/:22@/, ':20@');
  const policy = (text?: string) => (text === undefined ? {} : { [policyFile]: text });
  const pair = (before: string, after: string, base?: string, head = base) => ({
    base: { Dockerfile: before, ...policy(base) },
    head: { Dockerfile: after, ...policy(head) },
  });
  switch (found) {
    case 'none':
      return pair(there, pinned);
    case 'error':
    case 'notice':
      return pair(there, wrong);
    case 'warning':
      return pair(there, wrong, 'checks: {unpinned: warning}\n');
    case 'old error':
      return pair(there + open, `# moved\n${wrong}`);
    case 'old foreign digest':
      return pair(foreign, `# moved\n${foreign}`);
    case 'waived error':
      return pair(there + open, wrong, waiver);
    case 'error, waiver added':
      return pair(pinned, wrong, 'max-age: 30d\n', `max-age: 30d\n${waiver}`);
    case 'error, waiver removed':
      return pair(pinned, wrong, `max-age: 30d\n${waiver}`, 'max-age: 30d\n');
  }
}

const own: Partial<Record<CoveredName, Readonly<Record<string, string>>>> = {
  advisories: { artifacts: 'zlib' },
  'end of life': { identity: '' },
};

async function decide(
  event: EventName,
  found: FoundName,
  covered: CoveredName,
  inputs: Readonly<Record<string, string>>,
) {
  const { emulator, server, drive } = setting;
  const fault = faults[covered];
  const refusal = refusals[covered];
  emulator.faults = fault === undefined ? [] : [fault];
  server.fault = covered === 'base' ? () => ({ status: 503, headers: {}, body: '' }) : undefined;
  return drive({
    event,
    ...checkouts(found, covered),
    inputs: { ...own[covered], ...inputs },
    fork: covered === 'fork',
    ...(refusal === undefined ? {} : { refusal }),
  });
}

const nameOf = ({ events, findings, coverage, settings }: Decision) =>
  [events, findings, coverage, settings.map((one) => JSON.stringify(one))]
    .map((one) => one.join(', '))
    .join(' | ');

/** Everything that a row stands for. */
const combinationsOf = ({ events, findings, coverage, settings }: Decision) =>
  events.flatMap((event) =>
    findings.flatMap((found) =>
      coverage.flatMap((covered) => settings.map((inputs) => [event, found, covered, inputs] as const)),
    ),
  );

describe('the decision table', () => {
  it.each(decisions.map((row) => [nameOf(row), row] as const))('%s', async (_name, row) => {
    const chosen = sampleOf(combinationsOf(row), ([, found, covered]) => `${found} ${covered}`, 1);
    for (const at of chosen) {
      const { report, exitCode } = await decide(...at);
      expect([at, report.verdict, exitCode]).toEqual([at, row.verdict, row.exitCode]);
      const cause = causes[at[2]];
      const known = report.incomplete.map((unknown) => unknown.cause);
      if (cause !== undefined) expect([at, known]).toEqual([at, [cause]]);
      if (report.verdict === 'pass') expect([at, known]).toEqual([at, []]);
    }
  });

  it('never says twice what it says otherwise', () => {
    const seen = new Map<string, string>();
    for (const row of decisions)
      for (const combination of combinationsOf(row)) {
        const key = JSON.stringify(combination);
        const said = `${row.verdict} ${row.exitCode}`;
        expect(seen.get(key) ?? said).toBe(said);
        seen.set(key, said);
      }
    expect(seen.size).toBeGreaterThan(250);
  });

  it('is what docs/decisions.md shows', async () => {
    const page = fileURLToPath(new URL('../../docs/decisions.md', import.meta.url));
    await expect(decisionsPage()).toMatchFileSnapshot(page);
  });
});
