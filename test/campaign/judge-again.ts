// The same world once more: over what a first run left behind, and with a platform that lists in another way.
import type { Report } from '../../src/report/schema/schema.js';
import { differenceOf } from './difference.js';
import type { Ended, Verdict } from './judge.js';

/** What the ledger says was seen by the first run, so a second one learns nothing by it, and accuses no more. */
export function judgeAgain(without: Ended, second: Ended): readonly Verdict[] {
  // Of a digest without its tag, the ledger may know the tag.
  const isTagless = without.report?.references.some(
    ({ fact }) => fact && 'cause' in fact && fact.cause === 'no-tag',
  );
  if (isTagless === true) return [];
  return differences(without, second).map((what) => ({
    harm: 'unstable result',
    what: `a second run, with the ledger of the first: ${what}`,
  }));
}

export function judgeOther(one: Ended, other: Ended): readonly Verdict[] {
  return differences(one, other).map((what) => ({
    harm: 'unstable result',
    what: `with other pages, in another order: ${what}`,
  }));
}

/**
 * Without what differs between two readings of one source: when it was read, and how far back, which is no further than
 * the question needs. That the ledger has seen today's digest settles no more than an empty one does.
 */
function timeless(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value, (_, one) => {
      if (typeof one === 'string')
        return one
          .replace(/ledger reaches back to [\d-]+ only/g, 'ledger has no entry for the tag')
          .replace(/(according to the tag history of \S+) since [\d-]+/g, '$1');
      if (typeof one !== 'object' || one === null || !('strength' in one)) return one;
      const { readAt: _readAt, since: _since, ...source } = one as Record<string, unknown>;
      return source;
    }),
  );
}

/** What the two say about the same files: verdict, findings in all their words, and what is not known. */
function differences({ report: one }: Ended, { report: other }: Ended): readonly string[] {
  if (one === undefined || other === undefined) return one === other ? [] : ['one of them has no report'];
  const parts: readonly (readonly [string, (report: Report) => unknown])[] = [
    ['verdict', ({ verdict }) => verdict],
    ['findings', ({ findings }) => findings],
    ['facts', ({ references }) => references.map(({ fact }) => fact)],
    ['incomplete', ({ incomplete }) => incomplete],
  ];
  return parts.flatMap(([name, partOf]) => {
    const difference = differenceOf(timeless(partOf(one)), timeless(partOf(other)));
    return difference === undefined ? [] : [`${name} ${difference}`];
  });
}
