// The JSON form of HCL, in which every text is a template: the same body as that of HCL, as far as its blocks are known by name.
// https://developer.hashicorp.com/terraform/language/syntax/json
import { isMap, isScalar, isSeq } from 'yaml';
import { append } from '../../model/collections.js';
import type { Problem, SourceFile, Span } from '../../model/text/source.js';
import { TooManySteps, type YamlDocument } from '../yaml/document.js';
import { keyTextOf } from '../yaml/nodes.js';
import { parseYaml } from '../yaml/parse.js';
import { sourceOf } from '../yaml/text.js';
import { type Attribute, type Expression, type HclBlock, type HclBody, parseJsonTemplate } from './syntax.js';

/** How many names follow the type of a block. */
type Labels = Readonly<Record<string, number>>;

const maxDepth = 100;

/** The body of a file, and why a part of it was not read. */
export function hclOfJson(
  file: SourceFile,
  labels: Labels,
): { readonly body: HclBody; readonly problems: readonly Problem[] } {
  const { documents, problems } = parseYaml(file);
  try {
    const parts = documents.map((document) => bodyOf(document, document.root, labels));
    const body = {
      attributes: parts.flatMap(({ attributes }) => attributes),
      blocks: parts.flatMap(({ blocks }) => blocks),
    };
    return { body, problems };
  } catch (error) {
    if (!(error instanceof TooManySteps)) throw error;
    return { body: { attributes: [], blocks: [] }, problems };
  }
}

function bodyOf(document: YamlDocument, node: unknown, labels: Labels): HclBody {
  const attributes: Attribute[] = [];
  const blocks: HclBlock[] = [];
  for (const [name, span, value] of itemsOf(node)) {
    const count = labels[name];
    if (count === undefined) attributes.push({ name, span, value: expressionOf(document, value, 0) });
    else append(blocks, blocksOf(document, value, name, [], count));
  }
  return { attributes, blocks };
}

function blocksOf(
  document: YamlDocument,
  node: unknown,
  type: string,
  labels: readonly string[],
  left: number,
): readonly HclBlock[] {
  if (isSeq(node)) return node.items.flatMap((item) => blocksOf(document, item, type, labels, left));
  if (left === 0) return [{ type, labels, body: bodyOf(document, node, {}) }];
  return itemsOf(node).flatMap(([name, , value]) =>
    blocksOf(document, value, type, [...labels, name], left - 1),
  );
}

function itemsOf(node: unknown): readonly (readonly [string, Span, unknown])[] {
  if (!isMap(node)) return [];
  return node.items.map((pair) => {
    const { range } = pair.key as { readonly range?: readonly [number, number, number] | null };
    const [start = 0, end = start] = range ?? [];
    return [String(keyTextOf(pair) ?? ''), { start, end }, pair.value];
  });
}

function expressionOf(document: YamlDocument, node: unknown, depth: number): Expression {
  const [start = 0, end = start] = (isMap(node) || isSeq(node) || isScalar(node) ? node.range : null) ?? [];
  const span = { start, end };
  if (depth > maxDepth) return { kind: 'unread', span };
  if (isSeq(node))
    return { kind: 'tuple', span, items: node.items.map((item) => expressionOf(document, item, depth + 1)) };
  if (isMap(node)) {
    const items = itemsOf(node).map(([name, at, value]) => ({
      key: literal(name, at, true),
      value: expressionOf(document, value, depth + 1),
    }));
    return { kind: 'object', span, items };
  }
  const { value } = isScalar(node) ? node : { value: undefined };
  if (value === null || typeof value === 'number' || typeof value === 'boolean')
    return { kind: 'value', value, span };
  const text = sourceOf(document, node);
  if (text === undefined) return { kind: 'unread', span };
  if (text.exact) return parseJsonTemplate(document.text, text.span);
  return /[$%]\{/.test(text.value)
    ? { kind: 'unread', span: text.span }
    : literal(text.value, text.span, false);
}

function literal(value: string, span: Span, exact: boolean): Expression {
  return { kind: 'template', parts: [value], exact, isHeredoc: false, span };
}
