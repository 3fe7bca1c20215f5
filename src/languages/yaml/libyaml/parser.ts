// YAML tokens → documents of nodes, as libyaml parses and Go's YAML packages compose.
import { Alias, isCollection, type Node, type Pair } from 'yaml';
import { withoutStacks } from '../../../model/stackless.js';
import { forbiddenAt } from './characters.js';
import { type Token, YamlSyntaxError } from './cursor.js';
import { mapNode, type Properties, pairNode, scalarOf, seqNode } from './nodes.js';
import { TokenScanner } from './scanner.js';

const maxDepth = 1000;
type Type = Token['type'];
const bare: Properties = { anchor: undefined, tag: undefined };

const endsBlockItem: ReadonlySet<Type> = new Set(['block-entry', 'block-end']);
const endsBlockValue: ReadonlySet<Type> = new Set(['key', 'value', 'block-end']);
const endsIndentlessItem: ReadonlySet<Type> = new Set([...endsBlockItem, ...endsBlockValue]);
const endsFlowItem: ReadonlySet<Type> = new Set(['flow-entry', 'flow-sequence-end']);
const endsFlowValue: ReadonlySet<Type> = new Set(['flow-entry', 'flow-mapping-end']);

const defaultHandles: readonly (readonly [string, string])[] = [
  ['!', '!'],
  ['!!', 'tag:yaml.org,2002:'],
];

export interface ParsedStream {
  /** The root of each document that could be read. */
  readonly documents: readonly (Node | null)[];
  /** Why nothing behind `offset` could be read; absent when the whole text was. */
  readonly error?: { readonly message: string; readonly offset: number };
}

/** Parses the documents between two offsets of a text. Never throws for what the text holds. */
export function parseStream(text: string, start = 0, end = text.length): ParsedStream {
  const forbidden = forbiddenAt(text.slice(start, end));
  const readable = Math.min(end, start + forbidden);
  const parser = new Parser(new TokenScanner(text, start, readable));
  const documents: (Node | null)[] = [];
  try {
    withoutStacks(() => {
      for (let next = parser.document(); next !== undefined; next = parser.document())
        documents.push(next.root);
    });
  } catch (error) {
    if (!(error instanceof YamlSyntaxError)) throw error;
    return { documents, error: { message: error.message, offset: error.offset } };
  }
  if (readable === end) return { documents };
  return {
    documents,
    error: { message: 'it has a control character or a byte order mark inside the text', offset: readable },
  };
}

class Parser {
  private handles = new Map(defaultHandles);
  private anchors = new Set<string>();
  private depth = 0;
  private isFirst = true;

  constructor(private readonly scanner: TokenScanner) {}

  /** The next document, or `undefined` at the end of the stream. */
  document(): { readonly root: Node | null } | undefined {
    if (!this.isFirst) while (this.next() === 'document-end') this.scanner.take();
    const isImplicit = this.isFirst && !/directive$|^document-start$|^stream-end$/.test(this.next());
    this.isFirst = false;
    if (this.next() === 'stream-end') return undefined;
    this.anchors = new Set();
    this.handles = new Map(defaultHandles);
    if (!isImplicit) {
      this.directives();
      this.expect('document-start', 'a document does not begin with `---`');
    }
    const isEmpty = /directive$|^document-(?:start|end)$|^stream-end$/.test(this.next());
    const root = isEmpty && !isImplicit ? null : this.node(true, false);
    if (this.next() === 'document-end') this.scanner.take();
    return { root };
  }

  private next(): Type {
    return this.scanner.peek().type;
  }

  private expect(type: Type, message: string): Token {
    const token = this.scanner.peek();
    if (token.type !== type) throw new YamlSyntaxError(message, token.start);
    return this.scanner.take();
  }

  private directives(): void {
    const own = new Set<string>();
    let hasVersion = false;
    for (;;) {
      const { type, value = '', suffix = '', start } = this.scanner.peek();
      if (type === 'version-directive') {
        if (hasVersion) throw new YamlSyntaxError('the version is given twice', start);
        if (value !== '1.1' && value !== '1.2')
          throw new YamlSyntaxError(`version ${value} is unknown`, start);
        hasVersion = true;
      } else if (type === 'tag-directive') {
        if (own.has(value)) throw new YamlSyntaxError('a tag handle is given twice', start);
        own.add(value);
        this.handles.set(value, suffix);
      } else return;
      this.scanner.take();
    }
  }

  private node(isBlock: boolean, mayBeIndentless: boolean): Node {
    if (this.next() === 'alias') return this.alias(this.scanner.take());
    const properties = this.properties();
    const token = this.scanner.peek();
    this.depth += 1;
    if (this.depth > maxDepth) throw new YamlSyntaxError('it is nested too deeply', token.start);
    const node = this.content(token, properties, isBlock, mayBeIndentless);
    this.depth -= 1;
    return node;
  }

  /** Programs refuse a map or a list as a key; it mostly is a template that nobody has filled in yet. */
  private key(isBlock: boolean): Node {
    const { start: offset } = this.scanner.peek();
    const node = this.node(isBlock, isBlock);
    if (isCollection(node)) throw new YamlSyntaxError('a key is a map or a list', offset);
    return node;
  }

  private content(token: Token, properties: Properties, isBlock: boolean, mayBeIndentless: boolean): Node {
    const { type, start } = token;
    if (mayBeIndentless && type === 'block-entry') return this.indentlessSequence(properties);
    if (type === 'scalar') return scalarOf(this.scanner.take(), properties);
    if (type === 'flow-sequence-start') return this.flowSequence(properties);
    if (type === 'flow-mapping-start') return this.flowMapping(properties);
    if (isBlock && type === 'block-sequence-start') return this.blockSequence(properties);
    if (isBlock && type === 'block-mapping-start') return this.blockMapping(properties);
    if (properties.anchor !== undefined || properties.tag !== undefined) return this.empty(start, properties);
    throw new YamlSyntaxError('a value is missing', start);
  }

  private alias({ value = '', start, end }: Token): Alias {
    if (!this.anchors.has(value)) throw new YamlSyntaxError(`the anchor ${value} is unknown`, start);
    const alias = new Alias(value);
    alias.range = [start, end, end];
    return alias;
  }

  /** An anchor and a tag, in either order. */
  private properties(): Properties {
    const first = this.scanner.peek();
    if (first.type !== 'anchor' && first.type !== 'tag') return bare;
    let [anchor, tag]: (string | undefined)[] = [];
    for (;;) {
      const { type, value = '', suffix = '', start: at } = this.scanner.peek();
      if (type === 'anchor' && anchor === undefined) anchor = value;
      else if (type === 'tag' && tag === undefined) tag = this.resolvedTag(value, suffix, at);
      else break;
      this.scanner.take();
    }
    if (anchor !== undefined) this.anchors.add(anchor);
    return { anchor, tag };
  }

  private resolvedTag(handle: string, suffix: string, offset: number): string {
    if (handle === '') return suffix;
    const prefix = this.handles.get(handle);
    if (prefix === undefined) throw new YamlSyntaxError(`the tag handle ${handle} is unknown`, offset);
    return prefix + suffix;
  }

  private empty(offset: number, properties: Properties = bare): Node {
    return scalarOf({ start: offset, end: offset }, properties);
  }

  private blockSequence(properties: Properties): Node {
    const { start } = this.scanner.take();
    const items = this.blockItems(endsBlockItem);
    const { start: end } = this.expect('block-end', 'a list is followed by something that is no item of it');
    return seqNode(items, start, end, properties);
  }

  private indentlessSequence(properties: Properties): Node {
    const { start } = this.scanner.peek();
    const items = this.blockItems(endsIndentlessItem);
    return seqNode(items, start, this.scanner.peek().start, properties);
  }

  private blockItems(ends: ReadonlySet<Type>): unknown[] {
    const items: unknown[] = [];
    while (this.next() === 'block-entry') {
      const { end } = this.scanner.take();
      items.push(ends.has(this.next()) ? this.empty(end) : this.node(true, false));
    }
    return items;
  }

  private blockMapping(properties: Properties): Node {
    const pairs: Pair[] = [];
    const { start } = this.scanner.take();
    while (this.next() === 'key') {
      const { end } = this.scanner.take();
      const key = endsBlockValue.has(this.next()) ? this.empty(end) : this.key(true);
      if (this.next() !== 'value') {
        pairs.push(pairNode(key, this.empty(this.scanner.peek().start)));
        continue;
      }
      const colon = this.scanner.take();
      const value = endsBlockValue.has(this.next()) ? this.empty(colon.end) : this.node(true, true);
      pairs.push(pairNode(key, value));
    }
    const { start: end } = this.expect('block-end', 'a map is followed by something that is no key of it');
    return mapNode(pairs, start, end, properties);
  }

  private flowSequence(properties: Properties): Node {
    const { start } = this.scanner.take();
    const items: unknown[] = [];
    while (this.next() !== 'flow-sequence-end') {
      if (items.length > 0) this.expect('flow-entry', 'a list in brackets lacks a comma or its end');
      if (this.next() === 'flow-sequence-end') break;
      items.push(this.next() === 'key' ? this.singlePair() : this.node(false, false));
    }
    return seqNode(items, start, this.scanner.take().end, properties);
  }

  /** `key: value` as an item of a list in brackets. */
  private singlePair(): Node {
    const start = this.scanner.take().start;
    const isNothing = () => endsFlowItem.has(this.next());
    if (this.next() === 'value' || isNothing()) {
      const token = this.scanner.take();
      throw new YamlSyntaxError('an item of a list in brackets has an empty key', token.start);
    }
    const key = this.key(false);
    const hasValue = this.next() === 'value';
    const colon = hasValue ? this.scanner.take() : undefined;
    const value =
      colon === undefined || isNothing() ? this.empty(this.scanner.peek().start) : this.node(false, false);
    return mapNode([pairNode(key, value)], start, this.scanner.peek().start, bare);
  }

  private flowMapping(properties: Properties): Node {
    const { start } = this.scanner.take();
    const pairs: Pair[] = [];
    const isNothing = () => endsFlowValue.has(this.next());
    while (this.next() !== 'flow-mapping-end') {
      if (pairs.length > 0) this.expect('flow-entry', 'a map in braces lacks a comma or its end');
      if (this.next() === 'flow-mapping-end') break;
      const hasKey = this.next() === 'key';
      if (hasKey) this.scanner.take();
      const at = this.scanner.peek().start;
      const key = hasKey && (this.next() === 'value' || isNothing()) ? this.empty(at) : this.key(false);
      const colon = hasKey && this.next() === 'value' ? this.scanner.take() : undefined;
      const value =
        colon === undefined || isNothing() ? this.empty(this.scanner.peek().start) : this.node(false, false);
      pairs.push(pairNode(key, value));
    }
    return mapNode(pairs, start, this.scanner.take().end, properties);
  }
}
