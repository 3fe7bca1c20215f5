// The JSON report, `schemaVersion: 1`. Other programs read it: names change only with the version.
import { z } from 'zod';

const instant = z.iso.datetime();
const digest = z.string().regex(/^sha256:[a-f0-9]{64}$/);
const severity = z.enum(['error', 'warning', 'notice']);
const place = {
  file: z.string(),
  line: z.int().positive(),
  column: z.int().positive(),
  endLine: z.int().positive(),
  endColumn: z.int().positive(),
};

export const factSchema = z.object({
  status: z.enum([
    'current',
    'superseded',
    'not-in-history',
    'one-platform',
    'unpinned',
    'missing',
    'unknown',
  ]),
  currentDigest: digest.optional(),
  currentSince: instant.optional(),
  pinnedSince: instant.optional(),
  supersededAt: instant.optional(),
  behind: z.int().nonnegative().optional(),
  lagSeconds: z.int().nonnegative().optional(),
  deprecated: z.boolean().optional(),
  recoveredTag: z.string().optional().describe('The tag of a reference without one, found by its digest'),
  cause: z.string().optional().describe('Why the status is `unknown`'),
  message: z.string().optional().describe('The same for a reader'),
});

export const referenceSchema = z.object({
  kind: z.enum(['image', 'opaque']),
  ...place,
  raw: z.string().describe('The whole reference as written, digest included'),
  registry: z.string().optional(),
  repository: z.string().optional(),
  tag: z.string().optional(),
  digest: digest.optional(),
  why: z.enum(['variable', 'template', 'invalid']).optional().describe('Why the reference is opaque'),
});

export const findingSchema = z.object({
  check: z.string(),
  severity,
  file: place.file.optional().describe('Absent when the finding is about no file'),
  line: place.line.optional(),
  column: place.column.optional(),
  endLine: place.endLine.optional(),
  endColumn: place.endColumn.optional(),
  message: z.string(),
  introduced: z.boolean().optional().describe('Under `new-only`: whether the change introduces it'),
  fix: z
    .object({ expect: z.string(), replacement: z.string() })
    .optional()
    .describe('Replace `expect`, which stands at the place of the finding, by `replacement`'),
});

export const reportSchema = z.object({
  schemaVersion: z.literal(1),
  tool: z.object({ name: z.literal('tagproof'), version: z.string() }),
  mode: z.enum(['verify', 'pin', 'audit']),
  verdict: z.enum(['pass', 'fail', 'incomplete']),
  startedAt: instant,
  asOf: instant,
  references: z.array(referenceSchema.extend({ fact: factSchema.optional() })),
  findings: z.array(findingSchema),
  advisories: z.array(
    z.object({ uid: z.string(), advisoryId: z.string(), artifactName: z.string(), updateTime: z.string() }),
  ),
  incomplete: z.array(z.object({ cause: z.string(), subject: z.string(), message: z.string() })),
  waivers: z.array(z.unknown()),
  requests: z.object({ total: z.int().nonnegative(), retried: z.int().nonnegative() }),
  edits: z.array(
    z.object({ file: z.string(), line: z.int().positive(), before: z.string(), after: z.string() }),
  ),
});

export type Report = z.infer<typeof reportSchema>;
export type ReportedReference = Report['references'][number];
export type ReportedFinding = z.infer<typeof findingSchema>;
export type ReportedFact = z.infer<typeof factSchema>;
