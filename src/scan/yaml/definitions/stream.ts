// Parses the documents of a text, definitions of Kubernetes resources as their `apiVersion` and `kind` alone.

import { isMap, type Node } from 'yaml';
import { append } from '../../../model/append.js';
import type { Span } from '../../../model/source.js';
import { type ParsedStream, parseStream } from '../libyaml/parser.js';
import { definitionIn, mayDefine } from './lines.js';

/** Every line that may separate documents. Readers agree about those with nothing but a comment behind the dashes. */
const separator = /^---[^\n]*/gm;
const plainSeparator = /^---[ \t]*(?:#.*)?$/;

/** Parses the documents between two offsets as `parseStream` does, but for the schemas in definitions. */
export function parseDocuments(text: string, start = 0, end = text.length): ParsedStream {
  const part = start === 0 && end === text.length ? text : text.slice(start, end);
  if (!mayDefine(part)) return parseStream(text, start, end);
  const separators = [...part.matchAll(separator)];
  if (separators.some(([line]) => !plainSeparator.test(line))) return parseStream(text, start, end);
  const bodies = [0, ...separators.map(({ 0: line, index }) => index + line.length + 1)];
  const starts = [0, ...separators.map(({ index }) => index)];
  const found: (Node | null)[] = [];
  let waiting = 0;
  for (const [index, body] of bodies.entries()) {
    const next = starts[index + 1] ?? part.length;
    const lines = definitionIn(part.slice(body, next));
    if (lines === undefined) continue;
    const before = parseStream(text, start + waiting, start + (starts[index] ?? 0));
    append(found, before.documents);
    if (before.error !== undefined) return { documents: found, error: before.error };
    found.push(headerOf(text, start + body, lines));
    waiting = next;
  }
  const { documents, ...rest } = parseStream(text, start + waiting, end);
  return { documents: [...found, ...documents], ...rest };
}

/** A map of the lines of a definition that say what it is. */
function headerOf(text: string, offset: number, lines: readonly Span[]): Node | null {
  const [first, ...others] = lines.flatMap(
    ({ start, end }) => parseStream(text, offset + start, offset + end).documents,
  );
  if (isMap(first))
    append(
      first.items,
      others.flatMap((other) => (isMap(other) ? other.items : [])),
    );
  return first ?? null;
}
