// The text of a scalar as a program reads it, with the place of each of its characters in the file.
import { isScalar, type Scalar } from 'yaml';
import type { Span } from '../../model/source.js';
import { hasOwnTag } from './text.js';

/** The value of a scalar. */
export interface PlacedText {
  readonly text: string;
  /** The place in the file of a span of the text. */
  place(span: Span): Span;
}

const escapes: Readonly<Record<string, string>> = {
  n: '\n',
  t: '\t',
  r: '\r',
  '"': '"',
  '\\': '\\',
  '/': '/',
};

/**
 * The text of any scalar, up to blanks: folded lines are joined by a blank, and an empty line among them is a line end.
 * `undefined` for other nodes.
 */
export function placedText(source: string, node: unknown): PlacedText | undefined {
  if (!isScalar(node) || typeof node.value !== 'string' || node.range == null || hasOwnTag(node))
    return undefined;
  const [start, end] = node.range;
  const builder = new Builder(source);
  if (node.type === 'BLOCK_LITERAL' || node.type === 'BLOCK_FOLDED')
    addBlock(builder, source, { start, end }, node.type === 'BLOCK_FOLDED');
  else addFlow(builder, source, innerSpan(node, source, { start, end }), node.type);
  return builder.placed(end);
}

class Builder {
  private readonly parts: string[] = [];
  private readonly offsets: number[] = [];

  constructor(private readonly source: string) {}

  add(char: string, at: number): void {
    this.parts.push(char);
    this.offsets.push(at);
  }

  addRange(from: number, to: number): void {
    for (let at = from; at < to; at += 1) this.add(this.source[at] ?? '', at);
  }

  placed(end: number): PlacedText {
    const { offsets } = this;
    return {
      text: this.parts.join(''),
      place(span) {
        const start = offsets[span.start] ?? end;
        return { start, end: span.end === span.start ? start : (offsets[span.end - 1] ?? end) + 1 };
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
    } else if (char === '\\' && type === 'QUOTE_DOUBLE') {
      at += 1;
      const escaped = source[at] ?? '';
      if (escaped === '\n') while (/[ \t]/.test(source[at + 1] ?? '')) at += 1;
      else builder.add(escapes[escaped] ?? '\uFFFD', at);
    } else {
      if (char === "'" && type === 'QUOTE_SINGLE' && source[at + 1] === "'") at += 1;
      builder.add(char, at);
    }
  }
}
