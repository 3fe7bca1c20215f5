// The tokens of HCL.
// https://github.com/hashicorp/hcl/blob/main/hclsyntax/spec.md
import { endOfMatch } from '../../model/text/position.js';
import type { Span } from '../../model/text/source.js';

export interface HclToken {
  readonly kind: 'string' | 'heredoc' | 'word' | 'number' | 'sign' | 'newline';
  /** Of a string without its quotes, of a heredoc only its lines, of a line end `\n`. */
  readonly text: string;
  readonly span: Span;
}

const word = /[\p{L}_][\p{L}\p{N}_-]*/uy;
const number = /\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const sign = /==|!=|>=|<=|&&|\|\||=>|\.\.\.|[^\s]/y;

/** The tokens of a part of a text. Never throws: what is not closed ends with its line or with the text. */
export function hclTokens(text: string, from = 0, to = text.length): readonly HclToken[] {
  const tokens: HclToken[] = [];
  const push = (kind: HclToken['kind'], start: number, end: number) =>
    tokens.push({ kind, text: kind === 'newline' ? '\n' : text.slice(start, end), span: { start, end } });
  for (let at = from; at < to; ) {
    const char = text[at] ?? '';
    const two = text.slice(at, at + 2);
    if (char === '\n') {
      push('newline', at, at + 1);
      at += 1;
    } else if (char === '#' || two === '//') at = indexOrEnd(text, '\n', at);
    else if (two === '/*') at = indexOrEnd(text, '*/', at + 2) + 2;
    else if (char === '"') {
      const end = endOfOpened('"', text, at + 1);
      push('string', at + 1, end);
      at = text[end] === '"' ? end + 1 : end;
    } else if (two === '<<') at = readHeredoc(text, at, push);
    else if (/\s/.test(char)) at += 1;
    else {
      const ends = { word: endOfMatch(word, text, at), number: endOfMatch(number, text, at) };
      const kind = ends.word !== undefined ? 'word' : ends.number !== undefined ? 'number' : 'sign';
      const end = ends.word ?? ends.number ?? endOfMatch(sign, text, at) ?? at + 1;
      push(kind, at, end);
      at = end;
    }
  }
  return tokens;
}

/**
 * The offset of the closing quote, or of the line's end; or that of the brace that closes an interpolation. Templates
 * (`${ … }`, `%{ … }`) may hold strings of their own.
 */
export function endOfOpened(opening: '"' | '{', text: string, start: number): number {
  const open: ('"' | '{')[] = [opening];
  let quotes = opening === '"' ? 1 : 0;
  for (let at = start; at < text.length; at += 1) {
    const char = text[at];
    if (char === '\n' && quotes > 0) return at;
    if (open.at(-1) === '"') {
      if (char === '\\' && text[at + 1] !== '\n') at += 1;
      else if (char === '"') {
        open.pop();
        quotes -= 1;
      } else if ((char === '$' || char === '%') && text[at + 1] === '{') {
        open.push('{');
        at += 1;
      }
    } else if (char === '"' || char === '{') {
      open.push(char);
      if (char === '"') quotes += 1;
    } else if (char === '}') open.pop();
    if (open.length === 0) return at;
  }
  return text.length;
}

/** Pushes the lines of the heredoc that begins at the offset; returns the end of its closing line. */
function readHeredoc(
  text: string,
  at: number,
  push: (kind: 'heredoc' | 'sign', start: number, end: number) => void,
): number {
  const open = /^<<[-~]?(?<label>\w+)[ \t]*\r?\n/.exec(text.slice(at, at + 200));
  const label = open?.groups?.label;
  if (open === null || label === undefined) {
    push('sign', at, at + 2);
    return at + 2;
  }
  const start = at + open[0].length;
  for (let line = start; line < text.length; line = indexOrEnd(text, '\n', line) + 1) {
    const end = indexOrEnd(text, '\n', line);
    if (text.slice(line, end).trim() !== label) continue;
    push('heredoc', start, line);
    return end;
  }
  push('heredoc', start, text.length);
  return text.length;
}

function indexOrEnd(text: string, what: string, from: number): number {
  const at = text.indexOf(what, from);
  return at < 0 ? text.length : at;
}
