// Findings as annotations, within the host's limits: 10 of each severity a step, one error kept for the verdict.
import type { Severity } from '../model/finding.js';
import type { Annotation, Sink } from '../model/host.js';
import { plain } from './escape.js';
import type { Report, ReportedFinding } from './schema.js';
import { messageOf } from './words.js';

const most: Readonly<Record<Severity, number>> = { error: 9, warning: 10, notice: 10 };
const longestMessage = 4096;

/** Writes at most as many annotations as the host keeps; the last of a severity says how many were left out. */
export function annotate(report: Report, sink: Sink): void {
  const unknown: readonly ReportedFinding[] = report.incomplete.map(({ cause, subject, message }) => ({
    check: cause,
    severity: 'warning',
    message: `${subject}: ${message}`,
  }));
  const findings = report.findings.map((finding) =>
    finding.waived === undefined ? finding : { ...finding, severity: 'notice' as const },
  );
  const all = [...findings, ...unknown];
  for (const severity of ['error', 'warning', 'notice'] as const) {
    const found = all.filter((finding) => finding.severity === severity);
    const room = found.length > most[severity] ? most[severity] - 1 : most[severity];
    for (const finding of found.slice(0, room)) sink.annotate(annotation(finding));
    if (found.length > room) {
      const message = `Shown ${room} of ${found.length}; the rest is in the summary and the report`;
      sink.annotate({ severity, title: 'tagproof', message });
    }
  }
}

function annotation(finding: ReportedFinding): Annotation {
  const { check, severity, fix, ...place } = finding;
  const replace = fix === undefined ? '' : `\nReplace by: ${fix.replacement}`;
  const lines = `${messageOf(finding)}${replace}`.split('\n').map(plain).join('\n');
  const { file, line, column, endLine, endColumn } = place;
  const located = file !== undefined && line !== undefined && column !== undefined;
  return {
    severity,
    title: `tagproof: ${plain(check)}`,
    message: lines.slice(0, longestMessage),
    ...(located
      ? { place: { file, line, column, endLine: endLine ?? line, endColumn: endColumn ?? column } }
      : {}),
  };
}
