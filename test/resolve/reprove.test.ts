// A recorded fact seen from another time: what the recorded history says, what is kept, and what is unknown.
import { describe, expect, it } from 'vitest';
import type { TimeView } from '../../src/history/prove.js';
import { type Digest, imageName } from '../../src/model/images/image.js';
import type { EndOfLife, Fact, Instant, TagHistory } from '../../src/model/judgement/fact.js';
import { historyNotInReport } from '../../src/resolve/messages.js';
import { proveAgain, recordedHistories } from '../../src/resolve/reprove.js';
import { digest, image } from '../build.js';

const [a, b, c, other] = [digest('a'), digest('b'), digest('c'), digest('f')];
const endOfLife: EndOfLife = { deprecated: true, date: '2026-12-01' };

/** The tag pointed to a from 10 on, to b from 20 on, and to c from 30 on. */
const history: TagHistory = {
  registry: 'cgr.dev',
  repository: 'acme/node',
  tag: '20',
  complete: true,
  intervals: [
    { digest: c, since: 30 },
    { digest: a, since: 10, until: 20 },
    { digest: b, since: 20, until: 30 },
  ],
};

const current: Fact = { status: 'current', pinnedSince: 30, currentDigest: c, currentSince: 30, endOfLife };

interface Again {
  readonly name?: string;
  readonly pin?: Digest;
  readonly origin?: string;
  readonly histories?: Readonly<Record<string, TagHistory>>;
  readonly asOf?: Instant;
  readonly view?: TimeView;
}

function again(fact: Fact, { name = 'cgr.dev/acme/node:20', pin = c, ...more }: Again = {}): Fact {
  const { histories = { 'cgr.dev/acme/node:20': history }, asOf = 25 } = more;
  const found = image(`${name}@${pin}`);
  const origin = more.origin === undefined ? found : image(more.origin);
  const find = (name: string) =>
    histories[name] && recordedHistories([histories[name]], 99)(imageName(histories[name]));
  return proveAgain(found, origin, fact, find, more.view ?? { now: 99, asOf });
}

const notInReport = { status: 'unknown', cause: 'history-incomplete', message: historyNotInReport };

describe('a fact that no time changes is kept', () => {
  it.each<Fact>([
    { status: 'missing', what: 'tag' },
    { status: 'unknown', cause: 'denied', message: 'HTTP 403' },
    { status: 'unknown', cause: 'no-history', message: 'no ledger', currentDigest: c },
  ])('%j', (fact) => {
    expect(again(fact)).toBe(fact);
  });
});

describe('a fact with a recorded history', () => {
  it('is proved at the other time, with its end of life', () => {
    expect(again(current, { pin: a })).toStrictEqual({
      status: 'superseded',
      pinnedSince: 10,
      supersededAt: 20,
      supersededBy: b,
      behind: 1,
      lagMs: 5,
      currentDigest: b,
      currentSince: 20,
      endOfLife,
    });
    expect(again(current, { pin: b })).toStrictEqual({
      status: 'current',
      pinnedSince: 20,
      currentDigest: b,
      currentSince: 20,
      endOfLife,
    });
  });

  it('is proved although it was unknown, because less of the history may be needed now', () => {
    const unknown: Fact = { status: 'unknown', cause: 'history-incomplete', message: 'missing', endOfLife };
    expect(again(unknown, { pin: b })).toMatchObject({ status: 'current', currentDigest: b, endOfLife });
  });

  it('is unknown if the tag had no digest by then, or the records of that time are missing', () => {
    const tooEarly = again(current, { pin: other, asOf: 9 });
    expect(tooEarly).toStrictEqual({
      status: 'unknown',
      cause: 'history-incomplete',
      message: expect.stringContaining('No digest of the tag is old enough'),
      endOfLife,
    });
    const known = [{ from: 25, to: Number.POSITIVE_INFINITY }];
    const partly = { 'cgr.dev/acme/node:20': { ...history, complete: false, known } };
    expect(again(current, { pin: a, histories: partly })).toStrictEqual({
      status: 'unknown',
      cause: 'history-incomplete',
      message: expect.stringContaining('is not complete'),
      endOfLife,
    });
    const since = [{ from: 15, to: Number.POSITIVE_INFINITY }];
    const enough = { 'cgr.dev/acme/node:20': { ...history, complete: false, known: since } };
    expect(again(current, { pin: c, asOf: 35, histories: enough })).toStrictEqual(current);
  });

  it('keeps the number of records that the registry had for a foreign digest', () => {
    const foreign: Fact = {
      status: 'not-in-history',
      records: 17,
      historySince: 10,
      currentDigest: c,
      currentSince: 30,
    };
    expect(again(foreign, { pin: other })).toStrictEqual({
      status: 'not-in-history',
      records: 17,
      historySince: 10,
      currentDigest: b,
      currentSince: 20,
    });
    expect(again(current, { pin: other })).toMatchObject({ status: 'not-in-history', records: 3 });
  });
});

describe('the history of a fact', () => {
  it('must be in the report: without it the fact is unknown, and keeps its end of life', () => {
    expect(again(current, { histories: {} })).toStrictEqual({ ...notInReport, endOfLife });
    const { endOfLife: _unused, ...active } = current;
    expect(again(active, { histories: {} })).toStrictEqual(notInReport);
  });

  it('is that of the tag, of the tag that was found for a bare digest, or of latest', () => {
    const bare = { name: 'cgr.dev/acme/node', pin: b };
    expect(again(current, bare)).toStrictEqual({ ...notInReport, endOfLife });
    expect(again({ ...current, recoveredTag: '20' }, bare)).toStrictEqual({
      status: 'current',
      pinnedSince: 20,
      currentDigest: b,
      currentSince: 20,
      endOfLife,
      recoveredTag: '20',
    });
    const histories = { 'cgr.dev/acme/node:latest': history };
    expect(again(current, { ...bare, histories })).toMatchObject({ status: 'current', currentDigest: b });
    expect(again({ ...current, recoveredTag: '18' }, { pin: b })).toMatchObject({ currentDigest: b });
    const early = again({ ...current, recoveredTag: '20' }, { ...bare, asOf: 9, pin: other });
    expect(early).toStrictEqual({
      status: 'unknown',
      cause: 'history-incomplete',
      message: expect.any(String),
      endOfLife,
    });
    const evidence = [{ source: 'Quay', strength: 'windowed', readAt: 99 }] as const;
    const bySource = { ...history, evidence: evidence[0] };
    const windowed: Fact = { ...current, basis: 'windowed', evidence, endUnread: 'no-credential' };
    expect(again(windowed, { pin: a, histories: { 'cgr.dev/acme/node:20': bySource } })).toMatchObject({
      endOfLife,
      endUnread: 'no-credential',
    });
    const foreign = again({ ...current, recoveredTag: '20' }, { ...bare, pin: other });
    expect(foreign).toMatchObject({ status: 'not-in-history', recoveredTag: '20' });
  });

  it('is that of the origin of a mirrored image', () => {
    const name = 'mirror.example.com/node:20';
    expect(again(current, { name, pin: b })).toStrictEqual({ ...notInReport, endOfLife });
    const origin = 'cgr.dev/acme/node:20';
    expect(again(current, { name, origin, pin: b })).toMatchObject({ currentDigest: b, pinnedSince: 20 });
  });
});

describe('a manifest of one platform', () => {
  const platform: Fact = {
    status: 'one-platform',
    indexDigest: a,
    pinnedSince: 10,
    lag: { supersededAt: 20, supersededBy: b, behind: 2, lagMs: 79 },
    currentDigest: c,
    currentSince: 30,
  };
  const seen = { status: 'one-platform', indexDigest: a, pinnedSince: 10 };

  it('has the lag of its index at the other time', () => {
    expect(again(platform, { pin: other })).toStrictEqual({
      ...seen,
      lag: { supersededAt: 20, supersededBy: b, behind: 1, lagMs: 5 },
      currentDigest: b,
      currentSince: 20,
    });
  });

  it('has no lag while its index was current', () => {
    expect(again(platform, { pin: other, asOf: 15 })).toStrictEqual({
      ...seen,
      currentDigest: a,
      currentSince: 10,
    });
  });
});

describe('a fact of a registry without history', () => {
  const basis = 'present';

  it('says nothing about the past', () => {
    expect(again({ status: 'current', currentDigest: c, basis })).toStrictEqual({
      status: 'unknown',
      cause: 'no-history',
      message:
        'cgr.dev keeps no tag history and this repository has no ledger, so it is not known what the tag pointed to at `as-of`',
      currentDigest: c,
    });
  });

  it.each<Fact>([
    { status: 'current', currentDigest: c, basis },
    { status: 'one-platform', indexDigest: c, currentDigest: c, basis },
  ])('stays what it was for the present: %j', (fact) => {
    const pin = fact.status === 'current' ? c : other;
    expect(again(fact, { pin, view: { now: 99 } })).toStrictEqual(fact);
  });

  it('keeps its bound, its sources and its end of life under another minimum age', () => {
    const fact: Fact = {
      ...{ status: 'not-current', currentDigest: c, notSince: 10, currentSince: 30, basis: 'windowed' },
      ...{ evidence: [{ source: 'Quay', strength: 'windowed', readAt: 99 }], endOfLife },
      ...{ otherTag: { tag: '19', contradicts: true }, recoveredTag: '20' },
    };
    const aged = again(fact, { pin: other, view: { now: 99, minAgeMs: 5 } });
    expect(aged).toStrictEqual({ ...fact, noTarget: expect.stringContaining('keeps no tag history') });
    expect(again(aged, { pin: other, view: { now: 99 } })).toStrictEqual(fact);
  });

  it('keeps its end of life, and that nobody read it', () => {
    const young = { pin: c, view: { now: 99, minAgeMs: 5 } };
    const today: Fact = { status: 'current', currentDigest: c, basis, endOfLife };
    expect(again(today, young)).toMatchObject({ status: 'current', endOfLife });
    const unread: Fact = { status: 'unpinned', currentDigest: c, basis, endUnread: 'no-credential' };
    const find = () => undefined;
    const tag = image('cgr.dev/acme/node:20');
    const kept = proveAgain(tag, tag, unread, find, { now: 99, minAgeMs: 5 });
    expect(kept).toMatchObject({ status: 'unknown', endUnread: 'no-credential' });
  });

  it('that the ledger proved is unknown, because the report does not contain the ledger', () => {
    const fact: Fact = { ...current, basis: 'first-seen' };
    expect(again(fact)).toStrictEqual({ ...notInReport, endOfLife });
  });
});

it('keeps what two images have in common for the same two digests, unless the tag was still being built', () => {
  const compared = { platforms: ['linux/amd64'] };
  const behind: Fact = {
    ...{ status: 'superseded', pinnedSince: 10, supersededAt: 20, supersededBy: b, behind: 2, lagMs: 79 },
    ...{ currentDigest: c, currentSince: 30, compared },
  };
  const comparedAt = (fact: Fact, view: TimeView) => {
    const found = again(fact, { pin: a, view });
    return found.status === 'superseded' ? found.compared : found.status;
  };
  expect(comparedAt(behind, { now: 99 })).toEqual(compared);
  expect(comparedAt(behind, { now: 99, asOf: 25 })).toBeUndefined();
  expect(comparedAt({ ...behind, compared: { unsettled: 'being built' } }, { now: 99 })).toBeUndefined();
});
