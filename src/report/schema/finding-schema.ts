// A finding of the report with its fix, and a waiver.
import { z } from 'zod';
import { instantSchema, origin, place, severity } from './schema-parts.js';

const fixSchema = z.object({
  expect: z.string(),
  replacement: z.string(),
  place: z
    .object(place)
    .omit({ file: true })
    .optional()
    .describe('The place of `expect`, if that is not the place of the finding'),
  lines: z
    .object({ before: z.string(), after: z.string() })
    .optional()
    .describe('The same change as whole lines, without the last line end'),
});

export const findingSchema = z.object({
  check: z.string(),
  severity,
  file: place.file.optional().describe('Absent when the finding is not about a file'),
  line: place.line.optional(),
  column: place.column.optional(),
  endLine: place.endLine.optional(),
  endColumn: place.endColumn.optional(),
  charOffset: z
    .int()
    .nonnegative()
    .optional()
    .describe('UTF-16 units before the place; absent in a file with a byte order mark'),
  charLength: z.int().nonnegative().optional(),
  message: z.string(),
  image: z
    .object({ registry: z.string(), repository: z.string(), tag: z.string().optional() })
    .optional()
    .describe('The image that it is about, without its digest'),
  artifact: z.string().optional(),
  advisory: z.string().optional(),
  origin,
  owners: z
    .array(z.string())
    .optional()
    .describe('In an audit of many repositories: the owners of the file, by CODEOWNERS'),
  testData: z
    .string()
    .optional()
    .describe('The folder that makes the file test data, so that the severity is reduced to `notice`'),
  introduced: z.boolean().optional().describe('Under `new-only`: whether the change introduces it'),
  fix: fixSchema
    .optional()
    .describe('Replace `expect`, which is at `place` or else at the place of the finding, by `replacement`'),
  waived: z
    .object({
      reason: z.string(),
      owner: z.string().optional(),
      expires: instantSchema.optional(),
      file: z.string(),
      line: z.int().positive(),
    })
    .optional()
    .describe('The waiver that accepts the finding, which then does not fail the gate'),
});

export const waiverSchema = z.object({
  ...place,
  state: z
    .enum(['active', 'expired', 'lapsed', 'unused', 'unknown', 'removed', 'pending'])
    .describe('Only waivers that are `active` or `removed` apply'),
  matched: z.int().nonnegative().describe('How many findings it matches'),
  notice: z.string().optional(),
  check: z.string().optional(),
  image: z.string().optional(),
  tag: z.string().optional(),
  paths: z.array(z.string()).optional(),
  artifact: z.string().optional(),
  advisory: z.string().optional(),
  reason: z.string(),
  expires: instantSchema.optional(),
  owner: z.string().optional(),
  acknowledged: instantSchema.optional(),
});
