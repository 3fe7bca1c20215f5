// Expressions of GitHub workflows, as far as literal images stand in them.
// https://docs.github.com/actions/reference/workflows-and-actions/expressions
import type { ScalarText } from '../yaml/text.js';

const token = /'(?:[^']|'')*'|\|\||&&|==|!=|[<>]=?|[(),![\]]|[^\s'|&=!<>(),[\]]+/g;
const before = new Set([undefined, '||', '&&', '(']);
const after = new Set([undefined, '||', ')']);

/** Texts that may be the result of an expression which is the whole scalar: `a && 'img:1' || 'img:2'`. Empty ones mean nothing. */
export function literalsIn(text: ScalarText): readonly ScalarText[] {
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

/** `matrix.image` of `${{ matrix.image }}`; `undefined` for more than a name. */
export function wholeName(value: string): string | undefined {
  return /^\$\{\{\s*(?<name>[\w-]+(?:\.[\w-]+)+)\s*\}\}$/.exec(value)?.groups?.name;
}
