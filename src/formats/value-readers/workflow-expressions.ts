// What the expressions of a workflow do with a value: compare it, ask whether it is there, or give it as the result.
// https://docs.github.com/actions/reference/workflows-and-actions/expressions
import type { Span } from '../../model/text/source.js';
import { expressionToken } from '../workflow/expressions.js';

/** A value that an expression names. */
export interface ExpressionRead {
  /** Such as `matrix.image`; one that is chosen by an index stands for all below it. */
  readonly name: string;
  readonly does:
    | { readonly kind: 'result' }
    /** With a text that is written there; its place is that of the characters between the quotes. */
    | { readonly kind: 'equals'; readonly text: string; readonly span: Span }
    /** In a way in which a digest at its end may count. */
    | { readonly kind: 'compares' };
}

/** An expression of a text, with where it stands: `start` and `end` are those of `${{ … }}`. */
interface Expression extends Span {
  readonly inner: string;
  readonly offset: number;
}

const inBraces = /\$\{\{(?<inner>[\s\S]*?)\}\}/g;

/** The expressions of a text; a condition is one as a whole. */
export function expressionsIn(text: string, isCondition: boolean): readonly Expression[] {
  if (isCondition && !text.includes('${{')) return [{ start: 0, end: text.length, inner: text, offset: 0 }];
  return [...text.matchAll(inBraces)].map(({ 0: whole, index, groups }) => ({
    start: index,
    end: index + whole.length,
    inner: groups?.inner ?? '',
    offset: index + '${{'.length,
  }));
}

const named = /^(?:github\.event\.)?(?<name>(?:matrix|inputs|env)(?:\.[\w*-]+)*)\.?$/;
const comparison = /^(?:[=!]=|[<>]=?)$/;
/** What the digest of an image may contain by chance: `contains` may find such a text in it. */
const inDigest = /^[@shabcdef0-9:]*$/;

/** The values that an expression reads and that are not only asked whether they are there. */
export function readsIn({ inner, offset }: Expression, isCondition: boolean): readonly ExpressionRead[] {
  const tokens = [...inner.matchAll(expressionToken)];
  const text = (index: number) => tokens[index]?.[0];
  const calls: string[] = [];
  return tokens.flatMap(({ 0: token }, index): readonly ExpressionRead[] => {
    if (token === '(') calls.push(/^\w+$/.test(text(index - 1) ?? '') ? (text(index - 1) ?? '') : '');
    if (token === ')') calls.pop();
    const name = named.exec(token)?.groups?.name?.replace(/\.\*.*$/, '');
    if (name === undefined) return [];
    const call = calls.findLast((one) => one !== '')?.toLowerCase();
    const side = [index - 1, index + 1].find((one) => comparison.test(text(one) ?? ''));
    if (side !== undefined)
      return comparedWith(name, tokens[side < index ? side - 1 : side + 1], text(side), offset);
    if (call !== undefined) {
      const isFirst = text(index - 1) === '(';
      const other = text(index + 2) ?? '';
      if (isFirst && isSafeSearch(call, other)) return [];
      const isSearch = /^(?:contains|startswith|endswith)$/.test(call);
      return [{ name, does: { kind: isSearch || isCondition ? 'compares' : 'result' } }];
    }
    const isAsked = text(index + 1) === '&&' || text(index - 1) === '!';
    return isAsked || isCondition ? [] : [{ name, does: { kind: 'result' } }];
  });
}

function comparedWith(
  name: string,
  other: RegExpMatchArray | undefined,
  sign: string | undefined,
  offset: number,
): readonly ExpressionRead[] {
  const [token = ''] = other ?? [];
  const isEqual = sign === '==' || sign === '!=';
  // A text with a digest is no number, as it was without one.
  if (isEqual && /^(?:''|null|true|false|-?[\d.]+)$/.test(token)) return [];
  const text = token.slice(1, -1);
  if (!isEqual || !token.startsWith("'") || text.includes("'")) return [{ name, does: { kind: 'compares' } }];
  const start = offset + (other?.index ?? 0) + 1;
  return [{ name, does: { kind: 'equals', text, span: { start, end: start + text.length } } }];
}

/** True for a search that finds the same whether a digest follows the value or not. */
function isSafeSearch(call: string, token: string): boolean {
  if (!token.startsWith("'")) return false;
  const text = token.slice(1, -1);
  if (call === 'startswith') return !text.includes('@');
  return call === 'contains' && !text.includes('@') && !inDigest.test(text.toLowerCase());
}
