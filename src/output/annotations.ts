// Findings and gaps as annotations on their exact characters, within the host's limits.
import { type Severity, severities } from '../model/finding.js';
import type { Annotation } from '../model/host.js';
import type { Report, ReportedFinding } from '../report/schema.js';
import { changeOf } from './change.js';
import { cut, plain } from './escape.js';
import { shownText } from './texts.js';
import { type ReportView, viewLimits } from './view.js';

type Subject = Omit<ReportedFinding, 'check'> & { readonly title: string };

/**
 * At most as many annotations of each severity as the host keeps, worst first; the last one of a severity says how many
 * were left out. `notices` are messages about the run itself; they come before other notices.
 */
export function annotationsOf(
  report: Report,
  view: ReportView,
  notices: readonly string[] = [],
): readonly Annotation[] {
  const all: readonly Subject[] = [
    ...notices.map((message) => ({ severity: 'notice' as const, title: 'tagproof', message })),
    ...view.findings.map(({ check, ...finding }) => ({ title: `tagproof: ${check}`, ...finding })),
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
  const part = { shown: all.slice(0, all.length > max ? max - 1 : max), total: all.length };
  const message = shownText(part, 'the summary and the report');
  const rest: readonly Annotation[] = message === '' ? [] : [{ severity, title: 'tagproof', message }];
  return [...part.shown.map(annotation), ...rest];
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

/** The replacement. If it is on another line than the finding, the text names that line. */
function fixOf(finding: ReportedFinding): readonly string[] {
  const { fix } = finding;
  if (fix === undefined) return [];
  const change = fix.place === undefined ? undefined : changeOf(finding);
  if (change === undefined) return [`Replace with: ${fix.replacement}`];
  return [`On line ${change.line}, replace with: ${change.after.map((line) => line.trim()).join('\n')}`];
}
