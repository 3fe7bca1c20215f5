// The ledger's text: read with every mistake at its line, written the same for the same entries.

import { imageName, isDigest, parseImage } from '../model/image.js';
import { parseJson } from '../model/json.js';
import { type LedgerEntries, type LedgerEntry, mergeEntries } from './entries.js';
import { ledgerSchema, ledgerVersion } from './ledger-schema.js';

/** The entries, or what is wrong: one sentence a mistake, with its line where there is one. */
export type ParsedLedger = { readonly entries: LedgerEntries } | { readonly issues: readonly string[] };

const maxIssues = 5;
const head = ['{', `"version": ${ledgerVersion},`, '"entries": ['];
const foot = ['null', ']', '}'];

/** One line an entry, every one with a comma after it: the last of the list is null. Ends with a line end. */
export function printLedger(entries: LedgerEntries): string {
  return `${[...head, ...entries.map((entry) => `${entryText(entry)},`), ...foot].join('\n')}\n`;
}

/** An entry as it stands in its line, without the comma. */
export function entryText({ image, at, digest }: LedgerEntry): string {
  return JSON.stringify({ image, seen: new Date(at).toISOString(), digest });
}

/** Reads a ledger in any layout of JSON and any order: two that git has merged by lines are one. Never throws. */
export function parseLedger(text: string): ParsedLedger {
  const value = parseJson(text);
  if (value === undefined) return { issues: [`${atLine(strangeLine(text))}it is not JSON`] };
  const parsed = ledgerSchema.safeParse(value);
  if (!parsed.success) {
    const issues = parsed.error.issues.slice(0, maxIssues).map(({ path, message }) => {
      const line = typeof path[1] === 'number' ? lineOfEntry(text, path[1]) : undefined;
      return `${atLine(line)}${path.length === 0 ? 'the whole' : path.join('.')}: ${message}`;
    });
    return { issues };
  }
  const entries: LedgerEntry[] = [];
  const issues: string[] = [];
  for (const [index, entry] of parsed.data.entries.entries()) {
    if (entry === null) continue;
    const { image, seen, digest } = entry;
    if (isTagName(image) && isDigest(digest)) entries.push({ image, at: Date.parse(seen), digest });
    else issues.push(`${atLine(lineOfEntry(text, index))}the image is not a normalised name with a tag`);
  }
  return issues.length > 0 ? { issues: issues.slice(0, maxIssues) } : { entries: mergeEntries(entries, []) };
}

function isTagName(name: string): boolean {
  const parsed = parseImage(name);
  if (parsed.kind === 'invalid') return false;
  const { tag, digest } = parsed.image;
  return tag !== undefined && digest === undefined && imageName(parsed.image) === name;
}

/** The line of an entry in the ledger's own layout; `undefined` in any other. */
function lineOfEntry(text: string, index: number): number | undefined {
  const lines = text.split(/\r?\n/);
  const isOwnLayout = head.every((line, position) => lines[position]?.trim() === line);
  return isOwnLayout ? head.length + index + 1 : undefined;
}

/** The first line that cannot stand in the ledger's own layout: a conflict that nobody resolved, most often. */
function strangeLine(text: string): number | undefined {
  const own = new Set([...head, ...foot]);
  const lines = text.split(/\r?\n/);
  const strange = lines.findIndex((line) => {
    const trimmed = line.trim();
    return trimmed !== '' && !own.has(trimmed) && parseJson(trimmed.replace(/,$/, '')) === undefined;
  });
  return strange < 0 ? undefined : strange + 1;
}

function atLine(line: number | undefined): string {
  return line === undefined ? '' : `line ${line}: `;
}
