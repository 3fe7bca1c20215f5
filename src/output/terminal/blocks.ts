// The blocks of the terminal's text: a finding, a waiver, a gap, a written line.
import type { Report, ReportedFinding, ReportedWaiver } from '../../report/schema.js';
import { changeOf, withoutIndent } from '../change.js';
import { cut, plain, shortDigests } from '../escape.js';
import { formatPlace, formatReportDay, subjectOf } from '../format.js';
import { existingLabel, waiverStates } from '../texts.js';
import { viewLimits } from '../view.js';
import { waiverScope } from '../waivers.js';
import { wrapped } from './columns.js';
import { type Look, type Paint, styles } from './paint.js';

type At = Pick<ReportedFinding, 'origin' | 'file' | 'line' | 'column'>;

/** A renderer for each kind of block. The blocks do not end with a line end. */
export function blockRenderer(look: Look, paint: Paint) {
  const indented = (text: string) =>
    wrapped(plain(cut(text, viewLimits.annotationBytes)), (look.width ?? Number.POSITIVE_INFINITY) - 4)
      .map((line) => `    ${line}`)
      .join('\n');
  const place = ({ origin, file, line, column }: At) =>
    file === undefined || origin !== undefined
      ? plain(formatPlace({ origin, file, line }))
      : linked(look, file, `${plain(file)}:${line}${column === undefined ? '' : `:${column}`}`);
  const diff = (before: readonly string[], after: readonly string[]) => {
    const lines = withoutIndent({ before, after });
    return [
      ...lines.before.map((line) => paint('red', `    - ${plain(line)}`)),
      ...lines.after.map((line) => paint('green', `    + ${plain(line)}`)),
    ].join('\n');
  };
  const head = (...parts: readonly string[]) => parts.filter((part) => part !== '').join('  ');
  return {
    finding(finding: ReportedFinding): string {
      const { severity, check, message } = finding;
      const change = changeOf(finding);
      const label = paint('dim', existingLabel(finding));
      const lines = [
        head(paint(styles[severity], severity), paint('bold', plain(check)), place(finding), label),
        indented(message),
        ...(change === undefined ? [] : [diff(change.before, change.after)]),
      ];
      const elsewhere = change !== undefined && change.line !== finding.line;
      if (elsewhere) lines.splice(2, 0, `    fix at ${place({ ...change, column: undefined })}`);
      return lines.join('\n');
    },
    waived({ check, waived, ...at }: ReportedFinding): string {
      const { reason = '', expires } = waived ?? {};
      const until = expires === undefined ? '' : paint('dim', `until ${plain(formatReportDay(expires))}`);
      return `${head(paint('dim', 'waived'), plain(check), place(at), until)}\n${indented(reason)}`;
    },
    waiver(waiver: ReportedWaiver): string {
      const { state, notice = '', file, line, column } = waiver;
      const title = paint(state === 'expired' || state === 'lapsed' ? 'red' : 'yellow', 'waiver');
      const about = head(
        title,
        waiverStates[state],
        plain(cut(waiverScope(waiver), viewLimits.annotationBytes)),
      );
      return `${head(about, place({ file, line, column }))}\n${indented(notice)}`;
    },
    gap(gap: Report['incomplete'][number]): string {
      const code = paint('dim', `[${plain(gap.cause)}]`);
      const title = head(paint('yellow', 'not verified'), plain(shortDigests(subjectOf(gap))), code);
      return `${title}\n${indented(shortDigests(gap.message))}`;
    },
    edit({ file, line, before, after }: Report['edits'][number]): string {
      const [title, old] = before === '' ? ['added to ledger', []] : ['pinned', [before]];
      return `${head(paint('green', title), place({ file, line }))}\n${diff(old, [after])}`;
    },
  };
}

/** An OSC 8 hyperlink: https://gist.github.com/egmontkob/eb114294efbcd5adb1944c9f3cb5feda */
function linked({ link }: Look, file: string, text: string): string {
  return link === undefined ? text : `\u001b]8;;${plain(link(file))}\u001b\\${text}\u001b]8;;\u001b\\`;
}
