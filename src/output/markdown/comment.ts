// The comment on a pull request. There is one per workflow job, which is updated in place.
import type { CheckText } from '../../model/judgement/finding.js';
import { placeLinks } from '../../report/images/links.js';
import type { Report } from '../../report/schema/schema.js';
import { stepsOf } from '../next-steps.js';
import { type ReportView, viewLimits } from '../view.js';
import { advisoriesSection } from './advisories.js';
import { imagesSection } from './cards.js';
import { fixSection } from './fix.js';
import { forecastsSection } from './forecast.js';
import { summaryHead } from './head.js';
import { nextStepsSection } from './next-steps.js';
import { gapsSection, othersSection, signaturesSection, waivedSection, waiversSection } from './sections.js';
import { pinnedSection, recordedSection } from './sections-written.js';
import { renderWithin } from './summary.js';

/** Markdown of at most 60,000 bytes. The client adds the marker that identifies the comment. */
export function commentOf(report: Report, view: ReportView, checks: readonly CheckText[]): string {
  const head = summaryHead(report, view);
  const steps = stepsOf(report, view, checks);
  const sections = [
    { render: nextStepsSection(steps, placeLinks(report)), share: 0.3 },
    { render: fixSection(report, view), share: 0.3 },
    { render: gapsSection(report, view), share: 0.25 },
    { render: pinnedSection(view), share: 0.25 },
    { render: forecastsSection(report), share: 0.25 },
    { render: recordedSection(view), share: 0.1 },
    { render: imagesSection(report, view, checks), share: 1, last: true },
    { render: othersSection(report, view), share: 0.3 },
    { render: advisoriesSection(report), share: 0.2 },
    { render: signaturesSection(report), share: 0.2 },
    { render: waiversSection(report), share: 0.2 },
    { render: waivedSection(report, view), share: 0.2 },
  ];
  return head + renderWithin(viewLimits.commentBytes - Buffer.byteLength(head), sections);
}
