// The text of a scalar as a program reads it, with the place of each of its characters in the file.
import { isScalar, type Scalar } from 'yaml';
import type { Span } from '../../model/text/source.js';
import type { YamlDocument } from './document.js';
import { hasOwnTag } from './text.js';

/** The value of a scalar. */
interface PlacedText {
  readonly text: string;
  /** The place in the file of a span of the text. */
  place(span: Span): Span;
}

/** Escapes of one character; others stand for themselves, or for a character by its number. Unknown ones stay as they are. */
const escapes: Readonly<Record<string, string>> = {
  ...{ '0': '\0', a: '\x07', b: '\b', t: '\t', n: '\n', v: '\v', f: '\f', r: '\r', e: '\x1b' },
  ...{ N: '\x85', _: '\xa0', L: '\u2028', P: '\u2029' },
};
const byNumber = /(?:x[\da-fA-F]{2}|u[\da-fA-F]{4}|U[\da-fA-F]{8})/y;
const maxCodePoint = 0x10ffff;

/** What reading a character costs, compared with a node: aliases may repeat a long scalar only a few times. */
const stepsPerCharacter = 4;

/**
 * The text of any scalar, up to blanks: folded lines are joined by a blank, and an empty line among them is a line end.
 * `undefined` for other nodes.
 * @throws TooManySteps where aliases repeat the scalar more often than a reader may take time for
 */
export function placedText(document: YamlDocument, source: string, node: unknown): PlacedText | undefined {
  if (!isScalar(node) || typeof node.value !== 'string' || node.range == null || hasOwnTag(node))
    return undefined;
  document.step(stepsPerCharacter * (node.range[1] - node.range[0]));
  return placedScalar(source, node, node.range);
}

/** The same without a count of steps, for what reads each scalar once. */
export function placedScalar(
  source: string,
  node: Scalar,
  [start, end]: readonly [number, number, ...number[]],
): PlacedText {
  const builder = new Builder(source);
  if (node.type === 'BLOCK_LITERAL' || node.type === 'BLOCK_FOLDED')
    addBlock(builder, source, { start, end }, node.type === 'BLOCK_FOLDED');
  else addFlow(builder, source, innerSpan(node, source, { start, end }), node.type);
  return builder.placed(end);
}

class Builder {
  private readonly parts: string[] = [];
  private readonly starts: number[] = [];
  private readonly ends: number[] = [];

  constructor(private readonly source: string) {}

  /** Adds characters that the file spells in a span. */
  add(chars: string, from: number, to = from + 1): void {
    this.parts.push(chars);
    for (let index = 0; index < chars.length; index += 1) {
      this.starts.push(from);
      this.ends.push(to);
    }
  }

  addRange(from: number, to: number): void {
    for (let at = from; at < to; at += 1) this.add(this.source[at] ?? '', at);
  }

  placed(end: number): PlacedText {
    const { starts, ends } = this;
    return {
      text: this.parts.join(''),
      place(span) {
        const start = starts[span.start] ?? end;
        return { start, end: span.end === span.start ? start : (ends[span.end - 1] ?? end) };
      },
    };
  }
}

function innerSpan({ type }: Scalar, source: string, { start, end }: Span): Span {
  const isQuoted = (type === 'QUOTE_DOUBLE' || type === 'QUOTE_SINGLE') && source[end - 1] === source[start];
  return isQuoted && end - start > 1 ? { start: start + 1, end: end - 1 } : { start, end };
}

/** The lines below the header without the indentation of the first one. */
function addBlock(builder: Builder, source: string, { start, end }: Span, isFolded: boolean): void {
  const header = source.indexOf('\n', start);
  let indent: number | undefined;
  for (let line = header + 1; header >= 0 && line < end; ) {
    const newline = source.indexOf('\n', line);
    const lineEnd = newline < 0 || newline >= end ? end : newline;
    const blanks = blanksAt(source, line, lineEnd);
    const isEmpty = line + blanks >= lineEnd;
    if (!isEmpty) indent ??= blanks;
    builder.addRange(line + Math.min(blanks, indent ?? blanks), lineEnd);
    const next = lineEnd + 1;
    const isKept = isEmpty || isMoreIndented(source, line, indent) || isMoreIndented(source, next, indent);
    if (lineEnd < end) builder.add(isFolded && !isKept ? ' ' : '\n', lineEnd);
    line = next;
  }
}

/** Lines that are indented more keep their line ends in a folded block. */
function isMoreIndented(source: string, line: number, indent: number | undefined): boolean {
  const char = source[line + (indent ?? 0)];
  return char === ' ' || char === '\t';
}

function blanksAt(source: string, from: number, end: number): number {
  let at = from;
  while (at < end && source[at] === ' ') at += 1;
  return at - from;
}

/** Plain and quoted scalars, whose lines are joined. */
function addFlow(builder: Builder, source: string, { start, end }: Span, type: Scalar['type']): void {
  for (let at = start; at < end; at += 1) {
    const char = source[at] ?? '';
    if (char === '\n') {
      let next = at + 1;
      let isEmptyLine = false;
      while (next < end && /\s/.test(source[next] ?? '')) {
        isEmptyLine ||= source[next] === '\n';
        next += 1;
      }
      builder.add(isEmptyLine ? '\n' : ' ', at);
      at = next - 1;
    } else if (char === '\\' && type === 'QUOTE_DOUBLE') at = addEscape(builder, source, at) - 1;
    else {
      const isDoubled = char === "'" && type === 'QUOTE_SINGLE' && source[at + 1] === "'";
      builder.add(char, at, at + (isDoubled ? 2 : 1));
      if (isDoubled) at += 1;
    }
  }
}

/** Adds the character of an escape, nothing for an escaped line end, and returns the place behind it. */
function addEscape(builder: Builder, source: string, at: number): number {
  const escaped = source[at + 1] ?? '';
  let end = at + 2;
  if (escaped === '\n' || escaped === '\r') {
    while (end < source.length && /[ \t\n]/.test(source[end] ?? '')) end += 1;
    return end;
  }
  byNumber.lastIndex = at + 1;
  const digits = byNumber.exec(source)?.[0].slice(1);
  if (digits !== undefined) end += digits.length;
  const code = Number.parseInt(digits ?? '', 16);
  const named = escapes[escaped] ?? (/["\\/ \t]/.test(escaped) ? escaped : `\\${escaped}`);
  const isCharacter = digits !== undefined && code <= maxCodePoint;
  builder.add(isCharacter ? String.fromCodePoint(code) : named, at, end);
  return end;
}
