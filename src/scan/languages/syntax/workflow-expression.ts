// Finds literal texts in expressions of GitHub workflows.
// https://docs.github.com/actions/reference/workflows-and-actions/expressions
import type { Span } from '../../../model/text/source.js';
import type { SourceText } from '../../occurrence.js';

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
