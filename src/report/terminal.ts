// The report as text for a log or a terminal: a table to look at, then each finding with its story and its fix.
import { styleText } from 'node:util';
import { plain } from './escape.js';
import type { Report, ReportedFinding } from './schema.js';
import { headline, messageOf, referenceName, story } from './words.js';

type Paint = (style: Parameters<typeof styleText>[0], text: string) => string;

const styles = {
  error: 'red',
  warning: 'yellow',
  notice: 'cyan',
  pass: 'green',
  fail: 'red',
  incomplete: 'yellow',
} as const;

/** The whole report as text. Everything from outside is spelled out, nothing can move the cursor. */
export function terminalText(report: Report, colour: boolean): string {
  const paint: Paint = (style, text) => (colour ? styleText(style, text, { validateStream: false }) : text);
  const parts = [
    table(
      report.references.map((r) => [`${plain(r.file)}:${r.line}`, plain(referenceName(r)), plain(story(r))]),
    ),
    report.findings.map((finding) => findingText(finding, paint)).join('\n'),
    report.incomplete.map(({ subject, message }) => unknownText(subject, message, paint)).join('\n'),
    report.edits.map((edit) => diffText(edit, paint)).join('\n'),
    paint(['bold', styles[report.verdict]], plain(headline(report))),
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

function findingText(finding: ReportedFinding, paint: Paint): string {
  const { severity, check, file, line, column, fix, waived } = finding;
  const place = file === undefined ? '' : `  ${plain(file)}:${line}:${column}`;
  const replacement = fix === undefined ? '' : `\n    ${paint('green', `fix: ${plain(fix.replacement)}`)}`;
  const weight = waived === undefined ? paint(styles[severity], severity) : 'waived';
  return `${weight}  ${paint('bold', check)}${place}\n    ${plain(messageOf(finding))}${replacement}`;
}

function unknownText(subject: string, message: string, paint: Paint): string {
  return `${paint('yellow', 'not verified')}  ${plain(subject)}\n    ${plain(message)}`;
}

function diffText({ file, line, before, after }: Report['edits'][number], paint: Paint): string {
  const removed = paint('red', `  - ${plain(before.trim())}`);
  return `${plain(file)}:${line}\n${removed}\n${paint('green', `  + ${plain(after.trim())}`)}`;
}

/** Rows as aligned columns; the last column is not padded. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ');
  return rows.map((row) => line(row).trimEnd()).join('\n');
}
