// Names and places of images in Markdown: linked, breakable in narrow tables, and folded where there are many.
import type { LinkPlace } from '../../report/images/links.js';
import { code, cut, shortDigests } from '../escape.js';
import { formatPlace } from '../words/format.js';
import { cardTexts } from '../words/texts.js';

const maxNameBytes = 600;

/** Hosts refuse longer addresses, and they would use up the room of other rows. */
const maxUrlLength = 2000;

/** A link; `text` is Markdown, and `url` is an address that Tagproof has made from encoded parts. */
export function linkTo(url: string | undefined, text: string): string {
  return url === undefined || url.length > maxUrlLength ? text : `[${text}](<${url}>)`;
}

/** A name from outside as code that a narrow column can break after each slash, and before the tag or line. */
export function breakable(name: string): string {
  return code(shortDigests(cut(name, maxNameBytes)))
    .replace(/(?<!<)\//g, '/<wbr>')
    .replace(/&#58;(?=[^/]*<\/code>$)|:(?=[^/:]*<\/code>$)/, '<wbr>$&');
}

interface AnyPlace {
  readonly origin?: string | undefined;
  readonly file: string;
  readonly line: number;
  readonly url?: string | undefined;
}

/** A place as `file:line`, linked if the commit is known. */
export function placeLink(place: AnyPlace, link?: LinkPlace): string {
  return linkTo(place.url ?? link?.(place), breakable(formatPlace(place)));
}

/**
 * Places on one line of Markdown: one by itself, several folded under their number.
 * @param shown the part of them to show
 * @param total how many there are
 */
export function placesFold(shown: readonly string[], total: number): string {
  if (total === 0) return '';
  if (total === 1 && shown[0] !== undefined) return shown[0];
  if (shown.length === 0) return cardTexts.places(total);
  const rest = total - shown.length;
  const lines = rest === 0 ? shown : [...shown, cardTexts.morePlaces(rest)];
  return inlineFold(cardTexts.places(total), lines.join('<br>'));
}

/** The same with the first place always visible. */
export function placesList(shown: readonly string[], total: number): string {
  const [first, ...others] = shown;
  if (first === undefined || total < 2) return first ?? cardTexts.places(total);
  const rest = total - shown.length;
  if (others.length === 0) return `${first}<br>${cardTexts.more(rest)}`;
  const lines = rest === 0 ? others : [...others, cardTexts.morePlaces(rest)];
  return `${first}${inlineFold(cardTexts.more(total - 1), lines.join('<br>'))}`;
}

/** A fold inside of a table cell, so on one line. `title` and `text` are Markdown. */
export function inlineFold(title: string, text: string): string {
  return `<details><summary>${title}</summary>${text}</details>`;
}
