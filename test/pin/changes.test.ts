// What a reader sees of pins: one change per image, and the findings that each line fixes.
import { describe, expect, it } from 'vitest';
import { pinTo } from '../../src/checks/check.js';
import type { CheckInput, Fact } from '../../src/model/judgement/fact.js';
import type { JudgedFinding } from '../../src/model/judgement/finding.js';
import type { ImageOccurrence, Occurrence } from '../../src/model/occurrence.js';
import { pinChanges, suggestedChanges } from '../../src/pin/changes.js';
import { changeFile } from '../../src/pin/plan.js';
import { digest, occurrence } from '../build.js';

const [old, now] = [digest('a'), digest('b')];
const unpinned: Fact = { status: 'unpinned', currentDigest: now, currentSince: 40 };
const superseded: Fact = {
  status: 'superseded',
  pinnedSince: 10,
  supersededAt: 20,
  supersededBy: now,
  behind: 3,
  lagMs: 5,
  currentDigest: now,
  currentSince: 40,
};

function fixed(one: ImageOccurrence, check = 'unpinned'): JudgedFinding {
  const { fix } = pinTo(one, now);
  if (fix === undefined) throw new Error(`${one.raw} has no place for a digest`);
  return { check, severity: 'error', message: check, at: one.at, fix, waived: undefined };
}

function evidence(facts: readonly (readonly [Occurrence, Fact?])[]): CheckInput {
  const known = facts.flatMap(([one, fact]) => (one.kind === 'image' && fact ? [[one, fact] as const] : []));
  return { occurrences: facts.map(([one]) => one), facts: new Map(known), advisories: [], histories: [] };
}

const changed = (path: string) => ({ path, before: '', after: '', lines: [] });

describe('the changed pins', () => {
  const first = occurrence('b:1');
  const second = occurrence('b:1', { file: 'b/Dockerfile' });
  const stale = occurrence(`a:2@${old}`, { file: 'c/Dockerfile' });
  const files = ['Dockerfile', 'b/Dockerfile', 'c/Dockerfile'].map(changed);
  const all = [first, second, stale];
  const facts = evidence([
    [first, unpinned],
    [second, unpinned],
    [stale, superseded],
  ]);

  it('are listed by name, each with all of its places', () => {
    expect(
      pinChanges(
        all.map((one) => fixed(one)),
        facts,
        files,
      ),
    ).toEqual([
      {
        name: 'docker.io/library/a:2',
        from: old,
        to: now,
        toSince: 40,
        supersededAt: 20,
        behind: 3,
        places: [stale.at],
      },
      { name: 'docker.io/library/b:1', to: now, toSince: 40, places: [first.at, second.at] },
    ]);
  });

  it('say how far a pin was behind, also where the history has the new digest, and since when an older one is the tag’s', () => {
    const name = { registry: 'docker.io', repository: 'library/a', tag: '2', complete: true };
    const intervals = [
      { digest: old, since: 5, until: 15 },
      { digest: digest('c'), since: 15, until: 40 },
      { digest: now, since: 40 },
    ];
    const known = { ...facts, histories: [{ ...name, intervals }] };
    const { fix } = pinTo(stale, digest('c'));
    const held = { ...fixed(stale), ...(fix === undefined ? {} : { fix }) };
    expect(pinChanges([fixed(stale)], known, files)).toMatchObject([
      { toSince: 40, supersededAt: 20, behind: 3 },
    ]);
    const [older] = pinChanges([held], known, files);
    expect([older?.to, older?.toSince, older?.behind]).toEqual([digest('c'), 15, undefined]);
  });

  it('are two if one of the places has another digest', () => {
    const pinned = occurrence(`b:1@${old}`, { file: 'c/Dockerfile' });
    const both = evidence([
      [first, unpinned],
      [pinned, superseded],
    ]);
    const found = pinChanges([fixed(first), fixed(pinned)], both, files);
    expect(found.map(({ from, places }) => [from, places])).toEqual([
      [undefined, [first.at]],
      [old, [pinned.at]],
    ]);
  });

  it('are those of changed files with a fix and a digest of known age', () => {
    const names = (findings: readonly JudgedFinding[], known = facts, written = files) =>
      pinChanges(findings, known, written).map(({ name }) => name);
    const { fix: _, ...unfixed } = fixed(first);
    expect(names([unfixed])).toEqual([]);
    const { at: _at, ...nowhere } = fixed(first);
    expect(names([nowhere])).toEqual([]);
    expect(names([fixed(first)], facts, [changed('b/Dockerfile')])).toEqual([]);
    expect(names([fixed(first)], evidence([[first]]))).toEqual([]);
    const young: Fact = { status: 'unpinned', currentDigest: now, basis: 'present' };
    expect(names([fixed(first)], evidence([[first, young]]))).toEqual([]);
    const { image, at, raw } = first;
    const builtBy = { file: 'Makefile', line: 1 };
    expect(names([fixed(first)], evidence([[{ kind: 'local', at, raw, image, builtBy }]]))).toEqual([]);
  });
});

it('a suggested line says which findings it fixes, and only those', () => {
  const text = 'FROM a:1\nRUN true\nFROM b:1\n';
  const at = (start: number): ImageOccurrence => {
    const span = { start: start + 3, end: start + 3 };
    const file = 'Dockerfile';
    return {
      ...occurrence('a:1'),
      at: { file, span: { start, end: start + 3 } },
      pin: { kind: 'place', span, lead: '@' },
    };
  };
  const [one, two] = [fixed(at(5)), fixed(at(23))];
  const change = changeFile(
    'Dockerfile',
    text,
    [one, two].flatMap(({ fix }) => fix ?? []),
  );
  if ('refused' in change) throw new Error(change.refused);
  const elsewhere = { ...one, check: 'elsewhere', fix: one.fix && { ...one.fix, file: 'other' } };
  const findings = [one, { ...one, check: 'second' }, elsewhere, { ...one, fix: undefined }].map(
    ({ fix, ...rest }) => ({ ...rest, ...(fix ? { fix } : {}) }),
  );
  const describeAll = (own: readonly { readonly check: string }[]) => own.map(({ check }) => check).join(' ');
  const suggested = suggestedChanges(findings, [change], describeAll);
  expect(suggested).toEqual([
    {
      ...change,
      lines: [
        { line: 1, before: 'FROM a:1', after: `FROM a:1@${now}`, message: 'unpinned second' },
        { line: 3, before: 'FROM b:1', after: `FROM b:1@${now}`, message: '' },
      ],
    },
  ]);
});
