// What a change does to the ledger of its base commit: adding observations is expected, rewriting the past is reported.
import { largest } from '../model/extremes.js';
import type { Instant, LedgerPart, LedgerRewrite } from '../model/fact.js';
import { entryText, type LedgerEntries } from './ledger-text.js';

const maxNamed = 3;

/** The entries of the base that the change lacks, and those that it inserts into the past; `undefined` without any. */
export function rewriteOf(
  path: string,
  base: LedgerEntries,
  change: LedgerEntries,
): LedgerRewrite | undefined {
  const [before, after] = [textsOf(base), textsOf(change)];
  const newest = newestByImage(base);
  const newestOfAll = largest(newest.values());
  const removed = base.filter((entry) => !after.has(entryText(entry)));
  const backdated = change.filter(
    (entry) => !before.has(entryText(entry)) && entry.at < (newest.get(entry.image) ?? newestOfAll),
  );
  if (removed.length === 0 && backdated.length === 0) return undefined;
  const at = { file: path, span: { start: 0, end: 0 } };
  return { at, removed: partOf(removed), backdated: partOf(backdated) };
}

function textsOf(entries: LedgerEntries): ReadonlySet<string> {
  return new Set(entries.map(entryText));
}

/** Entries are sorted by time, so the last one of an image is its newest. */
function newestByImage(entries: LedgerEntries): ReadonlyMap<string, Instant> {
  return new Map(entries.map(({ image, at }) => [image, at]));
}

function partOf(entries: LedgerEntries): LedgerPart {
  const images = [...new Set(entries.map(({ image }) => image))];
  return { count: entries.length, images: images.slice(0, maxNamed) };
}
