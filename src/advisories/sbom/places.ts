// Where a document names its packages: one pass over the text, because a parsed document has no positions.
import type { Span } from '../../model/source.js';

const named = /"(?:purl|referenceLocator|name)"\s{0,20}:\s{0,20}("(?:[^"\\]|\\.){1,4096}")/g;

/** Finds the first place where the document gives a purl or a name, quotes left out. */
export function sbomPlaces(text: string): (value: string) => Span | undefined {
  const places = new Map<string, Span>();
  for (const match of text.matchAll(named)) {
    const literal = match[1] ?? '';
    const value = unquoted(literal);
    const end = match.index + match[0].length - 1;
    if (value !== undefined && !places.has(value))
      places.set(value, { start: end - literal.length + 2, end });
  }
  return (value) => places.get(value);
}

function unquoted(literal: string): string | undefined {
  try {
    return JSON.parse(literal);
  } catch {
    return undefined;
  }
}
