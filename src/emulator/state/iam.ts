// The state of groups, roles and role bindings, and the fields of each that requests may set.
import { z } from 'zod';
import { capabilitiesNamed, capabilityNames } from '../capabilities.js';
import { times, uid } from './common.js';
import { oneOfNames, optionalText, requiredText } from './field-types.js';

const orgKinds = oneOfNames([
  'ORG_KIND_UNSPECIFIED',
  'ORG_KIND_STARTER',
  'ORG_KIND_CUSTOMER',
  'ORG_KIND_DEV',
  'ORG_KIND_INFRA',
  'ORG_KIND_AWS_MARKETPLACE',
]);

export const groupFields = z.object({
  name: requiredText,
  description: optionalText,
  verified: z.boolean('must be true or false').optional(),
  kind: orgKinds.optional(),
});

export const groupSchema = groupFields.extend({
  uid,
  resourceLimits: z.record(z.string(), z.int()).optional(),
  status: z.string().optional(),
  ...times,
});

const capability = oneOfNames(capabilityNames);

export const roleFields = z.object({
  name: requiredText,
  description: optionalText,
  capabilities: z.array(capability, 'is required').min(1, 'is required'),
});

export const roleSchema = roleFields.extend({
  uid,
  capabilities: z
    .array(
      z
        .string()
        .refine((name) => capabilitiesNamed(name).length > 0, 'must be a capability')
        .describe('`CAP_REPO_LIST`, `repo.list`, or `*` for all'),
    )
    .transform((names) => [...new Set(names.flatMap((name) => capabilitiesNamed(name)))]),
  ...times,
});

export const roleBindingFields = z.object({ identityUid: requiredText, roleUid: requiredText });

export const roleBindingSchema = roleBindingFields.extend({ uid, ...times });
