// Whether the audits that were carried over were made with the same settings and version as those of this night.
import type { Report } from '../../../report/schema.js';
import type { ShardRow } from './schema.js';

const differs =
  'Audits were carried over from an earlier night that had other settings or another version. Plan again with `--full`';
const unread =
  'No audit of this night was able to read its settings, so it is not known whether the audits that were carried over had the same';

export interface SameInputs {
  readonly add: (row: Pick<ShardRow, 'inputs' | 'carried'>) => void;
  /** What is wrong, once all rows are added; `undefined` if nothing is. */
  readonly contradiction: () => Report['incomplete'][number] | undefined;
}

/** Compares the fingerprints of all rows. A carried row without one differs from all others. */
export function sameInputs(): SameInputs {
  const inputs = new Set<string | undefined>();
  let [isAnyCarried, isAnyRead, isAnyUnread] = [false, false, false];
  return {
    add(row) {
      // A row of this night without one has failed before its settings were read.
      if (row.carried === true) isAnyCarried = true;
      else if (row.inputs === undefined) isAnyUnread = true;
      else isAnyRead = true;
      if (row.carried === true || row.inputs !== undefined) inputs.add(row.inputs);
    },
    contradiction() {
      const subject = 'carried audits';
      if (!isAnyCarried) return undefined;
      if (inputs.size > 1) return { cause: 'contradiction', subject, message: differs };
      return isAnyUnread && !isAnyRead ? { cause: 'contradiction', subject, message: unread } : undefined;
    },
  };
}
