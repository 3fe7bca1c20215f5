// The report as text for a log or a terminal: a table to look at, then each finding with its story and its diff.
import type { CheckText } from '../../model/check-text.js';
import type { Sink } from '../../model/host.js';
import { coverageLine } from '../../report/coverage.js';
import type { Report } from '../../report/schema.js';
import { advisoriesOf, riskWords } from '../advisories.js';
import { cut, plain } from '../escape.js';
import { formatPlace, formatReportDay, headline, meaning, referenceName, wholeStory } from '../format.js';
import { auditWords } from '../markdown/audit.js';
import { stepsOf } from '../steps.js';
import { type ReportView, shownOf, viewLimits } from '../view.js';
import { notableWaivers } from '../waivers.js';
import { drawer, painter, styles } from './blocks.js';
import { terminalTable } from './columns.js';
import { foldedBlocks, foldedRows } from './folds.js';
import { firstSteps } from './steps.js';

/** How the text looks: colours, columns and links are for terminals that have them. */
export type Look = Pick<Sink, 'colour' | 'width' | 'link'>;

/** The whole report as text. Everything from outside is spelled out, nothing can move the cursor. */
export function terminalText(
  report: Report,
  plan: ReportView,
  look: Look,
  checks: readonly CheckText[] = [],
): string {
  const paint = painter(look);
  const draw = drawer(look, paint);
  const { references } = report;
  const { findings } = plan;
  const waivers = notableWaivers(report).slice(0, viewLimits.terminalFindings);
  const unknown = report.incomplete;
  const edits = [...plan.pinned, ...plan.recorded];
  const coverage = coverageLine(report);
  const said = (one: Report['references'][number]) =>
    report.mode === 'audit' ? auditWords(one, report.asOf) : wholeStory(one, report.asOf);
  const parts = [
    firstSteps(stepsOf(report, plan, checks), look, paint),
    terminalTable(
      foldedRows(references, (r) => [short(formatPlace(r)), short(referenceName(r)), short(said(r))]),
      look.width,
      [0, 1],
    ),
    rest(references, plan.totals.references, 'references'),
    foldedBlocks(findings, ({ check }) => plain(check), draw.finding).join('\n'),
    rest(findings, plan.totals.findings, 'findings'),
    foldedBlocks(plan.waived, ({ check }) => `${plain(check)}, waived`, draw.waived).join('\n'),
    rest(plan.waived, plan.totals.waived, 'waived findings'),
    advisoryTable(report, look),
    waivers.map(draw.waiver).join('\n'),
    foldedBlocks(unknown, ({ cause }) => plain(cause), draw.unknown).join('\n'),
    rest(unknown, plan.totals.unknown, 'things that are not verified'),
    foldedBlocks(edits, ({ before }) => (before === '' ? 'first seen' : 'pinned'), draw.edit).join('\n'),
    coverage === '' ? '' : paint('dim', plain(coverage)),
    references.length === 0 && report.verdict === 'pass' ? meaning(report) : '',
    paint(['bold', styles[report.verdict]], plain(headline(report, plan))),
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

function rest(shown: readonly unknown[], total: number, noun: string): string {
  const text = shownOf({ shown, total });
  return text === '' ? '' : text.replace(String(total), `${total} ${noun}`);
}

function advisoryTable(report: Report, look: Look): string {
  const rows = advisoriesOf(report);
  const shown = rows.slice(0, viewLimits.terminalFindings);
  if (shown.length === 0) return '';
  const text = terminalTable(
    [
      ['ADVISORY', 'SEVERITY', 'PACKAGE', 'STATUS', 'UPDATED', 'HERE'],
      ...shown.map(({ id, aliases, risk, artifact, status, fixedIn, updated, outcome }) => [
        short([id, ...aliases].join(' = ')),
        riskWords(risk),
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

/** A cell of a table; the report has the whole text. */
function short(text: string): string {
  return plain(cut(text, 400));
}
