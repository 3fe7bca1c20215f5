// What keeps a log from being a wall: what is the same is said once, and of many alike the first few are shown.
import type { ReportedReference } from '../../report/schema.js';

/** Up to so many of a kind all are shown. */
const fewEnough = 20;
const fewOfMany = 3;
/** Up to so many rows a table is read; beyond, so many of each standing are shown. */
const maxRows = 40;
const rowsOfMany = 8;

/** A row of the table of references: the place, the image, and what is known of it. */
export type FoldedRow = readonly [place: string, name: string, story: string];

/**
 * Rows as they are when they are few; else one an image and story, with its first place and how many more there are.
 * When even these are many, the first of each standing, and at the end how many more stand so.
 */
export function foldedRows(
  references: readonly ReportedReference[],
  row: (reference: ReportedReference) => FoldedRow,
): readonly FoldedRow[] {
  if (references.length <= fewEnough) return references.map(row);
  const same = new Map<string, { readonly first: FoldedRow; readonly standing: string; count: number }>();
  for (const reference of references) {
    const first = row(reference);
    const key = JSON.stringify(first.slice(1));
    const known = same.get(key);
    if (known === undefined) same.set(key, { first, standing: standingOf(reference), count: 1 });
    else known.count += 1;
  }
  const folded = [...same.values()].map(({ first: [place, ...rest], standing, count }) => ({
    standing,
    row: [count === 1 ? place : `${place} +${count - 1}`, ...rest] as FoldedRow,
  }));
  return folded.length <= maxRows ? folded.map((one) => one.row) : firstOfEach(folded);
}

function firstOfEach(
  rows: readonly { readonly standing: string; readonly row: FoldedRow }[],
): readonly FoldedRow[] {
  const counts = new Map<string, number>();
  const shown = rows.filter(({ standing }) => {
    const count = (counts.get(standing) ?? 0) + 1;
    counts.set(standing, count);
    return count <= rowsOfMany;
  });
  const left = [...counts].filter(([, count]) => count > rowsOfMany);
  return [
    ...shown.map(({ row }) => row),
    ...left.map(
      ([standing, count]): FoldedRow => [
        `… and ${count - rowsOfMany} more`,
        '',
        `${standing} (all are in the report)`,
      ],
    ),
  ];
}

function standingOf({ kind, fact }: ReportedReference): string {
  if (kind === 'opaque') return 'not resolved';
  if (fact === undefined || fact.status === 'unknown') return `unknown (${fact?.cause ?? 'not asked'})`;
  return standings[fact.status];
}

const standings = {
  current: 'current',
  superseded: 'superseded',
  unpinned: 'not pinned',
  missing: 'missing',
  'not-in-history': 'never was this tag',
  'one-platform': 'one platform of an index',
} as const;

/**
 * Drawings of items in their order. When there are many, the first few of each kind, and after them one line on how
 * many more of it there are.
 */
export function foldedBlocks<T>(
  items: readonly T[],
  kindOf: (item: T) => string,
  draw: (item: T) => string,
): readonly string[] {
  if (items.length <= fewEnough) return items.map(draw);
  const kinds = new Map<string, T[]>();
  for (const item of items) {
    const alike = kinds.get(kindOf(item));
    if (alike === undefined) kinds.set(kindOf(item), [item]);
    else alike.push(item);
  }
  const lines = new Map<T, string>();
  for (const [kind, alike] of kinds) {
    const shown = alike.length <= fewOfMany + 1 ? alike : alike.slice(0, fewOfMany);
    for (const one of shown) lines.set(one, draw(one));
    const last = shown.at(-1);
    const left = alike.length - shown.length;
    if (last !== undefined && left > 0)
      lines.set(
        last,
        `${lines.get(last)}\n    … and ${left} more like these (${kind}); the report and \`--html\` have them all`,
      );
  }
  return items.flatMap((item) => lines.get(item) ?? []);
}
