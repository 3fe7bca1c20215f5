// The job summary and the comment: the verdict, what to do next, and a section for each part of the report.
import type { CheckText } from '../../model/judgement/finding.js';
import { placeLinks } from '../../report/images/links.js';
import type { ImageSummary } from '../../report/images/schema.js';
import type { Report } from '../../report/schema/schema.js';
import { fenced } from '../escape.js';
import { stepsOf } from '../next-steps.js';
import { type ReportView, takeWithin, viewLimits } from '../view.js';
import { stateText } from '../words/image-card.js';
import { shownText } from '../words/texts.js';
import { fixSection } from './fix.js';
import { forecastsSection } from './forecast.js';
import { summaryHead } from './head.js';
import { imagesSection } from './images.js';
import { nextStepsSection } from './next-steps.js';
import { breakable, linkTo } from './places.js';
import { fold, type Section } from './rows.js';
import {
  advisoriesSection,
  coverageSection,
  gapsSection,
  othersSection,
  pinnedSection,
  recordedSection,
  repositoriesSection,
  seenSection,
  signaturesSection,
  untrusted,
  waivedSection,
  waiversSection,
} from './sections.js';
import { chartOf, historiesByName, worstSegments } from './timeline.js';

const frameBytes = 800;

/** The images without findings, folded. */
function cleanSection(report: Report, { clean }: ReportView): Section {
  return (maxBytes) => {
    if (clean.length === 0 || maxBytes < 2 * frameBytes) return '';
    const part = takeWithin(clean, maxBytes - frameBytes, (image) => {
      const uses = image.references === 1 ? '' : ` × ${image.references}`;
      const name = `${iconOf(image)} ${linkTo(image.links.page, breakable(image.name))}${uses}`;
      return `| ${name} | ${untrusted(stateText(image, report))} |\n`;
    });
    const cut = part.shown.length === part.total ? '' : `\n${shownText(part)}.\n`;
    const table = `| Image | What is known |\n| --- | --- |\n${part.shown.join('')}${cut}`;
    return `\n${fold(`Images without findings (${clean.length})`, table)}`;
  };
}

/** Green only for what was verified, and is not at the end of its life. */
function iconOf({ pins, deprecated, waived }: ImageSummary): string {
  if (pins.some(({ status, built }) => status === 'unknown' && built === undefined) || pins.length === 0)
    return '❔';
  if (deprecated === true || waived > 0 || !pins.every(({ status }) => status === 'current')) return '🟡';
  return '🟢';
}

const maxCharts = 3;

/** Charts of the worst images that pin a foreign digest or are behind, folded. */
function chartsSection(report: Report, { flagged }: ReportView): Section {
  const now = Date.parse(report.asOf);
  const histories = historiesByName(report);
  const charts: string[] = [];
  for (const image of flagged) {
    if (charts.length === maxCharts) break;
    const segments = worstSegments(image, histories.get(image.name), now);
    if (segments.length > 1) charts.push(fenced('mermaid', chartOf(image, segments)));
  }
  return (maxBytes) => {
    const text = charts.length === 0 ? '' : `\n${fold('Timelines of the worst images', charts.join('\n\n'))}`;
    return Buffer.byteLength(text) > maxBytes ? '' : text;
  };
}

/** Markdown for `GITHUB_STEP_SUMMARY`, at most 60,000 bytes, however many findings there are. */
export function summaryOf(report: Report, view: ReportView, checks: readonly CheckText[]): string {
  return textWithin(viewLimits.summaryBytes, report, view, partsOf(report, view, checks));
}

/**
 * The comment on a pull request: Markdown of at most 60,000 bytes. There is one per workflow job, which is updated in place;
 * the client adds the marker that identifies it.
 */
export function commentOf(report: Report, view: ReportView, checks: readonly CheckText[]): string {
  const parts = partsOf(report, view, checks).filter(({ isBackground }) => isBackground !== true);
  return textWithin(viewLimits.commentBytes, report, view, parts);
}

interface Part {
  readonly render: Section;
  /** The part of the remaining bytes that it may use. */
  readonly share: number;
  /** Rendered after the others, which are short, so that it gets the remaining bytes. */
  readonly last?: true;
  /** Left out of comments. */
  readonly isBackground?: true;
}

function partsOf(report: Report, view: ReportView, checks: readonly CheckText[]): readonly Part[] {
  const steps = stepsOf(report, view, checks);
  return [
    { render: nextStepsSection(steps, placeLinks(report)), share: 0.3 },
    { render: fixSection(report, view), share: 0.3 },
    { render: gapsSection(report, view), share: 0.25 },
    { render: repositoriesSection(report), share: 0.25, isBackground: true },
    { render: pinnedSection(view), share: 0.25 },
    { render: forecastsSection(report), share: 0.25 },
    { render: recordedSection(view), share: 0.1 },
    { render: imagesSection(report, view, checks), share: 1, last: true },
    { render: chartsSection(report, view), share: 0.1, isBackground: true },
    { render: othersSection(report, view), share: 0.3 },
    { render: cleanSection(report, view), share: 0.2, isBackground: true },
    { render: advisoriesSection(report), share: 0.2 },
    { render: signaturesSection(report), share: 0.2 },
    { render: coverageSection(report), share: 0.2, isBackground: true },
    { render: seenSection(report), share: 0.2, isBackground: true },
    { render: waiversSection(report), share: 0.2 },
    { render: waivedSection(report, view), share: 0.2 },
  ];
}

/** The head and the parts in their order, together at most `maxBytes` bytes. */
function textWithin(maxBytes: number, report: Report, view: ReportView, parts: readonly Part[]): string {
  const head = summaryHead(report, view);
  const rendered = new Map<Part, string>();
  let left = maxBytes - Buffer.byteLength(head);
  for (const part of [...parts.filter(({ last }) => !last), ...parts.filter(({ last }) => last)]) {
    const text = part.render(Math.floor(left * part.share));
    left -= Buffer.byteLength(text);
    rendered.set(part, text);
  }
  return head + parts.map((part) => rendered.get(part)).join('');
}
