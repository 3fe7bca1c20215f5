// Recognises the definition of a Kubernetes resource by its lines, without a tree: it can be a megabyte of schemas, none of
// whose values is an image. What is not spelled as all tools spell it is left to the parser.

import { isMap, type Node } from 'yaml';
import { append } from '../../model/collections.js';
import { endOfLine, endOfMatch } from '../../model/text/position.js';
import type { Span } from '../../model/text/source.js';
import { areLinesAllowed, type LineRules } from './block-lines.js';
import { type ParsedStream, parseStream } from './libyaml/parser.js';

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
/** A value that is no text, so no name of an image. */
const noText = /(?:true|false|null|-?\d{1,15}) *(?:\n|$)/y;
const kindLine = 'kind: CustomResourceDefinition\n';
const apiVersionLine = /apiVersion: apiextensions\.k8s\.io\/v1(?:beta1)?\n/y;

/** The lines with `apiVersion` and `kind` of a document that is a definition and names no image; otherwise `undefined`. */
export function definitionIn(document: string): readonly Span[] | undefined {
  if (!document.startsWith(kindLine) && !document.includes(`\n${kindLine}`)) return undefined;
  const rules = new DefinitionRules();
  return areLinesAllowed(document, rules) && rules.header.length === 2 ? rules.header : undefined;
}

class DefinitionRules implements LineRules {
  readonly header: Span[] = [];

  allowsKey(text: string, name: string, line: number, value: number | undefined, isAtRoot: boolean): boolean {
    if (isAtRoot && !this.allowsRoot(text, name, line)) return false;
    return value === undefined || isHarmless(text, name, value);
  }

  allowsItem(list: string): boolean {
    return harmlessLists.has(list);
  }

  private allowsRoot(text: string, name: string, line: number): boolean {
    if (!rootKeys.has(name)) return false;
    if (name !== 'kind' && name !== 'apiVersion') return true;
    const isExpected =
      name === 'kind'
        ? text.startsWith(kindLine, line)
        : endOfMatch(apiVersionLine, text, line) !== undefined;
    this.header.push({ start: line, end: endOfLine(text, line) });
    return isExpected;
  }
}

function isHarmless(text: string, name: string, value: number): boolean {
  // The kind of an image stream's source; in quotes it may be anything.
  if (name === 'kind')
    return /[A-Za-z]/.test(text[value] ?? '')
      ? !text.startsWith('Docker', value)
      : text.startsWith('""\n', value);
  if (name === 'value') return text[value] === '/';
  if (harmlessKeys.has(name) || endOfMatch(noText, text, value) !== undefined) return true;
  // Labels and annotations.
  return name.includes('/') && !/image/i.test(name);
}

/** Every line that may separate documents. Readers agree about those with nothing but a comment behind the dashes. */
const separator = /^---[^\n]*/gm;
const plainSeparator = /^---[ \t]*(?:#.*)?$/;
/** Directives, and the ends of documents, belong to more than one document. */
const betweenDocuments = /^(?:%|\.\.\.)/m;

/** Parses the documents between two offsets as `parseStream` does, but for the schemas in definitions. */
export function parseDocuments(text: string, start = 0, end = text.length): ParsedStream {
  const part = text.slice(start, end);
  return part.includes(kindLine) ? parseAround(text, part, start) : parseStream(text, start, end);
}

/** Parses the documents of a part of the text; of those that are definitions, only the lines with `apiVersion` and `kind`. */
function parseAround(text: string, part: string, start: number): ParsedStream {
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
    const lines = definitionIn(part.slice(body, next));
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
