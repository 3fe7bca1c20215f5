// Whether the audits that were carried over were made with the same settings and version as those of this night.
import type { Report } from '../../../report/schema.js';
import type { ShardRow } from './schema.js';

const message =
  'Audits were carried over from an earlier night that had other settings or another version. Plan again with `--full`';

export interface SameInputs {
  readonly add: (row: Pick<ShardRow, 'inputs' | 'carried'>) => void;
  /** What is wrong, once all rows are added; `undefined` if nothing is. */
  readonly contradiction: () => Report['incomplete'][number] | undefined;
}

/** Compares the fingerprints of all rows. A carried row without one differs from all others. */
export function sameInputs(): SameInputs {
  const inputs = new Set<string | undefined>();
  let isAnyCarried = false;
  return {
    add(row) {
      if (row.carried === true) isAnyCarried = true;
      // A row of this night without one has failed before its settings were read.
      if (row.carried === true || row.inputs !== undefined) inputs.add(row.inputs);
    },
    contradiction: () =>
      isAnyCarried && inputs.size > 1
        ? { cause: 'contradiction', subject: 'carried audits', message }
        : undefined,
  };
}
