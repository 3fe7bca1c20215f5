// How many pins of public repositories are proved by Quay's history and by the witness of official images. Names and
// digests are real; how often a tag moves, and how far a pin is behind, is drawn, because nobody has recorded it.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { openHistories } from '../../src/clients/histories/index.js';
import type { Transport } from '../../src/model/http.js';
import type { Digest } from '../../src/model/image.js';
import { Secret } from '../../src/model/secret.js';
import { createResolver } from '../../src/resolve/index.js';
import type { HistorySources, Registries } from '../../src/resolve/ports.js';
import { dayMs, occurrence } from '../build.js';
import { randomOf } from '../campaign/random.js';
import { quayServer } from './quay-server.js';
import { githubApi, githubRaw, repoInfoServer } from './repo-info-server.js';

const file = new URL('../fixtures/histories/public-pins.txt', import.meta.url);
const pins = readFileSync(file, 'utf8').trim().split('\n');
const now = Date.parse('2026-11-22T00:00:00Z');
const random = randomOf(20_261_122);

interface Tag {
  readonly pin: string;
  readonly current: Digest;
  readonly send: Transport;
}

/** A tag that moves every 3 to 30 days, and whose pin is up to 30 moves behind, mostly a few. */
function drawn(pin: string): Tag {
  const image = occurrence(pin).image;
  const { repository, tag = '', digest: pinned } = image;
  const everyDays = [3, 7, 14, 30][Math.floor(random.real() * 4)] ?? 7;
  const behind = Math.floor(30 * random.real() ** 3);
  const total = behind + 5;
  const quay = quayServer(now - (total + random.real()) * everyDays * dayMs, { repository });
  const witness = repoInfoServer();
  const names = Array.from({ length: total }, (_, index): Digest => {
    const isPin = index === total - 1 - behind;
    return isPin && pinned !== undefined ? pinned : `sha256:${`${index}`.padStart(64, '0')}`;
  });
  for (const one of names) {
    quay.push(tag, one);
    const seenAt = quay.now + random.real() * dayMs;
    if (seenAt < now) witness.commit(seenAt, repository.replace(/^library\//, ''), tag, one);
    quay.now += everyDays * dayMs;
  }
  quay.now = now;
  quay.collectGarbage();
  const send: Transport = async (request) => {
    const { host } = new URL(request.url);
    if (host === 'quay.io') return quay.answer(request);
    const isWitness = [githubApi, githubRaw].some((origin) => request.url.startsWith(origin));
    return isWitness ? witness.answer(request) : { status: 404, headers: {}, body: '{}' };
  };
  return { pin, current: names.at(-1) ?? names[0] ?? 'sha256:', send };
}

async function statusOf({ pin, current }: Tag, histories?: HistorySources): Promise<string | undefined> {
  const registries: Registries = {
    digestOf: async () => current,
    manifest: async () => ({ isIndex: true }),
    children: async () => [],
  };
  const resolve = createResolver({
    sources: { cause: 'no-platform', subject: 'platform', message: 'none' },
    registries,
    ...(histories === undefined ? {} : { histories }),
    needPlatform: [],
    mirrors: {},
    historyLimit: 1000,
    view: { now },
    surface: 'workflow',
  });
  const one = occurrence(pin);
  return (await resolve([one])).facts.get(one)?.status;
}

function historiesOf({ send }: Tag): HistorySources {
  return openHistories({
    selection: { wellKnown: true, hosts: {} },
    send,
    clock: { now: () => now },
    github: { api: githubApi, graphql: `${githubApi}/graphql`, raw: githubRaw, token: new Secret('job') },
    tokenOf: () => undefined,
    originOf: (registry) => `https://${registry}`,
  });
}

it('are more than by the current digest alone, and none is accused', async () => {
  expect(pins).toHaveLength(200);
  const shares: Record<string, { pins: number; before: number; after: number }> = {};
  for (const pin of pins) {
    const tag = drawn(pin);
    const kind = /^docker\.io\/library\//.test(pin)
      ? 'official'
      : pin.startsWith('quay.io/')
        ? 'quay'
        : 'other';
    const [before, after] = [await statusOf(tag), await statusOf(tag, historiesOf(tag))];
    expect(after).not.toBe('not-in-history');
    shares[kind] ??= { pins: 0, before: 0, after: 0 };
    shares[kind].pins += 1;
    shares[kind].before += Number(before !== 'unknown');
    shares[kind].after += Number(after !== 'unknown');
  }
  // The table in docs/registries.md.
  expect(shares).toEqual({
    official: { pins: 75, before: 21, after: 75 },
    quay: { pins: 18, before: 8, after: 10 },
    other: { pins: 107, before: 30, after: 30 },
  });
});
