// What to do next: the few kinds of work that are left, worst first. Every channel draws these same steps.

import type { CheckText } from '../model/check-text.js';
import { severities } from '../model/finding.js';
import { plural } from '../model/text.js';
import type { Report, ReportedFinding } from '../report/schema.js';
import { changeOf, changesOf, type ShownChange } from './change.js';

import type { ReportView } from './view.js';

export type Step =
  /** `tagproof pin` does it. */
  | {
      readonly kind: 'pin';
      readonly count: number;
      readonly checks: readonly string[];
      readonly changes: readonly ShownChange[];
    }
  /** A person does it: what the check advises, at these places. */
  | {
      readonly kind: 'mend';
      readonly count: number;
      readonly check: string;
      readonly advice: string;
      readonly findings: readonly ReportedFinding[];
    }
  /** What is not known, by cause: first those that do not pass by themselves, then the most frequent. */
  | {
      readonly kind: 'learn';
      readonly count: number;
      readonly advice: string;
      readonly causes: readonly { readonly cause: string; readonly count: number; readonly first: string }[];
    };

/** What is more urgent within one severity; checks that are not here come last, in the order of the documentation. */
const urgency: readonly string[] = [
  'digest-not-in-history',
  'pin',
  'missing-tag',
  'deprecated-tag',
  'advisory',
];

/** Not pinned, and nobody knows yet to what: it comes after what is to be found out. */
const waiting = 'waiting';

/** One step for all that can be pinned, one for each other check that found something, one for what is not known. */
export function stepsOf(
  report: Report,
  { findings }: ReportView,
  checks: readonly CheckText[],
): readonly Step[] {
  const kinds = new Map<string, ReportedFinding[]>();
  const unknown = new Set(
    report.references.flatMap((one) => (one.fact?.status === 'unknown' ? keyOf(one) : [])),
  );
  const kindOf = (finding: ReportedFinding) => {
    if (changeOf(finding) !== undefined) return 'pin';
    return finding.check === 'unpinned' && unknown.has(keyOf(finding)) ? waiting : finding.check;
  };
  for (const finding of findings) {
    const kind = kindOf(finding);
    const same = kinds.get(kind);
    if (same === undefined) kinds.set(kind, [finding]);
    else same.push(finding);
  }
  const rank = (kind: string) => (urgency.includes(kind) ? urgency.indexOf(kind) : urgency.length);
  const worst = (found: readonly ReportedFinding[]) =>
    Math.min(...found.map(({ severity }) => severities.indexOf(severity)));
  const mending = [...kinds]
    .map(([kind, found]) => ({ kind, found, worst: worst(found), rank: rank(kind) }))
    .sort(
      (a, b) =>
        a.worst - b.worst || a.rank - b.rank || Number(a.kind === waiting) - Number(b.kind === waiting),
    );
  const steps = mending.map(({ kind, found }) => stepOf(kind, found, checks));
  if (report.incomplete.length === 0) return steps;
  const before = mending.findIndex(({ kind }) => kind === waiting);
  const place = report.verdict === 'incomplete' ? 0 : before < 0 ? steps.length : before;
  return steps.toSpliced(place, 0, learnStep(report.incomplete));
}

function keyOf({ origin, file, line, column }: Pick<ReportedFinding, 'origin' | 'file' | 'line' | 'column'>) {
  return JSON.stringify([origin, file, line, column]);
}

function stepOf(kind: string, found: readonly ReportedFinding[], checks: readonly CheckText[]): Step {
  if (kind === 'pin') return pinStep(found);
  if (kind !== waiting) return mendStep(kind, found, checks);
  const advice = 'Which digest to pin is not known yet; when it is, `tagproof pin` writes it.';
  return { kind: 'mend', count: found.length, check: 'unpinned', advice, findings: found };
}

function pinStep(found: readonly ReportedFinding[]): Step {
  const changes = changesOf(found);
  const checks = [...new Set(found.map(({ check }) => check))];
  return { kind: 'pin', count: changes.length, checks, changes };
}

/** The first sentence of the check's own advice. */
function mendStep(check: string, findings: readonly ReportedFinding[], checks: readonly CheckText[]): Step {
  const advice = checks.find(({ id }) => id === check)?.fix.split(/(?<=\.) /)[0] ?? '';
  return { kind: 'mend', count: findings.length, check, advice, findings };
}

/** These pass by themselves; all others need somebody. */
const passing: ReadonlySet<string> = new Set(['unreachable', 'timeout', 'rate-limited', 'server-error']);

function learnStep(incomplete: Report['incomplete']): Step {
  const causes = new Map<string, { readonly cause: string; count: number; readonly first: string }>();
  for (const { cause, message } of incomplete) {
    const known = causes.get(cause);
    if (known === undefined) causes.set(cause, { cause, count: 1, first: message });
    else known.count += 1;
  }
  const all = [...causes.values()].sort(
    (a, b) => Number(passing.has(a.cause)) - Number(passing.has(b.cause)) || b.count - a.count,
  );
  const some = all.filter(({ cause }) => passing.has(cause)).length;
  return { kind: 'learn', count: incomplete.length, causes: all, advice: adviceFor(some, all.length) };
}

function adviceFor(some: number, all: number): string {
  if (some === all) return 'Run again later: such causes mostly pass by themselves.';
  return some === 0
    ? 'Mend the cause; running again alone is no help.'
    : 'Mend what does not pass by itself, then run again.';
}

/** `4 lines`, `1 place`, `3 things`. */
export function sizeOf({ kind, count }: Step): string {
  return plural(count, { pin: 'line', mend: 'place', learn: 'thing' }[kind]);
}
