// Whether the verdict of a report is the one that its findings and gaps make.
import type { Report } from '../../src/report/schema/schema.js';
import type { Verdict } from './judge.js';

type Finding = Report['findings'][number];

/** The verdict again, by the words of docs/decisions.md. */
export function verdictOf({ verdict, findings, incomplete, settings }: Report): readonly Verdict[] {
  const failOn = settings.find(({ name }) => name === 'fail-on')?.value ?? 'error';
  const ranks = ['error', 'warning', 'notice'];
  const counts = ({ check, severity, waived, introduced: isNew = true, testData }: Finding) =>
    waived === undefined &&
    isNew === true &&
    (ranks.includes(failOn)
      ? ranks.indexOf(severity) <= ranks.indexOf(failOn)
      : failOn.split(/[\s,]+/).includes(check) && testData === undefined);
  // Of what the change introduces nothing is known then, so nothing is held against it.
  const blind = incomplete.some(({ subject }) => subject === 'base commit');
  const isFail = !blind && findings.some(counts);
  const expected = isFail ? 'fail' : incomplete.length > 0 ? 'incomplete' : 'pass';
  if (verdict === expected) return [];
  const harm = verdict === 'fail' ? 'false finding' : 'wrong pass';
  return [{ harm, what: `${verdict}, and must be ${expected}` }];
}
