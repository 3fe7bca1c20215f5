// The images that need attention as a table: what is wrong, and the one thing to do, with the places folded.
import type { CheckText } from '../../model/judgement/finding.js';
import type { ImageSummary } from '../../report/images/schema.js';
import type { Report } from '../../report/schema/schema.js';
import { code } from '../escape.js';
import type { ReportView } from '../view.js';
import { actionPhrase, checksText, type Phrase, placesInWords, wrongTexts } from '../words/image-card.js';
import { cardTexts, existingLabel } from '../words/texts.js';
import { severityIcons } from './head.js';
import { breakable, inlineFold, linkTo, placeLink, placesFold } from './places.js';
import { placeLimits, rowsThatFit, type Section, tableText } from './rows.js';
import { advisoryLinks, codeLiteral, untrusted } from './sections.js';
import { barLegend, barOf, historiesByName, worstSegments } from './timeline.js';

/** Rows beyond these are folded. */
const openRows = 25;
const frameBytes = 2000;
const head = ['Image', 'What is wrong', 'What to do'];

/** Every image with findings, the worst first. As many places are listed for each as fit for all. */
export function imagesSection(report: Report, view: ReportView, checks: readonly CheckText[]): Section {
  const images = view.flagged;
  const histories = historiesByName(report);
  const now = Date.parse(report.asOf);
  // There is room for whole digests where people look; the patch has the others.
  const whole = new Set(images.slice(0, openRows));
  // A row is rendered with fewer and fewer places; its bar stays the same.
  const bars = new Map<ImageSummary, string>();
  const barFor = (image: ImageSummary) => {
    const bar = bars.get(image) ?? barOf(worstSegments(image, histories.get(image.name), now), now);
    bars.set(image, bar);
    return bar;
  };
  return (maxBytes) => {
    if (images.length === 0 || maxBytes < frameBytes) return '';
    const room = { maxFor: () => maxBytes - frameBytes, lengthOf: (row: string) => Buffer.byteLength(row) };
    const shown = rowsThatFit(images, placeLimits, room, (image, maxPlaces) =>
      rowOf(image, barFor(image), phraseMarkdown(actionPhrase(image, checks), whole.has(image)), maxPlaces),
    );
    const legend = shown.some((row) => /[█░▒✗]/.test(row)) ? [`${barLegend}\n`] : [];
    const part = { shown, total: view.totals.images };
    return tableText('Images that need attention', head, part, openRows, legend);
  };
}

/** @param action Markdown of the one thing to do */
function rowOf(image: ImageSummary, bar: string, action: string, maxPlaces: number): string {
  const { severity = 'notice', name, links } = image;
  const { found, total } = placesInWords(image);
  const existing = existingLabel(image);
  const label = existing === '' ? '' : ` (${existing})`;
  const wrong = [
    checksText(image, code, (one) => severityIcons[one]),
    ...wrongTexts(image).map(untrusted),
    [bar === '' ? '' : code(bar), links.history === undefined ? '' : linkTo(links.history, 'history')]
      .filter(Boolean)
      .join(' '),
    ...advisoriesFold(image, maxPlaces),
  ];
  const shown = found.slice(0, maxPlaces).map((place) => placeLink(place));
  const todo = [action, placesFold(shown, total)];
  const cells = [
    `${severityIcons[severity]}&nbsp;${linkTo(links.page, breakable(name))}${label}`,
    wrong.filter((line) => line !== '').join('<br>'),
    todo.filter((line) => line !== '').join('<br>'),
  ];
  return `| ${cells.join(' | ')} |\n`;
}

/** The advisories beyond the one that the row names. */
function advisoriesFold({ advisories }: ImageSummary, max: number): readonly string[] {
  if (advisories.length === 0) return [];
  const shown = advisories.slice(0, max).map(advisoryLinks);
  const rest = advisories.length - shown.length;
  const lines = rest === 0 ? shown : [...shown, cardTexts.morePlaces(rest)];
  return [inlineFold(cardTexts.advisories(advisories.length), lines.join('<br>'))];
}

/** Trusted text is Markdown already; names from outside become code. A whole digest is there to be copied. */
function phraseMarkdown(phrase: Phrase, isWhole: boolean): string {
  return phrase.map((part) => (typeof part === 'string' ? part : codeOf(part.code, isWhole))).join('');
}

function codeOf(text: string, isWhole: boolean): string {
  if (!isWhole || !/^sha256:[0-9a-f]{64}$/.test(text)) return codeLiteral(text);
  return code(text).replace(/[0-9a-f]{16}(?=[0-9a-f])/g, '$&<wbr>');
}
