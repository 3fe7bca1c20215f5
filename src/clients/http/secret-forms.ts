// What is looked for to find a secret: the texts that it can be given back as, and the numbers of their pieces.
import { decodedOnce, joints } from './secret-spellings.js';

/** Pieces of this length are looked for, so that a half of a secret is found too. */
export const pieceLength = 16;
/** Pieces that begin at multiples of this are remembered: every part of a secret of 19 characters holds one. */
export const pieceStep = 4;

/** A form of a secret, and the numbers of its pieces that are remembered, in their order. */
export interface PreparedForm {
  readonly text: string;
  readonly hashes: Int32Array;
}

/** Those of the secrets that were added last: the runs of an audit of many repositories have most of theirs in common. */
const prepared = new Map<string, readonly PreparedForm[]>();
const maxPrepared = 16;

/** Every form of a secret once. */
export function preparedFormsOf(secret: string): readonly PreparedForm[] {
  const forms = prepared.get(secret) ?? [...new Set(formsOf(secret))].map(preparedForm);
  prepared.delete(secret);
  prepared.set(secret, forms);
  const [oldest = ''] = prepared.keys();
  if (prepared.size > maxPrepared) prepared.delete(oldest);
  return forms;
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
export function hashAfter(hash: number, text: string, at: number): number {
  const before = hash - Math.imul(text.charCodeAt(at - 1), highest);
  return (Math.imul(before, base) + text.charCodeAt(at + pieceLength - 1)) | 0;
}
