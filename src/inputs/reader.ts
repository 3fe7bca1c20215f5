// Reads inputs one by one as what they should be, and keeps every mistake.
import picomatch from 'picomatch';
import type { Instant } from '../model/fact.js';
import { Secret } from '../model/secret.js';
import { parseAddress } from './address.js';
import { parseDuration } from './duration.js';
import { parseInstant } from './instant.js';
import { suggestion } from './nearest.js';

/** Every method gives `undefined` for an input that is not given or is wrong; what is wrong is in `mistakes`. */
export class Reader {
  readonly mistakes: string[] = [];

  constructor(private readonly get: (name: string) => string | undefined) {}

  text(name: string): string | undefined {
    const value = this.get(name)?.trim();
    return value === '' ? undefined : value;
  }

  wrong(name: string, value: string, expected: string, hint = ''): undefined {
    this.mistakes.push(`\`${name}\` is \`${value.slice(0, 100)}\`, but must be ${expected}.${hint}`);
  }

  secret(name: string): Secret | undefined {
    const value = this.text(name);
    return value === undefined ? undefined : new Secret(value);
  }

  list(name: string): readonly string[] {
    const lines = (this.text(name) ?? '').split('\n').map((line) => line.trim());
    return [...new Set(lines.filter((line) => line !== ''))];
  }

  oneOf<T extends string>(name: string, allowed: readonly T[]): T | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    const found = allowed.find((candidate) => candidate === value);
    const words = allowed.map((word) => `\`${word}\``).join(', ');
    return (
      found ??
      this.wrong(name, value, allowed.length === 1 ? words : `one of ${words}`, suggestion(value, allowed))
    );
  }

  flag(name: string): boolean | undefined {
    const value = this.oneOf(name, ['true', 'false']);
    return value === undefined ? undefined : value === 'true';
  }

  matching(name: string, pattern: RegExp, expected: string): string | undefined {
    const value = this.text(name);
    return value === undefined || pattern.test(value) ? value : this.wrong(name, value, expected);
  }

  duration(name: string): number | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    return (
      parseDuration(value) ?? this.wrong(name, value, 'a length of time such as `36h`, `14d`, `2w` or `P14D`')
    );
  }

  instant(name: string): Instant | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    const expected = 'an instant such as `2026-11-01T12:00:00Z`, or a day for its end (UTC)';
    return parseInstant(value) ?? this.wrong(name, value, expected);
  }

  address(name: string): string | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    const parsed = parseAddress(value);
    if ('address' in parsed) return parsed.address;
    this.mistakes.push(`\`${name}\` ${parsed.mistake}.`);
    return undefined;
  }

  globs(name: string): readonly string[] {
    const globs = this.list(name);
    for (const glob of globs) {
      if (!isGlob(glob)) this.wrong(name, glob, 'a list of globs relative to the checkout, one a line');
    }
    return globs;
  }
}

function isGlob(glob: string): boolean {
  if (glob.length > 1000 || glob.startsWith('/') || glob.split('/').includes('..')) return false;
  try {
    picomatch.makeRe(glob, { strictBrackets: true });
    return true;
  } catch {
    return false;
  }
}
