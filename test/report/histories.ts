// Tags with histories, and the facts that follow from them.
import { createHash } from 'node:crypto';
import type { Digest } from '../../src/model/images/image.js';
import type { Fact, TagHistory } from '../../src/model/judgement/fact.js';
import type { ImageOccurrence } from '../../src/model/occurrence.js';
import { dayMs } from '../build.js';

export const now = Date.parse('2026-11-21T12:00:00Z');
export const registry = 'registry.example.com';

/** A digest that is the same for the same text. */
export function digestOf(text: string): Digest {
  return `sha256:${createHash('sha256').update(text).digest('hex')}`;
}

/** A tag that moved so many days ago, the oldest first. */
export function historyOf(repository: string, tag: string, daysAgo: readonly number[]): TagHistory {
  const intervals = daysAgo.map((days, index) => {
    const next = daysAgo[index + 1];
    const digest = digestOf(`${repository}:${tag} ${index}`);
    return {
      digest,
      since: now - days * dayMs,
      ...(next === undefined ? {} : { until: now - next * dayMs }),
    };
  });
  return { registry, repository, tag, complete: true, intervals };
}

/** The reference; pinned to the digest that is so many behind the newest, or to a given one. */
export function image(
  { registry: host, repository, tag, intervals }: TagHistory,
  pin?: number | Digest,
): string {
  const digest = typeof pin === 'number' ? intervals.at(-1 - pin)?.digest : pin;
  return `${host}/${repository}:${tag}${digest === undefined ? '' : `@${digest}`}`;
}

/** What the history says of a pin. */
export function factOf({ intervals }: TagHistory, pin: Digest | undefined): Fact {
  const newest = intervals.at(-1);
  if (newest === undefined) throw new Error('a history without reigns');
  const known = { currentDigest: newest.digest, currentSince: newest.since };
  if (pin === undefined) return { status: 'unpinned', ...known };
  const at = intervals.findIndex(({ digest }) => digest === pin);
  const [reign, next] = [intervals[at], intervals[at + 1]];
  if (reign === undefined)
    return {
      status: 'not-in-history',
      records: intervals.length,
      historySince: intervals[0]?.since ?? now,
      ...known,
    };
  if (next === undefined) return { status: 'current', pinnedSince: reign.since, ...known };
  return {
    status: 'superseded',
    pinnedSince: reign.since,
    supersededAt: next.since,
    supersededBy: next.digest,
    behind: intervals.length - 1 - at,
    lagMs: now - next.since,
    ...known,
  };
}

/** Facts from histories; `special` by repository comes first. */
export function factsFrom(
  histories: readonly TagHistory[],
  special: Readonly<Record<string, Partial<Fact>>> = {},
) {
  const known = new Map(histories.map((one) => [`${one.registry}/${one.repository}:${one.tag}`, one]));
  return ({ image: { registry: host, repository, tag, digest } }: ImageOccurrence): Fact => {
    const history = known.get(`${host}/${repository}:${tag}`);
    const fact = history === undefined ? undefined : factOf(history, digest);
    const own = special[repository];
    if (fact === undefined && own === undefined) throw new Error(`no fact for ${host}/${repository}:${tag}`);
    return { ...fact, ...own } as Fact;
  };
}

/** A Kubernetes workload with these images. */
export function workload(name: string, ...images: readonly string[]): string {
  const containers = images
    .map((one, index) => `        - name: c${index}\n          image: ${one}\n`)
    .join('');
  return `apiVersion: apps/v1\nkind: Deployment\nmetadata:\n  name: ${name}\nspec:\n  template:\n    spec:\n      containers:\n${containers}`;
}
