// The spellings in which a careless service gives back a credential: as it is, escaped, encoded, or in pieces.
import type { Random } from './random.js';

const codeOf = (char: string) => char.charCodeAt(0);
const hexOf = (char: string, digits: number) => codeOf(char).toString(16).padStart(digits, '0');
const each = (text: string, write: (char: string) => string) => [...text].map(write).join('');
const inPieces = (text: string, size: number, joint: string) =>
  (text.match(new RegExp(`.{1,${size}}`, 'g')) ?? []).join(joint);
const unicode = (text: string) => each(text, (char) => `\\u${hexOf(char, 4)}`);

/** By name; each text is what stands in a string of JSON after its decoding. */
const spellings = {
  plain: (secret) => secret,
  unicode,
  braces: (secret) => each(secret, (char) => `\\u{${hexOf(char, 4)}}`),
  hexEscapes: (secret) => each(secret, (char) => `\\x${hexOf(char, 2)}`),
  twice: (secret) => unicode(secret).replaceAll('\\', '\\\\'),
  percent: (secret) => each(secret, (char) => `%${hexOf(char, 2).toUpperCase()}`),
  percentTwice: (secret) => each(secret, (char) => `%25${hexOf(char, 2)}`),
  html: (secret) => each(secret, (char) => `&#x${hexOf(char, 2)};`),
  htmlDecimal: (secret) => each(secret, (char) => `&#${codeOf(char)};`),
  base64: (secret) => Buffer.from(secret).toString('base64'),
  basic: (secret) => Buffer.from(`_token:${secret}`).toString('base64'),
  offset: (secret) => Buffer.from(`ab${secret}`).toString('base64url'),
  hex: (secret) => Buffer.from(secret).toString('hex'),
  lines: (secret) => inPieces(secret, 20, '\n'),
  words: (secret) => inPieces(secret, 24, ' '),
  strings: (secret) => inPieces(secret, 24, '" + "'),
} as const satisfies Record<string, (secret: string) => string>;

export type Spelling = keyof typeof spellings;
export const spellingNames = Object.keys(spellings) as unknown as readonly [Spelling];

/** An error that repeats a credential: how it is spelled, and after how many other characters. */
export interface Echo {
  readonly spelling: Spelling;
  /** Messages are cut, perhaps in the middle of the credential. */
  readonly lead: number;
}

export const randomEcho = (random: Random): Echo => ({
  spelling: random.chance(0.3) ? 'plain' : random.pick(spellingNames),
  lead: random.chance(0.5) ? 0 : random.below(400),
});

export function echoed({ spelling, lead }: Echo, secret: string): string {
  return `${'it is refused '.repeat(lead / 14)}${spellings[spelling](secret)}`;
}
