// How good or bad the news is: verdict and findings as one message, so that no green tick ever stands above errors.
import { plural } from '../../model/text/text.js';
import type { Report } from '../../report/schema/schema.js';
import type { ReportView } from '../view.js';
import { moodTexts } from './texts.js';

/** `attention`: nothing blocks, but there are errors or warnings; `notice`: only notices. */
export type Mood = 'pass' | 'notice' | 'attention' | 'fail' | 'incomplete';

export function moodOf({ verdict }: Pick<Report, 'verdict'>, { totals }: Pick<ReportView, 'totals'>): Mood {
  if (verdict !== 'pass' || totals.findings === 0) return verdict;
  const { error = 0, warning = 0 } = totals.bySeverity;
  return error + warning > 0 ? 'attention' : 'notice';
}

/**
 * What needs attention, in images, and whether it blocks: the title of every channel. Backticks mark code. The number of
 * findings is the one in the line of totals.
 */
export function attentionText(report: Report, view: ReportView): string {
  const { totals } = view;
  if (totals.findings === 0)
    return report.verdict === 'incomplete' ? moodTexts.unverified : moodTexts.allWell;
  const { images = 0, findings } = totals;
  const need = (count: number) => `${count === 1 ? 'needs' : 'need'} attention`;
  if (images === 0) return `${plural(findings, 'finding')} ${need(findings)}${blockingText(report)}`;
  const all = findings === images ? '' : `, ${plural(findings, 'finding')} in all`;
  return `${plural(images, 'image')} ${need(images)}${all}${blockingText(report)}`;
}

/** That nothing blocks, and by which settings. */
function blockingText({ verdict, findings, settings }: Report): string {
  if (verdict !== 'pass') return '';
  const failOn = settings.find(({ name }) => name === 'fail-on')?.value ?? '';
  // A report that is read from a file may hold anything, and this text is not escaped.
  const rule = /^[a-z][a-z, -]*$/.test(failOn) ? `\`fail-on: ${failOn}\`` : '';
  const isCompared = findings.some(({ introduced }) => introduced === false);
  const rules = [isCompared ? '`new-only`' : '', rule].filter((text) => text !== '');
  return ` (nothing blocks${rules.length === 0 ? '' : `: ${rules.join(', ')}`})`;
}
