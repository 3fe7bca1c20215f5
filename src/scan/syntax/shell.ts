// Commands of a shell script or a Makefile as words with their places. Comments and here-documents are left out.
// https://pubs.opengroup.org/onlinepubs/9799919799/utilities/V3_chap02.html#tag_19_03
import type { Span } from '../../model/source.js';

export interface ShellWord {
  /** As written, without a pair of quotes around the whole. */
  readonly text: string;
  readonly span: Span;
}

const ends = new Set([';', '&', '|', '(', ')', '\n', '`', '{', '}']);

const maxDepth = 4;

/** The commands of a text, also those in `$( … )`; a line that ends in a backslash goes on. */
export function commandsOf(text: string): readonly (readonly ShellWord[])[] {
  return commandsIn(text, { start: 0, end: text.length }, expansionsIn(text), 0);
}

type Expansions = ReadonlyMap<number, number>;

function commandsIn(
  text: string,
  { start, end }: Span,
  expansions: Expansions,
  depth: number,
): readonly (readonly ShellWord[])[] {
  const commands: (readonly ShellWord[])[] = [];
  let words: ShellWord[] = [];
  let heredocs: string[] = [];
  for (let at = start; at < end; ) {
    const char = text[at] ?? '';
    if (/^\\\r?\n/.test(text.slice(at, at + 3))) at = text.indexOf('\n', at) + 1;
    else if (char === '#') at = endOfLine(text, at);
    else if (char === '`' && text[at + 1] === '#') at = endOfComment(text, at);
    else if (ends.has(char)) {
      if (words.length > 0) commands.push(words);
      words = [];
      at += 1;
      if (char === '\n') at = behindHeredocs(text, at, heredocs);
      if (char === '\n') heredocs = [];
    } else if (/\s/.test(char)) at += 1;
    else {
      const word = wordAt(text, at, end, expansions);
      const label = labelOf(text.slice(at, Math.min(word.end, at + 100)));
      if (label !== undefined) heredocs.push(label);
      words.push(unquoted(text, at, word.end));
      for (const inner of depth < maxDepth ? word.commands : [])
        for (const command of commandsIn(text, inner, expansions, depth + 1)) commands.push(command);
      at = word.end;
    }
  }
  if (words.length > 0) commands.push(words);
  return commands;
}

/** Behind a comment in the middle of a command: `` `# … ` ``. */
function endOfComment(text: string, at: number): number {
  const line = endOfLine(text, at);
  const close = text.slice(at + 1, line).indexOf('`');
  return close < 0 ? line : at + 1 + close + 1;
}

function labelOf(word: string): string | undefined {
  return /^\d*<<-?\s*(?<quote>['"]?)(?<label>\w+)\k<quote>$/.exec(word)?.groups?.label;
}

interface Word {
  readonly end: number;
  /** What stands between `$(` and `)`; sums, `$(( … ))`, are none. */
  readonly commands: readonly Span[];
}

function wordAt(text: string, start: number, limit: number, expansions: Expansions): Word {
  const commands: Span[] = [];
  let quote = '';
  for (let at = start; at < limit; at += 1) {
    const char = text[at] ?? '';
    const close = char === '$' && quote !== "'" ? expansions.get(at + 1) : undefined;
    if (char === '\\' && quote !== "'") {
      if (text[at + 1] === '\n' || text[at + 1] === '\r')
        return { end: quote === '' ? at : at + 1, commands };
      at += 1;
    } else if (close !== undefined) {
      if (text[at + 1] === '(' && text[at + 2] !== '(') commands.push({ start: at + 2, end: close });
      at = close;
    } else if (quote !== '') quote = char === quote ? '' : quote;
    else if (char === '"' || char === "'") quote = char;
    else if (char === '$' && text[at + 1] === '(') return { end: at + 1, commands };
    else if (char === '$' && text[at + 1] === '{') at += 1;
    else if (/\s/.test(char) || (ends.has(char) && at > start)) return { end: at, commands };
  }
  return { end: limit, commands };
}

/** Where `$(` and `${` that are closed on their line end, by the place of the bracket. */
function expansionsIn(text: string): ReadonlyMap<number, number> {
  const ends = new Map<number, number>();
  const open = { '(': [] as number[], '{': [] as number[] };
  for (const { 0: sign, index } of text.matchAll(/[(){}\n]/g)) {
    if (sign === '\n') [open['('], open['{']] = [[], []];
    else if (sign === '(' || sign === '{') open[sign].push(index);
    else {
      const start = open[sign === ')' ? '(' : '{'].pop();
      if (start !== undefined && text[start - 1] === '$') ends.set(start, index);
    }
  }
  return ends;
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
