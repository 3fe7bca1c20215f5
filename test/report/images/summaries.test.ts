// One card for each image: nothing is lost or counted twice, the worst is first, and it says the one thing to do.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checks } from '../../../src/checks/index.js';
import { harms } from '../../../src/report/images/harm.js';
import { imageSchema } from '../../../src/report/images/schema.js';
import { imageSummaries } from '../../../src/report/images/summaries.js';
import type { Report, ReportedFinding, ReportedReference } from '../../../src/report/schema/schema.js';
import { cpuMs } from '../../cpu.js';
import { runs } from '../../sample.js';
import { busy } from '../busy.js';
import { reports } from '../generated.js';

const digest = (letter: string) => `sha256:${letter.repeat(64)}` as const;
const known = { currentDigest: digest('c'), currentSince: '2026-11-01T00:00:00.000Z' };

const empty: Report = {
  schemaVersion: 1,
  tool: { name: 'tagproof', version: '0.1.0' },
  mode: 'verify',
  verdict: 'pass',
  startedAt: '2026-11-21T12:00:00.000Z',
  asOf: '2026-11-21T12:00:00.000Z',
  references: [],
  findings: [],
  advisories: [],
  incomplete: [],
  settings: [],
  waivers: [],
  requests: { total: 0, retried: 0 },
  edits: [],
};

const at = (line: number, file = 'a.yaml') => ({ file, line, column: 3, endLine: line, endColumn: 9 });

function reference(line: number, says: Partial<ReportedReference> = {}): Report['references'][number] {
  const name = { registry: 'r.example.com', repository: 'acme/node', tag: '22' };
  return { kind: 'image', ...at(line), raw: 'x', ...name, fact: { status: 'unpinned', ...known }, ...says };
}

function finding(line: number, says: Partial<ReportedFinding> = {}): ReportedFinding {
  const image = { registry: 'r.example.com', repository: 'acme/node', tag: '22' };
  return { check: 'unpinned', severity: 'error', ...at(line), message: 'm', image, ...says };
}

const cardsOf = (references: Report['references'], findings: ReportedFinding[], more: Partial<Report> = {}) =>
  imageSummaries({ ...empty, references, findings, ...more });

describe('cards', () => {
  it('hold every finding about an image exactly once, and match their schema', () => {
    fc.assert(
      fc.property(reports(), (report) => {
        const cards = imageSummaries(report);
        const places = new Set(
          report.references.flatMap((one) =>
            one.kind === 'local' ? [JSON.stringify([one.file, one.line, one.column])] : [],
          ),
        );
        const about = report.findings.filter(
          ({ image, file, line, column }) => image && !places.has(JSON.stringify([file, line, column])),
        );
        const count = (items: readonly number[]) => items.reduce((sum, one) => sum + one, 0);
        expect(count(cards.map((card) => card.findings))).toBe(about.filter(({ waived }) => !waived).length);
        expect(count(cards.map((card) => card.waived))).toBe(about.filter(({ waived }) => waived).length);
        expect(count(cards.map((card) => card.references))).toBe(
          report.references.filter(({ kind }) => kind === 'image').length,
        );
        expect(new Set(cards.map(({ name }) => name)).size).toBe(cards.length);
        for (const card of cards) {
          expect(count(card.checks.map((one) => one.findings))).toBe(card.findings);
          expect(card.harm === 'none').toBe(card.findings === 0);
          expect(imageSchema.safeParse(card).error).toBeUndefined();
        }
      }),
      { numRuns: runs(60) },
    );
  });

  it('do not depend on the order of references and findings', async () => {
    const { report } = await busy();
    const turned = { ...report, findings: report.findings.toReversed() };
    const withoutMessages = (cards: ReturnType<typeof imageSummaries>) =>
      cards.map((card) => ({
        ...card,
        checks: card.checks.map(({ message: _, ...check }) => check),
        places: card.places.map((place) => ({ ...place, checks: [...place.checks].sort() })),
      }));
    expect(withoutMessages(imageSummaries(turned))).toEqual(withoutMessages(imageSummaries(report)));
  });

  it('are in the order of harm, and those that the change introduces come first', async () => {
    const { report } = await busy();
    const ranks = imageSummaries(report).map(
      (card) =>
        Number(card.findings === 0) * 100 + Number(card.introduced === false) * 10 + harms.indexOf(card.harm),
    );
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
    expect(new Set(ranks).size).toBeGreaterThan(5);
  });
});

describe('harm', () => {
  const fixed = { id: 'CVE-2026-0001', fixedIn: ['1.2'] };
  const feed = (events: NonNullable<Report['advisories'][number]['events']>): Partial<Report> => ({
    advisories: [
      { uid: 'u', advisoryId: fixed.id, artifactName: 'openssl', updateTime: '2026-11-01', events },
    ],
  });
  const advisory = finding(1, { check: 'advisory', advisory: fixed.id, artifact: 'openssl' });

  it.each([
    ['digest-not-in-history', 'foreign-digest', 'investigate'],
    ['missing-tag', 'dead-tag', 'correct'],
    ['deprecated-tag', 'dead-tag', 'switch'],
    ['stale-digest', 'stale', 'pin'],
    ['not-current', 'stale', 'pin'],
    ['digest-of-other-tag', 'stale', 'pin'],
    ['unpinned', 'unpinned', 'pin'],
    ['digest-of-one-platform', 'other', 'pin'],
    ['conflicting-pins', 'other', 'pin'],
    ['cooling-down', 'other', 'review'],
    ['denied-by-policy', 'other', 'review'],
  ])('of %s is %s, and the thing to do is to %s', (check, harm, act) => {
    const [card] = cardsOf([reference(1)], [finding(1, { check })]);
    expect([card?.harm, card?.action?.do]).toEqual([harm, act]);
  });

  it('of an advisory depends on whether it has a fix', () => {
    const [open] = cardsOf([reference(1)], [advisory], feed([{ status: 'detected' }]));
    expect([open?.harm, open?.action?.do]).toEqual(['other', 'review']);
    const [closed] = cardsOf([reference(1)], [advisory], feed([{ status: 'fixed', fixedVersion: '1.2' }]));
    expect([closed?.harm, closed?.action?.do]).toEqual(['fixable-advisory', 'update']);
    expect(closed?.advisories).toMatchObject([
      { ...fixed, url: 'https://www.cve.org/CVERecord?id=CVE-2026-0001' },
    ]);
  });

  it('of an advisory with a fix and an old pin asks for the newer digest', () => {
    const fact = {
      status: 'superseded' as const,
      ...known,
      behind: 2,
      lagSeconds: 5,
      supersededAt: '2026-10-01T00:00:00.000Z',
    };
    const stale = finding(1, { check: 'stale-digest', fix: { expect: 'a', replacement: 'b' } });
    const [card] = cardsOf(
      [reference(1, { digest: digest('a'), fact })],
      [stale, advisory],
      feed([{ status: 'fixed', fixedVersion: '1.2' }]),
    );
    expect(card).toMatchObject({
      harm: 'fixable-advisory',
      checks: [{ check: 'advisory' }, { check: 'stale-digest' }],
      since: '2026-10-01T00:00:00.000Z',
      behind: 2,
      action: { do: 'pin', from: [digest('a')], to: digest('c'), automatic: true },
    });
  });

  it('is taken from what the platform scanner found, where the feed has nothing', () => {
    const match = {
      reference: 0,
      id: 'CVE-2026-0001',
      aliases: ['GHSA-aaaa-bbbb-cccc'],
      severity: 'High',
      package: { name: 'openssl' },
      fixState: 'fixed',
      fixVersions: ['1.2'],
    };
    const record = { vulnerabilities: [match] } as unknown as NonNullable<Report['record']>;
    const [card] = cardsOf([reference(1)], [advisory], { record });
    expect(card?.advisories).toMatchObject([{ ...fixed, level: 'high', aliases: ['GHSA-aaaa-bbbb-cccc'] }]);
    expect(card?.harm).toBe('fixable-advisory');
  });

  it('is none when all findings are waived, and small in test data', () => {
    const waived = { reason: 'r', file: 'p', line: 1 };
    const [accepted] = cardsOf([reference(1)], [finding(1, { waived })]);
    expect(accepted).toMatchObject({
      harm: 'none',
      findings: 0,
      waived: 1,
      places: [{ checks: [], waived: ['unpinned'] }],
    });
    expect(accepted?.severity ?? accepted?.action).toBeUndefined();
    const test = { check: 'digest-not-in-history', severity: 'notice' as const, testData: 'testdata' };
    expect(cardsOf([reference(1)], [finding(1, test)])[0]?.harm).toBe('other');
  });

  it('knows only checks that exist', () => {
    const ids = checks.map(({ id }) => id);
    for (const id of [
      'digest-not-in-history',
      'missing-tag',
      'deprecated-tag',
      'advisory',
      'stale-digest',
      'unpinned',
    ])
      expect(ids).toContain(id);
  });
});

describe('an image', () => {
  it('is the same with the tag that a name without one means', () => {
    const bare = { tag: undefined, assumedTag: 'latest' } as Partial<ReportedReference>;
    const image = { registry: 'r.example.com', repository: 'acme/node' };
    const cards = cardsOf(
      [reference(1, bare), reference(2, { tag: 'latest' })],
      [finding(1, { image }), finding(2, { image: { ...image, tag: 'latest' } })],
    );
    expect(cards.map(({ name, findings }) => [name, findings])).toEqual([
      ['r.example.com/acme/node:latest', 2],
    ]);
  });

  it('has a card even if the list of references is cut', () => {
    expect(cardsOf([], [finding(1)])).toMatchObject([{ findings: 1, references: 0, places: [{ line: 1 }] }]);
  });

  it('that the repository builds has none', () => {
    expect(cardsOf([reference(1, { kind: 'local' })], [finding(1, { check: 'built-here' })])).toEqual([]);
  });

  it('is not pinned by the tool where a place has no fix', () => {
    const fix = { expect: 'a', replacement: 'b' };
    const [both] = cardsOf([reference(1), reference(2)], [finding(1, { fix }), finding(2, { fix })]);
    expect(both?.action?.automatic).toBe(true);
    const [one] = cardsOf([reference(1), reference(2)], [finding(1, { fix }), finding(2)]);
    expect(one?.action).toEqual({ do: 'pin', to: digest('c') });
  });

  it('is switched to the nearest tag, and never to a digest', () => {
    const fact = {
      status: 'current' as const,
      ...known,
      deprecated: true,
      endOfLife: { nearest: '23', newest: '24' },
    };
    const [card] = cardsOf([reference(1, { fact })], [finding(1, { check: 'deprecated-tag' })]);
    expect(card?.action).toEqual({ do: 'switch', tag: '23' });
  });

  it('lists the worst place first, with all its checks', () => {
    const [card] = cardsOf(
      [reference(1), reference(2), reference(3)],
      [
        finding(2, { severity: 'warning', check: 'conflicting-pins' }),
        finding(3, { check: 'stale-digest' }),
        finding(3, { severity: 'warning', check: 'conflicting-pins' }),
      ],
    );
    expect(card?.places.map(({ line, checks: found }) => [line, found])).toEqual([
      [3, ['stale-digest', 'conflicting-pins']],
      [2, ['conflicting-pins']],
      [1, []],
    ]);
  });
});

it('takes time in proportion to the report', () => {
  const time = (count: number) => {
    const references = Array.from({ length: count }, (_, line) => reference(line + 1));
    const findings = references.map(({ line }) => finding(line));
    const start = cpuMs();
    cardsOf(references, findings);
    return cpuMs() - start;
  };
  time(5000);
  const [small, large] = [time(10_000), time(80_000)];
  expect(large).toBeLessThan(40 * small + 200);
});
