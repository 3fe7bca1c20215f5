// OCI's `tag-history` in the forms of its texts and with what a server can get wrong; and registries that do not have it.
import { describe, expect, it } from 'vitest';
import { openHistories } from '../../src/clients/histories/index.js';
import type { HistoryAnswer } from '../../src/history/source.js';
import type { Digest } from '../../src/model/images/image.js';
import type { HistoryKind } from '../../src/model/images/source-strength.js';
import type { HttpResponse, Transport } from '../../src/model/run/http.js';
import { dayMs, digest } from '../build.js';
import { ask, proveTogether } from './build.js';
import { type OciOptions, oci, ociRegistry } from './oci-server.js';
import { now, type World } from './world.js';

/** a 30 days ago, then b, deleted 12 days ago, then c 10 days ago. */
const world: World = {
  repository: 'acme/app',
  events: [
    { at: now - 30 * dayMs, tag: '1', digest: digest('a') },
    { at: now - 20 * dayMs, tag: '1', digest: digest('b') },
    { at: now - 12 * dayMs, tag: '1' },
    { at: now - 10 * dayMs, tag: '1', digest: digest('c') },
  ],
  now,
  retentionMs: 0,
};
const name = `${ociRegistry}/acme/app:1`;

function sourceOf(send: Transport, kind?: HistoryKind, registry = ociRegistry) {
  const histories = openHistories({
    selection: { wellKnown: true, hosts: kind === undefined ? {} : { [registry]: kind } },
    send,
    clock: { now: () => now },
    github: { api: '', graphql: '', raw: '' },
    tokenOf: () => undefined,
    originOf: (host) => `https://${host}`,
  });
  const source = histories
    .sourcesOf({ registry, repository: 'acme/app' }, '1')
    .find(({ id }) => id === 'oci');
  if (source === undefined) throw new Error('every registry is asked');
  return source;
}

async function proved(
  pin: Digest,
  { life = world, ...options }: OciOptions & { readonly life?: World } = {},
  current = digest('c'),
  minAgeMs = 0,
) {
  const server = oci(life, options);
  const view = { now, minAgeMs };
  const reading = await ask(sourceOf(server.send, 'oci'), name, current, [pin], view);
  return { ...proveTogether(pin, current, [reading], view), answer: reading.answer, asked: server.asked };
}

const statusOf = async (...about: Parameters<typeof proved>) => (await proved(...about)).fact.status;

describe('a pin that its tag has left', () => {
  const life = { ...world, events: world.events.filter((one) => one.digest !== undefined) };

  it.each(['index', 'array'] as const)(
    'is proved by one request, with the days of its time: %s',
    async (text) => {
      const { fact, asked } = await proved(digest('a'), { text, life });
      expect(fact).toMatchObject({
        status: 'superseded',
        supersededBy: digest('b'),
        basis: 'windowed',
      });
      expect(asked).toHaveLength(1);
    },
  );

  it('is proved by the path of the first draft, where somebody says that the registry has a history', async () => {
    expect(await statusOf(digest('a'), { text: 'draft' })).toBe('superseded');
    const guessed = await ask(sourceOf(oci(world, { text: 'draft' }).send), name, digest('c'), [], { now });
    expect(guessed.answer).toMatchObject({ message: 'absent' });
  });

  it('is looked up alone where the newest page does not have it, and pages are left unread', async () => {
    const { fact, asked } = await proved(digest('a'), { pageLimit: 1 });
    expect(fact).toMatchObject({ status: 'superseded' });
    expect(asked.map((one) => new URL(one.slice(4)).search)).toEqual([
      '?n=100',
      `?n=100&digest=${digest('a')}`,
    ]);
  });

  it('costs further pages only where an age is asked for that the page does not have', async () => {
    const { asked } = await proved(digest('c'), { pageLimit: 1 }, digest('c'), 25 * dayMs);
    expect(asked.length).toBeGreaterThan(2);
    expect((await proved(digest('c'), { pageLimit: 1 }, digest('c'), 5 * dayMs)).asked).toHaveLength(1);
  });
});

describe('a pin that the history does not have', () => {
  it('is never accused: nobody says since when a registry keeps one', async () => {
    const { fact } = await proved(digest('f'));
    expect(fact).toMatchObject({ status: 'not-current', notSince: now - 10 * dayMs });
    const { fact: empty } = await proved(digest('f'), { change: () => [] });
    expect(empty).toMatchObject({ status: 'not-current' });
    expect(empty).not.toHaveProperty('notSince');
    expect(await statusOf(digest('f'), { change: () => null })).toBe('not-current');
  });

  it('is not proved by entries of other digests that a server without filters returns', async () => {
    const filtered: OciOptions = { pageLimit: 1, change: (entries) => entries };
    const server = oci(world, filtered);
    const send: Transport = (request) =>
      server.send({ ...request, url: request.url.replace(/&digest=.*/, '') });
    const reading = await ask(sourceOf(send, 'oci'), name, digest('c'), [digest('f')], { now });
    expect(proveTogether(digest('f'), digest('c'), [reading], { now }).fact.status).toBe('not-current');
  });
});

/** An entry, with other annotations. */
function annotated(entry: object | undefined, annotations: object): object {
  const { annotations: before, ...rest } = entry as { annotations: object };
  return { ...rest, annotations: { ...before, ...annotations } };
}
const reserved = 'org.opencontainers.distribution.tag';

describe('a list that is not clear', () => {
  const cases: readonly (readonly [what: string, change: NonNullable<OciOptions['change']>])[] = [
    [
      'an unknown event',
      ([first, ...rest]) => [annotated(first, { [`${reserved}.event`]: 'moved' }), ...rest],
    ],
    ['no time', ([first, ...rest]) => [annotated(first, { [`${reserved}.timestamp`]: 'today' }), ...rest]],
    [
      'annotations of the image beside those of the registry',
      ([first, ...rest]) => [
        annotated(first, { 'org.opencontainers.tag.created': '2020-01-01T00:00:00Z' }),
        ...rest,
      ],
    ],
    ['an entry without a digest', (entries) => [...entries, { annotations: {} }]],
    ['a null', (entries) => [null, ...entries]],
    ['a deletion of what the tag did not have', (entries) => entries.filter((_, index) => index !== 2)],
  ];

  it.each(cases)('proves what it has seen, and knows no time: %s', async (_, change) => {
    const { answer } = await proved(digest('a'), { change });
    const { records, known } = answer as HistoryAnswer;
    expect(known).toEqual([]);
    expect(records.map((one) => one.digest)).toContain(digest('a'));
    expect(await statusOf(digest('a'), { change })).toBe('superseded');
    expect((await proved(digest('f'), { change })).fact).not.toHaveProperty('notSince');
  });

  it('is read in the order of its times if it is whole, and has no order if it is not', async () => {
    const change: OciOptions['change'] = (entries) => entries.toReversed();
    const { answer } = await proved(digest('a'), { change });
    expect((answer as HistoryAnswer).known).toHaveLength(2);
    const part = await proved(digest('c'), { change, pageLimit: 3 });
    expect((part.answer as HistoryAnswer).known).toEqual([]);
  });
});

describe('a server that contradicts itself, or leads elsewhere', () => {
  it('has a link to another host, which is not followed', async () => {
    const server = oci(world);
    const asked: string[] = [];
    const send: Transport = async (request) => {
      asked.push(new URL(request.url).host);
      const response = await server.send(request);
      return { ...response, headers: { link: '<https://evil.example.com/v2/x?n=1>; rel="next"' } };
    };
    const reading = await ask(sourceOf(send, 'oci'), name, digest('c'), [digest('a')], { now });
    expect(reading.answer).toMatchObject({
      cause: 'bad-answer',
      message: expect.stringContaining('another host'),
    });
    expect(new Set(asked)).toEqual(new Set([ociRegistry]));
  });

  it('finds an entry by its digest that its newest page must have', async () => {
    const server = oci(world, { pageLimit: 3 });
    const send: Transport = async (request) => {
      const response = await server.send(request);
      if (!request.url.includes('digest=')) return response;
      const at = new Date(now - 11 * dayMs).toISOString();
      const annotations = { [`${reserved}.timestamp`]: at, [`${reserved}.event`]: 'created' };
      return { ...response, body: JSON.stringify({ manifests: [{ digest: digest('f'), annotations }] }) };
    };
    const reading = await ask(sourceOf(send, 'oci'), name, digest('c'), [digest('f')], { now });
    expect(reading.answer).toMatchObject({ message: expect.stringContaining('contradicts itself') });
  });

  it('has an entry of the future, so that none of it is used', async () => {
    const change: OciOptions['change'] = ([first, ...rest]) => [
      annotated(first, { [`${reserved}.timestamp`]: '2999-01-01T00:00:00Z' }),
      ...rest,
    ];
    expect(await statusOf(digest('a'), { change })).not.toBe('superseded');
  });

  it('says that the tag was deleted although the registry has it: what it saw stays, what it lacks is nothing', async () => {
    const change: OciOptions['change'] = (entries) => entries.slice(1);
    expect(await statusOf(digest('a'), { change })).toBe('superseded');
    expect((await proved(digest('f'), { change })).fact).not.toHaveProperty('notSince');
  });

  it('has not seen the newest move', async () => {
    expect((await proved(digest('a'), {}, digest('e'))).fact).toMatchObject({ status: 'superseded' });
    expect((await proved(digest('f'), {}, digest('e'))).fact).not.toMatchObject({ status: 'not-in-history' });
  });

  it('has no link although there is more: the page is all that is known, and refutes nothing before it', async () => {
    const life = { ...world, events: world.events.filter((one) => one.digest !== undefined) };
    const server = oci(life, { pageLimit: 2 });
    const send: Transport = async (request) => ({ ...(await server.send(request)), headers: {} });
    const reading = await ask(sourceOf(send, 'oci'), name, digest('c'), [digest('a')], { now });
    const { fact } = proveTogether(digest('a'), digest('c'), [reading], { now });
    expect(fact).toMatchObject({ status: 'not-current', notSince: now - 20 * dayMs });
  });

  it('gives two entries the same second: the newest of the list is the later one', async () => {
    const second = now - 10 * dayMs;
    const events = ['a', 'b', 'c'].map((letter, index) => ({
      at: index === 0 ? now - 30 * dayMs : second,
      tag: '1',
      digest: digest(letter),
    }));
    const life = { ...world, events };
    expect(await proved(digest('b'), { life })).toMatchObject({
      fact: { status: 'superseded', supersededBy: digest('c') },
    });
    expect(await proved(digest('a'), { life })).toMatchObject({
      fact: { status: 'superseded', behind: 2 },
    });
  });

  it('returns ten thousand entries at once', async () => {
    const change: OciOptions['change'] = (entries) => Array.from({ length: 2_500 }, () => entries).flat();
    expect(await statusOf(digest('a'), { change })).toBe('superseded');
  });
});

describe('a registry without it', () => {
  const answers: readonly (readonly [string, HttpResponse])[] = [
    ['404', { status: 404, headers: {}, body: '404 page not found' }],
    ['404 in JSON', { status: 404, headers: {}, body: '{"errors":[{"code":"NAME_UNKNOWN"}]}' }],
    ['405', { status: 405, headers: {}, body: '' }],
    ['501', { status: 501, headers: {}, body: '' }],
    ['a page for everything', { status: 200, headers: {}, body: '<html>' }],
    ['a refusal', { status: 403, headers: {}, body: '{}' }],
    ['an error', { status: 500, headers: {}, body: '' }],
  ];

  it.each(answers)('is as if it had not been asked, once: %s', async (_, response) => {
    let requests = 0;
    const source = sourceOf(async () => {
      requests += 1;
      return response;
    });
    const readings = await Promise.all(
      [1, 2, 3].map(() => ask(source, name, digest('c'), [digest('a')], { now })),
    );
    expect(readings.map(({ answer }) => answer)).toMatchObject(readings.map(() => ({ message: 'absent' })));
    expect(requests).toBe(1);
  });

  it('is found by the first question, for which others wait', async () => {
    const server = oci(world);
    const source = sourceOf(server.send);
    const readings = await Promise.all(
      [1, 2, 3].map(() => ask(source, name, digest('c'), [digest('a')], { now })),
    );
    for (const { answer } of readings) expect((answer as HistoryAnswer).records).toHaveLength(3);
    expect(server.asked).toHaveLength(3);
  });

  it('is an outage where somebody says that it has it', async () => {
    const send: Transport = async () => ({ status: 405, headers: {}, body: '' });
    const { answer } = await ask(sourceOf(send, 'oci'), name, digest('c'), [], { now });
    expect(answer).toMatchObject({
      cause: 'not-found',
      message: expect.stringContaining('`history-sources`'),
    });
  });

  it('is not asked where its own history has every tag, nor with `none`', () => {
    const send: Transport = async () => ({ status: 404, headers: {}, body: '' });
    expect(() => sourceOf(send, undefined, 'quay.io')).toThrow();
    expect(() => sourceOf(send, 'harbor', 'harbor.example.com')).toThrow();
    expect(sourceOf(send, undefined, 'ghcr.io').id).toBe('oci');
  });
});
