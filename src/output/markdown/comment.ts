// The comment on a pull request. There is one per workflow job, which is updated in place.
import { createHash } from 'node:crypto';
import type { CheckText } from '../../model/check-text.js';
import type { Report } from '../../report/schema.js';
import { type ReportView, viewLimits } from '../view.js';
import { findingsSection, gapsSection, waivedSection, waiversSection } from './sections.js';
import { advisoriesSection } from './sections-images.js';
import { pinnedSection, recordedSection } from './sections-written.js';
import { nextStepsSection } from './steps.js';
import { renderWithin, summaryHead } from './summary.js';

/** The hidden first line that identifies the comment. `key` distinguishes workflows, jobs and matrix legs. */
export function commentMarker(key: string): string {
  return `<!-- tagproof:${createHash('sha256').update(key).digest('hex').slice(0, 16)} -->`;
}

/** Markdown of at most 60,000 bytes, after the marker if a key is given. */
export function commentOf(
  report: Report,
  view: ReportView,
  checks: readonly CheckText[],
  key?: string,
): string {
  const marker = key === undefined ? '' : `${commentMarker(key)}\n`;
  const head = `${marker}${summaryHead(report, view)}`;
  const body = renderWithin(viewLimits.commentBytes - Buffer.byteLength(head), [
    { render: nextStepsSection(report, view, checks), share: 0.5 },
    { render: gapsSection(report, view), share: 0.3 },
    { render: pinnedSection(view), share: 0.3 },
    { render: recordedSection(view), share: 0.1 },
    { render: findingsSection(report, view), share: 1, last: true },
    { render: advisoriesSection(report), share: 0.2 },
    { render: waiversSection(report), share: 0.2 },
    { render: waivedSection(report, view), share: 0.3 },
  ]);
  return head + body;
}
