// Passes the value of a key by its lines alone, in the spellings that every reader of YAML reads alike.
import { endOfLine } from '../../../model/position.js';

const space = 0x20;
/** Blanks or a comment up to the end of the line. */
const tail = String.raw`(?: +#[^\n]*| *)(?:\n|$)`;
const word = String.raw`(?:"[^"\\\n]*"|'[^'\n]*'|[A-Za-z0-9_./][\w./-]*)`;
const blockHeader = new RegExp(`[|>][-+]?${tail}`, 'y');
const empty = new RegExp(String.raw`(?:\[ *\]|\{ *\})${tail}`, 'y');
/** Words on one line. An empty item is an error to some readers. */
const flowList = new RegExp(String.raw`\[ *(?:${word} *(?:, *(?!\])|(?=\])))+\]${tail}`, 'y');
const beginsPlain = /[^\s\-?:,[\]{}#&*!|>'"%@`]|[-:?](?=\S)/y;
/** What ends a text without quotes before the end of its line, or may not be in it. */
const endsPlain = /:(?=\s|$)|\s#|\t/;
const restOfLine = new RegExp(tail, 'y');
/** What a backslash may precede in quotes; of other letters, the parser counts the digits behind them. */
const escaped = /[0abtnvfre "\\/]/;

/** The start of the line behind the value; `undefined` where its lines alone do not say how it is read. */
export function passValue(text: string, from: number, column: number): number | undefined {
  const first = text[from];
  if (first === '|' || first === '>') return passBlock(text, from, column);
  if (first === '"' || first === "'") return passQuoted(text, from, first);
  if (first === '[' || first === '{') return endOf(empty, text, from) ?? endOf(flowList, text, from);
  return endOf(beginsPlain, text, from) === undefined ? undefined : passPlain(text, from, column);
}

/** The offset of the first character of a line that is no space. */
export function passIndent(text: string, from: number): number {
  let at = from;
  while (text.charCodeAt(at) === space) at += 1;
  return at;
}

function endOf(pattern: RegExp, text: string, from: number): number | undefined {
  pattern.lastIndex = from;
  return pattern.test(text) ? pattern.lastIndex : undefined;
}

function passBlock(text: string, from: number, column: number): number | undefined {
  let line = endOf(blockHeader, text, from);
  let indent: number | undefined;
  while (line !== undefined && line < text.length) {
    const at = passIndent(text, line);
    const end = endOfLine(text, at);
    // Blanks in front of the first line may make an indentation.
    if (at === end && at > line && indent === undefined) return undefined;
    if (at < end) {
      if (at - line <= column) return line;
      // Where the indentation is not known yet, a tab is an error.
      if (indent === undefined && text[at] === '\t') return undefined;
      indent ??= at - line;
      if (at - line < indent) return undefined;
    }
    line = end + 1;
  }
  return line;
}

function passPlain(text: string, from: number, column: number): number | undefined {
  for (let at = from; ; ) {
    const end = endOfLine(text, at);
    const isCommented = endsPlain.test(text.slice(at, end));
    if (isCommented && !isComment(text.slice(at, end))) return undefined;
    const line = passEmptyLines(text, end + 1);
    at = passIndent(text, line);
    if (at >= text.length || at - line <= column) return line;
    // Behind a comment, the text cannot go on.
    if (isCommented || text[at] === '#' || text[at] === '\t') return undefined;
  }
}

/** True where all that ends the text is a comment. */
function isComment(line: string): boolean {
  const start = line.indexOf(' #');
  return start > 0 && !endsPlain.test(line.slice(0, start).trimEnd());
}

function passEmptyLines(text: string, from: number): number {
  let line = from;
  while (line < text.length) {
    const at = passIndent(text, line);
    if (text[at] !== '\n') return line;
    line = at + 1;
  }
  return line;
}

function passQuoted(text: string, from: number, quote: string): number | undefined {
  for (let at = from + 1; at < text.length; at += 1) {
    const char = text[at];
    if (char === '\\' && quote === '"') {
      at += 1;
      if (!escaped.test(text[at] ?? '')) return undefined;
    } else if (char !== quote) continue;
    else if (quote === "'" && text[at + 1] === quote) at += 1;
    else return endOf(restOfLine, text, at + 1);
  }
  return undefined;
}
