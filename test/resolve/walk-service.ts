// A history service that answers from a list: the oldest records of a window, at most `limit`, in any order.

import type { RequestHistory } from '../../src/history/reader.js';
import type { Digest } from '../../src/model/images/image.js';
import type { HistoryRecord, Instant } from '../../src/model/judgement/fact.js';

export interface Service {
  readonly limit: number;
  readonly countsStart: boolean;
  /** Answers are shuffled by it; absent, they are oldest first. */
  readonly seed?: number;
}

export function serve(
  records: readonly HistoryRecord[],
  { limit, countsStart = true, seed }: Partial<Service>,
) {
  const windows: { readonly start?: Instant; readonly end?: Instant }[] = [];
  const sorted = [...records].sort((a, b) => a.at - b.at);
  const ask: RequestHistory = async (window) => {
    windows.push(window);
    if (windows.length > 5000) throw new Error('the walk does not end');
    const { start = Number.NEGATIVE_INFINITY } = window;
    const answer = sorted.filter(({ at }) => (countsStart ? at >= start : at > start)).slice(0, limit);
    return seed === undefined ? answer : shuffled(answer, seed + windows.length);
  };
  return { ask, windows };
}

function shuffled<T>(values: readonly T[], seed: number): T[] {
  let state = seed >>> 0;
  const keyed = values.map((value) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return { value, key: state };
  });
  return keyed.sort((a, b) => a.key - b.key).map(({ value }) => value);
}

export function digest(index: number): Digest {
  return `sha256:${index.toString(16).padStart(64, '0')}`;
}

/** Records at a steady pace, each with a digest of its own, the first at one pace after 0. */
export function spaced(count: number, pace: number): HistoryRecord[] {
  return Array.from({ length: count }, (_, index) => ({ at: (index + 1) * pace, digest: digest(index) }));
}
