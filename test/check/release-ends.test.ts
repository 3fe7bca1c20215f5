// Ends by a list of release cycles in the checks, the report and the resolver.
import { describe, expect, it } from 'vitest';
import { findingsOf } from '../../src/checks/index.js';
import type { EndOfLife, Fact, ReleaseEnd } from '../../src/model/judgement/fact.js';
import { actionPhrase } from '../../src/output/words/image-card.js';
import { describeFact, parseFact } from '../../src/report/fact.js';
import type { ImageSummary } from '../../src/report/images/schema.js';
import { factSchema } from '../../src/report/schema/schema-items.js';
import { withReleaseEnd } from '../../src/resolve/facts.js';
import { dayMs, digest, image, occurrence } from '../build.js';

const now = Date.parse('2026-11-22T12:00:00Z');
const today = Date.parse('2026-11-22');
const source = { list: 'endoflife.date', asOf: '2026-08-22' };
const node: ReleaseEnd = {
  of: 'image',
  name: 'Node.js 16',
  date: Date.parse('2023-09-11'),
  successors: { nearest: '22', newest: '26' },
};
const alpine: ReleaseEnd = { of: 'base', name: 'Alpine Linux 3.16', date: Date.parse('2024-05-23') };

function factWith(...ends: readonly ReleaseEnd[]): Fact {
  const date = ends[0]?.date;
  const releases = { ...source, ends };
  const endOfLife: EndOfLife =
    date === undefined || date <= now
      ? {
          deprecated: true,
          releases,
          ...(date === undefined ? {} : { date: new Date(date).toISOString().slice(0, 10) }),
        }
      : { deprecated: false, announced: { date }, releases };
  return { status: 'current', currentDigest: digest('a'), basis: 'present', endOfLife };
}

function findings(fact: Fact, at = now) {
  const one = occurrence(`node:16-alpine3.16@${digest('a')}`);
  const evidence = { occurrences: [one], facts: new Map([[one, fact]]), advisories: [], histories: [] };
  return findingsOf(evidence, { maxAgeMs: () => 0, now: at, eolWarningMs: 30 * dayMs }).map(
    ({ check, severity, message }) => `${severity} ${check}: ${message}`,
  );
}

const name = 'docker.io/library/node:16-alpine3.16';

describe('the findings', () => {
  it('name the release, its end, the data and what follows', () => {
    expect(findings(factWith(node, alpine))).toEqual([
      `error deprecated-tag: ${name} uses Node.js 16, which reached its end of life on 2023-09-11, and is based on Alpine Linux 3.16, which reached its end of life on 2024-05-23 (according to endoflife.date as of 2026-08-22). Switch to a tag of a supported release: the next one after Node.js 16 is 22, the newest is 26. Switch to a tag with a supported base: the list names none after Alpine Linux 3.16`,
    ]);
    expect(findings(factWith({ of: 'image', name: 'Node.js 0.10' }))).toEqual([
      `error deprecated-tag: ${name} uses Node.js 0.10, which has reached its end of life (according to endoflife.date as of 2026-08-22). Switch to a tag of a supported release: the list names none after Node.js 0.10`,
    ]);
  });

  it('an end within eol-warning is a warning, from its first day to the last', () => {
    const ending = (days: number) => findings(factWith({ ...node, date: today + days * dayMs }));
    expect(ending(1)).toEqual([
      expect.stringMatching(/^warning nearing-end-of-life: .* 2026-11-23, in 1 day \(/),
    ]);
    expect(ending(30)).toHaveLength(1);
    expect(ending(31)).toEqual([]);
    expect(ending(0)).toEqual([expect.stringMatching(/^error deprecated-tag/)]);
  });

  it('one end each: the base that ends is not reported beside the software that has', () => {
    const soon = { ...alpine, date: today + 5 * dayMs };
    expect(findings(factWith(node, soon))).toEqual([
      expect.stringMatching(/^error deprecated-tag: \S+ uses Node.js 16/),
    ]);
    expect(findings(factWith(node, soon))[0]).not.toContain('Alpine');
  });

  it('a replay at a later time judges by that time', () => {
    expect(findings(factWith({ ...node, date: today + 5 * dayMs }), now + 6 * dayMs)).toEqual([
      expect.stringMatching(/^error deprecated-tag/),
    ]);
  });

  it('say why the data is old', () => {
    const fact = factWith(node);
    const endOfLife = {
      deprecated: true,
      releases: { ...source, outdated: 'no newer data', ends: [node] },
    } as const;
    expect(findings({ ...fact, endOfLife } as Fact)[0]).toContain('as of 2026-08-22; no newer data)');
  });
});

describe('the card', () => {
  it.each([
    ['a supported release', { ...node }, 'Switch from Node.js 16 to 22 or newer'],
    ['none', { ...alpine }, 'Choose another image: no supported release is known after Alpine Linux 3.16'],
  ])('says to move to %s', (_, end, sentence) => {
    const { endOfLife } = factSchema.parse(describeFact(factWith(end)));
    const image = { action: { do: 'switch' }, endOfLife } as ImageSummary;
    const words = actionPhrase(image, []).map((part) => (typeof part === 'string' ? part : part.code));
    expect(words.join('')).toBe(sentence);
  });
});

describe('the fact', () => {
  it.each([
    factWith(node, alpine),
    factWith({ ...node, date: today + 5 * dayMs }),
    factWith({ of: 'base', name: 'x' }),
  ])('is the same after the report', (fact) => {
    const reported = factSchema.parse(describeFact(fact));
    expect(parseFact(reported, now)).toEqual(fact);
  });

  const ask = async ({ tag }: { readonly tag: string }) => ({ deprecated: true, date: tag }) as const;
  const resolution = (fact: Fact) => ({ fact, gaps: [] });
  const present: Fact = { status: 'unpinned', currentDigest: digest('a'), basis: 'present' };

  it('is asked by the tag that is written, meant or found', async () => {
    const endOf = async (raw: string, fact: Fact) =>
      (await withReleaseEnd(resolution(fact), image(raw), ask)).fact;
    expect(await endOf('node:16', present)).toMatchObject({ endOfLife: { date: '16' } });
    expect(await endOf('node', present)).toMatchObject({ endOfLife: { date: 'latest' } });
    const bare = `node@${digest('a')}`;
    expect(await endOf(bare, { ...present, recoveredTag: '18' })).toMatchObject({
      endOfLife: { date: '18' },
    });
    expect(await endOf(bare, present)).toEqual(present);
    expect(await endOf('node:16', { status: 'missing', what: 'tag' })).toEqual({
      status: 'missing',
      what: 'tag',
    });
    const unknown: Fact = { status: 'unknown', cause: 'no-history', message: 'none' };
    expect(await endOf(`node:16@${digest('a')}`, unknown)).toMatchObject({ endOfLife: { date: '16' } });
  });

  it('stays as it is without a list', async () => {
    expect(await withReleaseEnd(resolution(present), image('node:16'), undefined)).toEqual(
      resolution(present),
    );
  });
});
