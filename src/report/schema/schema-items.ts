// A reference of the report, and everything that is known of it: fact, signatures, pull policies; advisories and histories.

import { z } from 'zod';
import { sourceStrengths } from '../../model/images/source-strength.js';
import { spanSchema } from './record-schema.js';
import { digest, exact, type Frozen, instantSchema, optional, origin, place, span } from './schema-parts.js';

export const advisorySchema = z.object({
  uid: z.string(),
  advisoryId: z.string(),
  artifactName: z.string(),
  updateTime: z.string(),
  artifactType: z.string().optional(),
  aliases: optional(z.array(z.string()), 'Names of the same vulnerability elsewhere: CVE, GHSA'),
  severities: z
    .array(z.object({ type: z.string(), score: z.string().describe('A CVSS vector or a number') }))
    .optional(),
  events: optional(
    z.array(
      z.object({
        status: z.string(),
        at: z.string().optional(),
        fixedVersion: z.string().optional(),
        patchedVersions: z.array(z.string()).optional(),
      }),
    ),
    'Absent: the platform has no status of it',
  ),
});

const evidenceSchema = z.object({
  source: z.string().describe('As messages name it'),
  strength: z
    .enum(sourceStrengths)
    .describe('What the source can say; only a complete history proves that a tag never pointed to a digest'),
  since: exact(instantSchema, 'The start of its window, or its oldest entry for the tag'),
  readAt: instantSchema.describe('When it was read; for a cached answer, when that was stored'),
  silent: exact(z.object({ cause: z.string(), message: z.string() }), 'Why it could not say anything'),
});

export const historySchema = z.object({
  evidence: optional(evidenceSchema, "Where it comes from; absent: the platform's own history"),
  registry: z.string(),
  repository: z.string(),
  tag: z.string(),
  complete: z
    .boolean()
    .describe('False: only as much was read as the pins needed, or a part could not be read'),
  reigns: z
    .array(z.object({ digest, since: instantSchema, until: instantSchema.exactOptional() }))
    .describe('What the tag pointed to and when, from oldest to newest; the newest has no `until`'),
  truncated: optional(z.int().positive(), 'How many older entries were left out'),
  known: optional(
    z.array(z.object({ from: instantSchema.optional(), to: instantSchema.optional() })),
    'Of a history that is not complete: the intervals of time that are',
  ),
});

const result = z.object({
  policy: z.string(),
  mode: z.enum(['enforced', 'dry-run']),
  result: z.enum(['allowed', 'denied', 'error']).describe('`error`: the policy could not be evaluated'),
  parameters: z.record(z.string(), z.string()),
  override: exact(
    z.object({
      reason: z.string(),
      createdBy: z.string().exactOptional(),
      createdAt: z.string().exactOptional(),
    }),
    'An exception for this digest: the policy denies it, and it may be pulled',
  ),
  allowedFrom: exact(instantSchema, 'The first moment at which a cool-down allows the pull'),
  builtAt: exact(
    instantSchema,
    'What the cool-down counts from. Absent: not known, and `allowedFrom` is the latest possible moment',
  ),
});

const answer = z.object({
  digest,
  verdict: z.enum(['allowed', 'denied', 'unknown']).describe('Whether the registry serves a pull'),
  results: z.array(result),
  unknown: exact(
    z.object({ cause: z.string(), subject: z.string(), message: z.string() }),
    'Why the results are not known',
  ),
  isHarmless: exact(z.literal(true), 'No policy that applies is enforced'),
});

const pullPoliciesSchema = z.object({
  newest: z
    .array(answer)
    .describe('The digests that could be pinned, newest first, up to the first one that is not denied'),
  others: z.array(answer).describe('The pin, and the index that it is one platform of, if not among them'),
});

export type ReportedPolicies = Frozen<z.infer<typeof pullPoliciesSchema>>;
export type ReportedAnswer = Frozen<z.infer<typeof answer>>;

const signer = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('identity'),
    issuer: z.string().describe('Who confirmed the identity'),
    identity: z.string().describe('The identity in the certificate'),
    root: z.string().describe('`sigstore`, or the digest of the trusted root of a private instance'),
  }),
  z.object({ kind: z.literal('key'), key: digest.describe('The digest of the public key') }),
]);

const build = z
  .object({
    repository: z.string().exactOptional(),
    ref: z.string().exactOptional(),
    commit: z.string().exactOptional(),
    workflow: z.string().exactOptional(),
    runner: z.string().exactOptional(),
    run: z.string().exactOptional(),
  })
  .describe('The build that the certificate names, as its issuer confirmed it');

const signature = z.object({
  signer,
  digest: digest.describe('What was signed: the image, or the index that contains it'),
  form: z.enum(['signature', 'provenance']),
  at: exact(instantSchema, 'When it was made, by the log or a timestamp authority'),
  logIndex: exact(z.string(), 'Its position in the transparency log'),
  build: build.exactOptional(),
});

const ofDigest = {
  digest,
  signed: z.array(signature).describe('Verified'),
  refused: z.array(z.object({ digest, kind: z.enum(['untrusted', 'unreadable']), why: z.string() })),
  complete: z
    .boolean()
    .describe('False: something could not be read, or the policy was satisfied before everything was'),
};

const signaturesOfReference = z.object({
  ...ofDigest,
  origin: exact(
    z.object({ registry: z.string(), repository: z.string(), tag: z.string().exactOptional() }),
    'The image that it mirrors',
  ),
  ofCurrent: exact(z.object(ofDigest), 'Of the current digest, if that is another one'),
  before: exact(z.array(z.object(ofDigest)), 'Of the digests that the tag had before, the newest first'),
  replaced: exact(z.object(ofDigest), 'Of the digest that this run replaced by this one'),
  built: exact(
    z.object({
      form: z.enum(['signature', 'provenance']),
      at: instantSchema.exactOptional(),
      gitTag: z.string().exactOptional(),
      relation: exact(z.enum(['same', 'line', 'other']), 'How the Git tag relates to the tag of the image'),
      provesTag: exact(
        z.literal(true),
        'The policy, or the list of known signers, names the source, and the Git tag is the full version in the tag of the image',
      ),
      isRequired: z
        .boolean()
        .describe(
          'The policy, or the list of known signers, names the signer; otherwise anybody may have signed',
        ),
      build,
    }),
    'The build of the image, as its signatures prove it',
  ),
});

export type ReportedSignatures = Frozen<z.infer<typeof signaturesOfReference>>;

const releaseEndsSchema = z.object({
  list: z.string().describe('The name of the list'),
  asOf: z.iso.date().describe('The day of its data'),
  outdated: optional(z.string(), 'Why newer data could not be requested'),
  ends: z
    .array(
      z.object({
        of: z.enum(['image', 'base']).describe('The software of the image, or the distribution below it'),
        name: z.string().describe('Product and release'),
        date: optional(z.iso.date(), 'Absent: it has ended, and the list has no date'),
        nearest: optional(z.string(), 'The closest supported release'),
        newest: z.string().optional(),
      }),
    )
    .min(1)
    .describe('The earliest first'),
});

const vanishingSchema = z.object({
  keptSeconds: z.int().nonnegative().describe('How long the registry keeps what no tag points to'),
  from: optional(instantSchema, 'When that is over; absent while the tag points to the pin'),
  sibling: optional(z.string(), "A tag with a full version that has the tag's current digest"),
  mirror: optional(z.string(), "The image's name at a mirror of the policy that has the pinned digest"),
});

const successorSchema = z.object({
  digest,
  since: instantSchema.describe('When the tag moved to it, or at the latest then'),
  source: z.string().describe('The source of the history'),
});

export const factSchema = z.object({
  status: z.enum([
    'current',
    'superseded',
    'not-current',
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
  supersededBy: optional(digest, 'The next digest: what the tag moved to'),
  behind: z.int().nonnegative().optional(),
  lagSeconds: z.int().nonnegative().optional(),
  compared: optional(
    z.object({
      platforms: optional(z.array(z.string()), 'Absent: all platforms of the pinned digest'),
      changedAt: optional(
        instantSchema,
        'When the tag first had another image for one of them; absent: the digest to pin has the same',
      ),
      unsettled: optional(z.string(), 'Why no digest can be pinned yet: the tag is still being built'),
      unread: optional(z.string(), 'Why the images could not be compared, so that every move counts'),
    }),
    'What the newer digests change for the platforms in use; absent: nothing asked for it',
  ),
  deprecated: z.boolean().optional(),
  endOfLife: optional(
    z.object({
      date: optional(z.string(), 'The day, as the platform returns it'),
      dateUnknown: optional(z.string(), 'Why the day is unknown'),
      nearest: optional(z.string(), 'The closest supported tag to switch to'),
      newest: z.string().optional(),
      grace: optional(
        z.object({ until: instantSchema.optional() }),
        'The tag has reached its end of life, and is rebuilt until then',
      ),
      releases: optional(
        releaseEndsSchema,
        'Set if a public list of release cycles says so, and not the platform',
      ),
    }),
    'Of a tag that is not deprecated: the end that is announced',
  ),
  endUnread: optional(
    z.string(),
    'Why it is not known whether the tag has reached its end of life: the platform was not asked, or did not answer',
  ),
  notSince: optional(instantSchema, 'Of a pin that is not current: the tag has had other digests since then'),
  otherTag: optional(
    z.object({
      tag: z.string(),
      contradicts: z.boolean().describe('It and the written tag are full versions that differ'),
    }),
    'Of a pin that is not current: a tag of the repository that has the pinned digest now',
  ),
  noTarget: optional(z.string(), 'Why it is not known which digest is old enough to be pinned'),
  ageUnknown: optional(
    z.string(),
    'Under `min-age`: why it is not known since when the tag has the pinned digest',
  ),
  youngUntil: optional(instantSchema, 'Under `min-age`: the pin counts as too young until then'),
  indexDigest: optional(digest, 'The index that the pin is one platform of'),
  records: optional(z.int().nonnegative(), 'How many entries the whole history has'),
  historySince: optional(instantSchema, 'The time of the oldest entry'),
  what: optional(z.enum(['repository', 'tag', 'digest']), 'What is missing'),
  basis: optional(
    z.enum(['windowed', 'witness', 'first-seen', 'timestamps', 'present']),
    "What the fact is based on, if not a complete history: a history since an instant, digests that a third party, this repository's ledger or a history with a hole has seen (times and counts are bounds), push times, or what the registry returns for the tag now",
  ),
  evidence: optional(
    z.array(evidenceSchema),
    'The sources that the fact rests on, and those that were silent; absent where only the present is known',
  ),
  vanishes: optional(
    vanishingSchema,
    'The registry deletes the pin once no tag points to it, and no other tag does',
  ),
  successor: optional(successorSchema, 'Of a deleted digest: what followed it and still exists'),
  recoveredTag: optional(z.string(), 'The tag of a reference without one, found by its digest'),
  built: optional(
    z.object({ gitTag: z.string(), at: instantSchema, repository: z.string().optional() }),
    'The build that proves the version of the pin although its tag has no history; by its signature',
  ),
  cause: optional(z.string(), 'Why the status is `unknown`'),
  message: optional(z.string(), 'The same as a sentence'),
});

export const referenceSchema = z.object({
  kind: z.enum(['image', 'opaque', 'local']),
  ...place,
  raw: z.string().describe('The whole reference as written, digest included'),
  registry: z.string().optional(),
  repository: z.string().optional(),
  tag: z.string().optional(),
  assumedTag: optional(z.string(), 'The tag that a reference with neither tag nor digest means'),
  digest: digest.optional(),
  why: optional(z.enum(['variable', 'template', 'invalid']), 'Why the reference is opaque'),
  detail: optional(z.string(), 'The same for a reader: which variable, what is wrong'),
  builtBy: optional(
    z.object({ file: z.string(), line: z.int().positive() }),
    'Of a local image: the place in the repository that builds it',
  ),
  testData: optional(z.string(), 'The folder that makes the file test data'),
  parts: optional(
    z.array(
      z.object({ part: z.enum(['registry', 'repository', 'tag', 'digest']), raw: z.string(), ...span }),
    ),
    'Of a reference split over several keys: where each part is',
  ),
  uses: optional(
    z.array(z.object(span)),
    'Where the text is used under another name: aliases, variables that hold the whole image',
  ),
  noPlace: optional(z.string(), 'Why no digest can be written here'),
  origin,
  waivedChecks: optional(z.array(z.string()), 'The checks of those of its findings that a waiver accepts'),
  span: optional(spanSchema, 'UTF-16 units from the start of the file'),
  pullPolicies: optional(
    pullPoliciesSchema,
    "What the organization's pull policies say of its digests; absent if none applies",
  ),
  signatures: optional(signaturesOfReference, 'Who signed it; absent if nothing asked for its signatures'),
  pin: optional(
    z.object({
      span: spanSchema,
      lead: z.string().describe('The text before the digest'),
      unset: optional(z.string(), 'The text that stands for no digest'),
      isBare: optional(z.literal(true), 'The digest is written without `sha256:`'),
      tail: optional(z.string(), 'The text after the digest, with the comment that keeps the tag'),
      text: optional(z.string(), 'The tag and the digest that the digest alone replaces'),
      also: optional(
        z.array(spanSchema),
        'Places of the file where the same digest is written because they are compared with this one',
      ),
      around: optional(
        z.object({ text: z.string(), place: z.object(span) }),
        'The text from the reference to its digest, where that is in another key',
      ),
    }),
    'Where the digest is or would be',
  ),
});
