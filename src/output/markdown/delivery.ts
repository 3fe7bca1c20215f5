// The words of what is written to the CI host: pull request, tracking issue, suggestions, the cleared comment.

import type { Advisory } from '../../model/advisory.js';
import type { PinChange } from '../../model/delivery.js';
import type { Gap } from '../../model/failure.js';
import type { Finding } from '../../model/finding.js';
import { plural } from '../../model/text.js';
import type { Report } from '../../report/schema.js';
import type { Locate } from '../../report/texts.js';
import { code, markdown } from '../escape.js';

/** Title of the pull request and headline of its commit: one line, at most 100 characters. */
export function pinTitle(changes: readonly PinChange[]): string {
  const [only] = changes;
  const name = only?.name.split('/').at(-1) ?? '';
  const title = changes.length === 1 ? `Pin ${name}` : `Pin ${plural(changes.length, 'image')}`;
  return title.length <= 100 ? title : 'Pin 1 image';
}

const maxCharacters = 55_000;

/** Body of the pull request: for each image what changed, since when, what it skips, and what advisories say. */
export function pinBody(changes: readonly PinChange[], locate: Locate, report: Report): string {
  const head = [
    "Every digest below is what its tag points to, by the tag's own history.",
    '',
    '| Image | From | To | Since | Skips | Advisories | Where |',
    '| --- | --- | --- | --- | --- | --- | --- |',
  ];
  let room = maxCharacters;
  const rows: string[] = [];
  for (const change of changes) {
    const row = `| ${cells(change, locate).join(' | ')} |`;
    room -= row.length + 1;
    if (room < 0) break;
    rows.push(row);
  }
  const shown =
    rows.length < changes.length
      ? ['', `Shown ${rows.length} of ${changes.length}; the rest is in the diff and in the report.`]
      : [];
  const unknown =
    report.incomplete.length === 0
      ? []
      : [
          '',
          `${plural(report.incomplete.length, 'thing')} could not be verified, so pins may be missing here.`,
        ];
  return [...head, ...rows, ...shown, ...unknown].join('\n');
}

const maxPlaces = 5;

function cells(change: PinChange, locate: Locate): readonly string[] {
  const { name, from, to, toSince, behind, places, advisories } = change;
  const where = places.slice(0, maxPlaces).map((place) => code(`${place.file}:${locate(place).line}`));
  const more = places.length > maxPlaces ? [`and ${places.length - maxPlaces} more`] : [];
  return [
    code(name),
    from === undefined ? 'not pinned' : code(short(from)),
    code(short(to)),
    new Date(toSince).toISOString().slice(0, 10),
    behind === undefined || behind < 2 ? '' : plural(behind - 1, 'digest'),
    advisories === undefined
      ? 'not asked'
      : [advised('old', advisories.from), advised('new', advisories.to)]
          .filter((text) => text !== '')
          .join('; '),
    [...where, ...more].join('<br>'),
  ];
}

function advised(which: string, answer: readonly Advisory[] | Gap | undefined): string {
  if (answer === undefined) return '';
  if ('cause' in answer) return `${which}: unknown (${answer.cause})`;
  const ids = [...new Set(answer.map(({ advisoryId }) => advisoryId))];
  const shown = ids.slice(0, 3).map(markdown).join(', ');
  return `${which}: ${ids.length === 0 ? 'none' : `${ids.length} (${shown}${ids.length > 3 ? ', …' : ''})`}`;
}

function short(digest: string): string {
  return digest.slice(0, 'sha256:'.length + 12);
}

/** Title of the tracking issue. It does not change with the counts, so that it can be found and linked to. */
export const issueTitle = 'Container images need attention';

/** Why a suggestion is made: the findings that it mends. */
export function suggestionText(mended: readonly Finding[]): string {
  const lines = mended.map(({ check, message }) => `**${markdown(check)}**: ${markdown(message)}`);
  return [...new Set(lines)].join('<br>');
}

/** What the comment says when nothing is left of what it said. */
export const clearedComment =
  '### ✅ Tagproof: resolved\n\nThe findings that stood here are gone, or the pull request no longer touches them.';

/** What the issue says when it is closed. */
export const cleanIssue = 'Every image is in order. This issue opens again when something needs attention.';
