// The types that most inputs have: words, flags, text, durations, URLs, credentials and lists of them.

import { isPathGlob } from '../globs/glob.js';
import type { Instant } from '../judgement/fact.js';
import { parseAddress } from '../run/address.js';
import { Secret } from '../run/secret.js';
import { suggestion } from '../text/did-you-mean.js';
import { parseDuration, parseInstant } from '../text/time.js';
import type { InputReading, InputType } from './type.js';

/** One of the words. */
export function oneOf<const T extends string>(...words: readonly T[]): InputType<T> {
  return {
    read: (text) => readWord(text, words),
    yaml: () => ({ is: 'word', words }),
    none: undefined,
  };
}

export const flag: InputType<boolean> = {
  read(text) {
    if (text === 'true' || text === 'false') return { value: text === 'true' };
    return { rejected: [{ text, expected: flagExpected, hint: flagHint(text) }] };
  },
  yaml: () => ({ is: 'boolean' }),
  none: undefined,
};

export const flagExpected = '`true` or `false`';

/** ` Did you mean …?` for what YAML 1.1 or a typing mistake makes of a boolean. */
export function flagHint(text: string): string {
  const synonym = { yes: 'true', on: 'true', no: 'false', off: 'false' }[text.toLowerCase()];
  return synonym === undefined ? suggestion(text, ['true', 'false']) : ` Did you mean \`${synonym}\`?`;
}

/** Text of one line. `expected` completes "must be …" where `accepts` is false. */
export function text(
  expected = 'a single line of text',
  accepts: (text: string) => boolean = isSingleLine,
): InputType<string> {
  return parsed(expected, (value) => (accepts(value) ? value : undefined));
}

/** Text that matches the pattern as a whole. */
export function matching(pattern: RegExp, expected: string): InputType<string> {
  return text(expected, (value) => pattern.test(value));
}

/** A duration in milliseconds. */
export const duration: InputType<number> = parsed(
  'a duration such as `36h`, `14d`, `2w` or `P14D`',
  parseDuration,
);

/** A duration that is not zero, in milliseconds. */
export const timeLimit: InputType<number> = parsed(
  'a duration such as `90s` or `10m`',
  (value) => parseDuration(value) || undefined,
);

export const timestamp: InputType<Instant> = parsed(
  'a day such as `2026-12-01` (until its end, UTC) or a timestamp such as `2026-12-01T12:00:00Z`',
  parseInstant,
);

/** A whole number from 1 on. */
export const positiveNumber: InputType<number> = parsed('a number from 1 to 9999', (value) =>
  /^[1-9][0-9]{0,3}$/.test(value) ? Number(value) : undefined,
);

/** A URL without a trailing slash; https, or http on loopback. */
export const address: InputType<string> = {
  read(text) {
    const result = parseAddress(text);
    if ('address' in result) return { value: result.address };
    return { rejected: [{ text, expected: addressExpected, reason: result.issue }] };
  },
  yaml: () => ({
    is: 'text',
    expected: addressExpected,
    accepts: (value) => 'address' in parseAddress(value),
  }),
  none: undefined,
};

const addressExpected = 'an https URL such as `https://api.example.com`';

/** A credential. */
export const secret: InputType<Secret> = {
  read: (value) => ({ value: new Secret(value) }),
  yaml: () => ({ is: 'text', expected: 'a credential', accepts: () => false }),
  none: undefined,
  secret: true,
};

/** Values of the type, one per line, each once; in YAML a list of them or a single one. */
export function lines(
  item: InputType<string>,
  expected: string,
): InputType<readonly string[], readonly string[]> {
  return {
    read(text, names) {
      const values = distinctLines(text);
      const rejected = values.flatMap((value) => {
        const reading = item.read(value, names);
        return 'rejected' in reading ? reading.rejected : [];
      });
      return rejected.length > 0 ? { rejected } : { value: values };
    },
    yaml(names) {
      const of = item.yaml(names);
      return { is: 'either', types: [of, { is: 'list', of, expected }] };
    },
    none: [],
  };
}

/** Globs over paths, one per line. */
export const globs = lines(
  text('a glob relative to the checkout, such as `deploy/**`', isPathGlob),
  'a list of globs relative to the checkout',
);

function parsed<T>(expected: string, parse: (text: string) => T | undefined): InputType<T> {
  return {
    read(text) {
      const value = parse(text);
      return value === undefined ? { rejected: [{ text, expected }] } : { value };
    },
    yaml: () => ({ is: 'text', expected, accepts: (value) => parse(value) !== undefined }),
    none: undefined,
  };
}

/** Reads one of the words; the hint names the nearest. */
export function readWord<T extends string>(text: string, words: readonly T[]): InputReading<T> {
  const value = words.find((word) => word === text);
  if (value !== undefined) return { value };
  const expected = words.length === 1 ? quoted(words) : `one of ${quoted(words)}`;
  return { rejected: [{ text, expected, hint: suggestion(text, words) }] };
}

/** Words as code, separated by commas. */
export function quoted(words: readonly string[]): string {
  return words.map((word) => `\`${word}\``).join(', ');
}

/** The lines that are not empty, each once. */
export function distinctLines(text: string): readonly string[] {
  const values = text.split('\n').map((line) => line.trim());
  return [...new Set(values.filter((line) => line !== ''))];
}

/** Not empty, one line, no control characters. */
export function isSingleLine(candidate: string): boolean {
  return candidate.trim() !== '' && candidate.length <= 4096 && !/\p{Cc}/u.test(candidate);
}
