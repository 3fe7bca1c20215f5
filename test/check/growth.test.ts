// What checks and waivers cost when their numbers grow: counted, not timed.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyPolicy } from '../../src/checks/apply-policy.js';
import { findingsOf } from '../../src/checks/index.js';
import { markNewInlineWaivers } from '../../src/checks/waivers/inline-waivers.js';
import { severityRater } from '../../src/checks/waivers/overrides.js';
import { InlineWaiverEntry, PolicyWaiver, waiverIndex } from '../../src/checks/waivers/waivers.js';
import { imageName } from '../../src/model/images/image.js';
import type { TagHistory } from '../../src/model/judgement/fact.js';
import type { Finding } from '../../src/model/judgement/finding.js';
import { noPolicy, type Override, type Selectors, type Waiver } from '../../src/model/judgement/policy.js';
import { dayMs, digest, finding, image, occurrence } from '../build.js';
import { counted } from '../counted.js';
import { runs } from '../sample.js';

const now = Date.parse('2026-11-22T12:00:00Z');
const hourMs = 3_600_000;
const settings = { maxAgeMs: () => 90 * dayMs, now };
const at = { file: '.github/tagproof.yml', span: { start: 0, end: 1 } };
const waiver = (selectors: Selectors): Waiver => ({ at, reason: 'accepted', ...selectors });

describe('the waivers that a finding is compared with', () => {
  const number = 300;
  const findings = Array.from({ length: number }, (_, index) =>
    finding('advisory', {
      at: { file: `app${index}/Dockerfile`, span: { start: 0, end: 1 } },
      about: {
        image: image(`registry.example.com/acme/app${index}:1`),
        artifact: `package-${index}`,
        advisory: { id: `CVE-2026-${index}`, aliases: [] },
      },
    }),
  );
  const selectors: Record<string, (index: number) => Selectors> = {
    image: (index) => ({ check: 'advisory', image: `registry.example.com/acme/app${index}` }),
    path: (index) => ({ check: 'advisory', paths: [`app${index}/Dockerfile`] }),
    artifact: (index) => ({ check: 'advisory', artifact: `package-${index}` }),
    advisory: (index) => ({ check: 'advisory', advisory: `cve-2026-${index}` }),
  };

  it.each(Object.entries(selectors))('are those of its %s, not all', (_, selectorsOf) => {
    const entries = findings.map((_one, index) => new PolicyWaiver(waiver(selectorsOf(index)), now));
    const possible = waiverIndex(entries);
    const compared = findings.map((one) => possible(one).filter((entry) => entry.decide(one) !== undefined));
    expect(compared.map(({ length }) => length)).toEqual(findings.map(() => 1));
    expect(findings.reduce((sum, one) => sum + possible(one).length, 0)).toBe(number);
  });

  it.each<[string, (index: number) => Selectors]>([
    ['image', (index) => ({ check: 'advisory', image: `registry.example.com/acme/app${index}*` })],
    ['path', (index) => ({ check: 'advisory', paths: [`app${index}/**`] })],
  ])('are those whose glob for the %s begins as it does', (_, selectorsOf) => {
    const entries = findings.map((_one, index) => new PolicyWaiver(waiver(selectorsOf(index)), now));
    const possible = waiverIndex(entries);
    const [one = finding('advisory')] = findings.slice(123);
    const begun = possible(one).filter((entry) => entry.decide(one) !== undefined);
    // `app1*` and `app12*` match `app123` as well.
    expect(begun.length).toBeGreaterThan(0);
    expect(possible(one).length).toBeLessThanOrEqual(3);
  });

  it('are the inline ones of its own line', () => {
    const line = (index: number) => ({
      file: 'Dockerfile',
      span: { start: index * 20, end: index * 20 + 20 },
    });
    const entries = Array.from({ length: number }, (_, index) => {
      const covers = line(index);
      return new InlineWaiverEntry({ check: 'unpinned', reason: 'r', at: covers, covers });
    });
    const possible = waiverIndex(entries);
    const inLine = (index: number) =>
      finding('unpinned', {
        at: { file: 'Dockerfile', span: { start: index * 20 + 5, end: index * 20 + 9 } },
      });
    for (const index of [0, 7, number - 1]) expect(possible(inLine(index))).toEqual([entries[index]]);
    expect(possible(finding('advisory', { at: line(7) }))).toEqual([]);
    expect(possible(finding('unpinned', { at: { ...line(7), file: 'other/Dockerfile' } }))).toEqual([]);
  });

  const word = fc.constantFrom('a', 'b', 'c');
  const selectorsIn = fc.record<Selectors>(
    {
      check: fc.constantFrom('unpinned', 'advisory'),
      image: fc.constantFrom(
        'docker.io/library/a',
        'a',
        'library/a',
        'index.docker.io/library/a',
        '**',
        'b',
        'r.example/b/*',
        'r.*',
        '?.example/**',
        'R.example/b/c',
      ),
      tag: fc.constantFrom('1', '*'),
      paths: fc.array(
        fc.constantFrom('a', './a', 'a/b', '**/b', 'a/*', 'a/**', 'x/**/b', '{a,b}', 'a\\b', 'a//b'),
        {
          minLength: 1,
          maxLength: 2,
        },
      ),
      artifact: word,
      advisory: fc.constantFrom('CVE-1', 'cve-1', 'ghsa-1'),
    },
    { requiredKeys: [] },
  );
  const findingsIn: fc.Arbitrary<Finding> = fc
    .record({
      check: fc.constantFrom('unpinned', 'advisory'),
      file: fc.option(fc.constantFrom('a', 'b', 'a/b', 'x/b', 'ab')),
      raw: fc.option(fc.constantFrom('a:1', 'b:1', 'r.example/b/c:1', 'library/a:2')),
      artifact: fc.option(word),
      id: fc.option(fc.constantFrom('CVE-1', 'CVE-2')),
    })
    .map(({ check, file, raw, artifact, id }) =>
      finding(check, {
        ...(file === null ? {} : { at: { file, span: { start: 0, end: 1 } } }),
        about: {
          ...(raw === null ? {} : { image: image(raw) }),
          ...(artifact === null ? {} : { artifact }),
          ...(id === null ? {} : { advisory: { id, aliases: ['GHSA-1'] } }),
        },
      }),
    );

  it('include every one that matches it, in their order', () => {
    fc.assert(
      fc.property(fc.array(selectorsIn, { maxLength: 8 }), findingsIn, (all, one) => {
        const entries = all.map((selected) => new PolicyWaiver(waiver(selected), now));
        const matching = (list: readonly PolicyWaiver[]) =>
          list.filter((entry) => entry.decide(one) !== undefined);
        expect(matching(waiverIndex(entries)(one))).toEqual(matching(entries));
      }),
      { numRuns: runs(2000) },
    );
  });
});

describe('the overrides that a finding is compared with', () => {
  const checks = new Map([['unpinned', 'off']] as const);
  const globs = (...all: readonly string[]) =>
    fc.array(fc.constantFrom(...all), { minLength: 1, maxLength: 2 });
  const overridesOf = fc.record<Override>(
    {
      at: fc.constant(at),
      checks: fc.constant(checks),
      paths: globs('a', './a', 'a/b', '**/b', 'a/**', '{a,b}/*', 'a\\b'),
      images: globs(
        'a',
        'docker.io/library/a',
        '**',
        'r.example/*',
        'r.example/b?',
        'index.docker.io/library/*',
      ),
    },
    { requiredKeys: ['at', 'checks'] },
  );

  it('include every one that matches it', () => {
    const places = fc.constantFrom('a', 'a/b', 'b/a', 'x/b');
    const images = fc.constantFrom('a:1', 'r.example/b:1', 'r.example/bc:1', 'library/b');
    fc.assert(
      fc.property(fc.array(overridesOf, { maxLength: 6 }), places, images, (overrides, file, raw) => {
        const one = finding('unpinned', {
          at: { file, span: { start: 0, end: 1 } },
          about: { image: image(raw) },
        });
        const isOff = (some: readonly Override[]) =>
          severityRater({ checks: new Map(), overrides: some })(one).length === 0;
        expect(isOff(overrides)).toBe(overrides.some((override) => isOff([override])));
      }),
      { numRuns: runs(2000) },
    );
  });

  it('are those whose glob begins as its file or image does', () => {
    const work = { steps: 0 };
    const overrides = Array.from({ length: 300 }, (_, index) => ({
      ...{ at, checks },
      ...(index % 2 === 0 ? { paths: [`part${index}/**`] } : { images: [`r.example/app${index}-*`] }),
    }));
    const rate = severityRater({ checks: new Map(), overrides }, work);
    const place = { file: 'part42/Dockerfile', span: { start: 0, end: 1 } };
    expect(rate(finding('unpinned', { at: place, about: { image: image('r.example/app43-x:1') } }))).toEqual(
      [],
    );
    // Each that is compared counts as 128, and all others together as a few look-ups.
    expect(work.steps).toBeLessThan(1000);
  });
});

describe('what a policy with the worst globs takes', () => {
  interface Size {
    readonly entries: number;
    readonly findings: number;
    /** Stars in a glob, half of its length. */
    readonly stars: number;
    readonly length: number;
  }
  const size: Size = { entries: 20, findings: 20, stars: 60, length: 120 };
  const globOf = ({ stars }: Size, index: number) => `**${'*a'.repeat(stars)}*${index}x*`;
  const findingsOfSize = ({ findings, length }: Size) =>
    Array.from({ length: findings }, (_, index) => {
      const name = `${'a'.repeat(length)}${index}`;
      const place = { file: `${name}/a`, span: { start: index, end: index + 1 } };
      return finding('unpinned', {
        at: place,
        about: { image: image(`r.example/${name}:${name.slice(0, 120)}`) },
      });
    });
  const waivers = (selectorsOf: (glob: string) => Selectors) => (of: Size) => {
    const work = { steps: 0 };
    const all = Array.from({ length: of.entries }, (_, index) => waiver(selectorsOf(globOf(of, index))));
    const possible = waiverIndex(
      all.map((one) => new PolicyWaiver(one, now, work)),
      work,
    );
    for (const one of findingsOfSize(of))
      expect(possible(one).filter((entry) => entry.decide(one) !== undefined)).toEqual([]);
    return work.steps;
  };
  const overrides = (selectorsOf: (glob: string) => Pick<Override, 'paths' | 'images'>) => (of: Size) => {
    const work = { steps: 0 };
    const checks = new Map([['unpinned', 'off']] as const);
    const all = Array.from({ length: of.entries }, (_, index) => ({
      at,
      checks,
      ...selectorsOf(globOf(of, index)),
    }));
    const rate = severityRater({ checks: new Map(), overrides: all }, work);
    for (const one of findingsOfSize(of)) expect(rate(one)).toHaveLength(1);
    return work.steps;
  };

  describe.each<[string, (of: Size) => number]>([
    ['waivers by image', waivers((glob) => ({ image: glob }))],
    ['waivers by tag', waivers((glob) => ({ tag: glob }))],
    ['waivers by path', waivers((glob) => ({ paths: [glob] }))],
    ['overrides by image', overrides((glob) => ({ images: [glob] }))],
    ['overrides by path', overrides((glob) => ({ paths: [glob] }))],
  ])('%s', (_, stepsFor) => {
    it.each(Object.keys(size) as (keyof Size)[])('at most doubles with the %s', (dimension) => {
      const steps = stepsFor(size);
      expect(steps).toBeGreaterThan(size.entries * size.findings);
      expect(stepsFor({ ...size, [dimension]: 2 * size[dimension] }) / steps).toBeLessThanOrEqual(2.2);
    });
  });

  it('takes little time: 130 waivers of 120 stars against 130 images', () => {
    const of = { entries: 130, findings: 130, stars: 120, length: 230 };
    const all = Array.from({ length: of.entries }, (_, index) => waiver({ image: globOf(of, index) }));
    const before = process.cpuUsage();
    const { gaps } = applyPolicy(findingsOfSize(of), { ...noPolicy, waivers: all }, { now, complete: true });
    const { user, system } = process.cpuUsage(before);
    expect(gaps).toEqual([]);
    // It took 27 s of CPU when a glob kept a set of positions for each of its characters, and takes a tenth of a second.
    expect((user + system) / 1e6).toBeLessThan(3);
  });

  it('is limited: then nothing is waived or unused, and the run is incomplete', () => {
    const [all, found] = [[waiver({ image: '**' }), waiver({ check: 'advisory' })], findingsOfSize(size)];
    const policy = { ...noPolicy, waivers: all, pending: all };
    const judged = applyPolicy(found, policy, { now, complete: true, limit: 1000 });
    const waived = judged.findings.filter((one) => one.waived !== undefined).length;
    expect(waived).toBeGreaterThan(0);
    expect(waived).toBeLessThan(found.length);
    expect(judged.findings).toHaveLength(found.length);
    expect(judged.gaps).toEqual([
      {
        cause: 'policy-unread',
        subject: 'waivers',
        message: expect.stringContaining(`not compared with ${found.length - waived} findings`),
      },
    ]);
    expect(judged.waiverStates.map(({ state }) => state)).toEqual([
      'active',
      'unknown',
      'pending',
      'pending',
    ]);
    expect(judged.waiverStates.at(-1)?.notice).toContain('was not counted');
    const whole = applyPolicy(found, policy, { now, complete: true });
    expect(whole.gaps).toEqual([]);
    expect(whole.findings.map(({ check }) => check).filter((one) => one === 'unused-waiver')).toHaveLength(1);
    expect(whole.waiverStates.at(-2)?.notice).toContain('will match 20 findings');
  });
});

describe('mass-move', () => {
  const tagOf = (index: number) => `1.0.${index}`;
  const historyOf = (index: number, moves: readonly number[]): TagHistory => ({
    ...{ registry: 'quay.io', repository: 'acme/app', tag: tagOf(index), complete: true },
    evidence: { source: 'the tag history', strength: 'complete', readAt: now },
    intervals: [-1, ...moves].map((at, position) => ({
      digest: digest(position % 2 === 0 ? 'a' : 'b'),
      since: now - 100 * dayMs + at,
    })),
  });
  const messagesOf = (histories: readonly TagHistory[]) => {
    const occurrences = histories.map((one) => occurrence(imageName(one)));
    const facts = new Map(
      occurrences.map((one) => [one, { status: 'unpinned', currentDigest: digest('a') }] as const),
    );
    const found = findingsOf({ occurrences, facts, advisories: [], histories }, settings);
    return found.flatMap(({ check, message }) => (check === 'mass-move' ? [message] : []));
  };

  /** Every hour that begins with a move, and the names in it: quadratic, and plain. */
  function expected(histories: readonly TagHistory[]): readonly string[] {
    const moves = histories
      .flatMap((one) => one.intervals.slice(1).map(({ since }) => ({ at: since, name: imageName(one) })))
      .sort((a, b) => a.at - b.at);
    const found = new Map<string, { readonly from: number; readonly tags: number }>();
    for (const [start, { at: from }] of moves.entries()) {
      const names = new Set(
        moves.slice(start).flatMap(({ at, name }) => (at <= from + hourMs ? [name] : [])),
      );
      for (const name of names)
        if (names.size >= 3 && names.size > (found.get(name)?.tags ?? 0))
          found.set(name, { from, tags: names.size });
    }
    return histories.flatMap((one) => {
      const move = found.get(imageName(one));
      const when = move && new Date(move.from).toISOString().slice(0, 16).replace('T', ' ');
      return move
        ? [
            `${move.tags} version tags of quay.io/acme/app moved within an hour of ${when} UTC, ${imageName(one)} among them`,
          ]
        : [];
    });
  }

  it('names the hour with the most tags for each tag', () => {
    const minutes = fc.array(fc.nat(300), { maxLength: 4 });
    fc.assert(
      fc.property(fc.array(minutes, { maxLength: 8 }), (all) => {
        const histories = all.map((moves, index) =>
          historyOf(
            index,
            [...moves].sort((a, b) => a - b).map((minute) => minute * 60_000),
          ),
        );
        const shown = messagesOf(histories).map((message) => message.split('. Do not pin')[0]);
        expect(shown).toEqual(expected(histories));
      }),
      { numRuns: runs(500) },
    );
  });
});

describe('inline waivers of a change', () => {
  it('are compared with those of the base, looking at the references of their own lines', () => {
    const readsFor = (number: number) => {
      const spanOf = (index: number) => ({ start: index * 100, end: index * 100 + 20 });
      const all = Array.from({ length: number }, (_, index) => ({
        ...occurrence(`r.io/a${index}:1`),
        at: { file: 'Dockerfile', span: spanOf(index) },
      }));
      const waivers = all.map(({ at: covers }) => ({ check: 'unpinned', reason: 'r', at: covers, covers }));
      const [base, change] = [counted(all, 'at'), counted(all, 'at')];
      const marked = markNewInlineWaivers(
        { waivers, occurrences: base.watched },
        { waivers: [...waivers].reverse(), occurrences: change.watched },
        new Map(),
      );
      expect(marked.some(({ pending }) => pending === true)).toBe(false);
      return base.counter.reads + change.counter.reads;
    };
    expect(readsFor(800) / readsFor(400)).toBeLessThan(2.4);
  });
});
