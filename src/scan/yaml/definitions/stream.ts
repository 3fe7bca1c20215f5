// Parses the documents of a text, those that cannot name an image as their `apiVersion` and `kind` alone.

import { isMap, type Node } from 'yaml';
import { append } from '../../../model/append.js';
import type { Span } from '../../../model/source.js';
import { type ParsedStream, parseStream } from '../libyaml/parser.js';
import { definitionIn, mayDefine } from './definition.js';
import { manifestIn } from './manifest.js';

/** Every line that may separate documents. Readers agree about those with nothing but a comment behind the dashes. */
const separator = /^---[^\n]*/gm;
const plainSeparator = /^---[ \t]*(?:#.*)?$/;
/** Directives, and the ends of documents, belong to more than one document. */
const betweenDocuments = /^(?:%|\.\.\.)/m;

/** A stream, of which some documents may be no more than their `apiVersion` and `kind`. */
export interface ReadStream extends ParsedStream {
  /** True where a document was left out that only readers of manifests do not need. */
  readonly isPartial?: true;
}

/** Parses the documents between two offsets as `parseStream` does, but for the schemas in definitions. */
export function parseDocuments(text: string, start = 0, end = text.length): ReadStream {
  const part = partOf(text, start, end);
  return mayDefine(part) ? parseAround(text, part, start, definitionIn) : parseStream(text, start, end);
}

/** The same for readers of manifests, without the manifests that cannot name an image. */
export function parseManifestDocuments(text: string, start = 0, end = text.length): ReadStream {
  const part = partOf(text, start, end);
  if (!part.includes('apiVersion: ')) return parseStream(text, start, end);
  let isPartial = false;
  const dismissed = (document: string) => {
    const definition = definitionIn(document);
    const header = definition ?? manifestIn(document);
    isPartial ||= definition === undefined && header !== undefined;
    return header;
  };
  const stream = parseAround(text, part, start, dismissed);
  return isPartial ? { ...stream, isPartial } : stream;
}

function partOf(text: string, start: number, end: number): string {
  return start === 0 && end === text.length ? text : text.slice(start, end);
}

/** Parses the documents of a part of the text that are not dismissed. Of the others, the lines that are returned are kept. */
function parseAround(
  text: string,
  part: string,
  start: number,
  dismissed: (document: string) => readonly Span[] | undefined,
): ParsedStream {
  const end = start + part.length;
  const separators = [...part.matchAll(separator)];
  if (separators.some(([line]) => !plainSeparator.test(line)) || betweenDocuments.test(part))
    return parseStream(text, start, end);
  const bodies = [0, ...separators.map(({ 0: line, index }) => index + line.length + 1)];
  const starts = [0, ...separators.map(({ index }) => index)];
  const found: (Node | null)[] = [];
  let waiting = 0;
  for (const [index, body] of bodies.entries()) {
    const next = starts[index + 1] ?? part.length;
    const lines = dismissed(part.slice(body, next));
    if (lines === undefined) continue;
    const before = parseStream(text, start + waiting, start + (starts[index] ?? 0));
    // What is not closed there may end in the next document.
    if (before.error !== undefined) return parseStream(text, start, end);
    append(found, before.documents);
    found.push(headerOf(text, start + body, lines));
    waiting = next;
  }
  const { documents, ...rest } = parseStream(text, start + waiting, end);
  return { documents: [...found, ...documents], ...rest };
}

/** A map of the lines of a document that say what it is. */
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
