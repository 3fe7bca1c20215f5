// Keeps long logs readable: equal rows are folded into one, and of many similar blocks only the first few are shown.

import { addToGroup } from '../../model/collections.js';
import type { ImageSummary } from '../../report/images/schema.js';
import { statusLabels } from '../words/texts.js';

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
  const kinds = new Map<string, T[]>();
  for (const item of items) {
    addToGroup(kinds, kindOf(item), item);
  }
  const lines = new Map<T, string>();
  for (const [kind, similar] of kinds) {
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
