// Finds secrets in texts of others, in every form that a service may give them back in, whole or in pieces.
import { append } from '../../../model/collections.js';
import { occurrencesOf, type TextRange, withHidden } from '../../../model/text/text.js';
import { decodedOnce, joints, undecoded, withoutEscapes, withoutJoints } from './secret-spellings.js';

/** Pieces of this length are looked for, so that a half of a secret is found too. */
export const pieceLength = 16;
/** Pieces that begin at multiples of this are remembered: every part of a secret of 19 characters holds one. */
const pieceStep = 4;

/** A form of a secret, and the numbers of its pieces that are remembered, in their order. */
interface PreparedForm {
  readonly text: string;
  readonly hashes: Int32Array;
}

/** The secret itself, in base64 wherever it begins in what was encoded, and in hexadecimal. */
function formsOf(secret: string): readonly string[] {
  const bytes = Buffer.from(secret);
  const encoded = [0, 1, 2].flatMap((skipped) => {
    const rest = bytes.subarray(skipped, bytes.length - ((bytes.length - skipped) % 3));
    return [rest.toString('base64'), rest.toString('base64url')];
  });
  const hex = bytes.toString('hex');
  return [...spellingsOf(secret), ...encoded.flatMap(asSearched), hex, hex.toUpperCase()];
}

/** The secret, its bytes as a URL has them, and what a text says that was decoded more often than it was encoded. */
function spellingsOf(secret: string): readonly string[] {
  const latin1 = Buffer.from(secret).toString('latin1');
  const once = decodedOnce(secret);
  return [secret, latin1, once, decodedOnce(once)].flatMap(asSearched);
}

/** A text, and as it is where texts are searched without joints. */
function asSearched(text: string): readonly string[] {
  return [text, text.replace(joints, '')];
}

function preparedForm(text: string): PreparedForm {
  const hashes = new Int32Array(Math.max(0, Math.floor((text.length - pieceLength) / pieceStep) + 1));
  let hash = hashOf(text, 0);
  for (let offset = 0; offset + pieceLength <= text.length; offset += 1) {
    if (offset > 0) hash = hashAfter(hash, text, offset);
    if (offset % pieceStep === 0) hashes[offset / pieceStep] = hash;
  }
  return { text, hashes };
}

const base = 31;
const highest = Array.from({ length: pieceLength - 1 }).reduce<number>((power) => Math.imul(power, base), 1);

/** A number for the piece that begins there; of the next piece it is known with little work. */
export function hashOf(text: string, at: number): number {
  let hash = 0;
  for (let index = at; index < at + pieceLength; index += 1)
    hash = (Math.imul(hash, base) + text.charCodeAt(index)) | 0;
  return hash;
}

/** The number of the piece that begins there, from that of the piece one character before. */
function hashAfter(hash: number, text: string, at: number): number {
  const before = hash - Math.imul(text.charCodeAt(at - 1), highest);
  return (Math.imul(before, base) + text.charCodeAt(at + pieceLength - 1)) | 0;
}

/** The form of a secret that has the piece, and where. */
type PiecePlace = readonly [form: number, offset: number];

/** Places of one piece that are remembered: secrets of one kind begin alike. */
const maxPlaces = 4;
const firstSize = 0x4000;
/** Of the filter for each row: at most one in so many is set, so that most of a text needs no look at a row. */
const bitsPerRow = 16;

/** What is stored of a piece: its number, where it is from, and the piece before it in its row, from 1; 0 for none. */
const [hashAt, formAt, offsetAt, beforeAt, width] = [0, 1, 2, 3, 4];
const firstPieces = 0x4000;

/** A hash table with the pieces of a row in a chain, in typed arrays: a run makes one, and adds tens of thousands. */
export class Pieces {
  /** For each row the last piece that was added. The number of rows is a power of two. */
  private rows = new Int32Array(firstSize);
  private pieces = new Int32Array(firstPieces * width);
  /** Set is the bit of each piece that was added; pieces can have the same one. */
  private filter = filterFor(firstSize);
  private count = 0;

  add(hash: number, form: number, offset: number): void {
    let known = 0;
    for (let piece = this.lastIn(hash); piece !== 0; piece = this.field(piece, beforeAt))
      known += Number(this.field(piece, hashAt) === hash);
    if (known >= maxPlaces) return;
    if ((this.count + 1) * width > this.pieces.length) this.makeRoom();
    const start = this.count * width;
    this.pieces[start + hashAt] = hash;
    this.pieces[start + formAt] = form;
    this.pieces[start + offsetAt] = offset;
    this.count += 1;
    this.chain(this.count);
    if (this.count > this.rows.length) this.grow();
  }

  /** False if no piece has the number. */
  mayHave(hash: number): boolean {
    const place = (hash >>> 3) & (this.filter.length - 1);
    if (((this.filter[place] ?? 0) & (1 << (hash & 7))) === 0) return false;
    for (let piece = this.lastIn(hash); piece !== 0; piece = this.field(piece, beforeAt))
      if (this.field(piece, hashAt) === hash) return true;
    return false;
  }

  placesOf(hash: number): readonly PiecePlace[] {
    const places: PiecePlace[] = [];
    for (let piece = this.lastIn(hash); piece !== 0; piece = this.field(piece, beforeAt)) {
      if (this.field(piece, hashAt) === hash)
        places.push([this.field(piece, formAt), this.field(piece, offsetAt)]);
    }
    return places;
  }

  private lastIn(hash: number): number {
    return this.rows[hash & (this.rows.length - 1)] ?? 0;
  }

  private field(piece: number, at: number): number {
    return this.pieces[(piece - 1) * width + at] ?? 0;
  }

  private chain(piece: number): void {
    const hash = this.field(piece, hashAt);
    this.pieces[(piece - 1) * width + beforeAt] = this.lastIn(hash);
    this.rows[hash & (this.rows.length - 1)] = piece;
    const place = (hash >>> 3) & (this.filter.length - 1);
    this.filter[place] = (this.filter[place] ?? 0) | (1 << (hash & 7));
  }

  private makeRoom(): void {
    const larger = new Int32Array(2 * this.pieces.length);
    larger.set(this.pieces);
    this.pieces = larger;
  }

  private grow(): void {
    this.rows = new Int32Array(2 * this.rows.length);
    this.filter = filterFor(this.rows.length);
    for (let piece = 1; piece <= this.count; piece += 1) this.chain(piece);
  }
}

function filterFor(rows: number): Uint8Array {
  return new Uint8Array((rows * bitsPerRow) / 8);
}

/** Shorter forms are ordinary words. */
const minFormLength = 8;
/** Escapes of escapes of escapes are decoded. */
const maxDepth = 3;

/** Looks for secrets that were added before. */
export class SecretSearch {
  private readonly secrets = new Set<string>();
  /** Those of which a text may have the whole without having a piece: short ones, and those that JSON escapes. */
  private readonly unusual: string[] = [];
  private readonly forms: string[] = [];
  private readonly shortForms = new Set<string>();
  private readonly pieces = new Pieces();

  add(secret: string): void {
    if (this.secrets.has(secret)) return;
    this.secrets.add(secret);
    if (secret.length < pieceLength || inJson(secret) !== secret) this.unusual.push(secret);
    for (const { text, hashes } of [...new Set(formsOf(secret))].map(preparedForm)) {
      const form = this.forms.push(text) - 1;
      if (text.length >= minFormLength && text.length < 2 * pieceLength) this.shortForms.add(text);
      hashes.forEach((hash, index) => {
        this.pieces.add(hash, form, index * pieceStep);
      });
    }
  }

  /** A text as it was written, for instance a document of our own, with `***` in place of secrets. */
  clean(text: string): string {
    return withHidden(text, this.undecodedIn(text));
  }

  /** The same for a text of others, which may hide a secret behind escapes, also behind escapes of escapes. */
  cleanDecoded(text: string): string {
    // All of them are of the same text: one that holds another is not found where that was taken out.
    const ranges = this.undecodedIn(text);
    let decoded = undecoded(text);
    for (let depth = 0; ; depth += 1) {
      for (const { text: searched, starts, ends } of new Set([decoded, withoutJoints(decoded)])) {
        const found = [...this.rangesIn(searched), ...this.shortIn(searched)];
        append(
          ranges,
          found.map(([start, end]): TextRange => [starts[start] ?? 0, ends[end - 1] ?? 0]),
        );
      }
      const further = depth < maxDepth ? withoutEscapes(decoded) : decoded;
      if (further === decoded) break;
      decoded = further;
    }
    return withHidden(text, ranges);
  }

  /** Where secrets are as a whole or in pieces. */
  private undecodedIn(text: string): TextRange[] {
    if (text.length < minFormLength) return [];
    const ranges = this.rangesIn(text);
    // There are as many secrets as repositories with a token. A text without any piece has none of them as a whole.
    const possible = ranges.length === 0 ? this.unusual : this.secrets;
    for (const secret of possible) append(ranges, wholes(secret, text));
    return ranges;
  }

  /** Where pieces of secrets are, each as far as it goes. */
  private rangesIn(text: string): TextRange[] {
    const ranges: TextRange[] = [];
    /** How far a form agrees that begins somewhere: its other pieces there are part of the same range. */
    const ends = new Map<number, number>();
    let hash = hashOf(text, 0);
    for (let at = 0; at + pieceLength <= text.length; at += 1) {
      for (const [form, offset] of this.pieces.mayHave(hash) ? this.pieces.placesOf(hash) : []) {
        const beginning = (at - offset) * this.forms.length + form;
        if ((ends.get(beginning) ?? 0) >= at + pieceLength) continue;
        const range = extended(text, at, this.forms[form] ?? '', offset);
        if (range === undefined) continue;
        ranges.push(range);
        ends.set(beginning, range[1]);
      }
      hash = hashAfter(hash, text, at + 1);
    }
    return ranges;
  }

  /** Forms that are too short for a piece are looked for as a whole. */
  private shortIn(text: string): TextRange[] {
    const ranges: TextRange[] = [];
    for (const form of this.shortForms) append(ranges, occurrencesOf(form, text));
    return ranges;
  }
}

/** Where a secret is as a whole, as it is and between the quotes of JSON. */
function wholes(secret: string, text: string): TextRange[] {
  const escaped = inJson(secret);
  const found = occurrencesOf(secret, text);
  if (escaped !== secret) append(found, occurrencesOf(escaped, text));
  return found;
}

/** A text as it is between the quotes of JSON. */
function inJson(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}

/** The piece with what agrees around it; `undefined` if the texts have no more in common than its number. */
function extended(text: string, at: number, form: string, offset: number): TextRange | undefined {
  if (!text.startsWith(form.slice(offset, offset + pieceLength), at)) return undefined;
  let [start, end] = [at, at + pieceLength];
  while (start > 0 && offset - (at - start) > 0 && text[start - 1] === form[offset - (at - start) - 1])
    start -= 1;
  while (end < text.length && text[end] === form[offset + (end - at)]) end += 1;
  return [start, end];
}
