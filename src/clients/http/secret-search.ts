// Finds secrets in texts of others, in every spelling that a service may give them back in.
import { append } from '../../model/append.js';
import { occurrencesOf, type TextRange, withHidden } from '../../model/hidden.js';
import { hashAfter, hashOf, pieceLength, pieceStep, preparedFormsOf } from './secret-forms.js';
import { Pieces } from './secret-pieces.js';
import { undecoded, withoutEscapes, withoutJoints } from './secret-spellings.js';

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
    for (const { text, hashes } of preparedFormsOf(secret)) {
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
