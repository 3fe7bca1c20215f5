// Findings as annotations on their exact characters, within the host's limits.
import { type Severity, severities } from '../model/finding.js';
import type { Annotation } from '../model/host.js';
import type { Report, ReportedFinding } from '../report/schema.js';
import { changeOf } from './change.js';
import { cut, plain } from './escape.js';
import { type ReportView, shownOf, viewLimits } from './view.js';

type Subject = Omit<ReportedFinding, 'check'> & { readonly title: string };

/**
 * At most as many annotations of each severity as the host keeps, worst first; the last of a severity says how many
 * were left out. `notices` are sentences of the run itself, which come first of their kind.
 */
export function annotationsOf(
  report: Report,
  plan: ReportView,
  notices: readonly string[] = [],
): readonly Annotation[] {
  const all: readonly Subject[] = [
    ...notices.map((message) => ({ severity: 'notice' as const, title: 'tagproof', message })),
    ...plan.findings.map(({ check, ...finding }) => ({ title: `tagproof: ${check}`, ...finding })),
    ...report.incomplete.map(({ cause, subject, message }) => ({
      severity: 'warning' as const,
      title: `tagproof: ${cause}`,
      message: `${subject}: ${message}`,
    })),
  ];
  return severities.flatMap((severity) =>
    ofOneSeverity(
      severity,
      all.filter((one) => one.severity === severity),
    ),
  );
}

function ofOneSeverity(severity: Severity, all: readonly Subject[]): readonly Annotation[] {
  const max = viewLimits.annotations[severity];
  const share = { shown: all.slice(0, all.length > max ? max - 1 : max), total: all.length };
  const message = shownOf(share, 'the summary and the report');
  const rest: readonly Annotation[] = message === '' ? [] : [{ severity, title: 'tagproof', message }];
  return [...share.shown.map(annotation), ...rest];
}

function annotation({ title, ...finding }: Subject): Annotation {
  const { severity, message, file, line, column, ...end } = finding;
  const lines = [message, ...fixOf({ check: title, ...finding })];
  const text = lines
    .flatMap((one) => one.split('\n'))
    .map(plain)
    .join('\n');
  const located = file !== undefined && line !== undefined && column !== undefined;
  const { endLine = line ?? 1, endColumn = column ?? 1 } = end;
  return {
    severity,
    title: cut(plain(title), 200),
    message: cut(text, viewLimits.annotationBytes),
    ...(located ? { place: { file, line, column, endLine, endColumn } } : {}),
  };
}

/** A fix in another line than the finding's names that line. */
function fixOf(finding: ReportedFinding): readonly string[] {
  const { fix } = finding;
  if (fix === undefined) return [];
  const change = fix.place === undefined ? undefined : changeOf(finding);
  if (change === undefined) return [`Replace by: ${fix.replacement}`];
  return [`Line ${change.line}, replace by: ${change.after.map((line) => line.trim()).join('\n')}`];
}
