// The report as text for a log or a terminal: a table to look at, then each finding with its story and its fix.
import { plain } from './escape.js';
import type { Report, ReportedFinding } from './schema.js';
import { headline, referenceName, story } from './words.js';

/** The whole report as text. Everything from outside is spelled out, nothing can move the cursor. */
export function terminalText(report: Report): string {
  const parts = [
    table(
      report.references.map((r) => [`${plain(r.file)}:${r.line}`, plain(referenceName(r)), plain(story(r))]),
    ),
    report.findings.map(findingText).join('\n'),
    report.incomplete
      .map(({ subject, message }) => `not verified  ${plain(subject)}\n    ${plain(message)}`)
      .join('\n'),
    report.edits.map(({ file, line, before, after }) => diffText(file, line, before, after)).join('\n'),
    plain(headline(report)),
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

function findingText({ severity, check, file, line, column, message, fix }: ReportedFinding): string {
  const place = file === undefined ? '' : `  ${plain(file)}:${line}:${column}`;
  const replacement = fix === undefined ? '' : `\n    fix: ${plain(fix.replacement)}`;
  return `${severity}  ${check}${place}\n    ${plain(message)}${replacement}`;
}

function diffText(file: string, line: number, before: string, after: string): string {
  return `${plain(file)}:${line}\n  - ${plain(before.trim())}\n  + ${plain(after.trim())}`;
}

/** Rows as aligned columns; the last column is not padded. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ');
  return rows.map((row) => line(row).trimEnd()).join('\n');
}
