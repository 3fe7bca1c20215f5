// The values in a policy file, and the settings: what the inputs of the same names take.
import { z } from 'zod';
import { parseAddress } from '../../model/address.js';
import { isNameGlob, isPathGlob } from '../../model/glob.js';
import { parseDuration, parseInstant } from '../../model/time.js';

/** The words that other stages define. */
export interface PolicyWords {
  /** Ids of all checks. */
  readonly checks: readonly string[];
  /** Names of the address presets. */
  readonly presets: readonly string[];
}

export const globs = oneOrMany(
  text('a glob relative to the checkout, such as `deploy/**`', isPathGlob),
  'a list of globs relative to the checkout',
);
export const imageGlob = text(
  'a glob over image names without tag, such as `registry.example.com/acme/*`',
  isNameGlob,
);
export const duration = text(
  'a length of time such as `36h`, `14d`, `2w` or `P14D`',
  (value) => parseDuration(value) !== undefined,
);
export const instant = text(
  'a day such as `2026-12-01` (to its end, UTC), or an instant such as `2026-12-01T12:00:00Z`',
  (value) => parseInstant(value) !== undefined,
);
const address = text(
  'an https address such as `https://api.example.com`',
  (value) => 'address' in parseAddress(value),
);
const outputPath = text(
  'the path of a file inside the checkout',
  (value) => oneLine(value) && !/^[/\\]|^[a-z]:|\\/i.test(value) && !value.split('/').includes('..'),
);
export const prefix = text(
  'a registry such as `registry.example.com`, or a prefix such as `docker.io/acme`',
  (value) => /^[a-z0-9][a-z0-9.-]{0,254}(?::\d{1,5})?(?:\/[a-z0-9._-]{1,128}){0,16}$/.test(value),
);
export const name = text('a text of one line');
const names = oneOrMany(name, 'a list of names');
export const level = word('error', 'warning', 'notice', 'off');

/** The inputs that a policy may give, with YAML's own types. */
export function settings(words: PolicyWords) {
  const check = word(...some(words.checks));
  return {
    mode: word('verify', 'pin', 'audit'),
    platform: word(...some(words.presets)),
    'base-url': address,
    'registry-url': address,
    'issuer-url': address,
    'history-service': text('one path segment such as `_service`', (value) => /^[\w.-]{1,64}$/.test(value)),
    'public-organization': name,
    identity: text('a uid such as `<40 hex>/<16 hex>`', (value) =>
      /^[\w.-]{1,128}(?:\/[\w.-]{1,128}){0,20}$/.test(value),
    ),
    group: name,
    'oidc-audience': name,
    paths: globs,
    exclude: globs,
    'max-age': duration,
    'min-age': duration,
    'as-of': instant,
    artifacts: names,
    sbom: globs,
    'sbom-from-registry': flag,
    'vulnerability-reports': flag,
    'fail-on': z.union([
      word('error', 'warning', 'notice', 'none', ...words.checks),
      list(check, '`error`, `warning`, `notice`, `none`, or a list of check ids'),
    ]),
    'on-incomplete': word('fail', 'warn'),
    'new-only': flag,
    ledger: z.union([flag, outputPath]),
    report: outputPath,
    sarif: outputPath,
    html: outputPath,
    comment: word('never', 'on-findings', 'always'),
    'pull-request': flag,
    issue: flag,
  };
}

/** Names of the settings: the inputs that a policy may give. */
export const settingNames: readonly string[] = Object.keys(settings({ checks: ['-'], presets: ['-'] }));

/** A text that passes the test. Wrong types and wrong texts get the same message. */
export function text(expected: string, test: (text: string) => boolean = oneLine) {
  return z.string({ error: expected }).refine(test, { error: expected }).describe(expected);
}

/** One of the words. */
export function word<const T extends string>(...words: readonly [T, ...T[]]) {
  const quoted = words.map((one) => `\`${one}\``).join(', ');
  return z.enum(words, { error: words.length === 1 ? quoted : `one of ${quoted}` });
}

/** A list of the item, or one item alone. */
export function oneOrMany<T extends z.ZodType>(item: T, expected: string) {
  return z.union([item, z.array(item, { error: expected }).max(mostItems, { error: fewer })]);
}

export function list<T extends z.ZodType>(item: T, expected: string) {
  return z.array(item, { error: expected }).max(mostItems, { error: fewer });
}

/** A map of the named keys, all of them optional unless said, and no others. */
export function map<T extends z.ZodRawShape>(shape: T, expected: string) {
  return z.strictObject(shape, { error: expected });
}

export const flag = z.boolean({ error: '`true` or `false`' });

const mostItems = 10_000;
const fewer = `a list of at most ${mostItems}`;

/** Not empty, no control characters but line breaks and tabs. */
export function someLines(candidate: string): boolean {
  return oneLine(candidate.replace(/[\t\r\n]+/g, ' '));
}

/** Not empty, one line, no control characters. */
export function oneLine(candidate: string): boolean {
  return candidate.trim() !== '' && candidate.length <= 4096 && !/\p{Cc}/u.test(candidate);
}

/** Words that are known only when the program runs. */
export function some(words: readonly string[]): readonly [string, ...string[]] {
  return words as readonly [string, ...string[]];
}
