// The list of a tag's events: what was proposed for OCI registries, in its published forms, and what such a list proves.
// https://github.com/opencontainers/distribution-spec/pull/606
import { z } from 'zod';
import type { HistoryAnswer } from '../../../history/source.js';
import { type Digest, isDigest } from '../../../model/images/image.js';
import type { HistoryRecord, Instant } from '../../../model/judgement/fact.js';

/** An index, or the bare list of earlier texts; Go writes an empty list as `null`. Entries are judged one by one. */
export const tagEventList = z.union([
  z.object({ manifests: z.array(z.unknown()).nullable() }).transform(({ manifests }) => manifests ?? []),
  z.array(z.unknown()),
  z.null().transform((): unknown[] => []),
]);

interface TagEvent {
  readonly at: Instant;
  readonly digest: Digest;
  /** The tag was set to the digest, or was deleted while it had it. */
  readonly isDeletion: boolean;
}

const entrySchema = z.object({ digest: z.string(), annotations: z.record(z.string(), z.unknown()) });
const instant = z.iso.datetime({ offset: true });
const reserved = 'org.opencontainers.distribution.tag';

/** The texts' annotations: a time with the name of an event, and before that a time under the name of each event. */
const forms: readonly ((
  annotations: Readonly<Record<string, unknown>>,
) => readonly (readonly [unknown, unknown])[])[] = [
  (all) => [[all[`${reserved}.timestamp`], all[`${reserved}.event`]]],
  ...[reserved, 'org.opencontainers.tag'].map(
    (prefix) => (all: Readonly<Record<string, unknown>>) =>
      ['created', 'deleted'].map((event) => {
        const time = all[`${prefix}.${event}`];
        return [time, time === undefined ? undefined : event] as const;
      }),
  ),
];

/** The events of one entry, mostly one; `undefined` if it is not clear what it says. */
function eventsOf(entry: unknown): readonly TagEvent[] | undefined {
  const parsed = entrySchema.safeParse(entry);
  if (!parsed.success) return undefined;
  const { digest, annotations } = parsed.data;
  const stated = forms
    .map((form) => form(annotations).filter((one) => one.some((part) => part !== undefined)))
    .filter((one) => one.length > 0);
  const [form = []] = stated;
  if (!isDigest(digest) || stated.length !== 1) return undefined;
  const events = form.flatMap(([time, event]) => {
    const at = instant.safeParse(time);
    if (!at.success || (event !== 'created' && event !== 'deleted')) return [];
    return [{ at: Date.parse(at.data), digest, isDeletion: event === 'deleted' }];
  });
  return events.length === form.length ? events : undefined;
}

/** The times at which the digest was set, as far as the entries are clear: each a sighting and no more. */
export function timesOf(digest: Digest, entries: readonly unknown[]): readonly HistoryRecord[] {
  return entries
    .flatMap((entry) => eventsOf(entry) ?? [])
    .filter((event) => event.digest === digest && !event.isDeletion)
    .map(({ at }) => ({ at, digest }));
}

/**
 * What the newest entries of a list prove, newest first. The text has no word for how long a registry keeps entries, or
 * since when it has written them: nothing is known before the oldest one, which may repeat what the tag had already. A list
 * that is not clear, or that does not fit together, has holes somewhere: its entries are sightings, and no period is known.
 * @param isWhole false if there are older entries
 */
export function eventsAnswer(
  entries: readonly unknown[],
  isWhole: boolean,
): Pick<HistoryAnswer, 'records' | 'known' | 'startIsBound'> {
  const read = entries.map(eventsOf);
  const newestFirst = distinct(read.flatMap((events) => [...(events ?? [])].reverse()));
  const isOrdered = newestFirst.every(({ at }, index) => at <= (newestFirst[index - 1]?.at ?? at));
  // Of several with one time, the order of the list says which was first.
  const events = newestFirst.toReversed().sort((a, b) => a.at - b.at);
  const records = events.flatMap(({ at, digest, isDeletion }) => (isDeletion ? [] : [{ at, digest }]));
  const isClear = read.every((one) => one !== undefined) && (isWhole || isOrdered);
  return { records, known: (isClear && periodsOf(events)) || [], startIsBound: true };
}

function distinct(events: readonly TagEvent[]): readonly TagEvent[] {
  const known = new Map(events.map((one) => [`${one.at} ${one.digest} ${one.isDeletion}`, one]));
  return [...known.values()];
}

/** While the tag was there; `undefined` if an event must be missing: a deletion of what the tag did not have. */
function periodsOf(events: readonly TagEvent[]): HistoryAnswer['known'] {
  const known: { from: Instant; to: Instant }[] = [];
  let open: { readonly from: Instant; readonly digest: Digest } | undefined;
  for (const [index, { at, digest, isDeletion }] of events.entries()) {
    if (!isDeletion) {
      open = { from: open?.from ?? at, digest };
      continue;
    }
    // The oldest entry may be a deletion, of something before the list.
    if (index > 0 && open?.digest !== digest) return undefined;
    if (open !== undefined && open.from < at) known.push({ from: open.from, to: at });
    open = undefined;
  }
  return open === undefined ? known : [...known, { from: open.from, to: Number.POSITIVE_INFINITY }];
}
