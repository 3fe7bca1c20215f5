// Reads the commands of a shell script or a Makefile as words with their places. Comments are left out, and of heredocs
// all but the commands whose output is inserted.
// https://pubs.opengroup.org/onlinepubs/9799919799/utilities/V3_chap02.html#tag_19_03
import { endOfLine } from '../../../model/position.js';
import type { Span } from '../../../model/source.js';

/** The end of each expansion, by the offset of its opening bracket. */
export type Expansions = ReadonlyMap<number, number>;

/** All expansions that are closed on their line. */
function expansionsIn(text: string): Expansions {
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

/**
 * The texts of the outermost command substitutions within a span, also of those in the default of a variable
 * (`${A:-$(…)}`). Arithmetic, `$(( … ))`, is left out.
 */
function substitutionsIn(text: string, { start, end }: Span, expansions: Expansions): readonly Span[] {
  const found: Span[] = [];
  let done = start;
  for (const { index } of text.slice(start, end).matchAll(/(?<!\\)\$\((?!\()/g)) {
    const inner = start + index + 2;
    const close = expansions.get(inner - 1);
    if (close === undefined || close >= end || inner < done) continue;
    found.push({ start: inner, end: close });
    done = close;
  }
  return [...found, ...betweenBackticks(text, { start, end }, found)];
}

/** The texts between two backticks that are in no other substitution. */
function betweenBackticks(text: string, { start, end }: Span, others: readonly Span[]): readonly Span[] {
  const signs = [...text.slice(start, end).matchAll(/(?<!\\)`/g)]
    .map(({ index }) => start + index)
    .filter((at) => !others.some((one) => at >= one.start && at < one.end));
  return signs.flatMap((at, index) => {
    const close = signs[index + 1];
    return index % 2 === 1 || close === undefined ? [] : [{ start: at + 1, end: close }];
  });
}

/** A heredoc whose body begins on the next line. */
interface ShellHeredoc {
  readonly label: string;
  /** Nothing is expanded in the body. */
  readonly isQuoted: boolean;
}

/** Behind the word of a program, of a number or of nothing; the label may follow in the next word. */
const heredocSign =
  /^[\w./-]{0,60}<<-?(?!<)(?:[ \t]{0,20})(?:\\?(?<plain>[^\s<>|;&()'"\\$`]{1,60})|'(?<single>[^'\n]{1,60})'|"(?<double>[^"\n]{1,60})")/;

/** A `((` in the same line that is not closed. */
const openArithmetic = /\(\((?:(?!\)\)).)*$/;
const maxLookBack = 200;

/** The heredoc that a word begins; none for a shift in `(( … ))`. */
function heredocIn(text: string, start: number, end: number): ShellHeredoc | undefined {
  if (!text.slice(start, end).includes('<<')) return undefined;
  const found = heredocSign.exec(text.slice(start, start + maxLookBack));
  const { plain, single, double } = found?.groups ?? {};
  const label = plain ?? single ?? double;
  if (found === null || label === undefined) return undefined;
  if (openArithmetic.test(text.slice(Math.max(0, start - maxLookBack), start))) return undefined;
  return { label, isQuoted: plain === undefined || found[0].includes('\\') };
}

/** The offset behind the bodies of heredocs that begin at the offset, one after the other. */
function endOfHeredocs(text: string, start: number, heredocs: readonly ShellHeredoc[]): number {
  let at = start;
  for (const { label } of heredocs) {
    for (let line = ''; at < text.length && line !== label; ) {
      const end = endOfLine(text, at);
      line = text.slice(at, end).trim();
      at = Math.min(end + 1, text.length);
    }
  }
  return at;
}

export interface ShellWord {
  /** As written, without a pair of quotes around the whole. */
  readonly text: string;
  readonly span: Span;
}

const endsOfWord = new Set([';', '&', '|', '(', ')', '\n', '`', '{', '}']);

const maxDepth = 4;

/** `$'…'`, in which a backslash escapes the closing quote. */
const ansiQuote = "$'";

/** The commands of a text, including those in `$( … )`. A line that ends in a backslash continues on the next one. */
export function commandsOf(text: string): readonly (readonly ShellWord[])[] {
  return commandsIn(text, { start: 0, end: text.length }, expansionsIn(text), 0);
}

function commandsIn(
  text: string,
  { start, end }: Span,
  expansions: Expansions,
  depth: number,
): readonly (readonly ShellWord[])[] {
  const commands: (readonly ShellWord[])[] = [];
  let words: ShellWord[] = [];
  let heredocs: ShellHeredoc[] = [];
  const addInserted = (spans: readonly Span[]) => {
    for (const span of depth < maxDepth ? spans : [])
      for (const command of commandsIn(text, span, expansions, depth + 1)) commands.push(command);
  };
  const addWord = (at: number): number => {
    const word = wordAt(text, at, end, expansions);
    const heredoc = heredocIn(text, at, word.end);
    if (heredoc !== undefined) heredocs.push(heredoc);
    words.push(unquoted(text, at, word.end));
    addInserted(word.commands);
    return word.end;
  };
  for (let at = start; at < end; ) {
    const char = text[at] ?? '';
    if (/^\\\r?\n/.test(text.slice(at, at + 3))) at = text.indexOf('\n', at) + 1;
    else if (char === '&' && text[at + 1] === '>') at = addWord(at);
    else if (char === '#') at = endOfLine(text, at);
    else if (char === '`' && text[at + 1] === '#') at = endOfComment(text, at);
    else if (endsOfWord.has(char)) {
      if (words.length > 0) commands.push(words);
      words = [];
      at += 1;
      if (char === '\n') {
        const body = { start: at, end: endOfHeredocs(text, at, heredocs) };
        if (heredocs.some(({ isQuoted }) => !isQuoted)) addInserted(substitutionsIn(text, body, expansions));
        heredocs = [];
        at = body.end;
      }
    } else if (/\s/.test(char)) at += 1;
    else at = addWord(at);
  }
  if (words.length > 0) commands.push(words);
  return commands;
}

/** The end of a comment in the middle of a command: `` `# … ` ``. */
function endOfComment(text: string, at: number): number {
  const line = endOfLine(text, at);
  const close = text.slice(at + 1, line).indexOf('`');
  return close < 0 ? line : at + 1 + close + 1;
}

interface Word {
  readonly end: number;
  /** The texts between `$(` and `)`. Arithmetic, `$(( … ))`, is left out. */
  readonly commands: readonly Span[];
}

function wordAt(text: string, start: number, limit: number, expansions: Expansions): Word {
  const commands: Span[] = [];
  let quote = '';
  for (let at = start; at < limit; at += 1) {
    const char = text[at] ?? '';
    const close =
      char === '$' && !quote.endsWith("'") ? expansionEnd(text, at, quote, expansions) : undefined;
    if (char === '\\' && quote !== "'") {
      // Between quotes, a line that ends in a backslash goes on in the same word.
      if (quote === '' && (text[at + 1] === '\n' || text[at + 1] === '\r')) return { end: at, commands };
      at += 1;
    } else if (close !== undefined) {
      for (const span of substitutionsIn(text, { start: at, end: close + 1 }, expansions))
        commands.push(span);
      at = close;
    } else if (quote === '"' && char === '`') {
      const closing = text.indexOf('`', at + 1);
      if (closing > 0 && closing < limit) {
        commands.push({ start: at + 1, end: closing });
        at = closing;
      }
    } else if (quote !== '') quote = char === quote.at(-1) ? '' : quote;
    else if (char === '"' || char === "'") quote = char === "'" && text[at - 1] === '$' ? ansiQuote : char;
    else if (char === '$' && text[at + 1] === '(') return { end: at + 1, commands };
    else if (char === '$' && text[at + 1] === '{') at += 1;
    else if (/\s/.test(char) || (endsOfWord.has(char) && at > start && !isRedirected(text, at)))
      return { end: at, commands };
  }
  return { end: limit, commands };
}

/** `>&`, `<&` and `>|` are redirections. */
function isRedirected(text: string, at: number): boolean {
  const before = text[at - 1];
  return (text[at] === '&' && (before === '>' || before === '<')) || (text[at] === '|' && before === '>');
}

/** The end of the expansion at `$`. A bracket in quotes does not end it, as in `${a%"}"}`. */
function expansionEnd(text: string, at: number, quote: string, expansions: Expansions): number | undefined {
  const first = expansions.get(at + 1);
  if (first === undefined || text[at + 1] !== '{') return first;
  const open = { '"': false, "'": false };
  for (let end = at; end < text.length && (end < first || text[end] !== '\n'); end += 1) {
    const char = text[end];
    if (char === '"' || char === "'") open[char] = !open[char];
    else if (char === '}' && end >= first && !open['"'] && (quote === '"' || !open["'"])) return end;
  }
  return first;
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
