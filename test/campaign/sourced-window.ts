// What the sources of a tag know for certain: what must not stay unknown, and which lies somebody else refutes.
import { start } from './platform.js';
import type { Sighting, Sourced, Teller } from './sourced.js';
import { heldAt, isEverDeleted, type Stay, staysOf } from './sourced-truth.js';

const hourMs = 3_600_000;

/** One of those who speak of the tag does not tell the truth. */
export function isFalse({ tellers, isLedgerFalse }: Sourced): boolean {
  return isLedgerFalse || tellers.some(({ lie }) => lie !== undefined);
}

/** The source that knows the moves of the tags, if nothing keeps it from telling them. */
function windowOf({ tellers, token }: Sourced): Teller | undefined {
  return tellers.find(({ kind, trouble }) => {
    const isOpen = kind === 'quay' || kind === 'harbor' || (kind === 'hub-audit' && token !== undefined);
    return isOpen && trouble.length === 0 && (token?.isExpired !== true || kind === 'harbor');
  });
}

/** The source has every move since the tag last had the digest. */
export function isExactlyKnown(sourced: Sourced, tag: string, digest: string): boolean {
  const { truth, manifests } = sourced;
  const kind = windowOf(sourced)?.kind;
  if (kind === undefined || kind === 'harbor' || !manifests.has(digest) || isEverDeleted(truth, tag))
    return false;
  const last = staysOf(truth, tag).findLast((stay) => stay.digest === digest);
  return last !== undefined && last.from > truth.now - truth.retentionMs;
}

/**
 * What the source with the moves of the tag says cannot be true together with what the registry returns, or with what the
 * ledger has seen more than an hour from any such move: nobody may choose one of the two.
 */
export function isRefuted(sourced: Sourced, tag: string): boolean {
  const window = windowOf(sourced);
  // A source with small pages may have told its newest ones only.
  if (window === undefined || window.pageLimit < 100 || isEverDeleted(window.told, tag)) return false;
  const { told, kind } = window;
  const { events } = told;
  const all = staysOf(told, tag);
  const oldest = told.now - told.retentionMs;
  const first = events.findIndex(({ at, tag: moved, along }, index) => {
    const isOwn = moved === tag || along?.includes(tag) === true;
    const next = events.slice(index + 1).find((later) => later.tag === tag || later.along?.includes(tag));
    return isOwn && (kind === 'quay' ? (next?.at ?? told.now) > oldest : at >= oldest);
  });
  const from = kind === 'harbor' ? all.at(-1)?.from : events[first]?.at;
  if (from === undefined) return false;
  const isPresentFalse =
    heldAt(told, tag, start) !== heldAt(sourced.truth, tag, start) &&
    (all.at(-1)?.from ?? start) < start - hourMs;
  return isPresentFalse || sourced.sightings.some((one) => one.tag === tag && isExcluded(one, all, from));
}

function isExcluded({ at, digest }: Sighting, stays: readonly Stay[], from: number): boolean {
  const [earliest, latest] = [at - hourMs - 2000, at + hourMs + 2000];
  return (
    earliest >= from &&
    !stays.some((stay) => stay.digest === digest && stay.from <= latest && stay.to >= earliest)
  );
}
