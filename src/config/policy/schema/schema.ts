// The policy file: one schema for validation, types and the published JSON Schema.
import { z } from 'zod';
import { isNameGlob } from '../../../model/globs/name-glob.js';
import { isPlatformName } from '../../../model/images/platform.js';
import type { InputNames } from '../../../model/inputs/type.js';
import {
  asNonEmpty,
  durationSchema,
  flagSchema,
  globsSchema,
  imageGlob,
  level,
  list,
  map,
  name,
  nonEmptyLines,
  oneOrMany,
  prefix,
  settingSchemas,
  textSchema,
  timestampSchema,
  word,
} from './setting-schema.js';
import { signaturesSchema } from './signature-schema.js';
import { updateSections } from './update-schema.js';

const waiverChecks = ['expired-waiver', 'unused-waiver'];
const selectorNames = ['check', 'image', 'tag', 'paths', 'artifact', 'advisory'] as const;

function waiver(names: InputNames) {
  const waivable = names.checks.filter((check) => !waiverChecks.includes(check));
  const shape = {
    check: word(...asNonEmpty(waivable)).optional(),
    image: imageGlob
      .optional()
      .describe('Glob over registry/repository, or over the short name of an image of Docker Hub'),
    tag: textSchema('a glob over tags, such as `20*`', isNameGlob).optional(),
    paths: globsSchema.optional(),
    artifact: name.optional(),
    advisory: name.optional().describe("An advisory's id or one of its aliases"),
    reason: textSchema('text that explains why this is accepted', nonEmptyLines).describe(
      'Why this is accepted',
    ),
    expires: timestampSchema.optional().describe('A day is valid until its end, UTC'),
    owner: name.optional(),
    acknowledged: timestampSchema.optional().describe('The updateTime of the advisory that was accepted'),
  };
  return map(shape, 'a map with `reason` and what it waives').refine(
    (value) => selectorNames.some((selector) => value?.[selector] !== undefined),
    {
      error: 'limited to something: set `check`, `image`, `tag`, `paths`, `artifact` or `advisory`',
      when: ({ value, issues }) =>
        typeof value === 'object' && issues.every(({ code }) => code !== 'unrecognized_keys'),
    },
  );
}

function override(levels: z.ZodType<Record<string, z.infer<typeof level>>>) {
  const shape = {
    paths: globsSchema.optional(),
    images: oneOrMany(imageGlob, 'a list of globs over image names').optional(),
    checks: levels.optional(),
    'max-age': durationSchema.optional(),
    'min-age': durationSchema.optional(),
  };
  return map(shape, 'a map with `paths` or `images`, and the settings that apply there').refine(
    (value) => value?.paths !== undefined || value?.images !== undefined,
    {
      error: 'limited to something: set `paths` or `images`',
      when: ({ value, issues }) =>
        typeof value === 'object' && issues.every(({ code }) => code !== 'unrecognized_keys'),
    },
  );
}

/** By their names: each run of an audit of many repositories lists them again. */
const built = new Map<string, ReturnType<typeof build>>();

/** The schema of a policy file that may name these checks and presets. */
export function policySchema(names: InputNames) {
  const key = JSON.stringify([names.checks, names.presets]);
  const schema = built.get(key) ?? build(names);
  built.set(key, schema);
  return schema;
}

/** A section may be empty, which is what removing its last entry leaves. */
function build(names: InputNames) {
  const levels = map(
    Object.fromEntries(names.checks.map((check) => [check, level.optional()])),
    'a map from check ids to `error`, `warning`, `notice` or `off`',
  ) as unknown as z.ZodType<Record<string, z.infer<typeof level>>>;
  const registry = map(
    { 'mirror-of': prefix.optional(), platform: flagSchema.optional() },
    'a registry or a map',
  );
  // Their names and types are those of the table of inputs: the type of a document leaves them out.
  const settings = settingSchemas(names) as Readonly<Record<never, z.ZodType>>;
  return map(settings, 'a map')
    .partial()
    .extend({
      extends: oneOrMany(name, 'a list of files').optional(),
      root: flagSchema.optional().describe('True: policies of the folders above this one do not apply'),
      checks: levels.nullish(),
      overrides: list(override(levels), 'a list of overrides').nullish(),
      waivers: list(waiver(names), 'a list of waivers').nullish(),
      ...updateSections,
      registries: z
        .record(prefix, z.union([prefix, registry]), { error: 'a map from registries or prefixes' })
        .nullish(),
      signatures: signaturesSchema,
      proof: z
        .record(imageGlob, word('required'), { error: 'a map from globs over image names to `required`' })
        .nullish()
        .describe('Images whose pins must be proved: an unproved one fails'),
      'digest-age': word('accepted')
        .optional()
        .describe('Under `min-age`, the age of a digest counts where nobody knows since when the tag has it'),
      platforms: oneOrMany(
        textSchema('a platform such as `linux/amd64` or `linux/arm/v7`', isPlatformName),
        'a list of platforms',
      )
        .optional()
        .describe(
          'The platforms in use: a new digest with the same images for them is no reason to pin again',
        ),
      settle: durationSchema
        .optional()
        .describe(
          'How long a tag must rest before a digest is pinned that lacks a platform which the tag had before; 24h by default',
        ),
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
export function policyJsonSchema(names: InputNames): object {
  return z.toJSONSchema(policySchema(names), { io: 'input' });
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
