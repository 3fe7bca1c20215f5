// What pull policies say of the digests of a reference, in the report.
import { z } from 'zod';
import { digest, type Frozen, instantSchema } from './schema-parts.js';

const result = z.object({
  policy: z.string(),
  mode: z.enum(['enforced', 'dry-run']),
  result: z.enum(['allowed', 'denied', 'error']).describe('`error`: the policy could not be evaluated'),
  parameters: z.record(z.string(), z.string()),
  override: z
    .object({
      reason: z.string(),
      createdBy: z.string().exactOptional(),
      createdAt: z.string().exactOptional(),
    })
    .exactOptional()
    .describe('An exception for this digest: the policy denies it, and it may be pulled'),
  allowedFrom: instantSchema
    .exactOptional()
    .describe('The first moment at which a cool-down allows the pull'),
  builtAt: instantSchema
    .exactOptional()
    .describe(
      'What the cool-down counts from. Absent: not known, and `allowedFrom` is the latest possible moment',
    ),
});

const answer = z.object({
  digest,
  verdict: z.enum(['allowed', 'denied', 'unknown']).describe('Whether the registry serves a pull'),
  results: z.array(result),
  unknown: z
    .object({ cause: z.string(), subject: z.string(), message: z.string() })
    .exactOptional()
    .describe('Why the results are not known'),
  isHarmless: z.literal(true).exactOptional().describe('No policy that applies is enforced'),
});

export const pullPoliciesSchema = z.object({
  newest: z
    .array(answer)
    .describe('The digests that could be pinned, newest first, up to the first one that is not denied'),
  others: z.array(answer).describe('The pin, and the index that it is one platform of, if not among them'),
});

export type ReportedPolicies = Frozen<z.infer<typeof pullPoliciesSchema>>;
export type ReportedAnswer = Frozen<z.infer<typeof answer>>;
