// An image of the report: everything that is known and found about one name, from all places that use it.

import { z } from 'zod';
import { factSchema } from '../schema/schema-items.js';
import { digest, type Frozen, instantSchema, optional, origin, severity } from '../schema/schema-parts.js';
import { harms } from './harm.js';

const imageSignatureSchema = z.object({
  digest,
  role: z
    .enum(['pinned', 'current', 'replaced'])
    .describe('`replaced`: the digest that this run replaced by the pinned one'),
  state: z.enum(['signed', 'not-signed', 'unknown']),
  signer: optional(z.string(), 'The identity, or the digest of the key'),
  issuer: z.string().optional(),
  at: instantSchema.optional(),
  accepted: optional(z.literal(true), 'The policy names the signer'),
  gitTag: z.string().optional(),
  relation: z.enum(['same', 'line', 'other']).optional(),
  repository: z.string().optional(),
  commit: z.string().optional(),
  refused: optional(z.int().positive(), 'How many signatures do not count'),
  links: z.object({
    commit: z.url().optional(),
    run: z.url().optional(),
    log: optional(z.url(), 'The entry in the transparency log'),
  }),
});

export type ImageSignatureSummary = Frozen<z.infer<typeof imageSignatureSchema>>;

const amount = z.int().nonnegative();

const imageCheckSchema = z.object({
  check: z.string(),
  severity: severity.describe('The worst of its findings'),
  findings: amount.describe('Not waived'),
  waived: amount,
  message: z.string().describe('Of the worst of its findings'),
  url: optional(z.url(), 'The page of the check; absent until the project has an address'),
});

const imagePinSchema = factSchema
  .pick({
    status: true,
    cause: true,
    pinnedSince: true,
    supersededAt: true,
    notSince: true,
    otherTag: true,
    noTarget: true,
    behind: true,
    lagSeconds: true,
    basis: true,
    evidence: true,
    built: true,
  })
  .extend({
    digest: optional(digest, 'Absent: the references without a digest'),
    references: amount,
  });

const imagePlaceSchema = z.object({
  origin,
  file: z.string(),
  line: z.int().positive(),
  column: z.int().positive(),
  digest: digest.optional(),
  checks: z.array(z.string()).describe('The checks that found something here, without waived findings'),
  severity: optional(severity, 'The worst of these findings'),
  waived: optional(z.array(z.string()), 'The checks whose findings here are waived'),
  introduced: optional(z.boolean(), 'Under `new-only`: whether the change introduces a finding here'),
  testData: optional(z.string(), 'The folder that makes the file test data'),
  url: optional(z.url(), 'The line at the commit of the run'),
});

const imageAdvisorySchema = z.object({
  id: z.string(),
  aliases: z.array(z.string()).optional(),
  url: optional(z.url(), 'The page of the advisory; absent if the form of its id is unknown'),
  artifact: z.string().optional(),
  level: optional(z.enum(['none', 'low', 'medium', 'high', 'critical']), 'Absent: unknown'),
  score: optional(z.number().min(0).max(10), 'The CVSS base score'),
  fixedIn: optional(z.array(z.string()), 'Versions of the artifact that have the fix'),
  waived: optional(z.literal(true), 'All findings about it are waived'),
});

const actionSchema = z.object({
  do: z
    .enum(['investigate', 'correct', 'switch', 'pin', 'update', 'review'])
    .describe(
      '`investigate` a digest that never belonged to the tag, `correct` a name that does not exist, `switch` to a supported tag, `pin` the current digest, `update` the artifact that has an advisory, `review` the finding',
    ),
  from: optional(z.array(digest), 'The pinned digests that should be replaced'),
  to: optional(digest, 'The current digest of the tag'),
  tag: optional(z.string(), 'Of `switch`: the closest supported tag'),
  automatic: optional(z.literal(true), '`tagproof pin` does it, at every place that needs it'),
});

export const imageSchema = z.object({
  name: z.string().describe('`registry/repository:tag`'),
  registry: z.string(),
  repository: z.string(),
  tag: optional(z.string(), 'With the tag that a name without one means'),
  harm: z.enum(harms),
  severity: optional(severity, 'The worst of its findings; absent: all is well or waived'),
  introduced: optional(z.boolean(), 'Under `new-only`: whether the change introduces a finding'),
  findings: amount.describe('Not waived'),
  waived: amount,
  references: amount.describe('How many references use it'),
  checks: z.array(imageCheckSchema).describe('The worst first'),
  since: optional(
    instantSchema,
    'Since when it is wrong: the oldest pin was superseded, or an unpinned tag has pointed to its current digest',
  ),
  behind: optional(amount, 'How many newer digests the oldest pin has'),
  lagSeconds: amount.optional(),
  current: optional(
    factSchema.pick({ currentDigest: true, currentSince: true, basis: true, evidence: true }),
    'What the tag points to',
  ),
  deprecated: z.boolean().optional(),
  endOfLife: factSchema.shape.endOfLife,
  action: optional(actionSchema, 'The one thing to do'),
  pins: z.array(imagePinSchema).describe('Each digest that is pinned, the most used first'),
  places: z.array(imagePlaceSchema).describe('The worst first'),
  placesTotal: optional(amount, 'In a merged report that does not list all places'),
  advisories: z.array(imageAdvisorySchema).describe('The most severe first'),
  signatures: optional(
    z.array(imageSignatureSchema),
    'Who signed its digests; absent if nothing asked for that',
  ),
  links: z.object({
    page: optional(z.url(), 'The page of the image at its registry'),
    history: optional(z.url(), 'The page with its tags or their history'),
  }),
});

export type ImageSummary = Frozen<z.infer<typeof imageSchema>>;
export type ImageCheck = Frozen<z.infer<typeof imageCheckSchema>>;
export type ImagePin = Frozen<z.infer<typeof imagePinSchema>>;
export type ImagePlace = Frozen<z.infer<typeof imagePlaceSchema>>;
export type ImageAdvisory = Frozen<z.infer<typeof imageAdvisorySchema>>;
export type ImageAction = Frozen<z.infer<typeof actionSchema>>;
