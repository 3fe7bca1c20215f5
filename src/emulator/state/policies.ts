// The state of pull policies: policies of organizations, what they are bound to, exceptions, and decisions about pulls.
import { z } from 'zod';
import { digestText, optionalText, requiredText, texts, time, uid } from './common.js';

export const policyModes = ['POLICY_MODE_ENFORCED', 'POLICY_MODE_DRY_RUN'] as const;
export const policyOutcomes = ['ALLOWED', 'DENIED', 'ERROR'] as const;

const epoch = '2026-01-01T00:00:00.000Z';
const times = { createdAt: time.default(epoch), updatedAt: time.default(epoch) };

/** The emulator does not evaluate expressions, so the state says what a policy decides. */
export const pullPolicySchema = z.object({
  uid: uid.describe('<group uid>/<suffix>'),
  name: requiredText,
  description: z.string().default(''),
  expression: z.string().default(''),
  decides: z.enum(policyOutcomes).describe('Its result for every image'),
  ...times,
});

export const bindingFields = z.object({
  policy: requiredText,
  mode: z.enum(policyModes, `must be one of ${policyModes.join(', ')}`),
  resourceTypes: texts.unwrap().default([]),
  parameters: z.record(z.string(), z.unknown(), 'must be an object').default({}),
});

export const bindingSchema = bindingFields.extend({
  uid: uid.describe('<uid of the group or repository>/<suffix>'),
  ...times,
});

export const overrideFields = z.object({
  policyId: requiredText,
  artifactId: optionalText,
  digest: optionalText,
  reason: requiredText,
});

export const overrideSchema = z.object({
  uid: uid.describe('<uid of the group or repository>/<suffix>'),
  policyId: z.string(),
  artifactId: digestText,
  reason: z.string(),
  createdBy: z.string().default(''),
  createdAt: time.default(epoch),
});

export const decisionSchema = z.object({
  uid: uid.describe('<repository uid>/<suffix>'),
  digest: digestText,
  policyId: z.string(),
  policyName: z.string(),
  mode: z.enum(policyModes),
  result: z.enum(policyOutcomes),
  reason: z.string(),
  pulledOn: z.object({ year: z.int(), month: z.int(), day: z.int() }),
});
