// Whether the audits that were carried over belong to those of this night: same settings and version, and still holding.
import { dayMs, formatDay } from '../../../model/time.js';
import type { Report } from '../../../report/schema.js';
import { maxResultAgeMs } from './last-night.js';
import type { ShardRow } from './schema.js';

const differs =
  'Audits were carried over from an earlier night that had other settings or another version. Plan again with `--full`';
const unread =
  'No audit of this night was able to read its settings, so it is not known whether the audits that were carried over had the same';
const isOver = (repository: string, until: number, newest: number) =>
  `The audit of ${repository} was carried over although it held until ${formatDay(until)}, and the newest audit is of ${formatDay(newest)}: these files are of different nights, or the clock of the job that planned this one was wrong. Plan again, and merge only the files of that night`;

/** A job may start this long after the plan. */
const maxDelayMs = dayMs;

export interface SameInputs {
  readonly add: (row: InputsRow) => void;
  /** What is wrong, once all rows are added; `undefined` if nothing is. */
  readonly contradiction: () => Report['incomplete'][number] | undefined;
}

type InputsRow = Pick<ShardRow, 'repository' | 'inputs' | 'carry' | 'carried'> & {
  readonly report?: Pick<Report, 'startedAt'> | undefined;
};

/** Compares the fingerprints and times of all rows. A carried row without a fingerprint differs from all others. */
export function sameInputs(): SameInputs {
  const inputs = new Set<string | undefined>();
  let [isAnyCarried, isAnyRead, isAnyUnread] = [false, false, false];
  let [first, firstEnd, newest] = ['', Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  return {
    add({ repository, report, carry, carried = false, ...row }) {
      const at = Date.parse(report?.startedAt ?? '');
      const until = carry?.until === undefined ? Number.POSITIVE_INFINITY : Date.parse(carry.until);
      const end = Math.min(at + maxResultAgeMs, until);
      // A row of this night without a fingerprint has failed before its settings were read.
      if (carried) isAnyCarried = true;
      else if (row.inputs === undefined) isAnyUnread = true;
      else isAnyRead = true;
      if (carried || row.inputs !== undefined) inputs.add(row.inputs);
      if (carried && end < firstEnd) [first, firstEnd] = [repository, end];
      if (!carried && at > newest) newest = at;
    },
    contradiction() {
      const wrong = (message: string) =>
        ({ cause: 'contradiction', subject: 'carried audits', message }) as const;
      if (!isAnyCarried) return undefined;
      if (inputs.size > 1) return wrong(differs);
      if (newest - firstEnd > maxDelayMs) return wrong(isOver(first, firstEnd, newest));
      return isAnyUnread && !isAnyRead ? wrong(unread) : undefined;
    },
  };
}
