// Adds a waiver or a skip to a policy file by a single insertion; every other byte stays.
import { isMap, isScalar, isSeq, type Node, parseDocument, stringify, type YAMLSeq } from 'yaml';

/** The keys and values of a new waiver, in the order in which they are written. */
export type NewWaiver = Readonly<Record<string, string | readonly string[]>>;

/** A list of the policy, or the files that a pipeline of GitLab includes. */
type Section = 'waivers' | 'skips' | 'include';

interface Insertion {
  readonly offset: number;
  readonly text: string;
}

/** Adds the waiver at the end of `waivers`, or returns why that is not possible. `text` is a valid policy. */
export function appendWaiver(text: string, waiver: NewWaiver): ChangedPolicy {
  return appendEntry(text, 'waivers', waiver);
}

/** A policy's new text, or why it cannot be changed. */
export type ChangedPolicy = { readonly text: string } | { readonly refused: string };

/** Adds the entry at the end of its list, or returns why that is not possible. `text` is a valid policy. */
export function appendEntry(text: string, section: Section, added: NewWaiver): ChangedPolicy {
  for (const style of ['PLAIN', 'QUOTE_DOUBLE'] as const) {
    const result = inserted(text, section, entryText(added, style), added);
    if (result !== undefined && holds(result, text, section, added)) return { text: result };
  }
  return {
    refused: `the form of its \`${section}\` cannot be extended automatically; add the entry by hand`,
  };
}

function inserted(text: string, section: Section, entry: string, waiver: NewWaiver): string | undefined {
  const document = parseDocument(text, { prettyErrors: false, uniqueKeys: false, logLevel: 'silent' });
  const insertion = insertionFor(text, section, document.contents, entry, waiver);
  if (insertion === undefined) return undefined;
  const lineEnd = /\r\n/.test(text) ? '\r\n' : '\n';
  const { offset } = insertion;
  return text.slice(0, offset) + insertion.text.replaceAll('\n', lineEnd) + text.slice(offset);
}

/** The plain style quotes only where it seems necessary, which misses a few texts; the quoted style is always safe. */
function entryText(waiver: NewWaiver, style: 'PLAIN' | 'QUOTE_DOUBLE'): string {
  const look = { lineWidth: 0, indentSeq: true, defaultStringType: style, defaultKeyType: 'PLAIN' } as const;
  return stringify(waiver, look).trimEnd();
}

function insertionFor(
  text: string,
  section: Section,
  root: Node | null,
  entry: string,
  waiver: NewWaiver,
): Insertion | undefined {
  if (root === null || (isScalar(root) && root.value === null)) return atEnd(text, section, 0, entry);
  if (!isMap(root) || root.range == null) return undefined;
  const pair = root.items.find(({ key }) => isScalar(key) && key.value === section);
  if (pair === undefined)
    return root.flow ? undefined : atEnd(text, section, columnOf(text, root.range[0]), entry);
  const { key, value } = pair;
  if (isSeq(value)) return value.flow ? inFlow(value, waiver) : afterLast(text, value, entry);
  if (!isScalar(value) || value.value !== null || !isScalar(key) || key.range == null) return undefined;
  const column = columnOf(text, key.range[0]);
  return onLineAfter(text, Math.max(key.range[1], value.range?.[1] ?? 0), item(entry, column + 2));
}

function atEnd(text: string, section: Section, column: number, entry: string): Insertion {
  const before = text === '' || text === '\uFEFF' || /[\r\n]$/.test(text) ? '' : '\n';
  const added = `${before}${' '.repeat(column)}${section}:\n${item(entry, column + 2)}`;
  return { offset: text.length, text: added };
}

function afterLast(text: string, sequence: YAMLSeq, entry: string): Insertion | undefined {
  const last = sequence.items.at(-1) as Node | undefined;
  if (last?.range == null || sequence.range == null) return undefined;
  return onLineAfter(text, last.range[1], item(entry, columnOf(text, sequence.range[0])));
}

function inFlow(sequence: YAMLSeq, waiver: NewWaiver): Insertion | undefined {
  if (sequence.range == null) return undefined;
  const entry = JSON.stringify(waiver);
  const last = sequence.items.at(-1) as Node | undefined;
  if (last === undefined) return { offset: sequence.range[1] - 1, text: entry };
  return last.range == null ? undefined : { offset: last.range[1], text: `, ${entry}` };
}

/** Inserts below the line of the offset, or at the offset if that is the start of a line. */
function onLineAfter(text: string, offset: number, added: string): Insertion {
  if (/[\r\n]/.test(text[offset - 1] ?? '')) return { offset, text: added };
  const end = /\r\n|\n|\r/.exec(text.slice(offset));
  if (end === null) return { offset: text.length, text: `\n${added.replace(/\n$/, '')}` };
  return { offset: offset + end.index + end[0].length, text: added };
}

/** The entry as an item of a block sequence with its dash in the column. */
function item(entry: string, column: number): string {
  const indent = ' '.repeat(column);
  const lines = entry.split('\n');
  return lines.map((line, index) => `${indent}${index === 0 ? '- ' : '  '}${line}\n`).join('');
}

function columnOf(text: string, offset: number): number {
  const before = text.slice(0, offset).replace(/^\uFEFF/, '');
  return before.length - Math.max(before.lastIndexOf('\n'), before.lastIndexOf('\r')) - 1;
}

/** True if the new text has the old data plus this entry at the end. */
function holds(text: string, before: string, section: Section, added: NewWaiver): boolean {
  const after = parseDocument(text, { prettyErrors: false, logLevel: 'silent' });
  if (after.errors.length > 0 || !isMap(after.contents)) return false;
  const old = (parseDocument(before, { logLevel: 'silent' }).toJS() ?? {}) as Partial<
    Record<Section, unknown[]>
  >;
  const wanted = { ...old, [section]: [...(old[section] ?? []), added] };
  return sorted(after.toJS()) === sorted(wanted);
}

function sorted(data: unknown): string {
  return JSON.stringify(Object.entries(data as object).sort(([a], [b]) => (a < b ? -1 : 1)));
}
