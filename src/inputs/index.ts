// Strings → Config. All mistakes are collected, and reported together before anything happens.
import picomatch from 'picomatch';
import type { Config, FailOn, Mode, Platform } from '../model/config.js';
import type { Instant } from '../model/fact.js';
import { type Severity, severities } from '../model/finding.js';
import { Secret } from '../model/secret.js';
import { parseAddress } from './address.js';
import { parseDuration } from './duration.js';
import { parseInstant } from './instant.js';
import { suggestion } from './nearest.js';

export interface Known {
  readonly presets: Readonly<Record<string, Platform>>;
  readonly checks: readonly string[];
}

/** `config`, or every mistake as one sentence that names the input, the value and what would be right. */
export type ReadConfig = { readonly config: Config } | { readonly mistakes: readonly string[] };

const modes: readonly Mode[] = ['verify', 'pin', 'audit'];

/** Reads the inputs by name; an absent or empty string counts as not given. */
export function readConfig(get: (name: string) => string | undefined, known: Known): ReadConfig {
  const reader = new Reader(get);
  const mode = reader.oneOf('mode', modes) ?? 'verify';
  const platform = readPlatform(reader, known.presets);
  const identity = reader.matching(
    'identity',
    /^[\w.-]{1,128}(?:\/[\w.-]{1,128})*$/,
    'a uid such as `<40 hex>/<16 hex>`',
  );
  const config: Config = {
    mode,
    paths: reader.globs('paths'),
    exclude: reader.globs('exclude'),
    maxAgeMs: reader.duration('max-age') ?? 14 * 86_400_000,
    minAgeMs: reader.duration('min-age') ?? 0,
    artifacts: reader.list('artifacts'),
    failOn: readFailOn(reader, known.checks) ?? (mode === 'audit' ? 'none' : 'error'),
    onIncomplete: reader.oneOf('on-incomplete', ['fail', 'warn'] as const) ?? 'fail',
    ...given('platform', platform),
    ...given('identity', identity),
    ...given('group', reader.text('group') ?? identity?.split('/').slice(0, -1).join('/')),
    ...given('asOf', reader.instant('as-of')),
    ...given('oidcAudience', reader.text('oidc-audience')),
    ...given('token', reader.secret('token')),
    ...given('registryToken', reader.secret('registry-token')),
    ...given('report', reader.text('report')),
  };
  requirePlatform(reader, config);
  return reader.mistakes.length > 0 ? { mistakes: reader.mistakes } : { config };
}

function given<K extends string, V>(key: K, value: V | undefined): { readonly [key in K]?: V } {
  return (value === undefined || value === '' ? {} : { [key]: value }) as { readonly [key in K]?: V };
}

function requirePlatform(reader: Reader, config: Config): void {
  if (config.platform !== undefined || reader.mistakes.length > 0) return;
  for (const name of ['identity', 'token', 'registry-token', 'artifacts']) {
    if (reader.text(name) !== undefined) {
      reader.mistakes.push(
        `\`${name}\` needs a platform: give \`platform\`, or \`base-url\` and \`registry-url\`.`,
      );
    }
  }
}

function readPlatform(reader: Reader, presets: Readonly<Record<string, Platform>>): Platform | undefined {
  const name = reader.oneOf('platform', Object.keys(presets));
  const preset = name === undefined ? undefined : presets[name];
  const baseUrl = reader.address('base-url') ?? preset?.baseUrl;
  const registryUrl = reader.address('registry-url') ?? preset?.registryUrl;
  const issuerUrl = reader.address('issuer-url') ?? preset?.issuerUrl ?? baseUrl;
  const segment = reader.matching('history-service', /^[\w.-]{1,64}$/, 'one path segment such as `_service`');
  if (baseUrl === undefined && registryUrl === undefined) return undefined;
  if (baseUrl === undefined || registryUrl === undefined || issuerUrl === undefined) {
    reader.mistakes.push(
      `\`${baseUrl === undefined ? 'base-url' : 'registry-url'}\` is missing: both addresses are needed.`,
    );
    return undefined;
  }
  if (new URL(registryUrl).pathname !== '/')
    reader.mistakes.push('`registry-url` must be a host without a path.');
  return {
    baseUrl,
    registryUrl,
    issuerUrl,
    historyService: segment ?? preset?.historyService ?? '_service',
    tagQuery: preset?.tagQuery ?? {},
    ...given('publicOrganization', reader.text('public-organization') ?? preset?.publicOrganization),
  };
}

function readFailOn(reader: Reader, checks: readonly string[]): FailOn | undefined {
  const words = reader.list('fail-on').flatMap((line) => line.split(',').map((word) => word.trim()));
  if (words.length === 0) return undefined;
  const levels: readonly string[] = [...severities, 'none'];
  const [only] = words;
  if (words.length === 1 && only !== undefined && levels.includes(only)) return only as Severity | 'none';
  for (const word of words.filter((candidate) => !checks.includes(candidate))) {
    const expected = 'one of `error`, `warning`, `notice`, `none`, or a list of check ids';
    reader.wrong('fail-on', word, expected, suggestion(word, [...levels, ...checks]));
  }
  return words;
}

class Reader {
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
