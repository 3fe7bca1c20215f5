// What checks and waivers cost when their numbers grow: counted, not timed.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findingsOf } from '../../src/checks/index.js';
import { markNewInlineWaivers } from '../../src/checks/inline-waivers.js';
import { PolicyWaiver, waiverIndex } from '../../src/checks/waivers.js';
import type { TagHistory } from '../../src/model/fact.js';
import type { Finding } from '../../src/model/finding.js';
import { imageName } from '../../src/model/image.js';
import type { Selectors, Waiver } from '../../src/model/policy.js';
import { dayMs, digest, finding, image, occurrence } from '../build.js';
import { counted } from '../counted.js';

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
        'R.example/b/c',
      ),
      tag: fc.constantFrom('1', '*'),
      paths: fc.array(fc.constantFrom('a', './a', 'a/b', '**/b', 'a/*', '{a,b}', 'a\\b', 'a//b'), {
        minLength: 1,
        maxLength: 2,
      }),
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
      { numRuns: 2000 },
    );
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
      { numRuns: 500 },
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
        () => false,
      );
      expect(marked.some(({ pending }) => pending === true)).toBe(false);
      return base.counter.reads + change.counter.reads;
    };
    expect(readsFor(800) / readsFor(400)).toBeLessThan(2.4);
  });
});
