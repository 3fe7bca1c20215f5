// The report as text for a log or a terminal: what to do, a block for each image, then everything else.
import type { CheckText } from '../../model/judgement/finding.js';
import { plural } from '../../model/text/text.js';
import { sourcesLine } from '../../report/coverage.js';
import type { ImageSummary } from '../../report/images/schema.js';
import { referenceName } from '../../report/scanned.js';
import type { Report, ReportedFinding, ReportedWaiver } from '../../report/schema/schema.js';
import { cut, plain, shortDigests } from '../escape.js';
import { type Step, type StepPlace, sizeOf, stepsOf } from '../next-steps.js';
import { type ReportView, viewLimits } from '../view.js';
import { seenRows, seenTitle } from '../words/account.js';
import { advisoriesOf, severityText } from '../words/advisories.js';
import { changeOf, withoutIndent } from '../words/change.js';
import { changesText } from '../words/changes.js';
import {
  formatPlace,
  formatReportDay,
  headline,
  historyText,
  subjectOf,
  verdictMeaning,
} from '../words/format.js';
import { openChecks, stateText } from '../words/image-card.js';
import { signatureRows } from '../words/signatures.js';
import {
  cardTexts,
  existingLabel,
  notableWaivers,
  shownText,
  stepTexts,
  waiverScope,
  waiverStates,
} from '../words/texts.js';
import { attentionText, moodOf } from '../words/tone.js';
import { type Paint, painter, styles, type TerminalOptions, terminalTable, wrapped } from './columns.js';
import { forecastSummary } from './forecast.js';
import { cardFolds, cardRenderer, foldedBlocks, foldedRows } from './images.js';

type At = Pick<ReportedFinding, 'origin' | 'file' | 'line' | 'column'>;

/** A renderer for each kind of block. The blocks do not end with a line end. */
function blockRenderer(look: TerminalOptions, paint: Paint) {
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
function linked({ link }: TerminalOptions, file: string, text: string): string {
  return link === undefined ? text : `\u001b]8;;${plain(link(file))}\u001b\\${text}\u001b]8;;\u001b\\`;
}

const maxSteps = 3;
const maxPlaces = 2;
const maxCauses = 3;
const maxSeen = 5;

/** At most three numbered steps; empty if there is nothing to do. */
function firstSteps(steps: readonly Step[], { width }: TerminalOptions, paint: Paint): string {
  if (steps.length === 0) return '';
  const room = (width ?? Number.POSITIVE_INFINITY) - 5;
  const lines = steps.slice(0, maxSteps).flatMap((step, index) => {
    const [head, ...more] = linesOf(step).map(plain);
    const [first = '', ...rest] = wrapped(head ?? '', room);
    const indented = [...rest, ...more.flatMap((line) => wrapped(line, room))];
    return [`  ${index + 1}. ${first}`, ...indented.map((line) => `     ${line}`)];
  });
  const left = steps.length - maxSteps;
  const others = left > 0 ? [`  … and ${plural(left, 'more step')}. All findings are listed below.`] : [];
  return [paint('bold', 'What to do first'), ...lines, ...others].join('\n');
}

function linesOf(step: Step): readonly string[] {
  switch (step.kind) {
    case 'pin':
      return [`Pin ${sizeOf(step)} (${step.checks.join(', ')}): ${stepTexts.pin(step.count)}`];
    case 'fix': {
      const places = step.places.slice(0, maxPlaces).map(formatPlace);
      const more = step.count - places.length;
      const where = [...places, ...(more > 0 && places.length > 0 ? [`${more} more`] : [])].join(', ');
      const foreign = step.places.slice(0, maxPlaces).flatMap((one) => foreignText(one));
      return [
        `${step.check}, ${sizeOf(step)}${where === '' ? '' : ` (${where})`}: ${step.advice}`,
        ...foreign,
      ];
    }
    case 'repository':
      return [
        `${[step.origin, ...step.owners.map((one) => `(${one})`)].join(' ')}: ${step.harm}. ${step.advice}`,
        ...step.places.flatMap((one) => foreignText(one)),
      ];
    case 'investigate': {
      const causes = step.causes.slice(0, maxCauses).map(({ cause, count, first }) => {
        const many = step.causes.length > 1 ? `, ${count} of ${step.count}` : '';
        return `${shortDigests(first)} [${cause}]${many}`;
      });
      return [`${stepTexts.unverified(sizeOf(step))} ${step.advice}`, ...causes];
    }
  }
}

/** `services/new/Dockerfile:2 pins redis:7 to sha256:…, a digest that this tag never had. 4 other places are good: …`. */
function foreignText({ name = '', foreign, ...at }: StepPlace): readonly string[] {
  if (foreign === undefined) return [];
  const others = foreign.others === '' ? '' : `. ${foreign.others}`;
  return [
    `${formatPlace(at)} pins ${shortDigests(name)} to ${shortDigests(foreign.digest)}, ${cardTexts.neverHad}${others}.`,
  ];
}

const maxTextBytes = 400;

/** Empty if nothing asked for signatures. */
export function signatureTable(report: Pick<Report, 'images'>, { width }: TerminalOptions): string {
  const rows = signatureRows(report);
  const shown = rows.slice(0, viewLimits.terminalFindings);
  if (shown.length === 0) return '';
  const cell = (text: string) => plain(cut(text, maxTextBytes));
  const table = terminalTable(
    [
      ['SIGNATURES', 'DIGEST', ''],
      ...shown.map(({ image, digest, text }) => [cell(image), cell(digest), cell(text)]),
    ],
    width,
  );
  const left = shownText({ shown, total: rows.length });
  return left === '' ? table : `${table}\n\n${left}`;
}

/** The whole report as text. Untrusted text is escaped, so it cannot move the cursor. */
export function terminalText(
  report: Report,
  view: ReportView,
  look: TerminalOptions,
  checks: readonly CheckText[] = [],
): string {
  const paint = painter(look);
  const render = blockRenderer(look, paint);
  const card = cardRenderer(report, look, paint, checks);
  const { flagged, otherCauses, totals } = view;
  const isAudit = report.mode === 'audit';
  const listed = isAudit ? flagged.slice(0, viewLimits.terminalImages) : flagged;
  const cards = isAudit ? listed.map(card) : foldedBlocks(flagged, kindOf, card, cardFolds);
  const waivers = notableWaivers(report).slice(0, viewLimits.terminalFindings);
  const gaps = report.incomplete;
  const edits = [...view.pinned, ...view.recorded];
  const folded = {
    others: foldedBlocks(otherCauses, ({ check }) => plain(check), render.finding),
    waived: foldedBlocks(view.waived, ({ check }) => `${plain(check)}, waived`, render.waived),
    gaps: foldedBlocks(gaps, ({ cause }) => plain(cause), render.gap),
    edits: foldedBlocks(edits, writtenWhere, render.edit),
  };
  const steps = stepsOf(report, view, checks);
  const sources = sourcesLine(report);
  const fitted = (text: string) => wrapped(text, look.width ?? Number.POSITIVE_INFINITY).join('\n');
  const style = styles[moodOf(report, view)];
  const parts = [
    () => firstSteps(steps, look, paint),
    () => cards.join('\n'),
    () => rest(listed, flagged.length, 'images that need attention'),
    () => folded.others.join('\n'),
    () => cleanTable(report, view, look),
    () => folded.waived.join('\n'),
    () => rest(view.waived, totals.waived, 'waived findings'),
    () => advisoryTable(report, look),
    () => signatureTable(report, look),
    () => waivers.map(render.waiver).join('\n'),
    () => folded.gaps.join('\n'),
    () => rest(gaps, totals.unknown, 'items that are not verified'),
    () => folded.edits.join('\n'),
    () => forecastSummary(report.forecasts ?? [], look),
    () => seenList(report),
    () => (sources === '' ? '' : paint('dim', fitted(plain(sources)))),
    () => (report.references.length === 0 && report.verdict === 'pass' ? verdictMeaning(report) : ''),
    () => plain(changesText(report)),
    () => (totals.findings === 0 ? '' : paint(['bold', style], fitted(attentionText(report, view)))),
    () => paint(['bold', style], fitted(plain(headline(report, view)))),
  ].map((write) => write());
  return parts.filter((part) => part !== '').join('\n\n');
}

function writtenWhere({ before }: Report['edits'][number]): string {
  return before === '' ? 'added to ledger' : 'pinned';
}

/** Images with the same findings are alike. */
function kindOf(image: ImageSummary): string {
  return openChecks(image)
    .map(({ check }) => plain(check))
    .join(', ');
}

function rest(shown: readonly unknown[], total: number, noun: string): string {
  const text = shownText({ shown, total });
  return text === '' ? '' : text.replace(String(total), `${total} ${noun}`);
}

/** The images without findings, and in an audit the references that are not verified, with what is known of them. */
function cleanTable(report: Report, { clean }: ReportView, look: TerminalOptions): string {
  const row = (image: ImageSummary) =>
    [placesOf(image), image.name, stateText(image, report)].map(short) as [string, string, string];
  const others = report.mode === 'audit' ? report.references.filter(({ kind }) => kind !== 'image') : [];
  const rows = others
    .slice(0, viewLimits.terminalImages)
    .map((one) => [formatPlace(one), referenceName(one), historyText(one)].map(short));
  const table = terminalTable([...foldedRows(clean, row), ...rows], look.width, [0, 1]);
  const left = rest(rows, others.length, 'references that are not verified');
  return left === '' ? table : `${table}\n\n${left}`;
}

/** The names of images that no scanner reads, as far as the whole list is short. */
function seenList(report: Report): string {
  const { shown, total } = seenRows(report);
  if (total === 0) return '';
  const some = shown.slice(0, maxSeen);
  const lines = some.map((one) => `  ${short(formatPlace(one))}  ${short(one.name)}`);
  const left = total - some.length;
  const more = left === 0 ? [] : [`  … and ${left} more, which are in the JSON report`];
  return [`${seenTitle}:`, ...lines, ...more].join('\n');
}

function placesOf({ places: [first], references }: ImageSummary): string {
  if (first === undefined) return '';
  const place = [first.origin, `${first.file}:${first.line}`].filter((part) => part !== undefined).join(' ');
  return references > 1 ? `${place} +${references - 1}` : place;
}

function advisoryTable(report: Report, look: TerminalOptions): string {
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
