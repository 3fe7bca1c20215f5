// The state of groups, roles, role bindings and identities, and the fields of each that requests may set.
import { z } from 'zod';
import { capabilitiesNamed, capabilityNames } from '../iam/capabilities.js';
import { optionalText, requiredText, time, times, uid } from './common.js';

const namePattern = /^[a-z0-9 ._-]{1,}$/;
const nameRule = `must match the pattern ${namePattern.source}`;
const maxPattern = 200;

/** A regular expression of a claim; it has to match the whole claim. */
const pattern = z
  .string('must be a string')
  .max(maxPattern, `must have at most ${maxPattern} characters`)
  .refine(isRegularExpression, 'must be a regular expression');
const text = z.string('must be a string');

export const identityFields = z.object({
  name: z.string(nameRule).regex(namePattern, nameRule),
  description: optionalText,
  claimMatch: z
    .object(
      {
        issuer: text.optional().describe("Absent: the emulator's own OIDC provider"),
        issuerPattern: pattern.optional(),
        subject: text.optional(),
        subjectPattern: pattern.optional(),
        audience: text.optional().describe('Absent: the host of the issuer address'),
        audiencePattern: pattern.optional(),
        claims: z.record(z.string(), text, 'must be an object of strings').default({}).optional(),
        claimPatterns: z.record(z.string(), pattern, 'must be an object of regular expressions').optional(),
      },
      'must be an object',
    )
    .optional(),
});

export const identitySchema = identityFields.extend({
  uid: uid.describe('<group uid>/<suffix>'),
  lastSeenTime: time.optional(),
  ...times,
});

function isRegularExpression(source: string): boolean {
  try {
    new RegExp(source, 'u');
    return true;
  } catch {
    return false;
  }
}

export const groupFields = z.object({ name: requiredText, description: optionalText });

export const groupSchema = groupFields.extend({ uid, ...times });

export const roleFields = z.object({
  name: requiredText,
  description: optionalText,
  capabilities: z
    .array(z.enum(capabilityNames, `must be one of ${capabilityNames.join(', ')}`), 'is required')
    .min(1, 'is required'),
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
