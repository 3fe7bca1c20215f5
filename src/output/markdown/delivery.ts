// Titles and bodies of what is written to the CI host: the pin pull request and suggestions.

import type { Advisory } from '../../model/advisory.js';
import type { PinChange } from '../../model/delivery.js';
import type { Gap } from '../../model/failure.js';
import type { Finding } from '../../model/finding.js';
import { plural, shortDigest } from '../../model/text.js';
import { formatDay } from '../../model/time.js';
import type { Report } from '../../report/schema.js';
import type { Locate } from '../../report/texts.js';
import { code, markdown } from '../escape.js';
import { deliveryTexts } from '../texts.js';
import { signaturesSection } from './signatures.js';

/** The title of the pull request and of its commit: one line of at most 100 characters. */
export function pinTitle(changes: readonly PinChange[]): string {
  const [only] = changes;
  const name = only?.name.split('/').at(-1) ?? '';
  const title = changes.length === 1 ? `Pin ${name}` : `Pin ${plural(changes.length, 'image')}`;
  return title.length <= 100 ? title : 'Pin 1 image';
}

const maxBodyLength = 55_000;
const maxSignatureBytes = 8_000;

/** The body of the pull request: for each image the change, since when the new digest is current, what is skipped, and the advisories of both. */
export function pinBody(changes: readonly PinChange[], locate: Locate, report: Report): string {
  const head = [
    deliveryTexts.pullRequestIntro,
    '',
    '| Image | From | To | Current since | Digests skipped | Advisories | Where |',
    '| --- | --- | --- | --- | --- | --- | --- |',
  ];
  let room = maxBodyLength;
  const rows: string[] = [];
  for (const change of changes) {
    const row = `| ${cells(change, locate).join(' | ')} |`;
    room -= row.length + 1;
    if (room < 0) break;
    rows.push(row);
  }
  const shown =
    rows.length < changes.length ? ['', deliveryTexts.pullRequestCut(rows.length, changes.length)] : [];
  const gaps =
    report.incomplete.length === 0 ? [] : ['', deliveryTexts.pullRequestGaps(report.incomplete.length)];
  return [...head, ...rows, ...shown, ...gaps].join('\n') + signaturesSection(report)(maxSignatureBytes);
}

const maxPlaces = 5;

function cells(change: PinChange, locate: Locate): readonly string[] {
  const { name, from, to, toSince, behind, places, advisories } = change;
  const where = places.slice(0, maxPlaces).map((place) => code(`${place.file}:${locate(place).line}`));
  const more = places.length > maxPlaces ? [`and ${places.length - maxPlaces} more`] : [];
  return [
    code(name),
    from === undefined ? 'not pinned' : code(shortDigest(from)),
    code(shortDigest(to)),
    formatDay(toSince),
    behind === undefined || behind < 2 ? '' : plural(behind - 1, 'digest'),
    advisories === undefined
      ? 'not checked'
      : [advisoryCell('old', advisories.from), advisoryCell('new', advisories.to)]
          .filter((text) => text !== '')
          .join('; '),
    [...where, ...more].join('<br>'),
  ];
}

function advisoryCell(which: string, answer: readonly Advisory[] | Gap | undefined): string {
  if (answer === undefined) return '';
  if ('cause' in answer) return `${which}: unknown (${answer.cause})`;
  const ids = [...new Set(answer.map(({ advisoryId }) => advisoryId))];
  const shown = ids.slice(0, 3).map(markdown).join(', ');
  return `${which}: ${ids.length === 0 ? 'none' : `${ids.length} (${shown}${ids.length > 3 ? ', …' : ''})`}`;
}

/** The reason for a suggestion: the findings that it fixes. */
export function suggestionText(fixed: readonly Finding[]): string {
  const lines = fixed.map(({ check, message }) => `**${markdown(check)}**: ${markdown(message)}`);
  return [...new Set(lines)].join('<br>');
}
