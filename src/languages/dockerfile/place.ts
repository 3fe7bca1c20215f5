// Occurrences at their exact place in the file, which may hold the Dockerfile in a string of its own.
import { digestLead, parseImage } from '../../model/images/image.js';
import type { ImageOccurrence, OpaqueOccurrence, PinPlace, PinRefused } from '../../model/occurrence.js';
import { endOfLine, lastAtOrBefore } from '../../model/text/position.js';
import type { SourceFile, Span } from '../../model/text/source.js';
import { opaqueAt } from '../../scan/occurrence.js';
import { refused } from '../../scan/pin-place.js';
import { notPinnable, unresolved } from '../../scan/reasons.js';
import { maxLineBytes } from './lexer/lines.js';
import { hasOwnEnd, hasOwnPath } from './values/name-parts.js';
import type { Traced } from './values/values.js';

const digestLength = 'sha256:'.length + 64;

/** Shorter lines have room for more digests than they can have references. */
const minLong = Math.floor(maxLineBytes / 12);

interface LongLine {
  readonly start: number;
  readonly end: number;
  /** The length with the digests that were placed. */
  bytes: number;
}

class LineRoom {
  private readonly long: LongLine[] = [];
  private readonly starts: readonly number[];

  constructor(text: string) {
    for (let start = 0; start < text.length; ) {
      const end = endOfLine(text, start);
      if (end - start >= minLong)
        this.long.push({ start, end, bytes: Buffer.byteLength(text.slice(start, end)) });
      start = end + 1;
    }
    this.starts = this.long.map(({ start }) => start);
  }

  /** Makes room for a digest at the offset; false if its line would be too long. */
  take(offset: number, lead: string): boolean {
    const line = this.long[lastAtOrBefore(this.starts, offset)];
    if (line === undefined || offset < line.start || offset > line.end) return true;
    const length = lead.length + digestLength;
    if (line.bytes + length > maxLineBytes) return false;
    line.bytes += length;
    return true;
  }
}

/** Where a character of a Dockerfile begins and ends in the file around it. */
export interface Offsets {
  start(index: number): number;
  /** Where the character before the index ends. */
  end(index: number): number;
}

export const sameOffsets: Offsets = { start: (index) => index, end: (index) => index };

const filler = /\uE000/;

export class DockerfilePlace {
  private readonly room: LineRoom;

  constructor(
    private readonly file: SourceFile,
    /** The text of the Dockerfile, and where it is in the file. */
    private readonly text: string,
    private readonly offsets: Offsets,
    /** Template directives in the text are covered. */
    private readonly isCovered: boolean,
  ) {
    this.room = new LineRoom(text);
  }

  /** From the first character of a text that is written in one place to its last. */
  spanOf({ at }: Traced): Span {
    return { start: at[0] ?? 0, end: (at.at(-1) ?? -1) + 1 };
  }

  /** The span of a word without a pair of quotes around it, unless nothing would be left. */
  unquoted(word: Traced): Span {
    const { start, end } = this.spanOf(word);
    const quote = this.text[start];
    const isQuoted = end - start > 2 && (quote === '"' || quote === "'") && this.text[end - 1] === quote;
    return isQuoted ? { start: start + 1, end: end - 1 } : { start, end };
  }

  outer({ start, end }: Span): Span {
    const from = this.offsets.start(start);
    return { start: from, end: end > start ? this.offsets.end(end) : from };
  }

  textOf({ start, end }: Span): string {
    return this.text.slice(start, end);
  }

  /** Whether the word holds the end of the name that it expands to. */
  hasOwnEnd(word: Traced, name: Traced): boolean {
    return hasOwnEnd(word, name, this.text);
  }

  hasOwnPath(word: Traced, name: Traced): boolean {
    return hasOwnPath(word, name, this.text);
  }

  /** Whether a template engine writes a part of the word, or of the text that it expands to. */
  isTemplated(word: Traced, text: string): boolean {
    return this.isCovered && (filler.test(text) || filler.test(this.textOf(this.spanOf(word))));
  }

  templated(span: Span): OpaqueOccurrence {
    const { start, end } = this.outer(span);
    return this.opaque(span, 'template', unresolved.template(this.file.text.slice(start, end)));
  }

  opaque(span: Span, why: OpaqueOccurrence['why'], detail: string): OpaqueOccurrence {
    return opaqueAt(this.file, this.outer(span), why, detail);
  }

  /** An image whose name is valid. The place of the digest is refused where the file would not take one. */
  image(span: Span, name: string, pin: PinPlace | PinRefused): ImageOccurrence {
    const parsed = parseImage(name);
    if (parsed.kind === 'invalid') throw new RangeError(parsed.why);
    const at = { file: this.file.path, span: this.outer(span) };
    const raw = this.file.text.slice(at.span.start, at.span.end);
    return { kind: 'image', at, raw, image: parsed.image, pin: this.outerPin(pin) };
  }

  /** An image that is written in a span, with the digest behind its name. Escapes in it leave no room for one. */
  written(span: Span, name: string): ImageOccurrence {
    const at = name.indexOf('@');
    const isPlain = this.text.slice(span.start, span.end) === name;
    const start = at < 0 ? span.end : span.start + at;
    const lead = at < 0 && !/:[^/]*$/.test(name) ? digestLead({}) : '@';
    const pin: PinPlace = { kind: 'place', lead, span: { start, end: span.end } };
    return this.image(span, name, isPlain ? pin : refused(notPinnable.escapes));
  }

  private outerPin(pin: PinPlace | PinRefused): PinPlace | PinRefused {
    if (pin.kind === 'refused') return pin;
    const { start, end } = pin.span;
    if (start === end) {
      const at = this.offsets.end(end);
      return this.room.take(start, pin.lead)
        ? { ...pin, span: { start: at, end: at } }
        : refused(notPinnable.longLine);
    }
    const span = this.outer(pin.span);
    const isWritten = this.file.text.slice(span.start, span.end) === this.text.slice(start, end);
    return isWritten ? { ...pin, span } : refused(notPinnable.escapes);
  }
}
