// Finds literal texts in expressions of GitHub workflows.
// https://docs.github.com/actions/reference/workflows-and-actions/expressions
import type { SourceText } from '../occurrence.js';

const token = /'(?:[^']|'')*'|\|\||&&|==|!=|[<>]=?|[(),![\]]|[^\s'|&=!<>(),[\]]+/g;
const before = new Set([undefined, '||', '&&', '(']);
const after = new Set([undefined, '||', ')']);

/** The literals that an expression may evaluate to, where it is the whole scalar: `a && 'img:1' || 'img:2'`. Empty ones are left out. */
export function literalsIn(text: SourceText): readonly SourceText[] {
  const inner = /^\$\{\{(?<expression>[\s\S]*)\}\}$/.exec(text.value)?.groups?.expression;
  if (inner === undefined || inner.includes('${{')) return [];
  const tokens = [...inner.matchAll(token)];
  const isCall = (index: number) =>
    /^[\w.-]+$/.test(tokens[index - 1]?.[0] ?? '') && tokens[index]?.[0] === '(';
  const inCall = tokens.some((_, index) => isCall(index));
  return tokens.flatMap((match, index) => {
    const [found] = match;
    const isResult = before.has(tokens[index - 1]?.[0]) && after.has(tokens[index + 1]?.[0]);
    if (!found.startsWith("'") || !isResult || inCall || found === "''" || found.slice(1, -1).includes("'"))
      return [];
    const start = text.span.start + '${{'.length + match.index + 1;
    const value = found.slice(1, -1);
    return [{ value, span: { start, end: start + value.length }, exact: true }];
  });
}

/** `matrix.image` of `${{ matrix.image }}`; `undefined` for any other expression. */
export function wholeName(value: string): string | undefined {
  return /^\$\{\{\s*(?<name>[\w-]+(?:\.[\w-]+)+)\s*\}\}$/.exec(value)?.groups?.name;
}
