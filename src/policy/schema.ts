// The policy file: one schema for validation, types and the published JSON Schema.
import { z } from 'zod';
import { parseAddress } from '../model/address.js';
import { parseDuration } from '../model/duration.js';
import { isNameGlob, isPathGlob } from '../model/glob.js';
import { parseInstant } from '../model/instant.js';
import { flag, list, map, oneLine, oneOrMany, someLines, text, word } from './leaves.js';

/** The words that other stages define. */
export interface PolicyWords {
  /** Ids of all checks. */
  readonly checks: readonly string[];
  /** Names of the address presets. */
  readonly presets: readonly string[];
}

const globs = oneOrMany(
  text('a glob relative to the checkout, such as `deploy/**`', isPathGlob),
  'a list of globs relative to the checkout',
);
const imageGlob = text(
  'a glob over image names without tag, such as `registry.example.com/acme/*`',
  isNameGlob,
);
const duration = text(
  'a length of time such as `36h`, `14d`, `2w` or `P14D`',
  (value) => parseDuration(value) !== undefined,
);
const instant = text(
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
const prefix = text(
  'a registry such as `registry.example.com`, or a prefix such as `docker.io/acme`',
  (value) => /^[a-z0-9][a-z0-9.-]{0,254}(?::\d{1,5})?(?:\/[a-z0-9._-]{1,128}){0,16}$/.test(value),
);
const name = text('a text of one line');
const names = oneOrMany(name, 'a list of names');
const level = word('error', 'warning', 'notice', 'off');

function settings(words: PolicyWords) {
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
    'fail-on': z.union([
      word('error', 'warning', 'notice', 'none', ...words.checks),
      list(check, '`error`, `warning`, `notice`, `none`, or a list of check ids'),
    ]),
    'on-incomplete': word('fail', 'warn'),
    'new-only': flag,
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

const waiverChecks = ['expired-waiver', 'unused-waiver'];
export const selectorNames = ['check', 'image', 'tag', 'paths', 'artifact', 'advisory'] as const;

function waiver(words: PolicyWords) {
  const waivable = words.checks.filter((check) => !waiverChecks.includes(check));
  const shape = {
    check: word(...some(waivable)).optional(),
    image: imageGlob.optional().describe('Glob over registry/repository, or the short spelling'),
    tag: text('a glob over tags, such as `20*`', isNameGlob).optional(),
    paths: globs.optional(),
    artifact: name.optional(),
    advisory: name.optional().describe("An advisory's id or one of its aliases"),
    reason: text('a text that says why this is accepted', someLines).describe('Why this is accepted'),
    expires: instant.optional().describe('A day counts to its end, UTC'),
    owner: name.optional(),
    acknowledged: instant.optional().describe("The advisory's updateTime that was seen"),
  };
  return map(shape, 'a map with `reason` and what it waives').refine(
    (value) => selectorNames.some((selector) => value?.[selector] !== undefined),
    {
      error: 'a waiver of something: give `check`, `image`, `tag`, `paths`, `artifact` or `advisory`',
      when: ({ value, issues }) =>
        typeof value === 'object' && issues.every(({ code }) => code !== 'unrecognized_keys'),
    },
  );
}

function override(levels: z.ZodType<Record<string, z.infer<typeof level>>>) {
  const shape = {
    paths: globs.optional(),
    images: oneOrMany(imageGlob, 'a list of globs over image names').optional(),
    checks: levels.optional(),
    'max-age': duration.optional(),
    'min-age': duration.optional(),
  };
  return map(shape, 'a map with `paths` or `images`, and what changes there').refine(
    (value) => value?.paths !== undefined || value?.images !== undefined,
    {
      error: 'about something: give `paths` or `images`',
      when: ({ value, issues }) =>
        typeof value === 'object' && issues.every(({ code }) => code !== 'unrecognized_keys'),
    },
  );
}

/** The schema of a policy file, for these checks and presets. */
export function policySchema(words: PolicyWords) {
  const levels = map(
    Object.fromEntries(words.checks.map((check) => [check, level.optional()])),
    'a map from check ids to `error`, `warning`, `notice` or `off`',
  ) as unknown as z.ZodType<Record<string, z.infer<typeof level>>>;
  const registry = map({ 'mirror-of': prefix.optional(), platform: flag.optional() }, 'a registry or a map');
  return map(settings(words), 'a map')
    .partial()
    .extend({
      extends: oneOrMany(name, 'a list of files').optional(),
      checks: levels.optional(),
      overrides: list(override(levels), 'a list of overrides').optional(),
      waivers: list(waiver(words), 'a list of waivers').optional(),
      registries: z
        .record(prefix, z.union([prefix, registry]), { error: 'a map from registries or prefixes' })
        .optional(),
      advisories: map(
        {
          severity: word('low', 'medium', 'high', 'critical').optional(),
          'ignore-status': list(
            word('fixed', 'false-positive', 'not-planned'),
            'a list of statuses',
          ).optional(),
        },
        'a map with `severity` and `ignore-status`',
      ).optional(),
    });
}

/** The JSON Schema of a policy file (draft 2020-12), for editors and other programs. */
export function policyJsonSchema(words: PolicyWords): object {
  return z.toJSONSchema(policySchema(words), { io: 'input' });
}

/** The keys that a map at this path of a policy may have. */
export function keysAt(schema: z.core.$ZodType, path: readonly PropertyKey[]): readonly string[] {
  const [first, ...rest] = path;
  if (schema instanceof z.ZodOptional) return keysAt(schema.unwrap(), path);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => keysAt(option, path));
  if (schema instanceof z.ZodObject) {
    if (first === undefined) return Object.keys(schema.shape);
    const inner = Object.hasOwn(schema.shape, first) ? schema.shape[String(first)] : undefined;
    return inner === undefined ? [] : keysAt(inner, rest);
  }
  if (schema instanceof z.ZodArray) return keysAt(schema.element, rest);
  if (schema instanceof z.ZodRecord) return keysAt(schema.valueType, rest);
  return [];
}

export type PolicyDocument = z.infer<ReturnType<typeof policySchema>>;

function some(words: readonly string[]): readonly [string, ...string[]] {
  return words as readonly [string, ...string[]];
}
