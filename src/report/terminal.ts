// The report as text for a log or a terminal: a table to look at, then each finding with its story and its fix.
import { styleText } from 'node:util';
import type { Sink } from '../model/host.js';
import { table, wrapped } from './columns.js';
import { cut, plain } from './escape.js';
import { limits, type Plan, shownOf } from './plan.js';
import type { Report, ReportedFinding } from './schema.js';
import { headline, placeOf, referenceName, story } from './words.js';

/** How the text looks: colours, columns and links are for terminals that have them. */
export type Look = Pick<Sink, 'colour' | 'width' | 'link'>;

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
export function terminalText(report: Report, plan: Plan, look: Look): string {
  const paint: Paint = (style, text) =>
    look.colour ? styleText(style, text, { validateStream: false }) : text;
  const draw = drawer(look, paint);
  const shown = plan.findings.slice(0, limits.terminalFindings);
  const references = report.references.slice(0, limits.terminalFindings);
  const parts = [
    table(
      references.map((r) => [short(placeOf(r)), short(referenceName(r)), short(story(r))]),
      look.width,
    ),
    shownOf({ shown: references, total: plan.totals.references }),
    shown.map(draw.finding).join('\n'),
    shownOf({ shown, total: plan.totals.findings }),
    plan.waived.slice(0, limits.terminalFindings).map(draw.waived).join('\n'),
    report.incomplete.map(draw.unknown).join('\n'),
    shownOf({ shown: report.incomplete, total: plan.totals.unknown }),
    report.edits.map(draw.edit).join('\n'),
    paint(['bold', styles[report.verdict]], plain(headline(report, plan))),
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

/** A cell of the table; the report has the whole text. */
function short(text: string): string {
  return plain(cut(text, 400));
}

function drawer(look: Look, paint: Paint) {
  const indented = (text: string) =>
    wrapped(plain(cut(text, limits.annotationBytes)), (look.width ?? Number.POSITIVE_INFINITY) - 4)
      .map((line) => `    ${line}`)
      .join('\n');
  const place = ({
    origin,
    file,
    line,
    column,
  }: Pick<ReportedFinding, 'origin' | 'file' | 'line' | 'column'>) =>
    file === undefined || origin !== undefined
      ? plain(placeOf({ origin, file, line }))
      : linked(look, file, `${plain(file)}:${line}${column === undefined ? '' : `:${column}`}`);
  return {
    finding({ severity, check, message, fix, ...at }: ReportedFinding): string {
      const head = [paint(styles[severity], severity), paint('bold', plain(check)), place(at)];
      const replacement =
        fix === undefined ? '' : `\n    ${paint('green', `fix: ${plain(fix.replacement)}`)}`;
      return `${head.join('  ').trimEnd()}\n${indented(message)}${replacement}`;
    },
    waived({ check, waived, ...at }: ReportedFinding): string {
      return `${paint('dim', 'waived')}  ${plain(check)}  ${place(at)}\n${indented(waived?.reason ?? '')}`;
    },
    unknown({ origin, subject, message }: Report['incomplete'][number]): string {
      const what = origin === undefined || origin === subject ? subject : `${origin} ${subject}`;
      return `${paint('yellow', 'not verified')}  ${plain(what)}\n${indented(message)}`;
    },
    edit({ file, line, before, after }: Report['edits'][number]): string {
      const removed = paint('red', `  - ${plain(before.trim())}`);
      return `${place({ file, line })}\n${removed}\n${paint('green', `  + ${plain(after.trim())}`)}`;
    },
  };
}

/** An OSC 8 hyperlink: https://gist.github.com/egmontkob/eb114294efbcd5adb1944c9f3cb5feda */
function linked({ link }: Look, file: string, text: string): string {
  return link === undefined ? text : `\u001b]8;;${plain(link(file))}\u001b\\${text}\u001b]8;;\u001b\\`;
}
