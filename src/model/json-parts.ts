// A value as JSON in parts, for documents that are too large to be one string.

/** Parts are collected up to this many characters. */
const partLength = 64 * 1024;
/** Lists and objects are divided down to this depth; what is below is small. */
const dividedDepth = 3;

/**
 * The text of `JSON.stringify(value, null, indent)` in parts. The value must be one that JSON can express.
 * @param indent spaces of each level; 0 writes one line
 */
export function* jsonParts(value: unknown, indent = 0): Generator<string> {
  let part = '';
  for (const piece of piecesOf(value, { indent, margin: '', depth: dividedDepth })) {
    part += piece;
    if (part.length < partLength) continue;
    yield part;
    part = '';
  }
  yield part;
}

/** An indented document with a line end, as files have it. */
export function jsonDocument(value: unknown): Generator<string> {
  return withLineEnd(jsonParts(value, 2));
}

/** The parts and a line end. */
export function* withLineEnd(parts: Iterable<string>): Generator<string> {
  yield* parts;
  yield '\n';
}

interface Layout {
  readonly indent: number;
  /** What every line after the first one begins with. */
  readonly margin: string;
  readonly depth: number;
}

function* piecesOf(value: unknown, layout: Layout): Generator<string> {
  const { indent, margin, depth } = layout;
  const isList = Array.isArray(value);
  if (depth === 0 || !(isList || isPlainObject(value))) {
    const text = JSON.stringify(value, null, indent) ?? 'null';
    yield indent === 0 ? text : text.replaceAll('\n', `\n${margin}`);
    return;
  }
  const inner = { indent, margin: margin + ' '.repeat(indent), depth: depth - 1 };
  const lineOf = (start: string) => (indent === 0 ? '' : `\n${start}`);
  const [open, close] = isList ? '[]' : '{}';
  let before = `${open}${lineOf(inner.margin)}`;
  const name = (key: string) => (isList ? '' : `${JSON.stringify(key)}:${indent === 0 ? '' : ' '}`);
  for (const [key, item] of isList ? value.entries() : Object.entries(value)) {
    if (!isList && !hasJson(item)) continue;
    yield `${before}${name(String(key))}`;
    yield* piecesOf(item, inner);
    before = `,${lineOf(inner.margin)}`;
  }
  yield before.startsWith(',') ? `${lineOf(margin)}${close}` : `${open}${close}`;
}

/** Other objects, as dates are, may have a JSON of their own. */
function isPlainObject(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || 'toJSON' in value) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** JSON leaves out the fields of an object that have no JSON. */
function hasJson(value: unknown): boolean {
  return value !== undefined && typeof value !== 'function' && typeof value !== 'symbol';
}
