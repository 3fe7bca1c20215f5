// The judge of tags with several sources of histories: runs over such tags, tampered with, so that it must see each harm.
import { beforeAll, describe, expect, it } from 'vitest';
import type { Report } from '../../src/report/schema/schema.js';
import { dayMs, digest } from '../build.js';
import { act } from './act.js';
import { noFaults } from './faults.js';
import type { Ended } from './judge.js';
import { judgeSources } from './judge-sources.js';
import { start } from './platform.js';
import { sceneOf } from './run-once.js';
import type { Sourced } from './sourced.js';
import { heldAt, sourcedTags } from './sourced-truth.js';
import { sourcedOf } from './sourced-use.js';
import { isFalse, isRefuted } from './sourced-window.js';
import type { World } from './world.js';

type Reference = Report['references'][number];
type Fact = NonNullable<Reference['fact']>;
interface Found {
  readonly world: World;
  readonly ended: Ended;
  readonly at: number;
}

const verified = new Map<number, Promise<Ended>>();

/** Of these worlds references are known that the tests need. When a change has made others of them, the first one is searched. */
const known = [26, 867];

/** A reference of a world with sources about which this holds. `mayHold`: what is known before anything runs. */
async function referenceWhere(
  holds: (reference: Reference, fact: Fact, world: World) => boolean,
  inputs: Readonly<Record<string, string>> = {},
  mayHold: (world: World) => boolean = ({ sourced }) => sourced.length > 0,
): Promise<Found> {
  for (const seed of [...known, ...Array.from({ length: 2000 }, (_, at) => at + 1)]) {
    const { world } = sceneOf(seed);
    if (!mayHold(world)) continue;
    const { 'as-of': _, 'min-age': __, ...usual } = world.inputs;
    const verify = { ...world, inputs: { ...usual, ...inputs, mode: 'verify' } };
    const key = seed * 2 + Number('min-age' in inputs);
    if (!verified.has(key))
      verified.set(
        key,
        act(verify, noFaults).then(({ ended }) => ended),
      );
    const ended = await (verified.get(key) as Promise<Ended>);
    const at = (ended.report?.references ?? []).findIndex(
      (one) => sourcedOf(verify, one) !== undefined && one.fact !== undefined && holds(one, one.fact, verify),
    );
    if (at >= 0) return { world: verify, ended, at };
  }
  throw new Error('no such reference');
}

/** What is said of the reference when its fact is changed. */
function harmsWith({ world, ended, at }: Found, change: Partial<Fact>, isCalm = true): readonly string[] {
  const draft = structuredClone(ended);
  const reference = (draft.report as Report).references[at] as Reference;
  Object.assign(reference.fact as Fact, change);
  return judgeSources(world, draft, isCalm).map(({ harm }) => harm);
}

const honest = (reference: Reference, world: World) => {
  const sourced = sourcedOf(world, reference);
  return sourced !== undefined && !isFalse(sourced);
};

describe('sees', () => {
  let superseded: Found;
  let current: Found;
  beforeAll(async () => {
    superseded = await referenceWhere(
      (one, { status, basis }, world) =>
        status === 'superseded' && basis === 'windowed' && honest(one, world),
    );
    current = await referenceWhere(
      (one, { status, basis }, world) => status === 'current' && basis === 'windowed' && honest(one, world),
      { 'min-age': '1d' },
    );
  });

  it('no harm in what is true', () => {
    expect(harmsWith(superseded, {})).toEqual([]);
    expect(harmsWith(current, {})).toEqual([]);
  });

  it('a source that accuses although it does not know everything', () => {
    expect(harmsWith(superseded, { status: 'not-in-history' })).toEqual(['false finding']);
    expect(harmsWith(current, { status: 'missing', what: 'tag' })).toEqual(['false finding']);
  });

  it('times that are not those of the tag', () => {
    const at = Date.parse(superseded.ended.report?.references[superseded.at]?.fact?.supersededAt ?? '');
    expect(harmsWith(superseded, { supersededAt: new Date(at - dayMs).toISOString() })).toContain(
      'false finding',
    );
    expect(harmsWith(current, { pinnedSince: '2020-01-01T00:00:00Z' })).toContain('wrong pass');
  });

  it('a digest that the tag never had, and one that is called current and is not', () => {
    expect(harmsWith(superseded, { currentDigest: digest('0') })).toContain('wrong pass');
    expect(harmsWith(superseded, { status: 'current' })).toContain('wrong pass');
  });

  it('what is known to a source and called unknown', () => {
    expect(harmsWith(superseded, { status: 'unknown', cause: 'no-history' })).toContain('wrong pass');
    expect(harmsWith(superseded, { status: 'unknown', cause: 'no-history' }, false)).toEqual([]);
  });

  it('a contradiction between sources that all tell the truth', () => {
    expect(harmsWith(superseded, { status: 'unknown', cause: 'contradiction' })).toContain('false finding');
  });

  it('a pin that is too young', async () => {
    const young = await referenceWhere(
      (one, { status, youngUntil, basis }, world) =>
        status === 'current' && youngUntil !== undefined && basis === 'windowed' && honest(one, world),
      { 'min-age': '20d' },
    );
    const draft = structuredClone(young.ended);
    delete (draft.report as Report).references[young.at]?.fact?.youngUntil;
    expect(judgeSources(young.world, draft, true).map(({ harm }) => harm)).toContain('wrong pass');
  });

  it('a fact that rests on a lie that the registry or the ledger refutes', async () => {
    const isLie = (sourced: Sourced | undefined, tag = '') =>
      sourced !== undefined && isRefuted(sourced, tag);
    const lied = await referenceWhere(
      (one, { cause }, world) => cause === 'contradiction' && isLie(sourcedOf(world, one), one.tag),
      {},
      ({ sourced }) => sourced.some((one) => sourcedTags.some((tag) => isLie(one, tag))),
    );
    expect(harmsWith(lied, {})).toEqual([]);
    expect(harmsWith(lied, { status: 'superseded', basis: 'windowed' })).toEqual(['wrong pass']);
    const reference = lied.ended.report?.references[lied.at] as Reference;
    const { truth } = sourcedOf(lied.world, reference) as Sourced;
    const present = heldAt(truth, reference.tag ?? '', start) ?? digest('0');
    const ofPlatform = { status: 'one-platform', indexDigest: present } as const;
    expect(harmsWith(lied, ofPlatform), 'the registry itself returns its index').toEqual([]);
    expect(harmsWith(lied, { ...ofPlatform, indexDigest: digest('0') })).toEqual(['wrong pass']);
  });

  it('a pin that is said to vanish while another tag holds it', () => {
    const found = harmsWith(superseded, { vanishes: { keptSeconds: 1, sibling: 'no-such-tag' } });
    expect(found).toContain('false finding');
  });

  it('a run that is incomplete although all sources answer', async () => {
    const well = await referenceWhere(
      (one, { status }, world) =>
        status === 'superseded' &&
        honest(one, world) &&
        sourcedOf(world, one)?.tellers.every(({ trouble }) => trouble.length === 0) === true &&
        sourcedOf(world, one)?.token?.isExpired !== true,
    );
    const draft = structuredClone(well.ended);
    const report = draft.report as Report;
    const { registry, repository, tag } = report.references[well.at] as Reference;
    const gap = { cause: 'denied', subject: `${registry}/${repository}:${tag}`, message: 'x' } as const;
    report.incomplete = [...report.incomplete, gap];
    expect(judgeSources(well.world, draft, true).map(({ harm }) => harm)).toContain('false finding');
  });

  it('a source that did not answer, of which the run says nothing', () => {
    const [used] = superseded.ended.report?.references[superseded.at]?.fact?.evidence ?? [];
    if (used === undefined) throw new Error('a fact names its source');
    const silence = (cause: 'server-error' | 'no-credential', strength = used.strength) =>
      harmsWith(superseded, {
        status: 'not-current',
        evidence: [{ ...used, strength, silent: { cause, message: 'x' } }],
      });
    const judged = (...said: Parameters<typeof silence>) =>
      silence(...said).filter((harm) => harm === 'wrong pass');
    // That the source has it is one of them.
    expect(judged('server-error')).toHaveLength(2);
    expect(judged('no-credential')).toHaveLength(1);
    expect(judged('server-error', 'timestamps')).toHaveLength(1);
  });

  it('a bound that is not so', () => {
    const ended = superseded.ended.report?.references[superseded.at]?.fact?.supersededAt ?? '';
    const notSince = new Date(Date.parse(ended) - dayMs).toISOString();
    expect(harmsWith(superseded, { status: 'not-current', notSince }, false)).toContain('false finding');
  });
});
