// What the facts about a running digest make of it, and that nothing unproved becomes `as-pinned`.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Digest } from '../../src/model/images/image.js';
import type { ReportedFact, ReportedReference } from '../../src/report/schema/schema.js';
import { judgeRunning, runningSubjects, unprovedImages } from '../../src/running/compare.js';
import { amount } from '../sample.js';

const digest = (character: string): Digest => `sha256:${character.repeat(64)}`;
const [pin, other, index] = [digest('a'), digest('b'), digest('c')];
const image = { registry: 'quay.io', repository: 'acme/app', tag: '1' };
const asked = 'quay.io/acme/app:1';

type Pins = readonly (readonly [digest: Digest | undefined, fact?: ReportedFact])[];

function judged(
  digests: readonly Digest[],
  proofs: Readonly<Record<string, ReportedFact>>,
  { pins = [[pin, { status: 'current' }]], name = `${asked}@${other}` }: { pins?: Pins; name?: string } = {},
) {
  const [text = '', askedDigest] = name.split('@') as [string, Digest?];
  const [repository = '', tag] = text.replace('quay.io/', '').split(':');
  const named = { registry: 'quay.io', repository, ...(tag ? { tag } : {}) };
  const container = {
    where: 'web',
    asked: name,
    image: askedDigest ? { ...named, digest: askedDigest } : named,
  };
  const references = pins.map(
    ([pinned, fact], line): ReportedReference => ({
      ...{
        kind: 'image',
        file: 'Dockerfile',
        line: line + 1,
        column: 1,
        endLine: 1,
        endColumn: 2,
        raw: asked,
      },
      ...image,
      ...(pinned === undefined ? {} : { digest: pinned }),
      ...(fact === undefined ? {} : { fact }),
    }),
  );
  const subjects = runningSubjects([{ ...container, digests }], references);
  const facts = Object.entries(proofs).map(([at, fact]) => [`${asked}@${at}`, fact] as const);
  return { open: unprovedImages(subjects), rows: judgeRunning(subjects, new Map(facts)) };
}

const never: ReportedFact = {
  status: 'not-in-history',
  records: 4,
  historySince: '2026-01-01T00:00:00.000Z',
};

it.each<[string, Record<string, ReportedFact>, string]>([
  ['a complete history that does not have it', { [other]: never }, 'never-the-tag'],
  ['a platform of the pin', { [other]: { status: 'one-platform', indexDigest: pin } }, 'as-pinned'],
  [
    'a platform of another digest',
    { [other]: { status: 'one-platform', indexDigest: index } },
    'other-digest',
  ],
  ['the digest of today', { [other]: { status: 'current' } }, 'other-digest'],
  [
    'an older digest',
    { [other]: { status: 'superseded', supersededAt: '2026-02-01T00:00:00.000Z' } },
    'other-digest',
  ],
  ['a digest that the tag does not have now', { [other]: { status: 'not-current' } }, 'unknown'],
  ['a digest that is gone', { [other]: { status: 'missing', what: 'digest' } }, 'unknown'],
  ['a fact that is not known', { [other]: { status: 'unknown', message: 'nobody answered' } }, 'unknown'],
  ['no fact', {}, 'unknown'],
])('%s', (_, proofs, state) => {
  const { open, rows } = judged([other], proofs);
  expect(open).toEqual([{ ...image, digest: other }]);
  expect(rows.map((row) => row.state)).toEqual([state]);
});

it('does not know which platform runs where the pin is one of them, and its index runs', () => {
  const pins: Pins = [[pin, { status: 'one-platform', indexDigest: index }]];
  expect(
    judged([index], { [index]: { status: 'current' } }, { pins, name: `${asked}@${index}` }).rows,
  ).toMatchObject([{ state: 'unknown', digest: index }]);
});

it('never was the tag where a pin runs that the report disproves', () => {
  expect(judged([pin], {}, { pins: [[pin, never]], name: `${asked}@${pin}` }).rows).toMatchObject([
    { state: 'never-the-tag', digest: pin },
  ]);
});

it('does not know what runs where a container of the pin has another digest, unless that is a platform of it', () => {
  const name = `${asked}@${pin}`;
  const state = (fact: ReportedFact) => judged([other], { [other]: fact }, { name }).rows[0]?.state;
  expect(state({ status: 'superseded' })).toBe('unknown');
  expect(state({ status: 'one-platform', indexDigest: pin })).toBe('as-pinned');
  expect(state(never)).toBe('never-the-tag');
});

it('says that a platform of the pin was started by the tag', () => {
  const fact: ReportedFact = { status: 'one-platform', indexDigest: pin };
  expect(judged([other], { [other]: fact }, { name: asked }).rows).toMatchObject([
    {
      state: 'by-tag',
      message: expect.stringMatching(/^It has the pinned digest now, by one of its platforms, but/),
    },
  ]);
});

it('never was the tag, only if that holds for every digest of the image', () => {
  const unknown: ReportedFact = { status: 'unknown', message: 'nobody answered' };
  const states = (second: ReportedFact) =>
    judged([other, index], { [other]: never, [index]: second }, { name: asked }).rows.map(
      ({ state }) => state,
    );
  expect(states(never)).toEqual(['never-the-tag']);
  expect(states(unknown)).toEqual(['by-tag']);
  expect(states({ status: 'superseded' })).toEqual(['other-digest']);
});

it('finds a digest without a tag by the pin that it is, and judges every other one by the pins of its repository', () => {
  expect(judged([pin], {}, { name: `quay.io/acme/app@${pin}` }).rows).toMatchObject([
    { state: 'as-pinned', image: asked },
  ]);
  const superseded: ReportedFact = { status: 'superseded', supersededAt: '2026-02-01T00:00:00.000Z' };
  expect(judged([other], { [other]: superseded }, { name: `quay.io/acme/app@${other}` }).rows).toMatchObject([
    { state: 'other-digest', image: asked },
  ]);
});

it('lists another tag of the repository, and does not compare it', () => {
  expect(judged([other], {}, { name: 'quay.io/acme/app:2' }).rows).toMatchObject([
    { state: 'other-tag', image: 'quay.io/acme/app:2' },
    { state: 'not-running', image: asked },
  ]);
});

it('judges what a container names, also while the pin still runs in it', () => {
  expect(judged([pin], { [other]: { status: 'superseded' } }).rows).toMatchObject([
    { state: 'other-digest', digest: other },
  ]);
});

it('counts the worst fact of a digest that several places pin', () => {
  const pins: Pins = [[pin, never], [pin]];
  expect(judged([pin], {}, { pins, name: `${asked}@${pin}` }).rows[0]?.state).toBe('never-the-tag');
});

it('says that an image by its tag is not pinned, unless it never was the tag', () => {
  const pins: Pins = [[undefined, { status: 'unpinned' }]];
  const state = (fact: ReportedFact) =>
    judged([other], { [other]: fact }, { pins, name: asked }).rows[0]?.state;
  expect(state({ status: 'current' })).toBe('by-tag');
  expect(state(never)).toBe('never-the-tag');
});

it('runs as pinned only by a digest that the report has', () => {
  const known = fc.constantFrom(pin, other, index, digest('d'));
  const status = fc.constantFrom<ReportedFact['status']>(
    ...([
      'current',
      'superseded',
      'not-current',
      'not-in-history',
      'one-platform',
      'missing',
      'unknown',
    ] as const),
  );
  const fact = fc.record({ status, indexDigest: known });
  fc.assert(
    fc.property(fc.array(known, { maxLength: 4 }), fc.dictionary(known, fact), (digests, proofs) => {
      const isPinned = digests.some(
        (one) => one === pin || (proofs[one]?.status === 'one-platform' && proofs[one]?.indexDigest === pin),
      );
      const states = judged(digests, proofs, { name: `${asked}@${pin}` }).rows.map(({ state }) => state);
      expect(states.includes('as-pinned')).toBe(isPinned);
    }),
    { numRuns: amount(200, 5000) },
  );
});
