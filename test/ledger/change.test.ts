// A pull request and the ledger: its base's entries count, and what the change does to them changes nothing but is said.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openLedger } from '../../src/history/ledger.js';
import { type LedgerEntry, printLedger } from '../../src/history/ledger-text.js';
import { Failure } from '../../src/model/failure.js';
import type { Files, ReadFile } from '../../src/model/run/host.js';
import { dayMs, digest } from '../build.js';
import { otherRegistry, type Situation, stage } from '../decisions/drive.js';
import { image, type OciRegistry, ociRegistry } from '../registry/oci-registry.js';

const path = '.github/tagproof.lock.json';
const app = 'reg.example.com/app:1';
const [before, current] = [image('before'), image('current')];
const seen = (daysAgo: number, { digest }: { digest: LedgerEntry['digest'] }, name = app): LedgerEntry => ({
  image: name,
  at: Date.now() - daysAgo * dayMs,
  digest,
});
const old = seen(40, before);

let setting: Awaited<ReturnType<typeof stage>>;
let registry: OciRegistry;
beforeAll(async () => {
  setting = await stage();
});
beforeEach(() => {
  registry = ociRegistry(otherRegistry);
  registry.push('app:1', before);
  registry.push('app:1', current);
  setting.server.fault = undefined;
});
afterAll(() => {
  expect(setting.server.violations).toEqual([]);
  setting.server.close();
});

const reference = `FROM ${app}@${current.digest}\n`;
type Entries = readonly LedgerEntry[] | undefined;
const filesWith = (entries: Entries, more = '') => ({
  Dockerfile: `${more}${reference}`,
  ...(entries === undefined ? {} : { [path]: printLedger(entries) }),
});

async function drive(base: Entries, head: Entries, more: Partial<Situation> = {}) {
  const files = { base: filesWith(base), head: filesWith(head, '# changed\n') };
  const inputs = { 'min-age': '7d', ...more.inputs };
  const { report } = await setting.drive({ event: 'pull_request', registry, ...files, ...more, inputs });
  const found = report.findings.map(({ check }) => check);
  return { report, found, fact: report.references[0]?.fact };
}

describe.each([
  ['with the base commit in the checkout', true],
  ['with the base commit asked of the CI host', false],
])('%s', (_, withGit) => {
  it("counts the base's entries, and the answer of the registry as of now", async () => {
    const { fact, found, report } = await drive([old], [old], { withGit });
    expect(found).toEqual(['cooling-down']);
    expect(fact).toMatchObject({ status: 'current', basis: 'first-seen' });
    expect(report.incomplete).toEqual([]);
    const entries = [old, seen(9, current)];
    const aged = await drive(entries, entries, { withGit });
    expect(aged.found).toEqual([]);
  });

  it('does not take the age of a digest from an entry that the change adds, although the registry confirms it', async () => {
    const { found } = await drive([old], [old, seen(20, current)], { withGit });
    expect(found).toEqual(['cooling-down']);
    const push = await drive([old], [old, seen(20, current)], { withGit, event: 'push' });
    expect([push.found, push.report.incomplete]).toEqual([[], []]);
    const own = { withGit, inputs: { 'policy-from': 'head' } };
    const fromHead = await drive([old], [old, seen(20, current)], own);
    expect([fromHead.found, fromHead.report.incomplete]).toEqual([[], []]);
  });

  it.each([
    ['deletes', [], ['1 entry of the first-seen ledger of the base commit']],
    ['deletes with its file', undefined, ['1 entry of the first-seen ledger of the base commit']],
    [
      'edits',
      [seen(400, current)],
      ['deletes or edits 1 entry', 'adds 1 entry of the first-seen ledger dated before the newest entry'],
    ],
    ['back-dates', [old, seen(41, current)], ['dated before the newest entry of the base commit']],
    [
      'back-dates for an image that the base does not know',
      [old, seen(41, current, 'reg.example.com/other:1')],
      ['dated before the newest entry of the base commit (reg.example.com/other:1)'],
    ],
  ])('says that the change %s entries, which changes nothing else', async (__, head, texts) => {
    const { report, found } = await drive([old], head, { withGit });
    const said = report.findings.filter(({ check }) => check === 'rewritten-ledger');
    expect(said).toMatchObject(texts.map(() => ({ severity: 'warning', file: path, line: 1 })));
    texts.forEach((text, index) => {
      expect(said[index]?.message).toContain(text);
    });
    expect(found.filter((check) => check !== 'rewritten-ledger')).toEqual(['cooling-down']);
    const gate = { withGit, inputs: { 'new-only': 'true', 'fail-on': 'rewritten-ledger' } };
    expect((await drive([old], head, gate)).report.verdict).toBe('fail');
  });

  it('does not use a ledger that the base does not have', async () => {
    const { found, fact } = await drive(undefined, [seen(0.5, current)], { withGit });
    expect([found, fact?.basis]).toEqual([[], 'present']);
    const created = await drive(undefined, [seen(20, current)], { withGit, inputs: { ledger: 'true' } });
    expect([created.found, created.fact?.basis]).toEqual([['cooling-down'], 'first-seen']);
  });

  it('says nothing about entries that a change only adds', async () => {
    const { found } = await drive([old], [old, seen(1, current), seen(0, current, 'reg.example.com/b:1')], {
      withGit,
    });
    expect(found).toEqual(['cooling-down']);
  });
});

it('does the same in a merge queue', async () => {
  const { found } = await drive([old], [seen(400, current)], { event: 'merge_group' });
  expect(found.sort()).toEqual(['cooling-down', 'rewritten-ledger', 'rewritten-ledger']);
});

it('accepts with a waiver of the base that entries go', async () => {
  const waiver = {
    '.github/tagproof.yml': `waivers: [{check: rewritten-ledger, paths: [${path}], reason: unused}]\n`,
  };
  const base = { ...filesWith([old]), ...waiver };
  const { report } = await drive([old], [], { base, head: { ...filesWith([]), ...waiver } });
  const [finding] = report.findings.filter(({ check }) => check === 'rewritten-ledger');
  expect(finding?.waived).toMatchObject({ reason: 'unused' });
});

it('fails closed if the base cannot be read', async () => {
  setting.server.fault = (line) =>
    line.includes('/git/trees/') ? { status: 503, headers: {}, body: '' } : undefined;
  const { report } = await drive([seen(9, current), old], [seen(400, current)]);
  expect(report.verdict).toBe('incomplete');
  expect(report.incomplete).toContainEqual(
    expect.objectContaining({ cause: 'server-error', subject: `${path}@base` }),
  );
});

describe('a ledger that cannot be used', () => {
  const now = Date.parse('2026-11-21T07:00:00Z');
  const entry = (minutes: number) => ({ image: app, at: now + minutes * 60_000, digest: digest('a') });
  const filesOf = (text: string): Files => ({
    list: async () => [],
    read: async () => ({ text }),
    replace: async () => ({}),
    save: async () => undefined,
  });
  const open = (own: string, base: () => Promise<ReadFile>) =>
    openLedger({ files: filesOf(own), file: { path, create: true }, now, readBase: base });
  const good = printLedger([entry(-5)]);
  const late = printLedger([entry(-5), entry(6)]);

  it.each([
    ['is broken', 'broken', 'it is not JSON'],
    [
      'dates an entry in the future',
      late,
      `dates an entry of ${app} in the future (2026-11-21T07:06:00.000Z)`,
    ],
  ])('because it %s is a gap, in the change and in the base', async (_, text, why) => {
    const inChange = await open(text, async () => ({ text: good }));
    expect(inChange.gaps).toMatchObject([{ cause: 'unreadable-file', subject: path }]);
    expect(inChange.gaps[0]?.message).toContain(why);
    expect(inChange.firstSeen?.get(app)).toHaveLength(1);
    expect(await inChange.add(new Map([[app, digest('b')]]), now)).toEqual({ changes: [], refused: [] });
    const inBase = await open(good, async () => ({ text }));
    expect(inBase.gaps).toMatchObject([{ cause: 'unreadable-file', subject: `${path}@base` }]);
    expect(inBase.firstSeen).toBeUndefined();
    expect(inBase.rewrite).toBeUndefined();
  });

  it('because the base is not readable is a gap with its cause, and other errors are defects', async () => {
    const failing = await open(good, () => Promise.reject(new Failure('denied', 'no access')));
    expect(failing.gaps).toMatchObject([{ cause: 'denied', subject: `${path}@base` }]);
    await expect(open(good, () => Promise.reject(new TypeError('x')))).rejects.toThrow(TypeError);
  });

  it('of a branch that began before the base moved on counts as the base is, and is compared with where it began', async () => {
    const [older, newer] = [printLedger([entry(-9)]), printLedger([entry(-9), entry(-5)])];
    const from = (comparison: () => Promise<ReadFile>) =>
      openLedger({
        files: filesOf(older),
        file: { path, create: false },
        now,
        readBase: (_, use) => (use === 'rules' ? Promise.resolve({ text: newer }) : comparison()),
      });
    const ledger = await from(async () => ({ text: older }));
    expect(ledger.firstSeen?.get(app)).toHaveLength(2);
    expect([ledger.rewrite, ledger.gaps]).toEqual([undefined, []]);
    const unread = await from(() => Promise.reject(new Failure('timeout', 'no answer')));
    expect(unread.gaps).toMatchObject([{ cause: 'timeout', subject: `${path}@base` }]);
    expect(unread.firstSeen?.get(app)).toHaveLength(2);
  });

  it('may be ahead by a few minutes', async () => {
    const { gaps } = await open(printLedger([entry(5)]), async () => ({ text: good }));
    expect(gaps).toEqual([]);
  });
});
