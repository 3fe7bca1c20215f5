// Schema types that settings and policies share: text, lists, maps and flags, each with the message for a wrong value.
import { z } from 'zod';

/** A text that passes the test. Wrong types and wrong texts get the same message. */
export function text(expected: string, test: (text: string) => boolean = singleLine) {
  return z.string({ error: expected }).refine(test, { error: expected }).describe(expected);
}

/** One of the words. */
export function word<const T extends string>(...words: readonly [T, ...T[]]) {
  const quoted = words.map((one) => `\`${one}\``).join(', ');
  return z.enum(words, { error: words.length === 1 ? quoted : `one of ${quoted}` });
}

/** A list of the item, or one item alone. */
export function oneOrMany<T extends z.ZodType>(item: T, expected: string) {
  return z.union([item, z.array(item, { error: expected }).max(maxItems, { error: fewer })]);
}

export function list<T extends z.ZodType>(item: T, expected: string) {
  return z.array(item, { error: expected }).max(maxItems, { error: fewer });
}

/** A map of the named keys, all of them optional unless said, and no others. */
export function map<T extends z.ZodRawShape>(shape: T, expected: string) {
  return z.strictObject(shape, { error: expected });
}

export const flag = z.boolean({ error: '`true` or `false`' });

const maxItems = 10_000;
const fewer = `a list of at most ${maxItems}`;

/** Not empty, no control characters but line breaks and tabs. */
export function nonEmptyLines(candidate: string): boolean {
  return singleLine(candidate.replace(/[\t\r\n]+/g, ' '));
}

/** Not empty, one line, no control characters. */
export function singleLine(candidate: string): boolean {
  return candidate.trim() !== '' && candidate.length <= 4096 && !/\p{Cc}/u.test(candidate);
}

/** Words that are known only when the program runs. */
export function asNonEmpty(words: readonly string[]): readonly [string, ...string[]] {
  return words as readonly [string, ...string[]];
}
