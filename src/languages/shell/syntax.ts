// Reads the commands of a shell script or a Makefile as words with their places. Comments are left out, and of heredocs
// all but the commands whose output is inserted.
// https://pubs.opengroup.org/onlinepubs/9799919799/utilities/V3_chap02.html#tag_19_03
import { endOfLine } from '../../model/text/position.js';
import type { Span } from '../../model/text/source.js';

/** Where the brackets of a text end what. */
interface Brackets {
  /** The end of each expansion that is closed on its line, by the offset of its opening bracket. */
  readonly expansions: ReadonlyMap<number, number>;
  readonly patternEnds: ReadonlySet<number>;
}

/** The parentheses that end a pattern of `case … esac`, and close nothing. */
function patternEndsIn(text: string): ReadonlySet<number> {
  const ends = new Set<number>();
  const cases: { parentheses: number; readonly ends: number[] }[] = [];
  for (const { 0: token, index } of text.matchAll(/[()]|\bcase\s[^\n;]{1,200}?\sin\b|\besac\b/g)) {
    const open = cases.at(-1);
    if (token.startsWith('case')) cases.push({ parentheses: 0, ends: [] });
    else if (token === 'esac') for (const end of cases.pop()?.ends ?? []) ends.add(end);
    else if (open === undefined) continue;
    else if (token === '(') open.parentheses += 1;
    else if (open.parentheses > 0) open.parentheses -= 1;
    else open.ends.push(index);
  }
  return ends;
}

function bracketsIn(text: string): Brackets {
  const patternEnds = patternEndsIn(text);
  const ends = new Map<number, number>();
  const open = { '(': [] as number[], '{': [] as number[] };
  for (const { 0: sign, index } of text.matchAll(/[(){}\n]/g)) {
    if (sign === '\n') [open['('], open['{']] = [[], []];
    else if (sign === '(' || sign === '{') open[sign].push(index);
    else if (!patternEnds.has(index)) {
      const start = open[sign === ')' ? '(' : '{'].pop();
      if (start !== undefined && text[start - 1] === '$') ends.set(start, index);
    }
  }
  return { expansions: ends, patternEnds };
}

/**
 * The texts of the outermost command substitutions within a span, also of those in the default of a variable
 * (`${A:-$(…)}`). Arithmetic, `$(( … ))`, is left out.
 */
function substitutionsIn(text: string, { start, end }: Span, { expansions }: Brackets): readonly Span[] {
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

type PlaceOf = (span: Span) => Span;

/** What a command reads: the body of a heredoc. */
export interface ShellInput {
  readonly text: string;
  /** Nothing is expanded in it. */
  readonly isQuoted: boolean;
  place(span: Span): Span;
}

/** A heredoc whose body begins on the next line, and the command that reads it. */
interface ShellHeredoc {
  readonly label: string;
  readonly isQuoted: boolean;
  readonly command: GrowingCommand;
}

/** Behind the word of a program, of a number or of nothing; the label may follow in the next word. */
const heredocSign =
  /^[\w./-]{0,60}<<-?(?!<)(?:[ \t]{0,20})(?:\\?(?<plain>[^\s<>|;&()'"\\$`]{1,60})|'(?<single>[^'\n]{1,60})'|"(?<double>[^"\n]{1,60})")/;

/** A `((` in the same line that is not closed. */
const openArithmetic = /\(\((?:(?!\)\)).)*$/;
const maxLookBack = 200;

/** The heredoc that a word begins; none for a shift in `(( … ))`. */
function heredocIn(text: string, start: number, end: number): Omit<ShellHeredoc, 'command'> | undefined {
  if (!text.slice(start, end).includes('<<')) return undefined;
  const found = heredocSign.exec(text.slice(start, start + maxLookBack));
  const { plain, single, double } = found?.groups ?? {};
  const label = plain ?? single ?? double;
  if (found === null || label === undefined) return undefined;
  if (openArithmetic.test(text.slice(Math.max(0, start - maxLookBack), start))) return undefined;
  return { label, isQuoted: plain === undefined || found[0].includes('\\') };
}

/** The end of the body of a heredoc, and the offset behind its label. */
function heredocEnd(
  text: string,
  start: number,
  label: string,
): { readonly body: number; readonly next: number } {
  for (let at = start; at < text.length; ) {
    const end = endOfLine(text, at);
    const next = Math.min(end + 1, text.length);
    if (text.slice(at, end).trim() === label) return { body: at, next };
    at = next;
  }
  return { body: text.length, next: text.length };
}

export interface ShellWord {
  /** As written, without a pair of quotes around the whole. */
  readonly text: string;
  readonly span: Span;
  /** The quotes around the whole word, which the text lacks. */
  readonly quote?: '"' | "'";
  /** Why no digest may be written behind the word, where it is used for more than one image. */
  readonly noPin?: string;
  /** Why the image that it stands for cannot be determined, whatever the text is. */
  readonly unknown?: string;
  /** The place in the file of a part of the text, where that is not written there as it is. */
  readonly place?: PlaceOf;
}

export interface ShellCommand {
  readonly words: readonly ShellWord[];
  /** It reads what the command before it writes. */
  readonly isPiped?: boolean;
  /** `NAME=( … )`: the name with its sign, and the elements. */
  readonly isArray?: boolean;
  readonly input?: ShellInput;
  /** The function whose body it is in. */
  readonly functionName?: string;
}

type GrowingCommand = { -readonly [K in keyof ShellCommand]: ShellCommand[K] } & { words: ShellWord[] };

const endsOfWord = new Set([';', '&', '|', '(', ')', '\n', '`']);
/** A bracket that groups commands stands alone; any other is a part of a word, as in `{a,b}`. */
const groupStart = /\{(?=\s)/y;
const groupEnd = /\}(?=[\s;&|)]|$)/y;
const arrayName = /^[A-Za-z_]\w*\+?=$/;
const parentheses = /\([ \t]*\)/y;
const templateEnd = /\{\{[^\n]{0,500}?\}\}/y;

const maxDepth = 4;

/** `$'…'`, in which a backslash escapes the closing quote. */
const ansiQuote = "$'";

/** The commands of a text, including those in `$( … )`. A line that ends in a backslash continues on the next one. */
export function commandsOf(text: string, place: PlaceOf = (span) => span): readonly ShellCommand[] {
  return new Reader(text, place, bracketsIn(text)).commandsIn({ start: 0, end: text.length }, 0);
}

/** The words of a text where blanks and quotes count, and nothing is run. */
export function wordsOfText(text: string, place: PlaceOf): readonly ShellWord[] {
  const reader = new Reader(text, place, bracketsIn(text));
  return reader.commandsIn({ start: 0, end: text.length }, maxDepth).flatMap(({ words }) => words);
}

class Reader {
  constructor(
    private readonly text: string,
    private readonly place: PlaceOf,
    private readonly brackets: Brackets,
  ) {}

  commandsIn({ start, end }: Span, depth: number): readonly ShellCommand[] {
    const { text } = this;
    const found = new Commands();
    let heredocs: ShellHeredoc[] = [];
    const addInserted = (spans: readonly Span[]) => {
      for (const span of depth < maxDepth ? spans : []) found.addAll(this.commandsIn(span, depth + 1));
    };
    const addWord = (at: number): number => {
      const word = wordAt(text, at, end, this.brackets);
      const heredoc = heredocIn(text, at, word.end);
      const written = unquoted(text, at, word.end);
      const command = found.add({ ...written, span: this.place(written.span) });
      if (heredoc !== undefined) heredocs.push({ ...heredoc, command });
      addInserted(word.commands);
      return word.end;
    };
    const addBodies = (from: number): number => {
      let at = from;
      for (const { label, isQuoted, command } of heredocs) {
        const { body, next } = heredocEnd(text, at, label);
        const [first, last] = [at, body];
        command.input ??= {
          text: text.slice(first, last),
          isQuoted,
          place: (span) => this.place({ start: first + span.start, end: first + span.end }),
        };
        if (!isQuoted) addInserted(substitutionsIn(text, { start: first, end: last }, this.brackets));
        at = next;
      }
      heredocs = [];
      return at;
    };
    for (let at = start; at < end; ) {
      const char = text[at] ?? '';
      if (continuesLine(text, at)) at = text.indexOf('\n', at) + 1;
      else if (char === '&' && text[at + 1] === '>') at = addWord(at);
      else if (char === '#') at = endOfLine(text, at);
      else if (char === '`' && text[at + 1] === '#') at = endOfComment(text, at);
      else if (char === '(' && found.startsArray(text, at)) at += 1;
      else if (char === '(' && lengthAt(parentheses, text, at) > 0) {
        found.nameFunction();
        at += lengthAt(parentheses, text, at);
      } else if (char === '{' && lengthAt(groupStart, text, at) > 0) {
        found.open();
        at += 1;
      } else if (char === '}' && lengthAt(groupEnd, text, at) > 0) {
        found.close();
        at += 1;
      } else if (endsOfWord.has(char) && !(char === '`' && backtickEnd(text, at, end) > at)) {
        if (char === '(') found.openSubshell();
        else if (char === ')') found.closeSubshell();
        const isPipe = char === '|' && text[at - 1] !== '|' && text[at + 1] !== '|';
        found.end(isPipe, char);
        at += isPipe && text[at + 1] === '&' ? 2 : 1;
        if (char === '\n') at = addBodies(at);
      } else if (/\s/.test(char)) at += 1;
      else at = addWord(at);
    }
    found.end(false, '');
    return found.all;
  }
}

function lengthAt(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0].length ?? 0;
}

/** Gathers words to commands, and knows in which array and function they stand. */
class Commands {
  readonly all: ShellCommand[] = [];
  private current: GrowingCommand = { words: [] };
  private isPiped = false;
  /** The names of functions whose brackets are open; empty for other brackets. */
  private readonly groups: string[] = [];
  private named = '';
  /** For each open parenthesis, whether it holds the body of a function. */
  private readonly subshells: boolean[] = [];

  add(word: ShellWord): GrowingCommand {
    this.named = '';
    if (this.current.words.length === 0) {
      const functionName = this.groups.findLast((name) => name !== '');
      this.current = { words: [] };
      if (functionName !== undefined) this.current.functionName = functionName;
      if (this.isPiped) this.current.isPiped = true;
      this.isPiped = false;
    }
    this.current.words.push(word);
    return this.current;
  }

  addAll(commands: readonly ShellCommand[]): void {
    const functionName = this.groups.findLast((name) => name !== '');
    for (const one of commands) this.all.push(functionName === undefined ? one : { functionName, ...one });
  }

  end(isPipe: boolean, sign: string): void {
    if (this.current.isArray && sign === '\n') return;
    const isEmpty = this.current.words.length === 0;
    if (!isEmpty) this.all.push(this.current);
    this.current = { words: [] };
    this.isPiped = isPipe || (this.isPiped && isEmpty);
  }

  /** Whether a bracket begins the elements of an array. */
  startsArray(text: string, at: number): boolean {
    const name = this.current.words.at(-1);
    if (name === undefined || /\s/.test(text[at - 1] ?? '') || !arrayName.test(name.text)) return false;
    this.current.words.pop();
    this.end(false, '');
    this.add(name);
    this.current.isArray = true;
    this.subshells.push(false);
    return true;
  }

  nameFunction(): void {
    this.named = this.current.words.at(-1)?.text ?? '';
    this.current = { words: [] };
  }

  open(): void {
    const [keyword, name] = this.current.words;
    if (keyword?.text === 'function') this.nameFunction();
    else this.end(name === undefined && keyword === undefined && this.isPiped, '');
    this.groups.push(this.named);
    this.named = '';
  }

  close(): void {
    this.end(false, '');
    this.groups.pop();
  }

  /** Behind the name of a function, its body. */
  openSubshell(): void {
    const isBody = this.named !== '';
    this.subshells.push(isBody);
    if (isBody) this.open();
  }

  closeSubshell(): void {
    if (this.subshells.pop() === true) this.close();
  }
}

/** The end of a comment in the middle of a command: `` `# … ` ``. */
function endOfComment(text: string, at: number): number {
  const line = endOfLine(text, at);
  const close = text.slice(at + 1, line).indexOf('`');
  return close < 0 ? line : at + 1 + close + 1;
}

/** True for a backslash at the end of a line. Before any other sign, a carriage return too, it is a part of a word. */
function continuesLine(text: string, at: number): boolean {
  return text[at] === '\\' && (text[at + 1] === '\n' || (text[at + 1] === '\r' && text[at + 2] === '\n'));
}

interface Word {
  readonly end: number;
  /** The texts between `$(` and `)`. Arithmetic, `$(( … ))`, is left out. */
  readonly commands: readonly Span[];
}

function wordAt(text: string, start: number, limit: number, brackets: Brackets): Word {
  const commands: Span[] = [];
  let quote = '';
  for (let at = start; at < limit; at += 1) {
    const char = text[at] ?? '';
    const close =
      char === '$' && !quote.endsWith("'") ? expansionEnd(text, at, quote, brackets.expansions) : undefined;
    if (char === '\\' && quote !== "'") {
      // Between quotes, a line that ends in a backslash goes on in the same word.
      if (quote === '' && continuesLine(text, at)) return { end: at, commands };
      at += 1;
    } else if (close !== undefined) {
      for (const span of substitutionsIn(text, { start: at, end: close + 1 }, brackets)) commands.push(span);
      at = close;
    } else if (
      char === '$' &&
      text[at + 1] === '(' &&
      quote === '"' &&
      linesEnd(text, at + 1, limit, brackets) > at
    ) {
      const closing = linesEnd(text, at + 1, limit, brackets);
      commands.push({ start: at + 2, end: closing });
      at = closing;
    } else if (quote !== "'" && char === '`' && backtickEnd(text, at, limit, quote) > at) {
      const closing = backtickEnd(text, at, limit, quote);
      commands.push({ start: at + 1, end: closing });
      at = closing;
    } else if (quote !== '') quote = char === quote.at(-1) ? '' : quote;
    else if (char === '"' || char === "'") quote = char === "'" && text[at - 1] === '$' ? ansiQuote : char;
    else if (char === '$' && text[at + 1] === '(') return { end: at + 1, commands };
    else if (char === '$' && text[at + 1] === '{') at += 1;
    else if (char === '{' && text[at + 1] === '{') at += Math.max(lengthAt(templateEnd, text, at) - 1, 0);
    else if (char === '>' && isRedirection(text, start, at)) return { end: at, commands };
    else if (/\s/.test(char) || (endsOfWord.has(char) && at > start && !isRedirected(text, at)))
      return { end: at, commands };
  }
  return { end: limit, commands };
}

/** The backtick that closes the one at an offset, on the same line where no quotes are around it; 0 for none. */
function backtickEnd(text: string, at: number, limit: number, quote = ''): number {
  const end = quote === '' ? endOfLine(text, at) : limit;
  const closing = text.indexOf('`', at + 1);
  return closing > 0 && closing < Math.min(end, limit) ? closing : 0;
}

const maxLines = 4000;

/** The end of a substitution that goes over several lines; 0 for none. */
function linesEnd(text: string, at: number, limit: number, { patternEnds }: Brackets): number {
  let open = 0;
  for (let end = at; end < Math.min(limit, at + maxLines); end += 1) {
    if (text[end] === '(') open += 1;
    else if (text[end] === ')' && !patternEnds.has(end)) open -= 1;
    if (open === 0) return end;
  }
  return 0;
}

/** Of the number of a file in front of a redirection. */
const maxDigits = 4;

/** Whether a word ends where its output goes elsewhere: not before its first character, behind a number, in an arrow or before a substitution. */
function isRedirection(text: string, start: number, at: number): boolean {
  const isNumber = at - start < maxDigits && /^\d+$/.test(text.slice(start, at));
  return at > start && !isNumber && text[at + 1] !== '(' && /[\w"'})\]]/.test(text[at - 1] ?? '');
}

/** `>&`, `<&` and `>|` are redirections. */
function isRedirected(text: string, at: number): boolean {
  const before = text[at - 1];
  return (text[at] === '&' && (before === '>' || before === '<')) || (text[at] === '|' && before === '>');
}

/** The end of the expansion at `$`. A bracket in quotes does not end it, as in `${a%"}"}`. */
function expansionEnd(
  text: string,
  at: number,
  quote: string,
  expansions: Brackets['expansions'],
): number | undefined {
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
    ? { text: inner, span: { start: start + 1, end: end - 1 }, quote }
    : { text: text.slice(start, end), span: { start, end } };
}
