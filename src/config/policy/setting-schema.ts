// The values in a policy file, and the settings: what the inputs of the same names take.
import { z } from 'zod';
import { parseAddress } from '../../model/address.js';
import { isNameGlob, isPathGlob } from '../../model/glob.js';
import { parseDuration, parseInstant } from '../../model/time.js';
import { asNonEmpty, flag, list, oneOrMany, singleLine, text, word } from './schema-types.js';

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
export const timestampSchema = text(
  'a day such as `2026-12-01` (to its end, UTC), or an instant such as `2026-12-01T12:00:00Z`',
  (value) => parseInstant(value) !== undefined,
);
const address = text(
  'an https address such as `https://api.example.com`',
  (value) => 'address' in parseAddress(value),
);
const outputPath = text(
  'the path of a file inside the checkout',
  (value) => singleLine(value) && !/^[/\\]|^[a-z]:|\\/i.test(value) && !value.split('/').includes('..'),
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
  const check = word(...asNonEmpty(words.checks));
  return {
    mode: word('verify', 'pin', 'audit'),
    platform: word(...asNonEmpty(words.presets)),
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
    'as-of': timestampSchema,
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
