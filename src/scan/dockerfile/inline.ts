// A Dockerfile in a string of a Bake file, HCL or JSON.
import type { Scan } from '../../model/occurrence.js';
import type { SourceFile, Span } from '../../model/source.js';
import { type Embedded, scanDockerfile } from './dockerfile.js';

const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f' };

/** An escape of a quoted string, and a literal `${` or `%{`. */
const quotedEscape =
  /\\(?:u(?<short>[0-9a-fA-F]{4})|U(?<long>[0-9a-fA-F]{8})|(?<char>[^uU]))|[$%](?=[$%]\{)/gs;
const heredocEscape = /\$(?=\$\{)|%(?=%\{)/g;

/** Reads the text in the span as a Dockerfile, with every reference at its place in the file. */
export function inlineDockerfile(file: SourceFile, span: Span, quoted: boolean): Scan {
  return scanDockerfile(file, decoded(file.text, span, quoted ? quotedEscape : heredocEscape), false);
}

/** The string's value, and where each of its characters is written. */
function decoded(text: string, { start, end }: Span, pattern: RegExp): Embedded {
  const starts: number[] = [];
  const ends: number[] = [];
  let value = '';
  const add = (chars: string, from: number, width: number) => {
    for (let at = 0; at < chars.length; at += 1) {
      starts.push(from + (width > 0 ? at : 0));
      ends.push(width > 0 ? from + at + 1 : from - width);
    }
    value += chars;
  };
  let done = start;
  const written = text.slice(start, end);
  for (const match of written.matchAll(pattern)) {
    const at = start + match.index;
    add(text.slice(done, at), done, 1);
    add(meaningOf(match), at, -match[0].length);
    done = at + match[0].length;
  }
  add(text.slice(done, end), done, 1);
  return {
    text: value,
    offsets: { start: (index) => starts[index] ?? end, end: (index) => ends[index - 1] ?? start },
  };
}

function meaningOf({ groups }: RegExpExecArray): string {
  const code = groups?.short ?? groups?.long;
  if (code !== undefined) return String.fromCodePoint(Math.min(Number.parseInt(code, 16), 0x10ffff));
  const char = groups?.char;
  return char === undefined ? '' : (escapes[char] ?? char);
}
