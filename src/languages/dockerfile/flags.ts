// One logical line → its keyword, its flags, its mounts and the rest, as BuildKit splits them: byte by byte.
import { lower, type Range, skipSpace, trimmedEnd } from './lexer/characters.js';
import type { Escape, LogicalLine } from './lexer/lines.js';

/** A flag with quotes and escapes undone. Characters beyond ASCII are one character per UTF-8 byte, as in BuildKit. */
export interface Flag {
  readonly text: string;
  /** For every character of `text`, its index in the line. */
  readonly at: readonly number[];
}

export interface InstructionHead {
  /** In lower case. */
  readonly keyword: string;
  readonly flags: readonly Flag[];
  /** The line; if the flags end inside a character, that character is replaced. */
  readonly text: string;
  /** The arguments behind the flags. */
  readonly rest: Range;
}

/** Splits the range of a line into keyword, flags and rest. */
export function commandIn(line: LogicalLine, range: Range, token: Escape): InstructionHead {
  const { text } = line;
  const start = skipSpace(text, range.start, range.end);
  const end = trimmedEnd(text, start, range.end);
  let at = start;
  while (at < end && !separates(text.charCodeAt(at))) at += 1;
  const keyword = lower(text.slice(start, at));
  while (at < end && separates(text.charCodeAt(at))) at += 1;
  if (!text.startsWith('--', at) || at >= end)
    return { keyword, flags: [], text, rest: { start: skipSpace(text, at, end), end } };
  const bytes = bytesOf(text, at, end);
  const { flags, rest } = flagsIn(bytes, token);
  const from = rest < bytes.text.length ? (bytes.at[rest] ?? end) : end;
  const isSplit = rest > 0 && rest < bytes.text.length && bytes.at[rest - 1] === from;
  const width = (text.codePointAt(from) ?? 0) > 0xffff ? 2 : 1;
  const kept = isSplit ? `${text.slice(0, from)}${'\uFFFD'.repeat(width)}${text.slice(from + width)}` : text;
  return { keyword, flags, text: kept, rest: { start: skipSpace(kept, from, end), end } };
}

/** The text as one character per UTF-8 byte, with the index of the character that each byte is part of. */
function bytesOf(text: string, start: number, end: number): Flag {
  const slice = text.slice(start, end);
  const at: number[] = [];
  for (let index = start; index < end; index += 1) {
    const code = text.codePointAt(index) ?? 0;
    const length = code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
    for (let byte = 0; byte < length; byte += 1) at.push(index);
    if (length === 4) index += 1;
  }
  return { text: at.length === slice.length ? slice : Buffer.from(slice).toString('latin1'), at };
}

/** The flags at the start, and where the rest begins. Quotes and escapes are undone, and `--` alone ends the flags. */
function flagsIn(bytes: Flag, token: Escape): { flags: readonly Flag[]; rest: number } {
  const { text, at } = bytes;
  const flags: Flag[] = [];
  let position = 0;
  for (;;) {
    while (position < text.length && isByteSpace(text.charCodeAt(position))) position += 1;
    if (!text.startsWith('--', position)) return { flags, rest: position };
    const word = wordAt(text, position, token);
    position = word.end;
    if (word.text === '--') return { flags, rest: position };
    flags.push({ text: word.text, at: word.indexes.map((index) => at[index] ?? 0) });
  }
}

function wordAt(text: string, start: number, token: Escape) {
  const indexes: number[] = [];
  let [word, quote, at] = ['', '', start];
  for (; at < text.length; at += 1) {
    const char = text[at] ?? '';
    if (quote === '' && isByteSpace(text.charCodeAt(at))) break;
    if (char === quote) quote = '';
    else if (quote === '' && (char === '"' || char === "'")) quote = char;
    else {
      if (char === token) at += 1;
      if (at >= text.length) break;
      word += text[at];
      indexes.push(at);
    }
  }
  return { text: word, indexes, end: Math.min(at, text.length) };
}

/** `[\t\v\f\r ]`: what separates a keyword from its arguments. */
function separates(code: number): boolean {
  return code === 0x20 || (code >= 0x09 && code <= 0x0d && code !== 0x0a);
}

/** `unicode.IsSpace` of a single byte, so that the bytes 85 and A0 of longer characters count too. */
function isByteSpace(code: number): boolean {
  return code === 0x20 || (code >= 0x09 && code <= 0x0d) || code === 0x85 || code === 0xa0;
}

/** The fields of one CSV line with quotes undone, or `undefined` for one that BuildKit refuses. */
export function csvFields({ text, at }: Flag): readonly Flag[] | undefined {
  if (text === '') return undefined;
  const fields: Flag[] = [];
  for (let start = 0; ; ) {
    if (text[start] !== '"') {
      const comma = text.indexOf(',', start);
      const end = comma < 0 ? text.length : comma;
      const field = text.slice(start, end);
      if (field.includes('"')) return undefined;
      fields.push({ text: field, at: at.slice(start, end) });
      if (comma < 0) return fields;
      start = comma + 1;
      continue;
    }
    const quoted = quotedField(text, start + 1);
    if (quoted === undefined) return undefined;
    fields.push({ text: quoted.text, at: quoted.indexes.map((index) => at[index] ?? 0) });
    if (quoted.end === text.length) return fields;
    if (text[quoted.end] !== ',') return undefined;
    start = quoted.end + 1;
  }
}

/** Reads up to the closing quote; two quotes stand for one. */
function quotedField(text: string, start: number) {
  const indexes: number[] = [];
  let field = '';
  for (let index = start; index < text.length; index += 1) {
    if (text[index] === '"') {
      if (text[index + 1] !== '"') return { text: field, indexes, end: index + 1 };
      index += 1;
    }
    field += text[index];
    indexes.push(index);
  }
  return undefined;
}

/** The part of a flag or field behind the first `=`. */
export function assigned({ text, at }: Flag): Flag | undefined {
  const equals = text.indexOf('=');
  return equals < 0 ? undefined : { text: text.slice(equals + 1), at: at.slice(equals + 1) };
}

/** The values of the flags of a name. */
export function flagValues(flags: readonly Flag[], name: string): readonly Flag[] {
  return flags.filter(({ text }) => text.startsWith(`--${name}=`)).flatMap((flag) => assigned(flag) ?? []);
}

/** The `from` of a mount: keys have any case, and the last one counts. */
export function mountSource(fields: readonly Flag[]): Flag | undefined {
  const isFrom = ({ text }: Flag) => /^from=/.test(text.slice(0, 5).toLowerCase());
  const last = fields.findLast(isFrom);
  return last === undefined ? undefined : assigned(last);
}
