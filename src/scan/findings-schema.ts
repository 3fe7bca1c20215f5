// The form of findings that were stored. Everything is named: findings with anything else are of another version.
import { z } from 'zod';
import { isDigest } from '../model/image.js';
import type { RememberedFindings } from './remembered-findings.js';

const offset = z.int().nonnegative();
const span = z.strictObject({ start: offset, end: offset });
const place = z.strictObject({ file: z.string(), span });
const texts = z.array(z.string());
const isTrue = z.literal(true).exactOptional();
const image = z.strictObject({
  registry: z.string(),
  repository: z.string(),
  tag: z.string().exactOptional(),
  digest: z.string().refine(isDigest).exactOptional(),
});

const found = {
  at: place,
  raw: z.string(),
  parts: z
    .array(z.strictObject({ part: z.enum(['registry', 'repository', 'tag', 'digest']), span }))
    .exactOptional(),
  uses: z.array(span).exactOptional(),
  testData: z.string().exactOptional(),
};
const pin = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('place'),
    span,
    lead: z.string(),
    unset: z.string().exactOptional(),
    isBare: isTrue,
  }),
  z.strictObject({ kind: z.literal('refused'), why: z.string() }),
]);
const line = z.int().positive();
const occurrence = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('image'), ...found, image, pin }),
  z.strictObject({
    kind: z.literal('opaque'),
    ...found,
    why: z.enum(['variable', 'template', 'invalid']),
    detail: z.string(),
  }),
  z.strictObject({
    kind: z.literal('local'),
    ...found,
    image,
    builtBy: z.strictObject({ file: z.string(), line }),
  }),
]);

const argument = z.strictObject({
  name: z.string(),
  file: z.tuple([z.string(), z.string()]),
  span,
  value: z.union([
    z.strictObject({ text: z.string(), noPlace: z.string().exactOptional() }),
    z.strictObject({ why: z.string() }),
  ]),
});

const replacement = z.strictObject({
  file: z.string(),
  line,
  program: z.enum(['sed', 'yq', 'kustomize']),
  patterns: texts,
  keys: texts,
  paths: texts,
});
const clues = z.strictObject({
  path: z.string(),
  mentioned: texts,
  testData: texts,
  deployed: texts,
  builds: z.array(z.strictObject({ name: z.string(), isPushed: z.boolean(), file: z.string(), line })),
  replacements: z.array(replacement),
  renames: z.array(
    z.strictObject({
      name: z.string(),
      line,
      folder: z.string().exactOptional(),
      isTransformer: isTrue,
    }),
  ),
});

const waiver = z.strictObject({
  check: z.string(),
  reason: z.string(),
  at: place,
  covers: place,
  pending: isTrue,
});

export const findingsSchema: z.ZodType<RememberedFindings> = z.strictObject({
  occurrences: z.array(occurrence),
  problems: z.array(z.strictObject({ file: z.string(), message: z.string(), span: span.exactOptional() })),
  waivers: z.array(waiver),
  mentions: z.array(z.strictObject({ path: z.string(), as: z.string(), isGlob: isTrue })),
  passes: z.array(z.strictObject({ path: z.string(), args: z.array(argument) })),
  charts: z.array(z.strictObject({ path: z.string(), folder: z.string(), readsFile: z.boolean() })),
  imageParameters: z.array(z.strictObject({ key: z.string(), isPinnable: z.boolean() })),
  passedTo: texts,
  imageFields: z.array(
    z.strictObject({
      path: texts,
      kind: z.string().exactOptional(),
      group: z.string().exactOptional(),
    }),
  ),
  clues: clues.exactOptional(),
});
