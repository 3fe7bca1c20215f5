// Reads inputs one by one as what they should be, and keeps every mistake.

import { parseAddress } from '../model/address.js';
import { suggestion } from '../model/did-you-mean.js';
import type { Instant } from '../model/fact.js';
import { isPathGlob } from '../model/glob.js';
import type { EffectiveSetting, Policy } from '../model/policy.js';
import { whereIs } from '../model/position.js';
import { Secret } from '../model/secret.js';
import { parseDuration, parseInstant } from '../model/time.js';

/** Every method gives `undefined` for an input that is not given or is wrong; what is wrong is in `mistakes`. */
export class Reader {
  readonly issues: string[] = [];

  constructor(
    private readonly get: (name: string) => string | undefined,
    private readonly policy: Pick<Policy, 'settings' | 'sources'>,
  ) {}

  /** The input's value, else the policy's. */
  text(name: string): string | undefined {
    const value = this.get(name)?.trim() || this.policy.settings.get(name)?.text.trim();
    return value === '' ? undefined : value;
  }

  /** Who gives the value; `undefined` when nobody does. */
  from(name: string): Exclude<EffectiveSetting['from'], 'default'> | undefined {
    if (this.get(name)?.trim()) return 'input';
    return this.text(name) === undefined ? undefined : this.policy.settings.get(name)?.at;
  }

  /** Keeps a mistake about an input; where the policy gave the value, with its place. */
  addIssue(name: string, sentence: string): undefined {
    const from = this.from(name);
    const place = typeof from === 'object' ? `${whereIs(from, this.policy.sources)}: ` : '';
    this.issues.push(`${place}${sentence}`);
  }

  wrong(name: string, value: string, expected: string, hint = ''): undefined {
    this.addIssue(name, `\`${name}\` is \`${value.slice(0, 100)}\`, but must be ${expected}.${hint}`);
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
    return this.addIssue(name, `\`${name}\` ${parsed.issue}.`);
  }

  globs(name: string): readonly string[] {
    const globs = this.list(name);
    for (const glob of globs) {
      if (!isPathGlob(glob)) this.wrong(name, glob, 'a list of globs relative to the checkout, one a line');
    }
    return globs;
  }
}

/** An object with the key, or without it when the value is missing or empty. */
export function optional<K extends string, V>(key: K, value: V | undefined): { readonly [key in K]?: V } {
  return (value === undefined || value === '' ? {} : { [key]: value }) as { readonly [key in K]?: V };
}
