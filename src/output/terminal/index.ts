// The report as text for a log or a terminal: what to do, the table of references, then each finding with its fix.
import type { CheckText } from '../../model/check-text.js';
import { coverageLine } from '../../report/coverage.js';
import type { Report } from '../../report/schema.js';
import { advisoriesOf, severityText } from '../advisories.js';
import { cut, plain } from '../escape.js';
import {
  auditText,
  formatPlace,
  formatReportDay,
  headline,
  referenceName,
  referenceText,
  verdictMeaning,
} from '../format.js';
import { stepsOf } from '../steps.js';
import { shownText } from '../texts.js';
import { type ReportView, viewLimits } from '../view.js';
import { notableWaivers } from '../waivers.js';
import { blockRenderer } from './blocks.js';
import { terminalTable } from './columns.js';
import { foldedBlocks, foldedRows } from './folds.js';
import { type Look, painter, styles } from './paint.js';
import { signatureTable } from './signatures.js';
import { firstSteps } from './steps.js';

/** The whole report as text. Untrusted text is escaped, so it cannot move the cursor. */
export function terminalText(
  report: Report,
  view: ReportView,
  look: Look,
  checks: readonly CheckText[] = [],
): string {
  const paint = painter(look);
  const render = blockRenderer(look, paint);
  const { references } = report;
  const { findings } = view;
  const waivers = notableWaivers(report).slice(0, viewLimits.terminalFindings);
  const gaps = report.incomplete;
  const edits = [...view.pinned, ...view.recorded];
  const coverage = coverageLine(report);
  const textOf = report.mode === 'audit' ? auditText : referenceText;
  const parts = [
    firstSteps(stepsOf(report, view, checks), look, paint),
    terminalTable(
      foldedRows(references, (r) => [
        short(formatPlace(r)),
        short(referenceName(r)),
        short(textOf(r, report.asOf)),
      ]),
      look.width,
      [0, 1],
    ),
    rest(references, view.totals.references, 'references'),
    foldedBlocks(findings, ({ check }) => plain(check), render.finding).join('\n'),
    rest(findings, view.totals.findings, 'findings'),
    foldedBlocks(view.waived, ({ check }) => `${plain(check)}, waived`, render.waived).join('\n'),
    rest(view.waived, view.totals.waived, 'waived findings'),
    advisoryTable(report, look),
    signatureTable(report, look),
    waivers.map(render.waiver).join('\n'),
    foldedBlocks(gaps, ({ cause }) => plain(cause), render.gap).join('\n'),
    rest(gaps, view.totals.unknown, 'items that are not verified'),
    foldedBlocks(edits, ({ before }) => (before === '' ? 'added to ledger' : 'pinned'), render.edit).join(
      '\n',
    ),
    coverage === '' ? '' : paint('dim', plain(coverage)),
    references.length === 0 && report.verdict === 'pass' ? verdictMeaning(report) : '',
    paint(['bold', styles[report.verdict]], plain(headline(report, view))),
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

function rest(shown: readonly unknown[], total: number, noun: string): string {
  const text = shownText({ shown, total });
  return text === '' ? '' : text.replace(String(total), `${total} ${noun}`);
}

function advisoryTable(report: Report, look: Look): string {
  const rows = advisoriesOf(report);
  const shown = rows.slice(0, viewLimits.terminalFindings);
  if (shown.length === 0) return '';
  const text = terminalTable(
    [
      ['ADVISORY', 'SEVERITY', 'PACKAGE', 'STATUS', 'UPDATED', 'FINDINGS'],
      ...shown.map(({ id, aliases, risk, artifact, status, fixedIn, updated, outcome }) => [
        short([id, ...aliases].join(' = ')),
        severityText(risk),
        short(artifact),
        short(fixedIn.length === 0 ? status : `${status} in ${fixedIn.join(', ')}`),
        short(formatReportDay(updated)),
        outcome,
      ]),
    ],
    look.width,
  );
  const left = rest(shown, rows.length, 'advisories');
  return left === '' ? text : `${text}\n\n${left}`;
}

/** A cell of a table. The report has the full text. */
function short(text: string): string {
  return plain(cut(text, 400));
}
