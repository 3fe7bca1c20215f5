// Commands of a shell script or a Makefile as words with their places. Comments and here-documents are left out.
// https://pubs.opengroup.org/onlinepubs/9799919799/utilities/V3_chap02.html#tag_19_03
import type { Span } from '../model/source.js';

export interface ShellWord {
  /** As written, without a pair of quotes around the whole. */
  readonly text: string;
  readonly span: Span;
}

const ends = new Set([';', '&', '|', '(', ')', '\n', '`', '{', '}']);

/** The commands of a text; a line that ends in a backslash goes on. */
export function commandsOf(text: string): readonly (readonly ShellWord[])[] {
  const commands: ShellWord[][] = [];
  let words: ShellWord[] = [];
  let heredocs: string[] = [];
  for (let at = 0; at < text.length; ) {
    const char = text[at] ?? '';
    if (/^\\\r?\n/.test(text.slice(at, at + 3))) at = text.indexOf('\n', at) + 1;
    else if (char === '#') at = endOfLine(text, at);
    else if (ends.has(char)) {
      if (words.length > 0) commands.push(words);
      words = [];
      at += 1;
      if (char === '\n') at = behindHeredocs(text, at, heredocs);
      if (char === '\n') heredocs = [];
    } else if (/\s/.test(char)) at += 1;
    else {
      const end = endOfWord(text, at);
      const label = /^\d*<<-?\s*(?<quote>['"]?)(?<label>\w+)\k<quote>$/.exec(
        text.slice(at, Math.min(end, at + 100)),
      )?.groups?.label;
      if (label !== undefined) heredocs.push(label);
      words.push(unquoted(text, at, end));
      at = end;
    }
  }
  if (words.length > 0) commands.push(words);
  return commands;
}

function endOfWord(text: string, start: number): number {
  let quote = '';
  for (let at = start; at < text.length; at += 1) {
    const char = text[at] ?? '';
    if (char === '\\' && quote !== "'") {
      if (text[at + 1] === '\n' || text[at + 1] === '\r') return quote === '' ? at : at + 1;
      at += 1;
    } else if (quote !== '') quote = char === quote ? '' : quote;
    else if (char === '"' || char === "'") quote = char;
    else if (char === '$' && /[({]/.test(text[at + 1] ?? '')) at = endOfExpansion(text, at + 1);
    else if (/\s/.test(char) || (ends.has(char) && at > start)) return at;
  }
  return text.length;
}

/** The offset of the bracket that closes the one at `open`, or of the end of the line. */
function endOfExpansion(text: string, open: number): number {
  const [opening, closing] = text[open] === '(' ? ['(', ')'] : ['{', '}'];
  let depth = 0;
  for (let at = open; at < text.length && text[at] !== '\n'; at += 1) {
    if (text[at] === opening) depth += 1;
    if (text[at] === closing) depth -= 1;
    if (depth === 0) return at;
  }
  return open;
}

function unquoted(text: string, start: number, end: number): ShellWord {
  const quote = text[start];
  const inner = text.slice(start + 1, end - 1);
  const whole =
    end - start > 2 && (quote === '"' || quote === "'") && text[end - 1] === quote && !inner.includes(quote);
  return whole
    ? { text: inner, span: { start: start + 1, end: end - 1 } }
    : { text: text.slice(start, end), span: { start, end } };
}

function behindHeredocs(text: string, start: number, labels: readonly string[]): number {
  let at = start;
  for (const label of labels) {
    for (let line = ''; at < text.length && line !== label; ) {
      const end = endOfLine(text, at);
      line = text.slice(at, end).trim();
      at = Math.min(end + 1, text.length);
    }
  }
  return at;
}

function endOfLine(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end < 0 ? text.length : end;
}
