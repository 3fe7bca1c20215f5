// The title and the first sentences of summary, comment and issue: what needs attention, and whether it blocks.
import { type Severity, severities } from '../../model/judgement/finding.js';
import { aboutUrl, checkUrl } from '../../report/images/links.js';
import type { Report } from '../../report/schema/schema.js';
import { code, markdown } from '../escape.js';
import type { ReportView } from '../view.js';
import { accountText } from '../words/account.js';
import { changesText } from '../words/changes.js';
import { totalsText, verdictMeaning } from '../words/format.js';
import { openChecks } from '../words/image-card.js';
import { foreignCheck } from '../words/texts.js';
import { attentionText, type Mood, moodOf } from '../words/tone.js';
import { linkTo } from './places.js';

const moodIcons: Readonly<Record<Mood, string>> = {
  pass: '✅',
  notice: 'ℹ️',
  attention: '⚠️',
  fail: '❌',
  incomplete: '⚠️',
};

export const severityIcons = { error: '❌', warning: '⚠️', notice: 'ℹ️' } as const;

/** The sign of a mood. */
export function moodIcon(mood: Mood): string {
  return moodIcons[mood];
}

/** The heading and first sentences of summary and comment. */
export function summaryHead(report: Report, view: ReportView): string {
  const mood = moodOf(report, view);
  const title = `## ${moodIcon(mood)} Tagproof: ${attentionText(report, view)}`;
  const account = accountText(report);
  const known = account === '' ? '' : `\n${markdown(account)}.\n`;
  const totals = `**${report.verdict}**: ${markdown(totalsText(report, view))}.`;
  // The title of a passing report with findings says already that nothing blocks.
  const meaning = report.verdict === 'pass' && view.totals.findings > 0 ? '' : ` ${verdictMeaning(report)}`;
  const hasFindings = view.totals.findings > 0;
  const counts = hasFindings ? `\n${countsLine(view)}\n` : '';
  const page = aboutUrl(report);
  const about = hasFindings && page !== undefined ? ` ${linkTo(page, 'What is this?')}` : '';
  const since = changesText(report);
  const changed = since === '' ? '' : `\n${markdown(since)}.\n`;
  return `${title}\n\n${totals}${meaning}${about}\n${known}${counts}${changed}`;
}

/**
 * The number of findings of each check, the most severe first, linked to the pages of the checks. Conflicting pins are
 * counted once for each image.
 */
function countsLine({ findings, images, totals }: ReportView): string {
  const severityOf = new Map<string, Severity>();
  for (const { check, severity } of findings) if (!severityOf.has(check)) severityOf.set(check, severity);
  const conflicting = () =>
    images.filter((image) => openChecks(image).some(({ check }) => check === 'conflicting-pins'));
  return [...severityOf]
    .map(([check, severity]) => ({
      check,
      severity,
      count: check === 'conflicting-pins' ? conflicting().length : (totals.byCheck[check] ?? 0),
    }))
    .sort(
      (a, b) =>
        Number(b.check === foreignCheck) - Number(a.check === foreignCheck) ||
        severities.indexOf(a.severity) - severities.indexOf(b.severity) ||
        b.count - a.count,
    )
    .map(
      ({ check, severity, count }) =>
        `${severityIcons[severity]} ${linkTo(checkUrl(check), code(check))} × ${count}`,
    )
    .join(', ');
}
