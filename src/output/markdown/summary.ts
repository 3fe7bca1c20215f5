// The job summary: verdict, what to do next, findings, freshness, advisories, coverage, waivers.
import type { CheckText } from '../../model/check-text.js';
import type { Report } from '../../report/schema.js';
import { markdown } from '../escape.js';
import { headline, meaning } from '../format.js';
import { type ReportView, viewLimits } from '../view.js';
import { auditSection } from './audit.js';
import type { Section } from './rows.js';
import {
  coverageSection,
  findingsSection,
  repositoriesSection,
  unknownSection,
  verdictSigns,
  waivedSection,
  waiversSection,
} from './sections.js';
import { advisoriesSection, freshnessSection } from './sections-images.js';
import { pinnedSection, recordedSection } from './sections-written.js';
import { nextStepsSection } from './steps.js';

/** Markdown for `GITHUB_STEP_SUMMARY`, at most 900 KiB: beyond the host's limit the whole summary would be lost. */
export function summaryOf(report: Report, plan: ReportView, checks: readonly CheckText[]): string {
  const head = summaryHead(report, plan);
  const body = drawWithin(viewLimits.summaryBytes - Buffer.byteLength(head), [
    { draw: nextStepsSection(report, plan, checks), share: 1 },
    { draw: unknownSection(report, plan), share: 0.3 },
    { draw: repositoriesSection(report), share: 0.3 },
    { draw: pinnedSection(plan), share: 0.3 },
    { draw: recordedSection(plan), share: 0.1 },
    { draw: findingsSection(report, plan), share: 0.6, last: true },
    { draw: freshnessSection(report), share: 1, last: true },
    { draw: auditSection(report), share: 0.4 },
    { draw: advisoriesSection(report), share: 0.3 },
    { draw: coverageSection(report), share: 1 },
    { draw: waiversSection(report), share: 0.2 },
    { draw: waivedSection(report, plan), share: 0.3 },
  ]);
  return head + body;
}

/** The first lines of summary and comment. */
export function summaryHead(report: Report, plan: ReportView): string {
  return `## ${verdictSigns[report.verdict]} Tagproof: ${markdown(headline(report, plan))}\n\n${meaning(report)}\n`;
}

export interface Slice {
  readonly draw: Section;
  /** How much of the room that is still left it may take. */
  readonly share: number;
  /** Drawn after the others, which are short, so that it gets what they leave. */
  readonly last?: boolean;
}

/** Sections in their order, together at most `room` bytes. */
export function drawWithin(room: number, slices: readonly Slice[]): string {
  const drawn = new Map<Slice, string>();
  let left = room;
  for (const slice of [...slices.filter(({ last }) => !last), ...slices.filter(({ last }) => last)]) {
    const text = slice.draw(Math.floor(left * slice.share));
    left -= Buffer.byteLength(text);
    drawn.set(slice, text);
  }
  return slices.map((slice) => drawn.get(slice)).join('');
}
