// Recognises the definition of a Kubernetes resource by its lines, without a tree: it can be a megabyte of schemas, none of
// whose values is an image. What is not spelled as all tools spell it is left to the parser.
import { endOfLine } from '../../../model/position.js';
import type { Span } from '../../../model/source.js';
import { passIndent, passValue } from './values.js';

/** Keys of a definition whose values are words, numbers or prose. */
const harmlessKeys: ReadonlySet<string> = new Set(
  `type description format default pattern title nullable minLength maxLength minItems maxItems minimum maximum
  exclusiveMinimum exclusiveMaximum minProperties maxProperties multipleOf uniqueItems additionalProperties
  preserveUnknownFields x-kubernetes-list-type x-kubernetes-map-type x-kubernetes-int-or-string
  x-kubernetes-preserve-unknown-fields x-kubernetes-embedded-resource message messageExpression rule reason fieldPath
  optionalOldSelf jsonPath JSONPath priority served storage deprecated deprecationWarning plural singular listKind
  group scope version storedVersions specReplicasPath statusReplicasPath labelSelectorPath status subresources
  conditions strategy lastTransitionTime observedGeneration creationTimestamp currentStatus from interval cpu
  memory api-approved.kubernetes.io name kind apiVersion`.split(/\s+/),
);
/** Keys whose items are names of fields and values of a schema. */
const harmlessLists: ReadonlySet<string> = new Set([
  'required',
  'enum',
  'shortNames',
  'categories',
  'x-kubernetes-list-map-keys',
  'storedVersions',
  'conversionReviewVersions',
]);
const rootKeys: ReadonlySet<string> = new Set(['apiVersion', 'kind', 'metadata', 'spec', 'status']);
const keyOfLine = /[A-Za-z_$][\w.$/-]*:(?: +|(?=\n)|$)/y;
/** Other line ends, control characters, and what some readers refuse. */
const unusual = /[^\t\n\x20-\x7e\xa0-\u2027\u202a-\ud7ff\ue000-\ufefe\uff00-\ufffd]/;
/** A value that is no text, so no name of an image. */
const noText = /(?:true|false|null|-?\d{1,15}) *(?:\n|$)/y;
const kindLine = 'kind: CustomResourceDefinition\n';
const apiVersionLine = /apiVersion: apiextensions\.k8s\.io\/v1(?:beta1)?\n/y;

/** True for a text that may contain a definition. */
export function mayDefine(text: string): boolean {
  return text.includes(kindLine);
}

/** The lines with `apiVersion` and `kind` of a document that is a definition and names no image; otherwise `undefined`. */
export function definitionIn(document: string): readonly Span[] | undefined {
  if (!document.startsWith(kindLine) && !document.includes(`\n${kindLine}`)) return undefined;
  if (unusual.test(document)) return undefined;
  const lines = new Lines(document);
  return lines.areRead() && lines.header.length === 2 ? lines.header : undefined;
}

class Lines {
  readonly header: Span[] = [];
  private at = 0;
  /** The columns of the open maps. */
  private readonly columns: number[] = [];
  /** The key of the line before, where its value begins on the next line, and the list below it. */
  private opened: { readonly name: string; readonly column: number } | undefined;

  constructor(private readonly text: string) {}

  areRead(): boolean {
    const { text } = this;
    while (this.at < text.length) {
      const from = passIndent(text, this.at);
      if (from === text.length || text[from] === '\n' || text[from] === '#')
        this.at = endOfLine(text, from) + 1;
      else if (!this.isRead(this.at, from)) return false;
    }
    return true;
  }

  private isRead(start: number, from: number): boolean {
    const { text } = this;
    let at = from;
    while (text[at] === '-' && text[at + 1] === ' ') at = passIndent(text, at + 1);
    const dash = at === from ? undefined : from - start;
    keyOfLine.lastIndex = at;
    if (!keyOfLine.test(text)) return dash !== undefined && this.isItem(dash, at);
    const value = keyOfLine.lastIndex;
    const name = text.slice(at, text.indexOf(':', at));
    const column = at - start;
    if (!this.enter(dash, column) || (column === 0 && !this.isRoot(name, start))) return false;
    const isOpen = value === text.length || text[value] === '\n';
    this.opened = isOpen ? { name, column } : undefined;
    if (!isOpen) return this.isHarmless(name, value) && this.pass(value, column);
    this.at = value + 1;
    return true;
  }

  /** Whether a map has its next key here, or begins here. */
  private enter(dash: number | undefined, column: number): boolean {
    const { columns, opened } = this;
    while ((columns.at(-1) ?? -1) > (dash ?? column)) columns.pop();
    if (dash === undefined && columns.at(-1) === column) return true;
    const begins = columns.length === 0 ? column === 0 : opened !== undefined && column > opened.column;
    if (dash === undefined && !begins) return false;
    columns.push(column);
    return columns.length > 1 || dash === undefined;
  }

  private isRoot(name: string, start: number): boolean {
    if (!rootKeys.has(name)) return false;
    if (name !== 'kind' && name !== 'apiVersion') return true;
    apiVersionLine.lastIndex = start;
    const isExpected =
      name === 'kind' ? this.text.startsWith(kindLine, start) : apiVersionLine.test(this.text);
    this.header.push({ start, end: endOfLine(this.text, start) });
    return isExpected;
  }

  private isHarmless(name: string, value: number): boolean {
    const { text } = this;
    // The kind of an image stream's source; in quotes it may be anything.
    if (name === 'kind') return /[A-Za-z]/.test(text[value] ?? '') && !text.startsWith('Docker', value);
    if (name === 'value') return text[value] === '/';
    if (harmlessKeys.has(name)) return true;
    noText.lastIndex = value;
    if (noText.test(text)) return true;
    // Labels and annotations.
    return name.includes('/') && !/image/i.test(name);
  }

  private isItem(dash: number, from: number): boolean {
    const { opened } = this;
    if (opened === undefined || dash < opened.column || !harmlessLists.has(opened.name)) return false;
    return this.pass(from, dash);
  }

  private pass(from: number, column: number): boolean {
    const next = passValue(this.text, from, column);
    this.at = next ?? this.at;
    return next !== undefined;
  }
}
