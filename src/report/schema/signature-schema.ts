// What is known about the signatures of a reference, in the report.
import { z } from 'zod';
import { digest, type Frozen, instantSchema } from './schema-parts.js';

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
  at: instantSchema.exactOptional().describe('When it was made, by the log or a timestamp authority'),
  logIndex: z.string().exactOptional().describe('Its position in the transparency log'),
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

export const signaturesOfReference = z.object({
  ...ofDigest,
  origin: z
    .object({ registry: z.string(), repository: z.string(), tag: z.string().exactOptional() })
    .exactOptional()
    .describe('The image that it mirrors'),
  ofCurrent: z.object(ofDigest).exactOptional().describe('Of the current digest, if that is another one'),
  before: z
    .array(z.object(ofDigest))
    .exactOptional()
    .describe('Of the digests that the tag had before, the newest first'),
  replaced: z.object(ofDigest).exactOptional().describe('Of the digest that this run replaced by this one'),
  built: z
    .object({
      form: z.enum(['signature', 'provenance']),
      at: instantSchema.exactOptional(),
      gitTag: z.string().exactOptional(),
      relation: z
        .enum(['same', 'line', 'other'])
        .exactOptional()
        .describe('How the Git tag relates to the tag of the image'),
      provesTag: z
        .literal(true)
        .exactOptional()
        .describe('The policy names the source, and the Git tag is the full version in the tag of the image'),
      isRequired: z.boolean().describe('The policy names the signer; otherwise anybody may have signed'),
      build,
    })
    .exactOptional()
    .describe('The build of the image, as its signatures prove it'),
});

export type ReportedSignatures = Frozen<z.infer<typeof signaturesOfReference>>;
