// Zod types of policy files: text, words, lists, maps and flags, each with the message for a wrong value.
import { z } from 'zod';
import { flagExpected, isSingleLine } from '../../../model/inputs/basic-types.js';

/** Text that passes the test. A wrong type and wrong text get the same message. */
export function textSchema(expected: string, test: (text: string) => boolean = isSingleLine) {
  return z.string({ error: expected }).refine(test, { error: expected }).describe(expected);
}

/** One of the words. */
export function word<const T extends string>(...words: readonly [T, ...T[]]) {
  const quoted = words.map((one) => `\`${one}\``).join(', ');
  return z.enum(words, { error: words.length === 1 ? quoted : `one of ${quoted}` });
}

/** One item, or a list of them. */
export function oneOrMany<T extends z.ZodType>(item: T, expected: string) {
  return z.union([item, z.array(item, { error: expected }).max(maxItems, { error: fewer })]);
}

export function list<T extends z.ZodType>(item: T, expected: string) {
  return z.array(item, { error: expected }).max(maxItems, { error: fewer });
}

/** A map with these keys and no others. */
export function map<T extends z.ZodRawShape>(shape: T, expected: string) {
  return z.strictObject(shape, { error: expected });
}

export const flagSchema = z.boolean({ error: flagExpected });

const maxItems = 10_000;
const fewer = `a list of at most ${maxItems}`;

/** Not empty, no control characters but line breaks and tabs. */
export function nonEmptyLines(candidate: string): boolean {
  return isSingleLine(candidate.replace(/[\t\r\n]+/g, ' '));
}

/** Casts to a non-empty tuple for `z.enum`; the words are known only at run time. */
export function asNonEmpty(words: readonly string[]): readonly [string, ...string[]] {
  return words as readonly [string, ...string[]];
}
