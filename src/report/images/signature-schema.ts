// The signature of one digest on the card of its image.
import { z } from 'zod';
import { digest, type Frozen, instantSchema } from '../schema/schema-parts.js';

export const imageSignatureSchema = z.object({
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

export type ImageSignatureCard = Frozen<z.infer<typeof imageSignatureSchema>>;
