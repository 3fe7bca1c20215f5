// What a shell makes of a word before a program sees it: quotes, braces, and variables that stand for several words.
import type { Span } from '../../../model/text/source.js';
import { type ShellInput, type ShellWord, wordsOfText } from '../syntax.js';

const maxWords = 64;
/** Longer than any name with braces. */
const maxLength = 1000;

/** `\x3a`, `\072`, `\u003a` between `$'` and `'`. */
const codes = /\\(?:x(?<hex>[\da-f]{1,2})|u(?<unicode>[\da-f]{1,4})|(?<octal>[0-7]{1,3}))/gi;

function decoded(text: string): string {
  return text.replace(codes, (_, ...rest) => {
    const { hex, unicode, octal = '0' }: Readonly<Record<string, string | undefined>> = rest.at(-1);
    return String.fromCodePoint(Number.parseInt(hex ?? unicode ?? octal, (hex ?? unicode) ? 16 : 8));
  });
}

const quoted =
  /\$'(?<ansi>(?:\\.|[^'\\])*)'|'(?<single>[^']*)'|\$?"(?<double>(?:\\.|[^"\\])*)"|\$(?=["'])|\\(?<escaped>.)|["']/gs;

/** The text without quotes and backslashes, except those that quotes keep. */
export function literalValue(text: string): string {
  return text.replace(quoted, (_, ...rest) => {
    const { ansi, single, double, escaped }: Readonly<Record<string, string | undefined>> = rest.at(-1);
    if (ansi !== undefined) return decoded(ansi).replace(/\\(["'\\])/g, '$1');
    return single ?? (double === undefined ? (escaped ?? '') : betweenDoubleQuotes(double));
  });
}

function betweenDoubleQuotes(text: string): string {
  return text.replace(/\\(["'$`\\])/g, '$1');
}

/** The word as a text that a shell reads again. Where quotes or escapes are in it, all of it has the place of the word. */
export function textOfWord(word: ShellWord): ShellInput {
  const { span, text, quote } = word;
  if (word.place !== undefined) return { text, isQuoted: false, place: word.place };
  // Quotes within a word are those of the word; others are in the text, as behind the `=` of an alias.
  const isChanged = quote === undefined ? /^["']|\\["'$`\\]|\w["']\w/ : /\\["'$`\\]/;
  const isVerbatim = span.end - span.start === text.length && (quote === "'" || !isChanged.test(text));
  // Within quotes, a backslash stays in front of letters, such as that of a line end.
  const isWhole = quote !== undefined || !/(?<!\\)["']/.test(text);
  const unescaped = isWhole ? betweenDoubleQuotes(text) : literalValue(text);
  const value = isVerbatim || quote === "'" ? text : unescaped;
  const place = ({ start, end }: Span): Span =>
    isVerbatim ? { start: span.start + start, end: span.start + end } : span;
  return { text: value, isQuoted: false, place };
}

/** The words with blanks between them as one text. */
export function joinedText(words: readonly ShellWord[], separator = ' '): ShellInput {
  const [only, ...others] = words;
  if (only !== undefined && others.length === 0) return textOfWord(only);
  const parts: { readonly from: number; readonly input: ShellInput }[] = [];
  let text = '';
  for (const word of words) {
    const input = textOfWord(word);
    if (text !== '') text += separator;
    parts.push({ from: text.length, input });
    text += input.text;
  }
  const placeOf = (at: number): Span => {
    let [low, high] = [0, parts.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((parts[middle]?.from ?? 0) <= at) low = middle;
      else high = middle - 1;
    }
    const { from, input } = parts[low] ?? { from: 0, input: textOfWord(nowhere) };
    const inner = Math.min(at - from, Math.max(input.text.length - 1, 0));
    return input.place({ start: inner, end: inner + 1 });
  };
  const place = ({ start, end }: Span): Span => ({
    start: placeOf(start).start,
    end: end > start ? placeOf(end - 1).end : placeOf(start).start,
  });
  return { text, isQuoted: false, place };
}

const nowhere: ShellWord = { text: '', span: { start: 0, end: 0 } };

/** The words that a text becomes where nothing but blanks counts. */
export function splitWords({ text, place }: ShellInput): readonly ShellWord[] {
  return wordsOfText(text, place).slice(0, maxWords);
}

const list = /(?<!\$)\{(?<items>[^{}\s'"]*,[^{}\s'"]*|(?<from>\d{1,4})\.\.(?<to>\d{1,4}))\}/;

/** The words of `{a,b}:1` and `{1..3}`; a word that braces changed has no text of its own in the file. */
export function bracesExpanded(word: ShellWord): readonly ShellWord[] {
  if (!word.text.includes('{') || word.text.length > maxLength || word.quote !== undefined) return [word];
  let texts = [word.text];
  for (let round = 0; round < maxWords; round += 1) {
    const next = texts.flatMap(firstBraces);
    if (next.length > maxWords) return [word];
    if (next.length === texts.length && next.every((text, index) => text === texts[index])) break;
    texts = next;
  }
  return texts.length === 1 ? [word] : texts.map((text) => ({ ...word, text }));
}

function firstBraces(text: string): readonly string[] {
  const found = list.exec(text);
  if (found === null) return [text];
  const { items = '', from, to } = found.groups ?? {};
  const [before, after] = [text.slice(0, found.index), text.slice(found.index + found[0].length)];
  return (from === undefined ? items.split(',') : numbers(Number(from), Number(to))).map(
    (item) => before + item + after,
  );
}

function numbers(from: number, to: number): readonly string[] {
  const step = from <= to ? 1 : -1;
  const length = Math.min(Math.abs(to - from) + 1, maxWords + 1);
  return Array.from({ length }, (_, index) => `${from + index * step}`);
}
