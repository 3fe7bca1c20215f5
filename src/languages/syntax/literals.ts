// Splits programs in languages with C's comments into words, signs and literal texts, each with its place.
import type { Span } from '../../model/text/source.js';

export interface CodeToken {
  readonly kind: 'text' | 'word' | 'sign';
  /** Without the quotes of a text. */
  readonly text: string;
  readonly span: Span;
  /** The quotes that open a text. */
  readonly quotes: string;
  /** False where escapes make a text differ from its value. */
  readonly exact: boolean;
}

/** What is never closed ends with its line, or with the text where three quotes or a comment's sign opened it. */
const groovy =
  /\/\/[^\n]*|#!.*|\/\*[\s\S]*?(?:\*\/|$)|'''(?:[^\\]|\\[\s\S])*?(?:'''|$)|"""(?:[^\\]|\\[\s\S])*?(?:"""|$)|'(?:[^'\\\n]|\\.)*'?|"(?:[^"\\\n]|\\.)*"?|[A-Za-z_$][\w.$]*|\S/g;
const jsonnet =
  /\/\/[^\n]*|#[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|\|\|\|-?\n[\s\S]*?(?:\n[ \t]*\|\|\||$)|@'(?:[^']|'')*'?|@"(?:[^"]|"")*"?|'(?:[^'\\]|\\[\s\S])*'?|"(?:[^"\\]|\\[\s\S])*"?|[A-Za-z_$][\w.$]*|\S/g;

/** The tokens of a Groovy program, such as a Jenkinsfile. */
export function groovyTokens(text: string): readonly CodeToken[] {
  return tokensOf(text, groovy);
}

/** The tokens of a Jsonnet program. */
export function jsonnetTokens(text: string): readonly CodeToken[] {
  return tokensOf(text, jsonnet);
}

function tokensOf(text: string, pattern: RegExp): readonly CodeToken[] {
  const tokens: CodeToken[] = [];
  for (const { 0: found, index } of text.matchAll(pattern)) {
    if (/^(?:\/\/|\/\*|#)/.test(found)) continue;
    const quotes = /^(?:'''|"""|\|\|\||@?["'])/.exec(found)?.[0] ?? '';
    const kind = quotes !== '' ? 'text' : /^[\w$]/.test(found) ? 'word' : 'sign';
    const closing = quotes.replace('@', '');
    const isClosed = found.length >= quotes.length + closing.length && found.endsWith(closing);
    const start = index + quotes.length;
    const end = index + found.length - (isClosed ? closing.length : 0);
    const inner = text.slice(start, end);
    const exact = isClosed && !inner.includes('\\');
    tokens.push({ kind, text: kind === 'text' ? inner : found, span: { start, end }, quotes, exact });
  }
  return tokens;
}
