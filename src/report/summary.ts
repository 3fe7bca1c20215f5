// The job summary: verdict, what to do next, the findings, the references. Kept within the host's limit in bytes.
import { code, markdown } from './escape.js';
import type { Report, ReportedFinding } from './schema.js';
import { headline, messageOf, referenceName, story } from './words.js';

const mostBytes = 900 * 1024;
const signs = { pass: '✅', fail: '❌', incomplete: '⚠️' } as const;

/** Markdown for `GITHUB_STEP_SUMMARY`, at most 900 KiB: beyond the host's limit the whole summary would be lost. */
export function summaryOf(report: Report): string {
  const head = `## ${signs[report.verdict]} Tagproof: ${markdown(headline(report))}\n`;
  const sections: readonly Section[] = [
    section('Not verified', ['What', 'Why'], report.incomplete, (u) => [
      code(u.subject),
      markdown(u.message),
    ]),
    section('Findings', ['Severity', 'Check', 'Where', 'What', 'Replace by'], report.findings, findingCells),
    section('References', ['Where', 'Image', 'History'], report.references, (r) => [
      code(`${r.file}:${r.line}`),
      code(referenceName(r)),
      markdown(story(r)),
    ]),
  ];
  return sections.reduce((text, write) => text + write(mostBytes - Buffer.byteLength(text)), head);
}

/** Draws itself into at most `room` bytes. */
type Section = (room: number) => string;

function findingCells(finding: ReportedFinding): readonly string[] {
  const { severity, check, file, line, fix, waived } = finding;
  const where = file === undefined ? '' : code(`${file}:${line}`);
  const weight = waived === undefined ? severity : 'waived';
  return [
    weight,
    code(check),
    where,
    markdown(messageOf(finding)),
    fix === undefined ? '' : code(fix.replacement),
  ];
}

/** A table of as many rows as fit; what is left out is counted. */
function section<T>(
  title: string,
  head: readonly string[],
  items: readonly T[],
  cells: (item: T) => readonly string[],
) {
  return (room: number): string => {
    if (items.length === 0) return '';
    const lines = [`\n### ${title}\n`, `| ${head.join(' | ')} |`, `|${' --- |'.repeat(head.length)}`];
    let left = room - 1000;
    let shown = 0;
    for (const item of items) {
      const line = `| ${cells(item).join(' | ')} |`;
      left -= Buffer.byteLength(line) + 1;
      if (left < 0) break;
      lines.push(line);
      shown += 1;
    }
    if (shown < items.length) lines.push(`\nShown ${shown} of ${items.length}; the rest is in the report.`);
    return `${lines.join('\n')}\n`;
  };
}
