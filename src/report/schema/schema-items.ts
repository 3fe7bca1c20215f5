// A reference of the report, and its fact.
import { z } from 'zod';
import { successorSchema, vanishingSchema } from '../pin-life.js';
import { releaseEndsSchema } from '../release-ends.js';
import { evidenceSchema } from './evidence-schema.js';
import { pullPoliciesSchema } from './pull-policies-schema.js';
import { spanSchema } from './record-schema.js';
import { digest, instantSchema, origin, place, span } from './schema-parts.js';
import { signaturesOfReference } from './signature-schema.js';

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
  currentSince: instantSchema.optional(),
  pinnedSince: instantSchema.optional(),
  supersededAt: instantSchema.optional(),
  supersededBy: digest.optional().describe('The next digest: what the tag moved to'),
  behind: z.int().nonnegative().optional(),
  lagSeconds: z.int().nonnegative().optional(),
  deprecated: z.boolean().optional(),
  endOfLife: z
    .object({
      date: z.string().optional().describe('The day, as the platform returns it'),
      dateUnknown: z.string().optional().describe('Why the day is unknown'),
      nearest: z.string().optional().describe('The closest supported tag to switch to'),
      newest: z.string().optional(),
      grace: z
        .object({ until: instantSchema.optional() })
        .optional()
        .describe('The tag has reached its end of life, and is rebuilt until then'),
      releases: releaseEndsSchema
        .optional()
        .describe('Set if a public list of release cycles says so, and not the platform'),
    })
    .optional()
    .describe('Of a tag that is not deprecated: the end that is announced'),
  youngUntil: instantSchema.optional().describe('Under `min-age`: the pin counts as too young until then'),
  indexDigest: digest.optional().describe('The index that the pin is one platform of'),
  records: z.int().nonnegative().optional().describe('How many entries the whole history has'),
  historySince: instantSchema.optional().describe('The time of the oldest entry'),
  what: z.enum(['repository', 'tag', 'digest']).optional().describe('What is missing'),
  basis: z
    .enum(['windowed', 'witness', 'first-seen', 'timestamps', 'present'])
    .optional()
    .describe(
      "What the fact is based on, if not a complete history: a history since an instant, digests that a third party, this repository's ledger or a history with a hole has seen (times and counts are bounds), push times, or what the registry returns for the tag now",
    ),
  evidence: z
    .array(evidenceSchema)
    .optional()
    .describe(
      'The sources that the fact rests on, and those that were silent; absent where only the present is known',
    ),
  vanishes: vanishingSchema
    .optional()
    .describe('The registry deletes the pin once no tag points to it, and no other tag does'),
  successor: successorSchema.optional().describe('Of a deleted digest: what followed it and still exists'),
  recoveredTag: z.string().optional().describe('The tag of a reference without one, found by its digest'),
  built: z
    .object({ gitTag: z.string(), at: instantSchema, repository: z.string().optional() })
    .optional()
    .describe(
      'The build that proves the version of the pin although its tag has no history; by its signature',
    ),
  cause: z.string().optional().describe('Why the status is `unknown`'),
  message: z.string().optional().describe('The same as a sentence'),
});

export const referenceSchema = z.object({
  kind: z.enum(['image', 'opaque', 'local']),
  ...place,
  raw: z.string().describe('The whole reference as written, digest included'),
  registry: z.string().optional(),
  repository: z.string().optional(),
  tag: z.string().optional(),
  assumedTag: z.string().optional().describe('The tag that a reference with neither tag nor digest means'),
  digest: digest.optional(),
  why: z.enum(['variable', 'template', 'invalid']).optional().describe('Why the reference is opaque'),
  detail: z.string().optional().describe('The same for a reader: which variable, what is wrong'),
  builtBy: z
    .object({ file: z.string(), line: z.int().positive() })
    .optional()
    .describe('Of a local image: the place in the repository that builds it'),
  testData: z.string().optional().describe('The folder that makes the file test data'),
  parts: z
    .array(z.object({ part: z.enum(['registry', 'repository', 'tag', 'digest']), raw: z.string(), ...span }))
    .optional()
    .describe('Of a reference split over several keys: where each part is'),
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
  pullPolicies: pullPoliciesSchema
    .optional()
    .describe("What the organization's pull policies say of its digests; absent if none applies"),
  signatures: signaturesOfReference
    .optional()
    .describe('Who signed it; absent if nothing asked for its signatures'),
  pin: z
    .object({
      span: spanSchema,
      lead: z.string().describe('The text before the digest'),
      unset: z.string().optional().describe('The text that stands for no digest'),
      isBare: z.literal(true).optional().describe('The digest is written without `sha256:`'),
      around: z
        .object({ text: z.string(), place: z.object(span) })
        .optional()
        .describe('The text from the reference to its digest, where that is in another key'),
    })
    .optional()
    .describe('Where the digest is or would be'),
});
