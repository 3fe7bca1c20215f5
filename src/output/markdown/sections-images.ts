// The sections about images that need no attention, and the timelines of the stalest.
import type { ReportedImage } from '../../report/images/schema.js';
import type { Report } from '../../report/schema.js';
import { stateText } from '../cards.js';
import { fenced } from '../escape.js';
import { shownText } from '../texts.js';
import { type ReportView, takeWithin } from '../view.js';
import { breakable, linkTo } from './places.js';
import { fold, type Section } from './rows.js';
import { untrusted } from './sections.js';
import { chartOf, historiesByName, oldestSegments } from './timeline.js';

const frameBytes = 800;

/** The images without findings, folded. */
export function cleanSection(report: Report, { images }: ReportView): Section {
  const clean = images.filter(({ findings }) => findings === 0);
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
function iconOf({ pins, deprecated, waived }: ReportedImage): string {
  if (pins.some(({ status, built }) => status === 'unknown' && built === undefined) || pins.length === 0)
    return '❔';
  if (deprecated === true || waived > 0 || !pins.every(({ status }) => status === 'current')) return '🟡';
  return '🟢';
}

const maxCharts = 3;

/** Charts of the images that are the furthest behind, folded. */
export function chartsSection(report: Report, { images }: ReportView): Section {
  const now = Date.parse(report.asOf);
  const histories = historiesByName(report);
  const charts: string[] = [];
  for (const image of images) {
    if (charts.length === maxCharts) break;
    if (image.findings === 0 || image.lagSeconds === undefined) continue;
    const segments = oldestSegments(image, histories.get(image.name), now);
    if (segments.length > 1) charts.push(fenced('mermaid', chartOf(image, segments)));
  }
  return (maxBytes) => {
    const text =
      charts.length === 0 ? '' : `\n${fold('Timelines of the stalest images', charts.join('\n\n'))}`;
    return Buffer.byteLength(text) > maxBytes ? '' : text;
  };
}
