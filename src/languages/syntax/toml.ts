// Finds the texts in a TOML file, with the tables and keys that lead to them.
// https://toml.io/en/v1.0.0
import type { SourceText } from '../../scan/occurrence.js';

export interface TomlText extends SourceText {
  /** Tables and keys, outermost first. */
  readonly path: readonly string[];
}

/** A text that is never closed ends with its line, or with the file where three quotes opened it. */
const token =
  /#[^\n]*|"""[\s\S]*?(?:"{3,5}|$)|'''[\s\S]*?(?:'{3,5}|$)|"(?:[^"\\\n]|\\.)*"?|'[^'\n]*'?|[\w+:.-]+|[^\S\n]+|[\s\S]/g;
const maxDepth = 16;

interface TomlState {
  readonly kind: 'header' | 'key' | 'value';
  readonly keys: readonly string[];
}

/** Every text that is a value, in the order of the file. */
export function tomlTexts(text: string): readonly TomlText[] {
  const found: TomlText[] = [];
  let table: readonly string[] = [];
  let reading: TomlState = { kind: 'key', keys: [] };
  /** What is around a value in brackets: the keys in front of an inline table, `undefined` for an array. */
  const open: (readonly string[] | undefined)[] = [];
  const around = () => [...table, ...open.flatMap((keys) => keys ?? [])];
  for (const { 0: one, index } of text.matchAll(token)) {
    if (/^(?:#|[^\S\n])/.test(one)) continue;
    if (reading.kind === 'value') {
      if (one === '[') open.push(undefined);
      else if (one === '{') {
        open.push(reading.keys.slice(0, maxDepth));
        reading = { kind: 'key', keys: [] };
      } else if (one === ']' && open.at(-1) === undefined) open.pop();
      else if (one === '}') reading = { kind: 'value', keys: open.pop() ?? [] };
      else if (/^["']/.test(one))
        found.push({ ...literal(one, index), path: [...around(), ...reading.keys] });
      else if (one === '\n' ? open.length === 0 : one === ',' && open.at(-1) !== undefined)
        reading = { kind: 'key', keys: [] };
    } else if (one === '\n') {
      if (reading.kind === 'header') table = reading.keys;
      if (open.length === 0) reading = { kind: 'key', keys: [] };
    } else if (one === '[') reading = { kind: 'header', keys: [] };
    else if (one === '=') reading = { ...reading, kind: 'value' };
    else if (one === '}') reading = { kind: 'value', keys: open.pop() ?? [] };
    else if (one !== ']' && one !== '.')
      reading = { ...reading, keys: [...reading.keys, ...keysOf(one)].slice(0, maxDepth) };
  }
  return found;
}

/** A bare key may be dotted, and its dots separate names; a quoted one is one name. */
function keysOf(written: string): readonly string[] {
  if (/^["']/.test(written)) return [literal(written, 0).value];
  return written.split('.').filter((name) => name !== '');
}

function literal(written: string, index: number): SourceText {
  const quotes = /^(?:"""|'''|"|')/.exec(written)?.[0] ?? '"';
  const isClosed = written.length >= 2 * quotes.length && written.endsWith(quotes);
  const inner = written.slice(quotes.length, isClosed ? written.length - quotes.length : undefined);
  const start = index + quotes.length;
  const value = quotes.startsWith('"') ? inner.replace(escapedCharacter, unescaped) : inner;
  const exact = isClosed && quotes.length === 1 && value === inner;
  return { value, span: { start, end: start + inner.length }, exact };
}

/** Escapes of characters that a name can contain. */
const escapedCharacter = /\\(?:u(?<short>[0-9a-fA-F]{4})|U(?<long>[0-9a-fA-F]{8}))/g;

function unescaped(written: string, short: string | undefined, long: string | undefined): string {
  const code = Number.parseInt(short ?? long ?? '', 16);
  return code <= 0x10ffff ? String.fromCodePoint(code) : written;
}
