// A scalar token → a node with its value: text, or what an untagged plain scalar means.
import type { Scalar } from 'yaml';
import { type Properties, scalarNode } from './nodes.js';
import type { ScalarStyle, Token } from './tokens.js';

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
  { value: source = '', start, end, style = 'plain' }: Token,
  properties: Properties,
): Scalar {
  const { tag } = properties;
  const value = readValue(source, style, tag);
  return scalarNode(value, source, types[style], [start.offset, end], properties);
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
