// Finds secrets in texts of others, in every spelling that a service may give them back in.
import { append } from '../../model/append.js';
import { type PiecePlace, Pieces } from './secret-pieces.js';

/** Characters that a decoder makes of one escape: JSON, JavaScript, URLs and HTML. Quotes, blanks and joints between two halves vanish. */
const escaped =
  /%([0-9a-f]{2})|\\u\{?([0-9a-f]{4})\}?|\\x([0-9a-f]{2})|&#x([0-9a-f]{2,4});|&#([0-9]{2,5});|\\[nrt]|\\(.)|[\s"'`+,\u200b-\u200d\u2060\ufeff]/giu;

/** A text without escapes and joints, and where each of its characters was. */
interface Decoded {
  readonly text: string;
  /** Offsets of the characters in the original, and last its length. */
  readonly at: readonly number[];
}

function decode({ text, at }: Decoded): Decoded {
  let decoded = '';
  const places: number[] = [];
  let done = 0;
  const keep = (until: number) => {
    for (let index = done; index < until; index += 1) places.push(at[index] ?? 0);
    decoded += text.slice(done, until);
  };
  for (const match of text.matchAll(escaped)) {
    keep(match.index);
    const [whole, url, long, short, hex, decimal, literal] = match;
    const code = url ?? long ?? short ?? hex;
    const character =
      code !== undefined
        ? String.fromCharCode(Number.parseInt(code, 16))
        : decimal !== undefined
          ? String.fromCharCode(Number(decimal))
          : (literal ?? '');
    if (character !== '') places.push(at[match.index] ?? 0);
    decoded += character;
    done = match.index + whole.length;
  }
  keep(text.length);
  return { text: decoded, at: [...places, at.at(-1) ?? 0] };
}

/** Pieces of this length are looked for, so that a half of a secret is found too. */
const pieceLength = 16;
/** Pieces that begin at multiples of this are remembered: every part of a secret of 19 characters holds one. */
const step = 4;
/** The secret itself, in base64 wherever it begins in what was encoded, and in hexadecimal. */
function formsOf(secret: string): readonly string[] {
  const bytes = Buffer.from(secret);
  const encoded = [0, 1, 2].flatMap((skipped) => {
    const rest = bytes.subarray(skipped, bytes.length - ((bytes.length - skipped) % 3));
    return [rest.toString('base64'), rest.toString('base64url')];
  });
  const hex = bytes.toString('hex');
  return [secret, ...encoded, hex, hex.toUpperCase()];
}

/** A form of a secret, and the numbers of its pieces that are remembered, in their order. */
interface PreparedForm {
  readonly text: string;
  readonly hashes: Int32Array;
}

function preparedForm(text: string): PreparedForm {
  const hashes = new Int32Array(Math.max(0, Math.floor((text.length - pieceLength) / step) + 1));
  let hash = hashOf(text, 0);
  for (let offset = 0; offset + pieceLength <= text.length; offset += 1) {
    if (offset > 0) hash = hashAfter(hash, text, offset);
    if (offset % step === 0) hashes[offset / step] = hash;
  }
  return { text, hashes };
}

/** Those of the secrets that were added last: the runs of an audit of many repositories have most of theirs in common. */
const prepared = new Map<string, readonly PreparedForm[]>();
const maxPrepared = 16;

function preparedFormsOf(secret: string): readonly PreparedForm[] {
  const forms = prepared.get(secret) ?? formsOf(secret).map(preparedForm);
  prepared.delete(secret);
  prepared.set(secret, forms);
  const [oldest = ''] = prepared.keys();
  if (prepared.size > maxPrepared) prepared.delete(oldest);
  return forms;
}

/** Looks for secrets that were added before. */
export class SecretSearch {
  private readonly secrets = new Set<string>();
  /** Those of which a text may have the whole without having a piece: short ones, and those with escapes or blanks. */
  private readonly unusual: string[] = [];
  private readonly forms: string[] = [];
  private readonly shortForms: string[] = [];
  private readonly pieces = new Pieces();

  add(secret: string): void {
    if (this.secrets.has(secret)) return;
    this.secrets.add(secret);
    const plain = secret.replace(escaped, '');
    const isUsual = secret.length >= pieceLength && plain === secret && inJson(secret) === secret;
    if (!isUsual) this.unusual.push(secret);
    for (const { text, hashes } of preparedFormsOf(plain || secret)) {
      const form = this.forms.push(text) - 1;
      if (text.length >= 8 && text.length < 2 * pieceLength) this.shortForms.push(text);
      hashes.forEach((hash, index) => {
        this.pieces.add(hash, form, index * step);
      });
    }
  }

  /** A text as it was written, for instance a document of our own, with `***` in place of secrets. */
  clean(text: string): string {
    const ranges = this.rangesIn(text);
    // There are as many secrets as repositories with a token. A text without any piece has none of them as a whole.
    const possible = ranges.length === 0 ? this.unusual : [...this.secrets];
    const whole = possible.flatMap((secret) => [secret, inJson(secret)]);
    const cleaned = whole.reduce((rest, secret) => rest.replaceAll(secret, '***'), text);
    return replaced(cleaned, cleaned === text ? ranges : this.rangesIn(cleaned));
  }

  /** The same for a text of others, which may hide a secret behind escapes, also behind escapes of escapes. */
  cleanDecoded(text: string): string {
    const cleaned = this.clean(text);
    let decoded: Decoded = {
      text: cleaned,
      at: Array.from({ length: cleaned.length + 1 }, (_, index) => index),
    };
    const ranges: Range[] = [];
    for (let depth = 0; depth < 3; depth += 1) {
      decoded = decode(decoded);
      const { at } = decoded;
      const found = [...this.rangesIn(decoded.text), ...this.shortIn(decoded.text)];
      append(
        ranges,
        found.map(([start, end]): Range => [at[start] ?? 0, at[end] ?? cleaned.length]),
      );
    }
    return replaced(
      cleaned,
      ranges.sort(([a], [b]) => a - b),
    );
  }

  /** Where pieces of secrets are, each as far as it goes. */
  private rangesIn(text: string): Range[] {
    const ranges: Range[] = [];
    let hash = hashOf(text, 0);
    for (let at = 0; at + pieceLength <= text.length; at += 1) {
      if (this.pieces.mayHave(hash)) {
        const range = this.rangeOf(this.pieces.placesOf(hash), text, at);
        if (range !== undefined) ranges.push(range);
      }
      hash = hashAfter(hash, text, at + 1);
    }
    return ranges;
  }

  /** How far the secrets go that may have the piece there. */
  private rangeOf(places: readonly PiecePlace[], text: string, at: number): Range | undefined {
    const spans = places.flatMap(([form, offset]) => {
      const span = extended(text, at, this.forms[form] ?? '', offset);
      return span === undefined ? [] : [span];
    });
    if (spans.length === 0) return undefined;
    return [Math.min(...spans.map(([start]) => start)), Math.max(...spans.map(([, end]) => end))];
  }

  /** Forms that are too short for a piece are looked for as a whole. */
  private shortIn(text: string): Range[] {
    return this.shortForms.flatMap((form) => {
      const at = text.indexOf(form);
      return at < 0 ? [] : [[at, at + form.length] as Range];
    });
  }
}

/** A text as it is between the quotes of JSON. */
function inJson(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}

type Range = readonly [start: number, end: number];

const base = 31;
const highest = Array.from({ length: pieceLength - 1 }).reduce<number>((power) => Math.imul(power, base), 1);

/** A number for the piece that begins there; of the next piece it is known with little work. */
function hashOf(text: string, at: number): number {
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

/** The piece with what agrees around it; `undefined` if the texts have no more in common than its number. */
function extended(text: string, at: number, form: string, offset: number): Range | undefined {
  if (!text.startsWith(form.slice(offset, offset + pieceLength), at)) return undefined;
  let [start, end] = [at, at + pieceLength];
  while (start > 0 && offset - (at - start) > 0 && text[start - 1] === form[offset - (at - start) - 1])
    start -= 1;
  while (end < text.length && text[end] === form[offset + (end - at)]) end += 1;
  return [start, end];
}

function replaced(text: string, ranges: readonly Range[]): string {
  let result = '';
  let done = 0;
  for (const [start, end] of ranges) {
    if (end <= done) continue;
    result += start >= done ? `${text.slice(done, start)}***` : '';
    done = end;
  }
  return result + text.slice(done);
}
