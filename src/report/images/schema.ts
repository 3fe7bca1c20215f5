// An image of the report: everything that is known and found about one name, from all places that use it.
import { z } from 'zod';
import { factSchema } from '../schema/schema-items.js';
import { digest, type Frozen, instantSchema, origin, severity } from '../schema/schema-parts.js';
import { harms } from './harm.js';

const imageSignatureSchema = z.object({
  digest,
  role: z
    .enum(['pinned', 'current', 'replaced'])
    .describe('`replaced`: the digest that this run replaced by the pinned one'),
  state: z.enum(['signed', 'not-signed', 'unknown']),
  signer: z.string().optional().describe('The identity, or the digest of the key'),
  issuer: z.string().optional(),
  at: instantSchema.optional(),
  accepted: z.literal(true).optional().describe('The policy names the signer'),
  gitTag: z.string().optional(),
  relation: z.enum(['same', 'line', 'other']).optional(),
  repository: z.string().optional(),
  commit: z.string().optional(),
  refused: z.int().positive().optional().describe('How many signatures do not count'),
  links: z.object({
    commit: z.url().optional(),
    run: z.url().optional(),
    log: z.url().optional().describe('The entry in the transparency log'),
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
  url: z.url().optional().describe('The page of the check; absent until the project has an address'),
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
    digest: digest.optional().describe('Absent: the references without a digest'),
    references: amount,
  });

const imagePlaceSchema = z.object({
  origin,
  file: z.string(),
  line: z.int().positive(),
  column: z.int().positive(),
  digest: digest.optional(),
  checks: z.array(z.string()).describe('The checks that found something here, without waived findings'),
  severity: severity.optional().describe('The worst of these findings'),
  waived: z.array(z.string()).optional().describe('The checks whose findings here are waived'),
  introduced: z
    .boolean()
    .optional()
    .describe('Under `new-only`: whether the change introduces a finding here'),
  testData: z.string().optional().describe('The folder that makes the file test data'),
  url: z.url().optional().describe('The line at the commit of the run'),
});

const imageAdvisorySchema = z.object({
  id: z.string(),
  aliases: z.array(z.string()).optional(),
  url: z.url().optional().describe('The page of the advisory; absent if the form of its id is unknown'),
  artifact: z.string().optional(),
  level: z.enum(['none', 'low', 'medium', 'high', 'critical']).optional().describe('Absent: unknown'),
  score: z.number().min(0).max(10).optional().describe('The CVSS base score'),
  fixedIn: z.array(z.string()).optional().describe('Versions of the artifact that have the fix'),
  waived: z.literal(true).optional().describe('All findings about it are waived'),
});

const actionSchema = z.object({
  do: z
    .enum(['investigate', 'correct', 'switch', 'pin', 'update', 'review'])
    .describe(
      '`investigate` a digest that never belonged to the tag, `correct` a name that does not exist, `switch` to a supported tag, `pin` the current digest, `update` the artifact that has an advisory, `review` the finding',
    ),
  from: z.array(digest).optional().describe('The pinned digests that should be replaced'),
  to: digest.optional().describe('The current digest of the tag'),
  tag: z.string().optional().describe('Of `switch`: the closest supported tag'),
  automatic: z.literal(true).optional().describe('`tagproof pin` does it, at every place that needs it'),
});

export const imageSchema = z.object({
  name: z.string().describe('`registry/repository:tag`'),
  registry: z.string(),
  repository: z.string(),
  tag: z.string().optional().describe('With the tag that a name without one means'),
  harm: z.enum(harms),
  severity: severity.optional().describe('The worst of its findings; absent: all is well or waived'),
  introduced: z.boolean().optional().describe('Under `new-only`: whether the change introduces a finding'),
  findings: amount.describe('Not waived'),
  waived: amount,
  references: amount.describe('How many references use it'),
  checks: z.array(imageCheckSchema).describe('The worst first'),
  since: instantSchema
    .optional()
    .describe(
      'Since when it is wrong: the oldest pin was superseded, or an unpinned tag has pointed to its current digest',
    ),
  behind: amount.optional().describe('How many newer digests the oldest pin has'),
  lagSeconds: amount.optional(),
  current: factSchema
    .pick({ currentDigest: true, currentSince: true, basis: true, evidence: true })
    .optional()
    .describe('What the tag points to'),
  deprecated: z.boolean().optional(),
  endOfLife: factSchema.shape.endOfLife,
  action: actionSchema.optional().describe('The one thing to do'),
  pins: z.array(imagePinSchema).describe('Each digest that is pinned, the most used first'),
  places: z.array(imagePlaceSchema).describe('The worst first'),
  placesTotal: amount.optional().describe('In a merged report that does not list all places'),
  advisories: z.array(imageAdvisorySchema).describe('The most severe first'),
  signatures: z
    .array(imageSignatureSchema)
    .optional()
    .describe('Who signed its digests; absent if nothing asked for that'),
  links: z.object({
    page: z.url().optional().describe('The page of the image at its registry'),
    history: z.url().optional().describe('The page with its tags or their history'),
  }),
});

export type ImageSummary = Frozen<z.infer<typeof imageSchema>>;
export type ImageCheck = Frozen<z.infer<typeof imageCheckSchema>>;
export type ImagePin = Frozen<z.infer<typeof imagePinSchema>>;
export type ImagePlace = Frozen<z.infer<typeof imagePlaceSchema>>;
export type ImageAdvisory = Frozen<z.infer<typeof imageAdvisorySchema>>;
export type ImageAction = Frozen<z.infer<typeof actionSchema>>;
