// The one sticky comment on a pull request.
import { createHash } from 'node:crypto';
import type { CheckText } from '../../model/check-text.js';
import type { Report } from '../../report/schema.js';
import { type ReportView, viewLimits } from '../view.js';
import { findingsSection, unknownSection, waivedSection, waiversSection } from './sections.js';
import { advisoriesSection } from './sections-images.js';
import { pinnedSection, recordedSection } from './sections-written.js';
import { nextStepsSection } from './steps.js';
import { drawWithin, summaryHead } from './summary.js';

/** The hidden first line by which the comment is found again. `key` tells workflows, jobs and matrix legs apart. */
export function commentMarker(key: string): string {
  return `<!-- tagproof:${createHash('sha256').update(key).digest('hex').slice(0, 16)} -->`;
}

/**
 * Markdown of at most 60,000 bytes, below the marker if a key is given. When nothing is left it says so in two lines,
 * which clears the comment.
 */
export function commentOf(
  report: Report,
  plan: ReportView,
  checks: readonly CheckText[],
  key?: string,
): string {
  const marker = key === undefined ? '' : `${commentMarker(key)}\n`;
  const head = `${marker}${summaryHead(report, plan)}`;
  const body = drawWithin(viewLimits.commentBytes - Buffer.byteLength(head), [
    { draw: nextStepsSection(report, plan, checks), share: 0.5 },
    { draw: unknownSection(report, plan), share: 0.3 },
    { draw: pinnedSection(plan), share: 0.3 },
    { draw: recordedSection(plan), share: 0.1 },
    { draw: findingsSection(report, plan), share: 1, last: true },
    { draw: advisoriesSection(report), share: 0.2 },
    { draw: waiversSection(report), share: 0.2 },
    { draw: waivedSection(report, plan), share: 0.3 },
  ]);
  return head + body;
}
