// From a text with expressions of a workflow to the images that it may stand for, as far as the file tells.
// https://docs.github.com/actions/reference/workflows-and-actions/expressions
import { isNode } from 'yaml';
import type { Occurrence } from '../../../model/occurrence.js';
import type { SourceFile, Span } from '../../../model/text/source.js';
import { variableUsesIn } from '../../languages/shell/read-image.js';
import type { YamlDocument } from '../../languages/yaml/document.js';
import { literalText, withoutPrefix } from '../../languages/yaml/scan.js';
import { textOf } from '../../languages/yaml/text.js';
import { opaqueAt, type SourceText } from '../../occurrence.js';
import { refused } from '../../pin-place.js';
import { notPinnable, unresolved } from '../../reasons.js';
import { parameterImages } from '../../values/parameters.js';
import { combinationsOf, type Scope, valueNodes } from './values.js';

export const dockerScheme = 'docker://';

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
  const alternatives = alternativesIn(text);
  const found = alternatives.flatMap((one): readonly unknown[] => {
    if (!('name' in one)) return [{ found: [literalText(file, one)] }];
    const nodes = valueNodes(scope, one.name);
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
  return occurrences.map((one) => withoutPin(one, notPinnable.usedOtherwise(name)));
}

/** No digest is written; one that is there can be replaced. */
export function withoutPin(one: Occurrence, why: string): Occurrence {
  return one.kind !== 'image' || one.image.digest !== undefined ? one : { ...one, pin: refused(why) };
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
  return literalText(file, withoutPrefix(dockerScheme, text) ?? text);
}

const token = /'(?:[^']|'')*'|\|\||&&|==|!=|[<>]=?|[(),![\]]|[^\s'|&=!<>(),[\]]+/g;
const before = new Set([undefined, '||', '&&', '(']);
const after = new Set([undefined, '||', ')']);

/** What an expression may evaluate to: a literal with its place, or the name of a value such as `matrix.image`. */
type Alternative = SourceText | { readonly name: string; readonly span: Span };

/**
 * What an expression that is the whole scalar may evaluate to: `a && 'img:1' || matrix.image`. Empty literals are left out,
 * and so is everything where a function is called.
 */
export function alternativesIn(text: SourceText): readonly Alternative[] {
  const inner = /^\$\{\{(?<expression>[\s\S]*)\}\}$/.exec(text.value)?.groups?.expression;
  if (inner === undefined || inner.includes('${{')) return [];
  const tokens = [...inner.matchAll(token)];
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
