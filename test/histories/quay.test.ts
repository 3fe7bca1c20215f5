// The client of Quay: what it asks for, how much of it, with which token, and what it makes of the rows.
import { describe, expect, it } from 'vitest';
import type { HistoryAnswer } from '../../src/history/source.js';
import type { Digest } from '../../src/model/images/image.js';
import type { HttpRequest } from '../../src/model/run/http.js';
import { dayMs, digest } from '../build.js';
import { ask, proveTogether, type Said, sendTo, sourcesOf } from './build.js';
import { type QuayBehaviour, quayServer } from './quay-server.js';

const name = 'quay.io/acme/app:1';
const start = Date.parse('2026-10-01T00:00:00Z');
const path = '/api/v1/repository/acme/app/tag/';

function numbered(index: number): Digest {
  return `sha256:${index.toString(16).padStart(64, '0')}`;
}

/** A tag that moved once an hour. */
function moved(times: number, behaviour: QuayBehaviour = {}) {
  const server = quayServer(start, behaviour);
  for (let index = 0; index < times; index += 1) {
    server.push('1', numbered(index));
    server.now += 3_600_000;
  }
  return server;
}

interface Question {
  readonly current: Digest;
  readonly pins?: readonly Digest[];
  readonly token?: string;
  readonly host?: string;
}

async function read(server: ReturnType<typeof quayServer>, question: Question) {
  const sent: HttpRequest[] = [];
  const send = sendTo((request) => {
    sent.push(request);
    return server.answer(request);
  });
  const { current, pins = [], token, host = 'quay.io' } = question;
  const image = name.replace('quay.io', host);
  const options = { send, now: () => server.now, ...(token === undefined ? {} : { token }) };
  const [source] = sourcesOf(image, options);
  if (source === undefined) throw new Error(`${host} has no source`);
  return { ...(await ask(source, image, current, pins, { now: server.now })), sent, source };
}

function answerIn({ answer }: Said): HistoryAnswer {
  if ('cause' in answer) throw new Error(answer.message);
  return answer;
}

/** The requests for the history of a tag; those for its repository say how long a superseded pin lasts. */
function ofTag<T extends { readonly url: string }>(sent: readonly T[]): readonly T[] {
  return sent.filter(({ url }) => url.includes('specificTag='));
}

describe('the requests', () => {
  it('ask for one tag, dead rows included, a hundred at a time, without a credential', async () => {
    const { sent } = await read(moved(3), { current: numbered(2), pins: [numbered(0)] });
    expect(ofTag(sent)).toHaveLength(1);
    expect(sent).toHaveLength(3);
    const url = new URL(sent[0]?.url ?? '');
    expect(`${url.origin}${url.pathname}`).toBe(`https://quay.io${path}`);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      specificTag: '1',
      onlyActiveTags: 'false',
      limit: '100',
      page: '1',
    });
    expect(sent[0]?.authorization).toBeUndefined();
  });

  it('stop as soon as the question is settled, and after ten pages in any case', async () => {
    const recent = await read(moved(350), { current: numbered(349), pins: [numbered(300)] });
    expect(ofTag(recent.sent)).toHaveLength(1);
    const old = await read(moved(350), { current: numbered(349), pins: [numbered(120)] });
    expect(ofTag(old.sent)).toHaveLength(3);
    const unknown = await read(moved(350), { current: numbered(349), pins: [digest('f')] });
    expect(unknown.sent).toHaveLength(4);
    const endless = await read(moved(1200), { current: numbered(1199), pins: [digest('f')] });
    expect(endless.sent).toHaveLength(10);
  });

  it.each([
    [350, 4],
    [200, 3],
    [250, 3],
    [99, 1],
  ])('go on after a full page that does not say whether it is the last one: %i rows', async (rows, pages) => {
    const server = moved(rows, { hidesMore: true });
    const { sent, answer } = await read(server, { current: numbered(rows - 1), pins: [numbered(0)] });
    expect(ofTag(sent)).toHaveLength(pages);
    expect(answer).toMatchObject({ records: { length: rows } });
  });

  it('go to a registry of their own only where it is configured, and send its token only there', async () => {
    const server = moved(2, { token: 'oauth' });
    const { answer, sent } = await read(server, {
      current: numbered(1),
      pins: [numbered(0)],
      token: 'oauth',
      host: 'quay.example.com',
    });
    expect('cause' in answer).toBe(false);
    expect([...new Set(sent.map(({ url }) => new URL(url).origin))]).toEqual(['https://quay.example.com']);
    for (const { authorization } of sent) expect(authorization?.scheme).toBe('Bearer');
    const options = { send: sendTo(server.answer), now: () => server.now };
    for (const other of ['registry.example.com', 'ghcr.io', 'docker.io'])
      expect(sourcesOf(`${other}/acme/app:1`, options).map(({ id }) => id)).not.toContain('quay');
  });
});

describe('a source that refuses', () => {
  it('is silent and says which token it needs', async () => {
    const server = moved(2, { token: 'oauth' });
    const without = await read(server, { current: numbered(1), pins: [numbered(0)] });
    expect(without.answer).toMatchObject({
      cause: 'denied',
      message: expect.stringMatching(/HTTP 401: Requires authentication\..*`repo:read`/),
    });
    const wrong = await read(server, { current: numbered(1), pins: [numbered(0)], token: 'other' });
    expect(wrong.answer).toMatchObject({ message: expect.stringContaining('Check that the token') });
  });
});

describe('the rows', () => {
  it('say since when the tag has each digest, up to now', async () => {
    const server = quayServer(start);
    server.push('1', digest('a'));
    server.now += dayMs;
    server.push('2', digest('c'));
    server.push('1', digest('b'));
    server.now += dayMs;
    server.push('1', digest('a'), { reversion: true });
    server.now += dayMs;
    const answer = answerIn(await read(server, { current: digest('a') }));
    expect(answer.records).toEqual([
      { at: start, digest: digest('a') },
      { at: start + dayMs, digest: digest('b') },
      { at: start + 2 * dayMs, digest: digest('a') },
    ]);
    expect(answer.known).toEqual([
      { from: start, to: start + dayMs },
      { from: start + dayMs, to: start + 2 * dayMs },
      { from: start + 2 * dayMs, to: Number.POSITIVE_INFINITY },
    ]);
  });

  it('leave a hole where the tag did not exist, or a row was deleted for ever', async () => {
    const server = quayServer(start);
    server.push('1', digest('a'));
    server.now += dayMs;
    server.push('1', digest('b'));
    server.now += dayMs;
    server.remove('1', { forever: true });
    server.push('1', digest('c'));
    const answer = answerIn(await read(server, { current: digest('c') }));
    expect(answer.records.map((record) => record.digest)).toEqual([digest('a'), digest('c')]);
    expect(answer.known).toEqual([
      { from: start, to: start + dayMs },
      { from: start + 2 * dayMs, to: Number.POSITIVE_INFINITY },
    ]);
  });

  it('forget what the time machine has forgotten', async () => {
    const server = quayServer(start, { expirationS: 86_400 });
    server.push('1', digest('a'));
    server.now += dayMs;
    server.push('1', digest('b'));
    server.now += 2 * dayMs;
    server.collectGarbage();
    const answer = answerIn(await read(server, { current: digest('b'), pins: [digest('a')] }));
    expect(answer.records).toEqual([{ at: start + dayMs, digest: digest('b') }]);
  });

  it('announce when the tag expires, while it is still there', async () => {
    const server = quayServer(start);
    server.push('1', digest('a'), { expiresInMs: 7 * dayMs });
    server.now += dayMs;
    const answer = answerIn(await read(server, { current: digest('a') }));
    expect(answer.expiresAt).toBe(start + 7 * dayMs);
    expect(answer.known).toEqual([{ from: start, to: Number.POSITIVE_INFINITY }]);
  });

  it('are in order where a tag moves several times in one second', async () => {
    const server = quayServer(start);
    server.push('1', digest('a'));
    server.now += dayMs;
    server.push('1', digest('b'));
    server.now += 200;
    server.push('1', digest('c'));
    server.now += dayMs;
    const { records } = answerIn(await read(server, { current: digest('c') }));
    expect(records.map((record) => record.digest)).toEqual([digest('a'), digest('b'), digest('c')]);
    expect(records[1]?.at).toBeLessThan(records[2]?.at ?? 0);
  });

  it('are used only if they are of the tag, and do not overlap', async () => {
    const server = quayServer(start + dayMs);
    const row = (more: object) => ({ name: '1', reversion: false, size: 1, is_manifest_list: true, ...more });
    const seconds = start / 1000;
    const tags = [
      row({ manifest_digest: digest('d'), start_ts: seconds + 500 }),
      row({ manifest_digest: digest('a'), start_ts: seconds + 100, end_ts: seconds + 300 }),
      row({ manifest_digest: digest('b'), start_ts: seconds + 200, end_ts: seconds + 400 }),
      row({ manifest_digest: digest('c'), start_ts: seconds + 400, end_ts: seconds + 500 }),
      { ...row({ manifest_digest: digest('e'), start_ts: seconds }), name: '2' },
      row({ manifest_digest: 'sha512:00', start_ts: seconds + 50, end_ts: seconds + 60 }),
      row({ manifest_digest: digest('f'), start_ts: seconds + 90, end_ts: seconds + 80 }),
      null,
    ];
    const body = JSON.stringify({ tags, page: 1, has_additional: false });
    const answering = { ...server, answer: () => ({ status: 200, headers: {}, body }) };
    const { records } = answerIn(await read(answering, { current: digest('d') }));
    expect(records.map((record) => record.digest)).toEqual([digest('c'), digest('d')]);
  });
});

it.each([1, 2, 3, 100])(
  'dates a digest that was pushed several times by its first push, with pages of %i',
  async (maxLimit) => {
    const server = quayServer(start, { maxLimit });
    for (const letter of ['a', 'b', 'b', 'b', 'c']) {
      server.push('1', digest(letter));
      server.now += dayMs;
    }
    const view = { now: server.now };
    const reading = await read(server, { current: digest('c'), pins: [digest('b')] });
    expect(proveTogether(digest('b'), digest('c'), [reading], view).fact).toMatchObject({
      status: 'superseded',
      pinnedSince: start + dayMs,
      supersededAt: start + 4 * dayMs,
    });
  },
);

it('asks how long the registry keeps what no tag holds only where everything is wanted', async () => {
  const server = moved(2, { expirationS: 86_400 });
  const [source] = sourcesOf(name, { send: sendTo(server.answer), now: () => server.now });
  const question = {
    image: { registry: 'quay.io', repository: 'acme/app', tag: '1' },
    current: numbered(1),
    pins: [],
    view: { now: server.now },
    isAnswered: () => true,
  };
  expect(await source?.ask(question)).not.toHaveProperty('keepsUntaggedMs');
  expect(await source?.ask({ ...question, isFull: true })).toMatchObject({ keepsUntaggedMs: dayMs });
});
