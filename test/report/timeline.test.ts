// Timelines and freshness: what the picture says is what the facts say.
import { describe, expect, it } from 'vitest';
import { barOf, barSegmentsOf, historiesByName, worstSegments } from '../../src/output/markdown/timeline.js';
import { viewOf } from '../../src/output/view.js';
import { notableWaivers, waiverScope } from '../../src/output/words/texts.js';
import { coverageOf } from '../../src/report/coverage.js';
import { withWaivedChecks } from '../../src/report/references.js';
import type { ReportedReference, ReportedWaiver } from '../../src/report/schema/schema.js';
import { dayMs } from '../build.js';
import { now } from './histories.js';
import { situations } from './situations.js';

describe('timelines', () => {
  it('draw the history where there is one, and else what the fact says', async () => {
    const { report } = await situations.busy();
    const { images } = viewOf(report);
    const histories = historiesByName(report);
    const found = (name: string) => images.filter((image) => image.name.endsWith(name));
    const bars = (name: string) =>
      found(name).flatMap((image) =>
        image.pins.map((pin) => barOf(barSegmentsOf(pin, image, histories.get(image.name), now), now)),
      );
    expect(bars('node:22').sort()).toEqual(['··········███░░▒', '···████░░░░░░░░▒'].sort());
    expect(bars('cache:2')).toEqual(['·····█████████▒▒']);
    expect(bars('typo:twenty')).toEqual(['']);
    const [node] = found('node:22');
    if (node === undefined) throw new Error('no image');
    const history = histories.get(node.name);
    expect(barOf(worstSegments(node, history, now), now)).toBe('···████░░░░░░░░▒');
    const newer = node.pins.find(({ behind }) => behind === 3);
    if (newer === undefined) throw new Error('no pin');
    expect(barSegmentsOf(newer, node, history, now).map(({ what }) => what)).toEqual([
      ...['other', 'other', 'other', 'other', 'other', 'pinned'],
      ...['newer', 'newer', 'current'],
    ]);
    expect(barSegmentsOf(newer, node, undefined, now).map(({ what }) => what)).toEqual([
      'pinned',
      'newer',
      'current',
    ]);
  });

  it('shows a pin that is shorter than a sign, and what the tag is now', () => {
    const instants = [now - 100 * dayMs, now - 50 * dayMs, now - 49 * dayMs, now - dayMs];
    const kinds = ['other', 'pinned', 'newer', 'current'] as const;
    const short = instants.map((from, index) => ({
      from,
      until: instants[index + 1] ?? now,
      what: kinds[index] ?? 'current',
    }));
    expect(barOf(short, now)).toBe('········█░░░░░░▒');
  });

  it('end at the instant of the report, whatever came later', async () => {
    const { report } = await situations.busy();
    const [node] = viewOf(report).images.filter(({ name }) => name.endsWith('node:22'));
    const pin = node?.pins.find(({ behind }) => behind === 3);
    if (node === undefined || pin === undefined) throw new Error('no pin');
    const before = now - 30 * dayMs;
    const stretches = barSegmentsOf(pin, node, historiesByName(report).get(node.name), before);
    expect(stretches.map(({ what }) => what)).toEqual([
      ...['other', 'other', 'other', 'other', 'other', 'pinned'],
      'newer',
    ]);
    expect(Math.max(...stretches.map(({ until }) => until))).toBe(before);
  });
});

describe('a merged report', () => {
  const shared = { kind: 'image' as const, file: 'Dockerfile', line: 1, column: 6, endLine: 1, endColumn: 9 };
  const fact = { status: 'superseded' as const, lagSeconds: 3 * 86_400 };
  const reference = (origin: string, repository: string) => ({
    ...shared,
    raw: `r.example.com/${repository}:1`,
    registry: 'r.example.com',
    repository,
    tag: '1',
    origin,
    fact,
  });
  const references = [reference('acme/a', 'old'), reference('acme/b', 'young')];
  const { kind: _, ...place } = shared;
  const finding = { ...place, severity: 'error' as const, message: 'm', origin: 'acme/a' };

  it("calls a reference waived by its own repository's findings alone", () => {
    const waived = { reason: 'r', file: '.github/tagproof.yml', line: 1 };
    const merged: readonly ReportedReference[] = references;
    const shown = withWaivedChecks(merged, [{ ...finding, check: 'unpinned', waived }]);
    expect(shown.map(({ waivedChecks }) => waivedChecks)).toEqual([['unpinned'], undefined]);
  });
});

describe('coverage', () => {
  it('counts requests, responses, and gaps by cause', async () => {
    const { report } = await situations.outage();
    const counted = { asked: 6, answered: 3, unknown: { timeout: 2, 'rate-limited': 1 } };
    expect(coverageOf(report.references)).toEqual({ references: counted, histories: counted });
    expect(report.coverage).toMatchObject({ references: counted, histories: counted });
    const { report: busy } = await situations.busy();
    expect(coverageOf(busy.references)).toEqual({
      references: { asked: 20, answered: 18, unknown: { opaque: 1, local: 1 } },
      histories: { asked: 13, answered: 13, unknown: {} },
    });
  });

  it('counts a tag once, and a current digest alone not as history', () => {
    const one = { kind: 'image' as const, file: 'f', line: 1, column: 1, endLine: 1, endColumn: 2, raw: 'x' };
    const name = { registry: 'r', repository: 'a', tag: '1' };
    const present = { status: 'current' as const, basis: 'present' as const };
    const references = [
      { ...one, ...name, fact: present },
      { ...one, ...name, fact: present },
      { ...one, ...name, tag: '2', fact: { status: 'missing' as const } },
    ];
    expect(coverageOf(references)).toEqual({
      references: { asked: 3, answered: 3, unknown: {} },
      histories: { asked: 2, answered: 1, unknown: { 'no-history': 1 } },
    });
  });
});

describe('waivers to look at', () => {
  it('are those with a notice: added by the change first, of one kind the next to end first', async () => {
    const { report } = await situations.busy();
    const notable = notableWaivers(report).map((one) => [one.state, waiverScope(one), one.notice]);
    expect(notable).toEqual([
      [
        'pending',
        'stale-digest batch/**',
        expect.stringContaining('takes effect after the merge and will match 1 finding'),
      ],
      ['lapsed', 'advisory curl', expect.stringContaining('the advisory was updated on 2026-11-09')],
      ['expired', 'stale-digest registry.example.com/acme/cache', 'It expired on 2026-11-10'],
      ['removed', 'opaque-reference tools/**', expect.stringContaining('it applies until the merge')],
      ['active', 'cooling-down registry.example.com/acme/young', 'It expires on 2026-11-25, in 4 days'],
    ]);
    const sooner = { ...notableWaivers(report)[4], expires: '2026-11-22T00:00:00.000Z', reason: 'sooner' };
    const waivers = [...report.waivers, sooner as ReportedWaiver];
    expect(
      notableWaivers({ ...report, waivers })
        .slice(-2)
        .map(({ reason }) => reason)[0],
    ).toBe('sooner');
  });
});
