// The policy file: one schema for validation, types and the published JSON Schema.
import { z } from 'zod';
import { isNameGlob } from '../../model/glob.js';
import { asNonEmpty, flag, list, map, nonEmptyLines, oneOrMany, text, word } from './schema-types.js';
import {
  duration,
  globs,
  imageGlob,
  level,
  name,
  type PolicyWords,
  prefix,
  settings,
  timestampSchema,
} from './setting-schema.js';

const waiverChecks = ['expired-waiver', 'unused-waiver'];
export const selectorNames = ['check', 'image', 'tag', 'paths', 'artifact', 'advisory'] as const;

function waiver(words: PolicyWords) {
  const waivable = words.checks.filter((check) => !waiverChecks.includes(check));
  const shape = {
    check: word(...asNonEmpty(waivable)).optional(),
    image: imageGlob.optional().describe('Glob over registry/repository, or the short spelling'),
    tag: text('a glob over tags, such as `20*`', isNameGlob).optional(),
    paths: globs.optional(),
    artifact: name.optional(),
    advisory: name.optional().describe("An advisory's id or one of its aliases"),
    reason: text('a text that says why this is accepted', nonEmptyLines).describe('Why this is accepted'),
    expires: timestampSchema.optional().describe('A day counts to its end, UTC'),
    owner: name.optional(),
    acknowledged: timestampSchema.optional().describe("The advisory's updateTime that was seen"),
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

const built = new WeakMap<PolicyWords, ReturnType<typeof build>>();

/** The schema of a policy file, for these checks and presets. */
export function policySchema(words: PolicyWords) {
  const schema = built.get(words) ?? build(words);
  built.set(words, schema);
  return schema;
}

/** A section may be empty, as when its last entry goes. */
function build(words: PolicyWords) {
  const levels = map(
    Object.fromEntries(words.checks.map((check) => [check, level.optional()])),
    'a map from check ids to `error`, `warning`, `notice` or `off`',
  ) as unknown as z.ZodType<Record<string, z.infer<typeof level>>>;
  const registry = map({ 'mirror-of': prefix.optional(), platform: flag.optional() }, 'a registry or a map');
  return map(settings(words), 'a map')
    .partial()
    .extend({
      extends: oneOrMany(name, 'a list of files').optional(),
      checks: levels.nullish(),
      overrides: list(override(levels), 'a list of overrides').nullish(),
      waivers: list(waiver(words), 'a list of waivers').nullish(),
      registries: z
        .record(prefix, z.union([prefix, registry]), { error: 'a map from registries or prefixes' })
        .nullish(),
      advisories: map(
        {
          severity: word('low', 'medium', 'high', 'critical').optional(),
          'ignore-status': list(
            word('fixed', 'false-positive', 'not-planned'),
            'a list of statuses',
          ).optional(),
        },
        'a map with `severity` and `ignore-status`',
      ).nullish(),
    });
}

/** The JSON Schema of a policy file (draft 2020-12), for editors and other programs. */
export function policyJsonSchema(words: PolicyWords): object {
  return z.toJSONSchema(policySchema(words), { io: 'input' });
}

/** The keys that a map at this path of a policy may have. */
export function keysAt(schema: z.core.$ZodType, path: readonly PropertyKey[]): readonly string[] {
  const [first, ...rest] = path;
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return keysAt(schema.unwrap(), path);
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
