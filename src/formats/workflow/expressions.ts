// From a text with expressions of a workflow to the images that it may stand for, as far as the file tells.
// https://docs.github.com/actions/reference/workflows-and-actions/expressions

import { isNode } from 'yaml';
import { variableUsesIn } from '../../languages/shell/read-image.js';
import type { YamlDocument } from '../../languages/yaml/document.js';
import { literalText, withoutPrefix } from '../../languages/yaml/scan.js';
import { textOf } from '../../languages/yaml/text.js';
import { parseJson } from '../../model/json.js';
import type { Occurrence } from '../../model/occurrence.js';
import type { SourceFile, Span } from '../../model/text/source.js';
import { opaqueAt, resolvedAt, type SourceText } from '../../scan/occurrence.js';
import { notPinnable, unresolved } from '../../scan/reasons.js';
import { withoutNewDigest } from '../../scan/undocumented-digests.js';
import { passedValues } from '../../scan/values/build-arguments.js';
import { parameterImages } from '../../scan/values/parameters.js';
import { combinationsOf, jsonItems, type Scope, valueNodes } from './values.js';

/** The runner takes the scheme in any case. */
export const dockerScheme = /^docker:\/\//i;

const parameter = /\$\{\{\s*(?<name>(?:matrix|inputs|env)(?:\.[\w-]+)+)\s*\}\}/g;
const wholeOfEnvironment = /^\$\{\{\s*env\.(?<name>[\w-]+)\s*\}\}$/;

/** The variable of the environment that a text consists of. */
export function environmentName(text: string): string | undefined {
  return wholeOfEnvironment.exec(text)?.groups?.name;
}

/** The nodes that hold the images of a text, and `{ found }` for others; `undefined` for a text without expressions. */
export function resolveExpression(
  file: SourceFile,
  scope: Scope,
  text: SourceText,
): readonly unknown[] | undefined {
  if (!text.exact || !text.value.includes('${{')) return undefined;
  const plain = withoutFormat(text.value);
  if (plain !== text.value) return formatted(file, scope, { ...text, value: plain });
  const alternatives = alternativesIn(text);
  const found = alternatives.flatMap((one): readonly unknown[] => {
    if (!('name' in one)) return [{ found: [literalText(file, one)] }];
    const passed = passedImages(file, scope, one);
    const nodes = [...valueNodes(scope, one.name), ...(passed.length === 0 ? [] : [{ found: passed }])];
    if (nodes.length > 0 || alternatives.length === 1) return nodes;
    const detail = unresolved.workflowExpression(`\${{ ${one.name} }}`);
    return [{ found: [opaqueAt(file, one.span, 'template', detail)] }];
  });
  if (found.length > 0) return found;
  const isPart = text.value.replace(parameter, '') !== '' && alternatives.length === 0;
  const images = isPart
    ? parameterImages(file, text, parameter, (names) => combinationsOf(scope, names))
    : undefined;
  return images === undefined ? undefined : [{ found: images }];
}

/** The images that the callers of a workflow pass to the input that a name is, and those of a list in JSON. */
function passedImages(file: SourceFile, scope: Scope, { name, span }: NamedValue): readonly Occurrence[] {
  const values = name.startsWith('inputs.')
    ? passedValues(scope.calls ?? [], name.slice('inputs.'.length))
    : jsonItems(scope, name);
  const text = { value: `\${{ ${name} }}`, span, exact: true };
  return values.length === 0
    ? []
    : (parameterImages(file, text, parameter, () => values.map((one) => [one])) ?? []);
}

const formatCall =
  /\$\{\{\s*format\(\s*'(?<pattern>(?:[^']|'')*)'(?<args>(?:\s*,\s*(?:'[^']*'|[\w.-]+))*)\s*\)\s*\}\}/gi;

/** `format('node:{0}', matrix.version)` as `node:${{ matrix.version }}`. */
function withoutFormat(text: string): string {
  return text.replace(formatCall, (...match) => {
    const { pattern, args } = match.at(-1) as { readonly pattern: string; readonly args: string };
    const values = [...args.matchAll(/'(?<text>[^']*)'|(?<name>[\w.-]+)/g)].map(({ groups }) =>
      groups?.name === undefined ? (groups?.text ?? '') : `\${{ ${groups.name} }}`,
    );
    return pattern.replaceAll("''", "'").replace(/\{(\d)\}/g, (whole, at) => values[Number(at)] ?? whole);
  });
}

function formatted(file: SourceFile, scope: Scope, text: SourceText): readonly unknown[] | undefined {
  if (!text.value.includes('${{'))
    return [{ found: [resolvedAt(file, text.span, text.value, notPinnable.fromParameter)] }];
  const images = parameterImages(file, { ...text, exact: false }, parameter, (names) =>
    combinationsOf(scope, names),
  );
  return images === undefined ? undefined : [{ found: images }];
}

const jsonText = /^\$\{\{\s*fromJSON\(\s*'(?<json>(?:[^']|'')*)'\s*\)\s*\}\}$/i;

/** The images in an expression that is a whole container or all services: of a text in JSON; any other may be an image. */
export function expressionImages(
  file: SourceFile,
  text: SourceText,
  isServices: boolean,
): readonly Occurrence[] {
  const opaque = opaqueAt(file, text.span, 'template', unresolved.workflowExpression(text.value));
  const json = jsonText.exec(text.value)?.groups?.json?.replaceAll("''", "'");
  if (json === undefined) return [opaque];
  const value = parseJson(json);
  const containers =
    isServices && typeof value === 'object' && value !== null ? Object.values(value) : [value];
  return containers.flatMap((one): readonly Occurrence[] => {
    const image: unknown = typeof one === 'object' && one !== null && 'image' in one ? one.image : one;
    if (image === '' || image === null) return [];
    return [
      typeof image === 'string' ? resolvedAt(file, text.span, image, notPinnable.fromParameter) : opaque,
    ];
  });
}

/** The occurrences of a text that is the name of an image. `wholeUses` counts the variables that only name images. */
export function readText(
  file: SourceFile,
  scope: Scope,
  text: SourceText,
  wholeUses: ReadonlyMap<string, number>,
): readonly Occurrence[] {
  const found = resolveExpression(file, scope, text) ?? [];
  const occurrences = found.flatMap((one) => occurrencesOf(file, scope.document, one));
  if (occurrences.length === 0) return [readImage(file, text)];
  const name = environmentName(text.value);
  if (name === undefined || variableUsesIn(file, name) <= (wholeUses.get(name) ?? 0)) return occurrences;
  return occurrences.map((one) => withoutNewDigest(one, notPinnable.usedOtherwise(name)));
}

function occurrencesOf(file: SourceFile, document: YamlDocument, one: unknown): readonly Occurrence[] {
  if (!isNode(one)) return (one as { readonly found: readonly Occurrence[] }).found;
  return document.sameKey(one).flatMap((node) => {
    const text = textOf(document, node);
    return text === undefined ? [] : [readImage(file, text)];
  });
}

/** A literal name, perhaps behind `docker://`. */
export function readImage(file: SourceFile, text: SourceText): Occurrence {
  if (text.value.includes('${{'))
    return opaqueAt(file, text.span, 'template', unresolved.workflowExpression(text.value));
  const scheme = dockerScheme.exec(text.value)?.[0];
  return literalText(file, scheme === undefined ? text : (withoutPrefix(scheme, text) ?? text));
}

export const expressionToken = /'(?:[^']|'')*'|\|\||&&|==|!=|[<>]=?|[(),![\]]|[^\s'|&=!<>(),[\]]+/g;
const before = new Set([undefined, '||', '&&', '(']);
const after = new Set([undefined, '||', ')']);

/** What an expression may evaluate to: a literal with its place, or the name of a value such as `matrix.image`. */
type Alternative = SourceText | NamedValue;

interface NamedValue {
  readonly name: string;
  readonly span: Span;
}

/**
 * What an expression that is the whole scalar may evaluate to: `a && 'img:1' || matrix.image`. Empty literals are left out,
 * and so is everything where a function is called.
 */
export function alternativesIn(text: SourceText): readonly Alternative[] {
  const inner = /^\$\{\{(?<expression>[\s\S]*)\}\}$/.exec(text.value)?.groups?.expression;
  if (inner === undefined || inner.includes('${{')) return [];
  const tokens = [...inner.matchAll(expressionToken)];
  const isCall = (index: number) =>
    /^[\w.-]+$/.test(tokens[index - 1]?.[0] ?? '') && tokens[index]?.[0] === '(';
  if (tokens.some((_, index) => isCall(index))) return [];
  return tokens.flatMap((match, index): readonly Alternative[] => {
    const [found] = match;
    const isResult = before.has(tokens[index - 1]?.[0]) && after.has(tokens[index + 1]?.[0]);
    if (!isResult) return [];
    const offset = text.span.start + '${{'.length + match.index;
    if (/^[\w-]+(?:\.[\w-]+)+$/.test(found))
      return [{ name: found, span: { start: offset, end: offset + found.length } }];
    if (!found.startsWith("'") || found === "''" || found.slice(1, -1).includes("'")) return [];
    const value = found.slice(1, -1);
    return [{ value, span: { start: offset + 1, end: offset + 1 + value.length }, exact: true }];
  });
}
