// Removes skips from a policy file by cutting their lines; every other byte stays.
import { isMap, isScalar, isSeq, type Node, parseDocument } from 'yaml';
import type { ChangedPolicy } from './append.js';

const refused = {
  refused: 'the form of its `skips` cannot be changed automatically; remove the entry by hand',
} as const;

/** Removes the entries of `skips` with these indexes. `text` is a valid policy. */
export function removeSkips(text: string, indexes: ReadonlySet<number>): ChangedPolicy {
  if (indexes.size === 0) return { text };
  const document = parseDocument(text, { prettyErrors: false, uniqueKeys: false, logLevel: 'silent' });
  const root = document.contents;
  const pair = isMap(root) ? root.items.find(({ key }) => isScalar(key) && key.value === 'skips') : undefined;
  if (pair === undefined || !isSeq(pair.value) || pair.value.flow) return refused;
  let result = text;
  for (const index of [...indexes].sort((a, b) => b - a)) {
    const range = (pair.value.items[index] as Node | undefined)?.range;
    if (range == null) return refused;
    const start = text.lastIndexOf('\n', range[0] - 1) + 1;
    if (!/^[ \t]*-[ \t]+$/.test(text.slice(start, range[0]))) return refused;
    const end = lineAfter(text, range[1]);
    result = result.slice(0, start) + result.slice(end);
  }
  return isWithout(result, text, indexes) ? { text: result } : refused;
}

/** The start of the line after the value that ends at `offset`. */
function lineAfter(text: string, offset: number): number {
  if (text[offset - 1] === '\n') return offset;
  const lineEnd = text.indexOf('\n', offset);
  return lineEnd < 0 ? text.length : lineEnd + 1;
}

/** True if the new text has the old data without these skips, and nothing else has changed. */
function isWithout(text: string, before: string, indexes: ReadonlySet<number>): boolean {
  const after = parseDocument(text, { prettyErrors: false, logLevel: 'silent' });
  if (after.errors.length > 0) return false;
  const old = parseDocument(before, { logLevel: 'silent' }).toJS() as Record<string, unknown>;
  const skips = (old.skips as unknown[]).filter((_, index) => !indexes.has(index));
  const wanted = { ...old, skips: skips.length === 0 ? null : skips };
  try {
    return JSON.stringify(after.toJS()) === JSON.stringify(wanted);
  } catch (error) {
    // An alias whose anchor was in the entry.
    if (!(error instanceof ReferenceError)) throw error;
    return false;
  }
}
