// Whether the verdict and the exit code of a report are those that its findings and gaps make, by docs/decisions.md.
import type { Report } from '../../src/report/schema/schema.js';
import { gateOf } from './gate.js';
import type { Ended, Verdict } from './judge.js';
import type { World } from './world.js';

type Finding = Report['findings'][number];
type Gap = Report['incomplete'][number];

/** Why a run is not signed in. */
export const signIns = new Set(['sign-in', 'no-permission', 'fork', 'dependabot']);

/** What nobody may build on, whoever brought it in. */
export const countsAnywhere = new Set(['digest-not-in-history', 'wrong-signer', 'rewritten-ledger']);

export function verdictOf(world: World, { verdict, findings, incomplete }: Report): readonly Verdict[] {
  const { failOn, isNewOnly, onIncomplete } = gateOf(world);
  const isUncompared = isNewOnly && incomplete.some(({ subject }) => subject === 'base commit');
  const ranks = ['error', 'warning', 'notice'];
  const counts = ({ check, severity, waived, introduced: isNew = true, testData }: Finding) =>
    waived === undefined &&
    isNew === true &&
    (!isUncompared || countsAnywhere.has(check)) &&
    (ranks.includes(failOn)
      ? ranks.indexOf(severity) <= ranks.indexOf(failOn)
      : failOn.split(/[\s,]+/).includes(check) && testData === undefined);
  const isBlind = incomplete.some(({ cause }) => ['policy-unread', 'clock', 'stopped'].includes(cause));
  const isSignedOut =
    onIncomplete !== 'warn' &&
    incomplete.some((gap) => signIns.has(gap.cause) && (onIncomplete === 'strict' || !gap.existing));
  const isFail = !isBlind && !isSignedOut && findings.some(counts);
  const expected = isFail ? 'fail' : incomplete.length > 0 ? 'incomplete' : 'pass';
  if (verdict === expected) return [];
  const harm = verdict === 'fail' ? 'false finding' : 'wrong pass';
  return [{ harm, what: `${verdict}, and must be ${expected}` }];
}

export const gapText = ({ cause, subject, message }: Gap) => `${cause}: ${subject}: ${message}`;

/** An incomplete run is green where it was asked to warn, or where nothing that it lacks counts. */
export function exitOf(world: World, { trace }: Ended, { verdict, incomplete }: Report): readonly Verdict[] {
  if (verdict !== 'incomplete') return [];
  const { isNewOnly, onIncomplete } = gateOf(world);
  const has = (name: string) => incomplete.some(({ cause }) => cause === name);
  const isOld = isNewOnly && incomplete.every(({ existing }) => existing === true);
  // One that was stopped is never green.
  const mayBeGreen = (onIncomplete === 'warn' && !has('stopped')) || (isOld && onIncomplete !== 'strict');
  const exitCode = trace.outputs['exit-code'];
  // Without its policy, a run does not know that it was asked to warn.
  if ((exitCode === '0') === mayBeGreen || (exitCode === '3' && has('policy-unread'))) return [];
  const gaps = incomplete.map(gapText).join('; ').slice(0, 300);
  const what = `incomplete, exit code ${exitCode}, on-incomplete ${onIncomplete}: ${gaps}`;
  return [{ harm: exitCode === '0' ? 'wrong pass' : 'false finding', what }];
}
