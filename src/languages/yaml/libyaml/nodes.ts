// Nodes that the `yaml` package takes for its own. Its constructors define several properties of each node one by one, which
// costs more than reading the text of the node.
import { Pair, Scalar, YAMLMap, YAMLSeq } from 'yaml';
import type { ScalarStyle, Token } from './cursor.js';

type Range = [number, number, number];

/** What precedes a node. */
export interface Properties {
  readonly anchor: string | undefined;
  readonly tag: string | undefined;
}

class ScalarNode {
  constructor(
    readonly value: unknown,
    readonly source: string,
    readonly type: Scalar.Type,
    readonly range: Range,
    readonly tag: string | undefined,
    readonly anchor: string | undefined,
  ) {}
}

class MapNode {
  constructor(
    readonly items: Pair[],
    readonly range: Range,
    readonly tag: string | undefined,
    readonly anchor: string | undefined,
  ) {}
}

class SeqNode {
  constructor(
    readonly items: unknown[],
    readonly range: Range,
    readonly tag: string | undefined,
    readonly anchor: string | undefined,
  ) {}
}

class PairNode {
  constructor(
    readonly key: unknown,
    readonly value: unknown,
  ) {}
}

/** Gives the instances of a class the methods of a node, and the symbol by which the package knows its kind. */
function makeLike({ prototype }: { readonly prototype: object }, sample: object): void {
  for (const symbol of Object.getOwnPropertySymbols(sample))
    Object.defineProperty(prototype, symbol, { value: Reflect.get(sample, symbol) });
  Object.setPrototypeOf(prototype, Object.getPrototypeOf(sample));
}

makeLike(ScalarNode, new Scalar(null));
makeLike(MapNode, new YAMLMap());
makeLike(SeqNode, new YAMLSeq());
makeLike(PairNode, new Pair(null));

/** A map between two offsets. */
export function mapNode(items: Pair[], start: number, end: number, { tag, anchor }: Properties): YAMLMap {
  return new MapNode(items, [start, end, end], tag, anchor) as unknown as YAMLMap;
}

/** A list between two offsets. */
export function seqNode(items: unknown[], start: number, end: number, { tag, anchor }: Properties): YAMLSeq {
  return new SeqNode(items, [start, end, end], tag, anchor) as unknown as YAMLSeq;
}

/** A key with its value. */
export function pairNode(key: unknown, value: unknown): Pair {
  return new PairNode(key, value) as unknown as Pair;
}

const types: Readonly<Record<ScalarStyle, Scalar.Type>> = {
  plain: 'PLAIN',
  'single-quoted': 'QUOTE_SINGLE',
  'double-quoted': 'QUOTE_DOUBLE',
  literal: 'BLOCK_LITERAL',
  folded: 'BLOCK_FOLDED',
};
const standard = 'tag:yaml.org,2002:';
/** How null, booleans and numbers begin. */
const mayBeSpecial = /^[~nNtTfF\d+.-]/;
const number = /^[-+]?(?:\d[\d_]*(?:\.[\d_]*)?|\.[\d_]+)(?:[eE][-+]?\d+)?$/;

/** The scalar of a token. `source` is the text; `value` is `null`, a boolean or a number where it is one without a tag. */
export function scalarOf(
  { value: source = '', start, end, style = 'plain' }: Omit<Token, 'type'>,
  { tag, anchor }: Properties,
): Scalar {
  const value = readValue(source, style, tag);
  return new ScalarNode(value, source, types[style], [start, end, end], tag, anchor) as unknown as Scalar;
}

function readValue(source: string, style: ScalarStyle, tag: string | undefined): unknown {
  if (tag === `${standard}binary`) return Buffer.from(source, 'base64').toString('utf8');
  if (tag !== undefined || style !== 'plain') return source;
  if (source !== '' && !mayBeSpecial.test(source)) return source;
  if (/^(?:|~|null|Null|NULL)$/.test(source)) return null;
  if (/^(?:true|True|TRUE)$/.test(source)) return true;
  if (/^(?:false|False|FALSE)$/.test(source)) return false;
  if (/^0x[\da-fA-F]+$|^0o[0-7]+$/.test(source)) return Number(source);
  return number.test(source) ? Number(source.replaceAll('_', '')) : source;
}
