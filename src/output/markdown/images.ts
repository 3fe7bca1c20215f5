// The images that need attention as a table: what is wrong, and the one thing to do, with the places folded.
import type { CheckText } from '../../model/judgement/finding.js';
import type { ImageSummary } from '../../report/images/schema.js';
import type { Report } from '../../report/schema/schema.js';
import { code } from '../escape.js';
import type { ReportView } from '../view.js';
import {
  actionPhrase,
  countText,
  openChecks,
  type Phrase,
  placesInWords,
  wrongTexts,
} from '../words/image-card.js';
import { cardTexts, existingLabel, shownText } from '../words/texts.js';
import { severityIcons } from './head.js';
import { breakable, inlineFold, linkTo, placeLink, placesFold } from './places.js';
import { fold, placeLimits, rowsThatFit, type Section } from './rows.js';
import { advisoryLinks, codeLiteral, untrusted } from './sections.js';
import { barLegend, barOf, historiesByName, worstSegments } from './timeline.js';

/** Rows beyond these are folded. */
const openRows = 25;
const frameBytes = 2000;
const head = '| Image | What is wrong | What to do |\n| --- | --- | --- |\n';

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
    const part = { shown, total: view.totals.images };
    const folded = shown.slice(openRows);
    const parts = [
      `### Images that need attention (${view.totals.images})\n`,
      `${head}${shown.slice(0, openRows).join('')}`,
      ...(folded.length === 0 ? [] : [fold(`${folded.length} more`, `${head}${folded.join('')}`)]),
      ...(shown.length === part.total ? [] : [`${shownText(part)}.\n`]),
      ...(shown.some((row) => /[█░▒✗]/.test(row)) ? [`${barLegend}\n`] : []),
    ];
    return `\n${parts.join('\n')}`;
  };
}

/** @param action Markdown of the one thing to do */
function rowOf(image: ImageSummary, bar: string, action: string, maxPlaces: number): string {
  const { severity = 'notice', name, links, waived } = image;
  const { found, total } = placesInWords(image);
  const existing = existingLabel(image);
  const label = existing === '' ? '' : ` (${existing})`;
  const counts = openChecks(image).map((one) => {
    const icon = one.severity === severity ? '' : `${severityIcons[one.severity]} `;
    return `${icon}${code(one.check)}${countText(one, image)}`;
  });
  const accepted = waived === 0 ? [] : [`${waived} waived`];
  const wrong = [
    [...counts, ...accepted].join(', '),
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
