// The images that need attention in a terminal: a block for each, with what is wrong, what to do, and where.
import { groupedBy } from '../../model/collections.js';
import type { CheckText } from '../../model/judgement/finding.js';
import { shortDigest } from '../../model/text/text.js';
import type { ImagePlace, ImageSummary } from '../../report/images/schema.js';
import type { Report } from '../../report/schema/schema.js';
import { cut, plain, shortDigests } from '../escape.js';
import { viewLimits } from '../view.js';
import { formatPlace } from '../words/format.js';
import { actionPhrase, checksText, pinTexts, placesInWords, wrongTexts } from '../words/image-card.js';
import { cardTexts, existingLabel, statusLabels } from '../words/texts.js';
import { type Paint, styles, type TerminalOptions, wrapped } from './columns.js';

/** Lists up to this length are not folded. */
const findingFolds = { maxUnfolded: 5, noun: '' };
const maxBlocksPerKind = 3;
/** Longer tables show at most `maxRowsPerStatus` rows for each status. */
const maxRows = 40;
const maxRowsPerStatus = 8;

/** A row of the table of images: the first place, the image, and what is known of it. */
type FoldedRow = readonly [place: string, name: string, text: string];

/** One row per image; of long lists the first rows of each status, followed by the number of those left out. */
export function foldedRows(
  images: readonly ImageSummary[],
  row: (image: ImageSummary) => FoldedRow,
): readonly FoldedRow[] {
  if (images.length <= maxRows) return images.map(row);
  const counts = new Map<string, number>();
  const shown = images.filter((image) => {
    const status = statusText(image);
    const count = (counts.get(status) ?? 0) + 1;
    counts.set(status, count);
    return count <= maxRowsPerStatus;
  });
  const left = [...counts].filter(([, count]) => count > maxRowsPerStatus);
  return [
    ...shown.map(row),
    ...left.map(
      ([status, count]): FoldedRow => [
        `… and ${count - maxRowsPerStatus} more`,
        '',
        `${status} (the report lists all)`,
      ],
    ),
  ];
}

function statusText({ pins: [pin] }: ImageSummary): string {
  const { status = 'unknown', cause, built } = pin ?? {};
  const label = statusLabels[status].toLowerCase();
  if (built !== undefined) return 'verified by its build';
  return status === 'unknown' ? `${label} (${cause ?? 'not checked'})` : label;
}

/** Cards take more room than findings, so that shorter lists of them are folded. */
export const cardFolds = { maxUnfolded: 5, noun: ' images' };

/** The items rendered in their order; for long lists, the first few of each kind and the number of those left out. */
export function foldedBlocks<T>(
  items: readonly T[],
  kindOf: (item: T) => string,
  render: (item: T) => string,
  { maxUnfolded, noun } = findingFolds,
): readonly string[] {
  if (items.length <= maxUnfolded) return items.map(render);
  const lines = new Map<T, string>();
  for (const [kind, similar] of groupedBy(items, kindOf)) {
    const shown = similar.length <= maxBlocksPerKind + 1 ? similar : similar.slice(0, maxBlocksPerKind);
    for (const one of shown) lines.set(one, render(one));
    const last = shown.at(-1);
    const left = similar.length - shown.length;
    if (last !== undefined && left > 0)
      lines.set(
        last,
        `${lines.get(last)}\n    … and ${left} more${noun} like these (${kind}); the JSON and HTML reports list all`,
      );
  }
  return items.flatMap((item) => lines.get(item) ?? []);
}

const indent = '    ';
const maxPlaces = 6;
const separator = ', ';
const maxAdvisories = 3;

/** Renders one image, in an audit with everything that is known of it; the block does not end with a line end. */
export function cardRenderer(
  report: Report,
  look: TerminalOptions,
  paint: Paint,
  checks: readonly CheckText[],
) {
  const lines = (text: string) =>
    wrapped(
      plain(cut(text, viewLimits.annotationBytes)),
      (look.width ?? Number.POSITIVE_INFINITY) - indent.length,
    );
  return (image: ImageSummary): string => {
    const { severity = 'notice', name } = image;
    const title = [
      paint(styles[severity], severity),
      paint('bold', plain(shortDigests(cut(name, 400)))),
      paint('dim', existingLabel(image)),
    ];
    const text = [
      checksText(image),
      ...knownTexts(image, report).map(shortDigests),
      ...advisoryLines(image),
    ].flatMap(lines);
    const action = todoTexts(image, checks)
      .flatMap(lines)
      .map((line) => paint('cyan', line));
    const places = placeLines(image, look);
    return [
      title.filter((part) => part !== '').join('  '),
      ...[...text, ...action].map((line) => indent + line),
      ...places,
    ].join('\n');
  };
}

/**
 * The one thing to do. A digest that somebody has to copy is whole and has a line of its own; one that `tagproof pin`
 * writes is short, because the report has it.
 */
function todoTexts(image: ImageSummary, checks: readonly CheckText[]): readonly string[] {
  const todo = actionPhrase(image, checks)
    .map((part) => (typeof part === 'string' ? part : part.code))
    .join('');
  const { do: act, to, automatic } = image.action ?? {};
  if (act === 'pin' && to !== undefined && automatic !== true) return [`→ ${cardTexts.pinByHand}`, to];
  return todo === '' ? [] : [`→ ${shortDigests(todo)}`];
}

/** What is wrong; in an audit also what is known of the pins, their age included. */
function knownTexts(image: ImageSummary, report: Report): readonly string[] {
  const wrong = wrongTexts(image);
  if (report.mode !== 'audit') return wrong;
  const pins = pinTexts(image, report);
  const lines =
    pins.length < 2
      ? pins.map(({ text }) => text)
      : pins.map(({ digest, text }) => (digest === undefined ? text : `${shortDigest(digest)}: ${text}`));
  const isSaid = (text: string) => pins.some((one) => one.text.includes(text));
  return [...wrong.filter((text) => !isSaid(text)), ...lines.filter((text) => text !== '')];
}

/** The pages of the advisories: their ids are in the line above. */
function advisoryLines({ advisories }: ImageSummary): readonly string[] {
  return advisories.flatMap(({ url }) => (url === undefined ? [] : [url])).slice(0, maxAdvisories);
}

/** The places that have findings, as many on a line as fit; long lists are cut. */
function placeLines(image: ImageSummary, look: TerminalOptions): readonly string[] {
  const { found, total } = placesInWords(image);
  const shown = found.slice(0, maxPlaces);
  const left = total - shown.length;
  const more = left === 0 ? [] : [cardTexts.morePlaces(left)];
  const cells = [
    ...shown.map((place) => ({ text: linkedPlace(place, look), length: placeText(place).length })),
    ...more.map((text) => ({ text, length: text.length })),
  ];
  const width = look.width ?? 100;
  const lines: string[] = [];
  let room = 0;
  for (const { text, length } of cells) {
    room -= length + separator.length;
    if (room < 0 || lines.length === 0) {
      lines.push(`${indent}${text}`);
      room = width - indent.length - length;
    } else lines.push(`${lines.pop() ?? ''}${separator}${text}`);
  }
  return lines;
}

function placeText({ origin, file, line, column }: ImagePlace): string {
  return origin === undefined
    ? `${plain(file)}:${line}:${column}`
    : plain(formatPlace({ origin, file, line }));
}

/** The place as an OSC 8 hyperlink, in terminals that have them: to the file, or to the commit in a merged report. */
function linkedPlace(place: ImagePlace, { link }: TerminalOptions): string {
  const { origin, file, url } = place;
  const text = placeText(place);
  const target = origin === undefined ? link?.(file) : link === undefined ? undefined : url;
  return target === undefined ? text : `\u001b]8;;${plain(target)}\u001b\\${text}\u001b]8;;\u001b\\`;
}
