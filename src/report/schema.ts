// The JSON report, `schemaVersion: 1`. Other programs read it: names change only with the version.
import { z } from 'zod';
import { recordSchema, spanSchema } from './record-schema.js';

const instant = z.iso.datetime();
const digest = z.string().regex(/^sha256:[a-f0-9]{64}$/);
const severity = z.enum(['error', 'warning', 'notice']);
const span = {
  line: z.int().positive(),
  column: z.int().positive(),
  endLine: z.int().positive(),
  endColumn: z.int().positive(),
};
const place = { file: z.string(), ...span };
const origin = z
  .string()
  .optional()
  .describe('In a merged report: the repository (`owner/name`) that it is about');

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
  supersededBy: digest.optional().describe('The next digest: what the tag moved to'),
  behind: z.int().nonnegative().optional(),
  lagSeconds: z.int().nonnegative().optional(),
  deprecated: z.boolean().optional(),
  endOfLife: z
    .object({
      date: z.string().optional().describe('The day, as the platform writes it'),
      dateUnknown: z.string().optional().describe('Why the day is not known'),
      nearest: z.string().optional().describe('The nearest living tag to move to'),
      newest: z.string().optional(),
    })
    .optional(),
  youngUntil: instant.optional().describe('Under `min-age`: the pin counts as too young until then'),
  indexDigest: digest.optional().describe('The index that the pin is one platform of'),
  records: z.int().nonnegative().optional().describe('How many records the whole history has'),
  historySince: instant.optional().describe('The oldest of them'),
  what: z.enum(['repository', 'tag', 'digest']).optional().describe('What is missing'),
  basis: z
    .enum(['first-seen', 'present'])
    .optional()
    .describe(
      "What the fact rests on, if not the platform's history: this repository's ledger, or the registry's word on the present",
    ),
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
  detail: z.string().optional().describe('The same for a reader: which variable, what is wrong'),
  parts: z
    .array(z.object({ part: z.enum(['registry', 'repository', 'tag', 'digest']), raw: z.string(), ...span }))
    .optional()
    .describe('Of a reference split over several keys: where each part stands'),
  uses: z
    .array(z.object(span))
    .optional()
    .describe('Where the text is used under another name: aliases, variables that hold the whole image'),
  noPlace: z.string().optional().describe('Why no digest can be written here'),
  origin,
  waivedChecks: z
    .array(z.string())
    .optional()
    .describe('The checks of those of its findings that a waiver accepts'),
  span: spanSchema.optional().describe('UTF-16 units from the start of the file'),
  pin: z
    .object({
      span: spanSchema,
      lead: z.string().describe('Stands before the digest'),
      around: z
        .object({ text: z.string(), place: z.object(span) })
        .optional()
        .describe('The text from the reference to its digest, where that stands in another key'),
    })
    .optional()
    .describe('Where a digest stands or would stand'),
});

export const fixSchema = z.object({
  expect: z.string(),
  replacement: z.string(),
  place: z
    .object(place)
    .omit({ file: true })
    .optional()
    .describe('Where `expect` stands, when that is not where the finding stands'),
  lines: z
    .object({ before: z.string(), after: z.string() })
    .optional()
    .describe('The same change as whole lines, without the last line end'),
});

export const findingSchema = z.object({
  check: z.string(),
  severity,
  file: place.file.optional().describe('Absent when the finding is about no file'),
  line: place.line.optional(),
  column: place.column.optional(),
  endLine: place.endLine.optional(),
  endColumn: place.endColumn.optional(),
  charOffset: z
    .int()
    .nonnegative()
    .optional()
    .describe('UTF-16 units before the place; absent behind a byte order mark'),
  charLength: z.int().nonnegative().optional(),
  message: z.string(),
  image: z
    .object({ registry: z.string(), repository: z.string(), tag: z.string().optional() })
    .optional()
    .describe('The image that it is about, whatever its digest'),
  artifact: z.string().optional(),
  advisory: z.string().optional(),
  origin,
  introduced: z.boolean().optional().describe('Under `new-only`: whether the change introduces it'),
  fix: fixSchema
    .optional()
    .describe('Replace `expect`, which stands here or else at the place of the finding, by `replacement`'),
  waived: z
    .object({
      reason: z.string(),
      owner: z.string().optional(),
      expires: instant.optional(),
      file: z.string(),
      line: z.int().positive(),
    })
    .optional()
    .describe('The waiver that accepts the finding: it fails nothing'),
});

export const waiverSchema = z.object({
  ...place,
  state: z
    .enum(['active', 'expired', 'lapsed', 'unused', 'unknown', 'removed', 'pending'])
    .describe('Only `active` and `removed` ones count'),
  matched: z.int().nonnegative().describe('How many findings it matches'),
  notice: z.string().optional(),
  check: z.string().optional(),
  image: z.string().optional(),
  tag: z.string().optional(),
  paths: z.array(z.string()).optional(),
  artifact: z.string().optional(),
  advisory: z.string().optional(),
  reason: z.string(),
  expires: instant.optional(),
  owner: z.string().optional(),
  acknowledged: instant.optional(),
});

export const settingSchema = z.object({
  name: z.string(),
  value: z.string(),
  from: z.string().describe('`input`, `default`, or `file:line:column` of the policy'),
});

export const advisorySchema = z.object({
  uid: z.string(),
  advisoryId: z.string(),
  artifactName: z.string(),
  updateTime: z.string(),
  artifactType: z.string().optional(),
  aliases: z.array(z.string()).optional().describe('Names of the same vulnerability elsewhere: CVE, GHSA'),
  severities: z
    .array(z.object({ type: z.string(), score: z.string().describe('A CVSS vector or a number') }))
    .optional(),
  events: z
    .array(
      z.object({
        status: z.string(),
        at: z.string().optional(),
        fixedVersion: z.string().optional(),
        patchedVersions: z.array(z.string()).optional(),
      }),
    )
    .optional()
    .describe('Absent: the platform does not say what became of it'),
});

export const historySchema = z.object({
  registry: z.string(),
  repository: z.string(),
  tag: z.string(),
  complete: z.boolean().describe('False: only as much was read as the pins needed, or a part cannot be read'),
  reigns: z
    .array(z.object({ digest, since: instant, until: instant.optional() }))
    .describe('What the tag pointed to and when, from oldest to newest; the newest has no `until`'),
  truncated: z.int().positive().optional().describe('How many older reigns were left out'),
  known: z
    .array(z.object({ from: instant.optional(), to: instant.optional() }))
    .optional()
    .describe('Of a history that is not complete: the stretches of time that are'),
});

const counted = z.object({
  asked: z.int().nonnegative(),
  answered: z.int().nonnegative(),
  unknown: z.record(z.string(), z.int().positive()).describe('How many are not known, by cause'),
});

export const coverageSchema = z.object({
  references: counted.describe('Every reference; one that cannot be resolved is unknown as `opaque`'),
  histories: counted.describe('Every tag that the references name'),
  artifacts: counted.describe(
    'Every name that advisories were asked for; an SBOM or scanner report that could not be had counts as one',
  ),
});

export const sourceSchema = z.object({
  server: z.url(),
  repository: z.string().describe('`owner/name`'),
  sha: z.string().regex(/^[a-f0-9]{40,64}$/),
});

const amount = z.int().nonnegative();

export const totalsSchema = z.object({
  findings: amount.describe('Not waived'),
  waived: amount,
  references: amount,
  files: amount,
  current: amount.describe('References that are pinned to the current digest'),
  unknown: amount,
  pinned: amount.describe('Lines that were pinned'),
  recorded: amount.describe('Tags that were written into the ledger'),
  bySeverity: z.record(z.string(), amount).describe('Severity → findings that are not waived'),
  byCheck: z.record(z.string(), amount).describe('Check id → findings that are not waived'),
});

export const repositorySchema = z.object({
  origin: z.string().describe('`owner/name`'),
  verdict: z.enum(['pass', 'fail', 'incomplete']),
  shard: z.string().optional().describe('The shard that had to audit it'),
  server: z.url().optional(),
  sha: z.string().optional().describe('The commit that was looked at'),
  findings: amount.describe('Not waived'),
  waived: amount,
  references: amount,
  unknown: amount,
  missing: z.boolean().optional().describe('No shard gave a report of it'),
});

export const reportSchema = z.object({
  schemaVersion: z.literal(1),
  tool: z.object({ name: z.literal('tagproof'), version: z.string() }),
  mode: z.enum(['verify', 'pin', 'audit']),
  verdict: z.enum(['pass', 'fail', 'incomplete']),
  startedAt: instant,
  asOf: instant,
  source: sourceSchema.optional().describe('The commit that was looked at, where the CI says which'),
  references: z.array(referenceSchema.extend({ fact: factSchema.optional() })),
  findings: z.array(findingSchema),
  advisories: z.array(advisorySchema),
  histories: z.array(historySchema).optional(),
  coverage: coverageSchema.optional().describe('How much was asked, and how much is known'),
  incomplete: z.array(z.object({ cause: z.string(), subject: z.string(), message: z.string(), origin })),
  settings: z.array(settingSchema).describe('What was in force, and who gave it'),
  waivers: z.array(waiverSchema),
  requests: z.object({ total: z.int().nonnegative(), retried: z.int().nonnegative() }),
  edits: z.array(
    z.object({ file: z.string(), line: z.int().positive(), before: z.string(), after: z.string() }),
  ),
  repositories: z
    .array(repositorySchema)
    .optional()
    .describe('In a merged report: every repository, the worst first'),
  totals: totalsSchema
    .optional()
    .describe('In a merged report, whose lists hold the worst and leave out the rest: how many there are'),
  record: recordSchema.optional().describe('What `tagproof replay` needs beside the rest'),
});

export type Report = z.infer<typeof reportSchema>;
export type ReportedReference = Report['references'][number];
export type ReportedFinding = z.infer<typeof findingSchema>;
export type ReportedWaiver = z.infer<typeof waiverSchema>;
export type ReportedAdvisory = z.infer<typeof advisorySchema>;
export type ReportedHistory = z.infer<typeof historySchema>;
export type ReportedRepository = z.infer<typeof repositorySchema>;
export type ReportedTotals = z.infer<typeof totalsSchema>;
export type ReportedCoverage = z.infer<typeof coverageSchema>;
export type Counted = z.infer<typeof counted>;
export type ReportedFact = z.infer<typeof factSchema>;
