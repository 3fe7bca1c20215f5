// JSON from outside, values that are the same when their JSON is, and documents that are too large to be one string.
/** The parsed text, or `undefined` when it is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The fields of an object or an array; none of anything else. */
export function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
}

/** Each different value once, in the order of its first appearance. Values are equal when their JSON is. */
export function distinctByJson<T>(values: readonly T[]): readonly T[] {
  return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()];
}

/**
 * The same JSON without characters that a terminal obeys or does not show: they are spelled as `\u…`, which they may only be
 * in strings, where JSON has them.
 */
export function visibleJson(text: string): string {
  return text.replace(/[\u007f-\u009f\p{Cf}\u2028\u2029]/gu, (character) =>
    [...Array(character.length).keys()]
      .map((index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, '0')}`)
      .join(''),
  );
}

/** Parts are collected up to this many characters. */
const partLength = 64 * 1024;
/** Objects are divided down to this depth; what is below is small. */
const dividedDepth = 3;
/** Items of a list in one part. */
const itemsAtOnce = 32;

/**
 * The text of `JSON.stringify(value, null, indent)` in parts. The value must be one that JSON can express; an iterator in
 * it, if it is not an item of a list, is written as the list of its items.
 * @param indent spaces of each level; 0 writes one line
 */
export function* jsonParts(value: unknown, indent = 0): Generator<string> {
  yield* collected(piecesOf(value, { indent, margin: '', depth: dividedDepth }));
}

/** Pieces as parts that are worth a write each. */
export function* collected(pieces: Iterable<string>): Generator<string> {
  let part = '';
  for (const piece of pieces) {
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
  if (Array.isArray(value) || isIterator(value)) yield* piecesOfList(value, layout);
  else if (layout.depth > 0 && isPlainObject(value)) yield* piecesOfObject(value, layout);
  else yield textOf(value, layout);
}

/** Some items at a time, which takes a fraction of the time that each of them alone would take. */
function* piecesOfList(list: Iterable<unknown>, layout: Layout): Generator<string> {
  const line = layout.indent === 0 ? '' : `\n${layout.margin}`;
  let open = '[';
  for (const some of batchesOf(list)) {
    yield `${open}${textOf(some, layout).slice(1, -1 - line.length)}`;
    open = ',';
  }
  yield open === '[' ? '[]' : `${line}]`;
}

function* batchesOf(list: Iterable<unknown>): Generator<readonly unknown[]> {
  let batch: unknown[] = [];
  for (const item of list) {
    batch.push(item);
    if (batch.length < itemsAtOnce) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

function* piecesOfObject(
  value: Readonly<Record<string, unknown>>,
  { indent, margin, depth }: Layout,
): Generator<string> {
  const inner = { indent, margin: margin + ' '.repeat(indent), depth: depth - 1 };
  const lineOf = (start: string) => (indent === 0 ? '' : `\n${start}`);
  let before = `{${lineOf(inner.margin)}`;
  for (const [key, item] of Object.entries(value)) {
    if (!hasJson(item)) continue;
    yield `${before}${JSON.stringify(key)}:${indent === 0 ? '' : ' '}`;
    yield* piecesOf(item, inner);
    before = `,${lineOf(inner.margin)}`;
  }
  yield before.startsWith(',') ? `${lineOf(margin)}}` : '{}';
}

/** The JSON of a value that is not divided, as it is written at this margin. */
function textOf(value: unknown, { indent, margin }: Layout): string {
  if (indent === 0 || margin === '') return JSON.stringify(value, null, indent) ?? 'null';
  // In as many lists as the margin is deep, its lines begin where they must; what the lists add is cut off.
  const levels = margin.length / indent;
  let nested = value;
  for (let level = 0; level < levels; level += 1) nested = [nested];
  const breaks = 2 * levels + (indent * levels * (levels - 1)) / 2;
  const text = JSON.stringify(nested, null, indent);
  return text.slice(breaks + indent * levels, text.length - breaks);
}

/** Other objects, as dates are, may have a JSON of their own. */
function isPlainObject(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || 'toJSON' in value) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** Generators, as for items that are made when they are written; sets and maps are empty objects in JSON. */
function isIterator(value: unknown): value is IterableIterator<unknown> {
  return typeof value === 'object' && value !== null && 'next' in value && Symbol.iterator in value;
}

/** JSON leaves out the fields of an object that have no JSON. */
function hasJson(value: unknown): boolean {
  return value !== undefined && typeof value !== 'function' && typeof value !== 'symbol';
}
