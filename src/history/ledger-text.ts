// The text of a first-seen ledger: its entries, its schema, how it is parsed and printed, and how two are merged.
import { z } from 'zod';
import { imageName, isDigest, parseImage } from '../model/images/image.js';
import { parseJson } from '../model/json.js';
import type { HistoryRecord } from '../model/judgement/fact.js';
import { compareText } from '../model/text/text.js';

/** At `at` the registry returned `digest` for the tag, and the entry before has another digest or does not exist. */
export interface LedgerEntry extends HistoryRecord {
  /** `registry/repository:tag`, normalized. */
  readonly image: string;
}

/** Sorted by image, time and digest, without duplicates. */
export type LedgerEntries = readonly LedgerEntry[];

/** The entries, or what is wrong: one sentence per issue, with its line if that is known. */
type ParsedLedger = { readonly entries: LedgerEntries } | { readonly issues: readonly string[] };

/** A ledger with more entries is neither read nor written. */
export const maxEntries = 20_000;
const ledgerVersion = 1;
const maxIssues = 5;
// One line per entry, so that git can merge two branches that observed different tags.
const head = ['{', `"version": ${ledgerVersion},`, '"entries": ['];
const foot = ['null', ']', '}'];

const entrySchema = z.strictObject({
  image: z
    .string()
    .max(512)
    .describe('Normalized image name with registry and tag: `docker.io/library/alpine:3.20`'),
  seen: z.iso.datetime().describe('When the registry first returned this digest for the tag (UTC)'),
  digest: z
    .string()
    .regex(/^sha256:[a-f0-9]{64}$/)
    .describe('The digest that the registry returned for the tag'),
});

export const ledgerSchema = z.strictObject({
  version: z.literal(ledgerVersion),
  entries: z
    .array(z.union([entrySchema, z.null()]))
    .max(maxEntries + 1)
    .describe(
      'Sorted by image, time and digest. The last item is null, so that every entry line ends with a comma',
    ),
});

/**
 * The union of two lists of entries. An entry that repeats its neighbour's digest is kept: dropping it would make the
 * result depend on the order of merges, because a later merge may put another digest between the two.
 */
export function mergeEntries(a: readonly LedgerEntry[], b: readonly LedgerEntry[]): LedgerEntries {
  const all = [...a, ...b].sort(compareEntries);
  return all.filter((entry, index) => {
    const before = all[index - 1];
    return before === undefined || compareEntries(before, entry) !== 0;
  });
}

function compareEntries(a: LedgerEntry, b: LedgerEntry): number {
  return compareText(a.image, b.image) || a.at - b.at || compareText(a.digest, b.digest);
}

/** The text of a ledger: one line per entry. Each line ends with a comma, because the list ends with null. */
export function printLedger(entries: LedgerEntries): string {
  return `${[...head, ...entries.map((entry) => `${entryText(entry)},`), ...foot].join('\n')}\n`;
}

export function entryText({ image, at, digest }: LedgerEntry): string {
  return JSON.stringify({ image, seen: new Date(at).toISOString(), digest });
}

/**
 * Parses a ledger in any JSON layout and order, because git merges it line by line. Never throws: returns the issues
 * of a text that is not a ledger.
 */
export function parseLedger(text: string): ParsedLedger {
  const value = parseJson(text);
  if (value === undefined) return { issues: [`${atLine(unexpectedLine(text))}it is not JSON`] };
  const parsed = ledgerSchema.safeParse(value);
  if (!parsed.success) {
    const issues = parsed.error.issues.slice(0, maxIssues).map(({ path, message }) => {
      const line = typeof path[1] === 'number' ? lineOfEntry(text, path[1]) : undefined;
      return `${atLine(line)}${path.length === 0 ? 'the file' : path.join('.')}: ${message}`;
    });
    return { issues };
  }
  const entries: LedgerEntry[] = [];
  const issues: string[] = [];
  for (const [index, entry] of parsed.data.entries.entries()) {
    if (entry === null) continue;
    const { image, seen, digest } = entry;
    if (isTagName(image) && isDigest(digest)) entries.push({ image, at: Date.parse(seen), digest });
    else if (issues.length < maxIssues)
      issues.push(`${atLine(lineOfEntry(text, index))}the image is not a normalized name with a tag`);
  }
  return issues.length > 0 ? { issues } : { entries: mergeEntries(entries, []) };
}

function isTagName(name: string): boolean {
  const parsed = parseImage(name);
  if (parsed.kind === 'invalid') return false;
  const { tag, digest } = parsed.image;
  return tag !== undefined && digest === undefined && imageName(parsed.image) === name;
}

/** The line of an entry if the text has the layout of `printLedger`. */
function lineOfEntry(text: string, index: number): number | undefined {
  const lines = text.split(/\r?\n/);
  const isPrinted = head.every((line, position) => lines[position]?.trim() === line);
  return isPrinted ? head.length + index + 1 : undefined;
}

/** The first line that `printLedger` would not write: usually an unresolved merge conflict. */
function unexpectedLine(text: string): number | undefined {
  const fixed = new Set([...head, ...foot]);
  const lines = text.split(/\r?\n/);
  const unexpected = lines.findIndex((line) => {
    const trimmed = line.trim();
    return trimmed !== '' && !fixed.has(trimmed) && parseJson(trimmed.replace(/,$/, '')) === undefined;
  });
  return unexpected < 0 ? undefined : unexpected + 1;
}

function atLine(line: number | undefined): string {
  return line === undefined ? '' : `line ${line}: `;
}
