// What keeps a log from being a wall: what is the same is said once, and of many alike the first few are shown.
import type { ReportedReference } from './schema.js';

/** Up to so many of a kind all are shown. */
const fewEnough = 20;
const fewOfMany = 3;

/** A row of the table of references: the place, the image, and what is known of it. */
export type Row = readonly [place: string, name: string, story: string];

/** Rows as they are when they are few; else one an image and story, with its first place and how many more there are. */
export function foldedRows(
  references: readonly ReportedReference[],
  row: (reference: ReportedReference) => Row,
): readonly Row[] {
  const rows = references.map(row);
  if (rows.length <= fewEnough) return rows;
  const same = new Map<string, { readonly first: Row; count: number }>();
  for (const one of rows) {
    const key = JSON.stringify(one.slice(1));
    const known = same.get(key);
    if (known === undefined) same.set(key, { first: one, count: 1 });
    else known.count += 1;
  }
  return [...same.values()].map(({ first: [place, name, story], count }) => [
    count === 1 ? place : `${place} +${count - 1}`,
    name,
    story,
  ]);
}

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
