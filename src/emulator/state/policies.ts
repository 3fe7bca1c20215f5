// The state of pull policies: policies of organizations, what they are bound to, and exceptions.
import { z } from 'zod';
import { digestText, epoch, requiredText, time, uid } from './common.js';

const modes = ['POLICY_MODE_ENFORCED', 'POLICY_MODE_DRY_RUN'] as const;
const times = { createdAt: time.default(epoch), updatedAt: time.default(epoch) };

/** The emulator does not evaluate expressions, so the state says what a policy decides. */
export const pullPolicySchema = z.object({
  uid: uid.describe('<group uid>/<suffix>'),
  name: requiredText,
  decides: z.enum(['ALLOWED', 'DENIED', 'ERROR']).describe('Its result for every image'),
});

export const bindingSchema = z.object({
  uid: uid.describe('<uid of the group or repository>/<suffix>'),
  policy: requiredText,
  mode: z.enum(modes, `must be one of ${modes.join(', ')}`),
  resourceTypes: z.array(z.string()).default([]),
  parameters: z.record(z.string(), z.unknown()).default({}),
  ...times,
});

export const overrideSchema = z.object({
  uid: uid.describe('<uid of the group or repository>/<suffix>'),
  policyId: z.string(),
  artifactId: digestText,
  reason: z.string(),
  createdBy: z.string().default(''),
  createdAt: time.default(epoch),
});
