// The JSON report, `schemaVersion: 1`. Other programs read it: names change only with the version.

import { z } from 'zod';
import { imageSchema } from '../images/schema.js';
import { changesSchema, harmSchema, teamSchema, trendPointSchema } from './changes-schema.js';
import { forecastSchema } from './forecast-schema.js';
import { recordSchema } from './record-schema.js';
import { advisorySchema, factSchema, historySchema, referenceSchema } from './schema-items.js';
import { exact, type Frozen, instantSchema, optional, origin, place, severity } from './schema-parts.js';

const fixSchema = z.object({
  expect: z.string(),
  replacement: z.string(),
  place: optional(
    z.object(place).omit({ file: true }),
    'The place of `expect`, if that is not the place of the finding',
  ),
  lines: optional(
    z.object({ before: z.string(), after: z.string() }),
    'The same change as whole lines, without the last line end',
  ),
});

const findingSchema = z.object({
  check: z.string(),
  severity,
  file: optional(place.file, 'Absent when the finding is not about a file'),
  line: place.line.optional(),
  column: place.column.optional(),
  endLine: place.endLine.optional(),
  endColumn: place.endColumn.optional(),
  charOffset: optional(
    z.int().nonnegative(),
    'UTF-16 units before the place; absent in a file with a byte order mark',
  ),
  charLength: z.int().nonnegative().optional(),
  message: z.string(),
  image: optional(
    z.object({ registry: z.string(), repository: z.string(), tag: z.string().optional() }),
    'The image that it is about, without its digest',
  ),
  artifact: z.string().optional(),
  advisory: z.string().optional(),
  origin,
  owners: optional(
    z.array(z.string()),
    'In an audit of many repositories: the owners of the file, by CODEOWNERS',
  ),
  testData: optional(
    z.string(),
    'The folder that makes the file test data, so that the severity is reduced to `notice`',
  ),
  introduced: optional(z.boolean(), 'Under `new-only`: whether the change introduces it'),
  fix: optional(
    fixSchema,
    'Replace `expect`, which is at `place` or else at the place of the finding, by `replacement`',
  ),
  waived: optional(
    z.object({
      reason: z.string(),
      owner: z.string().optional(),
      expires: instantSchema.optional(),
      file: z.string(),
      line: z.int().positive(),
    }),
    'The waiver that accepts the finding, which then does not fail the gate',
  ),
});

const waiverSchema = z.object({
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

const settingSchema = z.object({
  name: z.string(),
  value: z.string(),
  from: z.string().describe('`input`, `default`, or `file:line:column` of the policy'),
});

const counted = z.object({
  asked: z.int().nonnegative(),
  answered: z.int().nonnegative(),
  built: exact(
    z.int().positive(),
    'How many of the answered are known only by the build that their signature proves',
  ),
  disproved: exact(z.int().positive(), "How many of the answered are pins that never were their tags'"),
  unknown: z.record(z.string(), z.int().positive()).describe('How many are not known, by cause'),
  notAsked: exact(z.record(z.string(), z.int().positive()), 'How many are not among the asked, by reason'),
});

const questionsSchema = z.object({
  proof: counted.describe(
    "Is the pinned digest, or was it, the tag's? A pin that is `not-current` is not known",
  ),
  freshness: counted.describe('How far is the pin behind its tag, or at least how far?'),
  endOfLife: counted.describe('Has the tag, or its release, reached its end of life?'),
  pullPolicy: counted.describe("Do the organization's pull policies allow the image?"),
  advisories: counted.describe('Which advisories concern the packages of the image?'),
  signature: counted.describe('Who signed the image?'),
});

const coverageSchema = z.object({
  references: counted.describe(
    'All references; one that cannot be resolved counts as unknown with the cause `opaque`',
  ),
  histories: counted.describe('All tags that the references name'),
  artifacts: counted.describe(
    'All names whose advisories were requested; an SBOM or scanner report that could not be fetched counts as one',
  ),
  questions: exact(
    questionsSchema,
    'Every question about each image: answered, not asked, or not known. Absent in older reports',
  ),
  vendored: exact(
    z.int().positive(),
    'Files of known formats in `node_modules`, `vendor` and `third_party` that were not read, because no other file names them',
  ),
  besideTag: exact(
    z.int().positive(),
    'Under `pin-form: digest`: references whose digest is or would be behind the tag, because no comment can keep the tag there',
  ),
});

const sourceSchema = z.object({
  server: z.url(),
  repository: z.string().describe('`owner/name`'),
  sha: z.string().regex(/^[a-f0-9]{40,64}$/),
  workflow: exact(z.string(), 'The file of the workflow that ran, if it is in the repository'),
  action: exact(
    z.object({ repository: z.string(), sha: z.string().regex(/^[a-f0-9]{40}$/) }),
    'The action that ran, if the workflow names it by a commit',
  ),
});

const amount = z.int().nonnegative();

const countsSchema = z.object({
  findings: amount.describe('Not waived: the sum of `error`, `warning` and `notice`'),
  error: amount,
  warning: amount,
  notice: amount,
  waived: amount,
  references: amount,
  files: amount.describe('Files with references'),
  notVerified: amount.describe('The items of `incomplete`'),
  pinned: amount.describe('Lines that this run pinned'),
});

const totalsSchema = z.object({
  findings: amount.describe('Not waived'),
  waived: amount,
  references: amount,
  files: amount,
  current: amount.describe('References that are pinned to the current digest'),
  unknown: amount,
  local: exact(amount, 'References to images that the repository builds'),
  images: exact(amount, 'Images with findings'),
  pinned: amount.describe('Lines that were pinned'),
  recorded: amount.describe('Tags that were written into the ledger'),
  bySeverity: z.record(z.string(), amount).describe('Severity → findings that are not waived'),
  byCheck: z.record(z.string(), amount).describe('Check id → findings that are not waived'),
});

const repositorySchema = z.object({
  origin: z.string().describe('`owner/name`'),
  verdict: z.enum(['pass', 'fail', 'incomplete']),
  shard: optional(z.string(), 'The shard that was to audit it'),
  server: z.url().optional(),
  sha: optional(z.string(), 'The commit that was audited'),
  findings: amount.describe('Not waived'),
  waived: amount,
  references: amount,
  unknown: amount,
  missing: optional(z.boolean(), 'No shard has a report of it'),
  auditedAt: optional(
    instantSchema,
    'When it was audited, if that was in an earlier night, and nothing has changed since',
  ),
  new: optional(amount, 'Findings that are new since the earlier audit'),
  fixed: amount.optional(),
  ownersUnknown: optional(z.string(), 'Why the owners of its files are not known'),
  harm: harmSchema.optional(),
  owners: optional(z.array(z.string()), 'Of the files with the worst findings, up to three'),
  pinnable: optional(amount, 'Lines that `tagproof pin` would write'),
});

const seenSchema = z.object({
  count: z.int().positive(),
  names: z
    .array(
      place.file === undefined
        ? z.never()
        : z.object({ file: place.file, line: place.line, column: place.column, name: z.string() }),
    )
    .describe('The first 1000, those in documents and tests last'),
});

export const reportSchema = z.object({
  schemaVersion: z.literal(1),
  tool: z.object({ name: z.literal('tagproof'), version: z.string() }),
  mode: z.enum(['verify', 'pin', 'audit']),
  verdict: z.enum(['pass', 'fail', 'incomplete']),
  counts: optional(countsSchema, 'The numbers of the report. Absent in reports of older versions'),
  startedAt: instantSchema,
  asOf: instantSchema,
  source: optional(sourceSchema, 'The commit that was verified, if the CI says which'),
  references: z.array(referenceSchema.extend({ fact: factSchema.optional() })),
  findings: z.array(findingSchema),
  images: optional(
    z.array(imageSchema),
    'Every image once, with all findings and places: the worst first. Absent in older reports',
  ),
  seen: optional(
    seenSchema,
    'Image names in text that no scanner reads; it is not known whether a tool uses them',
  ),
  advisories: z.array(advisorySchema),
  histories: z.array(historySchema).optional(),
  coverage: optional(coverageSchema, 'How much was requested, and how much is known'),
  incomplete: z.array(
    z.object({
      cause: z.string(),
      subject: z.string(),
      message: z.string(),
      existing: exact(
        z.literal(true),
        'Under `new-only`: nothing that the change adds or edits needs it, so it does not fail the run',
      ),
      origin,
    }),
  ),
  settings: z.array(settingSchema).describe('Every setting with its value and its origin'),
  waivers: z.array(waiverSchema),
  requests: z.object({
    total: z.int().nonnegative(),
    retried: z.int().nonnegative(),
    saved: optional(
      z.int().nonnegative(),
      'Requests that the cache, or another run, made unnecessary; in a merged report, also those of the audits that were carried over',
    ),
  }),
  edits: z.array(
    z.object({ file: z.string(), line: z.int().positive(), before: z.string(), after: z.string() }),
  ),
  patch: optional(
    z.string(),
    'The fixes of all findings that are not waived, as a patch for `git apply --unidiff-zero`. Without the files that do not fit into 200,000 characters; absent if there is nothing to fix',
  ),
  forecasts: optional(z.array(forecastSchema), 'In `pin`: what each new digest changes'),
  repositories: optional(z.array(repositorySchema), 'In a merged report: all repositories, the worst first'),
  teams: optional(
    z.array(teamSchema),
    'In a merged report: findings by the owners of their files, the most errors first',
  ),
  changes: optional(changesSchema, 'What changed since the audit that `--since` names'),
  trend: optional(z.array(trendPointSchema), 'The numbers of earlier audits, the oldest first'),
  totals: optional(
    totalsSchema,
    'In a merged report, whose lists have only the worst entries: the full counts',
  ),
  record: optional(recordSchema, 'What `tagproof replay` needs in addition to the rest'),
});

export type Report = Frozen<z.infer<typeof reportSchema>>;
export type ReportedReference = Report['references'][number];
export type ReportedFinding = Frozen<z.infer<typeof findingSchema>>;
export type ReportedWaiver = Frozen<z.infer<typeof waiverSchema>>;
export type ReportedAdvisory = Frozen<z.infer<typeof advisorySchema>>;
export type ReportedHistory = Frozen<z.infer<typeof historySchema>>;
export type ReportedRepository = Frozen<z.infer<typeof repositorySchema>>;
export type ReportedTotals = Frozen<z.infer<typeof totalsSchema>>;
export type ReportedCoverage = Frozen<z.infer<typeof coverageSchema>>;
export type Counted = Frozen<z.infer<typeof counted>>;
export type ReportedFact = Frozen<z.infer<typeof factSchema>>;
