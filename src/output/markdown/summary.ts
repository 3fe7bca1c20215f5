// The job summary: the verdict, what to do next, and a section for each part of the report.
import type { CheckText } from '../../model/check-text.js';
import type { Report } from '../../report/schema.js';
import { stepsOf } from '../steps.js';
import { type ReportView, viewLimits } from '../view.js';
import { advisoriesSection } from './advisories.js';
import { imagesSection } from './cards.js';
import { forecastsSection } from './forecast.js';
import { summaryHead } from './head.js';
import type { LongSection, Section } from './rows.js';
import {
  coverageSection,
  gapsSection,
  othersSection,
  repositoriesSection,
  waivedSection,
  waiversSection,
} from './sections.js';
import { chartsSection, cleanSection } from './sections-images.js';
import { pinnedSection, recordedSection } from './sections-written.js';
import { signaturesSection } from './signatures.js';
import { nextStepsSection } from './steps.js';

/** Markdown for `GITHUB_STEP_SUMMARY`, at most 60,000 bytes, however many findings there are. */
export function summaryOf(report: Report, view: ReportView, checks: readonly CheckText[]): string {
  const head = summaryHead(report, view);
  const steps = stepsOf(report, view, checks);
  const sections: readonly WeightedSection[] = [
    { render: nextStepsSection(steps), share: 0.3 },
    { render: gapsSection(report, view), share: 0.25 },
    { render: repositoriesSection(report), share: 0.25 },
    { render: pinnedSection(view), share: 0.25 },
    { render: forecastsSection(report), share: 0.25 },
    { render: recordedSection(view), share: 0.1 },
    { render: imagesSection(report, view, checks), share: 1, last: true },
    { render: chartsSection(report, view), share: 0.1 },
    { render: othersSection(report, view), share: 0.3 },
    { render: cleanSection(report, view), share: 0.2 },
    { render: advisoriesSection(report), share: 0.2 },
    { render: signaturesSection(report), share: 0.2 },
    { render: coverageSection(report), share: 0.2 },
    { render: waiversSection(report), share: 0.2 },
    { render: waivedSection(report, view), share: 0.2 },
  ];
  const body = renderWithin(viewLimits.summaryBytes - Buffer.byteLength(head), sections);
  return head + body;
}

export interface WeightedSection {
  readonly render: Section | LongSection;
  /** The part of the remaining bytes that it may use. */
  readonly share: number;
  /** Rendered after the others, which are short, so that it gets the remaining bytes. */
  readonly last?: boolean;
}

/** Sections in their order, together at most `maxBytes` bytes. */
export function renderWithin(maxBytes: number, sections: readonly WeightedSection[]): string {
  const rendered = new Map<WeightedSection, string>();
  let left = maxBytes;
  for (const section of [...sections.filter(({ last }) => !last), ...sections.filter(({ last }) => last)]) {
    const part = section.render(Math.floor(left * section.share));
    const text = typeof part === 'string' ? part : part;
    left -= Buffer.byteLength(text);
    rendered.set(section, text);
  }
  return sections.map((section) => rendered.get(section)).join('');
}
