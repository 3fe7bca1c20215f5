// The state of identities: how each can be assumed, and what it says of itself.
import { z } from 'zod';
import { time, times, uid } from './common.js';
import { flagField, optionalText, requiredText, textMap, texts, timestampField } from './field-types.js';

const namePattern = /^[a-z0-9 ._-]{1,}$/;
const nameRule = `must match the pattern ${namePattern.source}`;
const maxPattern = 200;

/** A regular expression of a claim; it has to match the whole claim. */
const pattern = z
  .string('must be a string')
  .max(maxPattern, `must have at most ${maxPattern} characters`)
  .refine(isRegularExpression, 'must be a regular expression');
const text = z.string('must be a string');

const claimMatch = z.object(
  {
    issuer: text.optional().describe("Absent: the emulator's own OIDC provider"),
    issuerPattern: pattern.optional(),
    subject: text.optional(),
    subjectPattern: pattern.optional(),
    audience: text.optional().describe('Absent: the host of the issuer address'),
    audiencePattern: pattern.optional(),
    claims: textMap.optional(),
    claimPatterns: z.record(z.string(), pattern, 'must be an object of regular expressions').optional(),
  },
  'must be an object',
);

const servicePrincipals = [
  'SERVICE_PRINCIPAL_UNSPECIFIED',
  ...['COSIGNED', 'INGESTER', 'CATALOG_SYNCER', 'APKO_BUILDER', 'ENTITLEMENT_SYNCER', 'TENANT_SCANNER'],
  ...['SEDIMENTOLOGY', 'SKILLUP', 'MATERIALIZER', 'MICROFLOW', 'GUARDENER', 'MICROVM', 'SKILLS'],
].map((name) => (name.startsWith('SERVICE_') ? name : `SERVICE_PRINCIPAL_${name}`));

export const identityFields = z.object({
  name: z.string(nameRule).regex(namePattern, nameRule),
  description: optionalText,
  company: text.optional(),
  claimMatch: claimMatch.optional(),
  staticKeys: z
    .object(
      {
        issuer: requiredText,
        subject: requiredText,
        issuerKeys: requiredText,
        expirationTime: timestampField.optional(),
        audiences: texts,
      },
      'must be an object',
    )
    .optional(),
  awsIdentity: z
    .object(
      {
        awsAccount: requiredText,
        arn: text.optional(),
        arnPattern: pattern.optional(),
        userId: text.optional(),
        userIdPattern: pattern.optional(),
      },
      'must be an object',
    )
    .optional(),
  servicePrincipal: z
    .string()
    .refine((name) => servicePrincipals.includes(name), 'must be a name of ServicePrincipal')
    .optional(),
});

/** What `updateIdentityMetadata` may set for the caller's own identity. */
export const metadataFields = z.object({
  ...Object.fromEntries(
    [
      ...['company', 'product', 'jobTitle', 'utmCampaign', 'utmContent', 'utmMedium', 'utmSource', 'utmTerm'],
      ...['latestFormSubmitUrl', 'latestInternalReferringUrl', 'hubspotUtk'],
    ].map((name) => [name, optionalText]),
  ),
  updatesOptIn: flagField,
  selfServe: flagField,
});

export const identitySchema = identityFields.extend({
  uid: uid.describe('<group uid>/<suffix>'),
  email: z.string().optional().describe('Verified; its domain is that of a verified organization'),
  metadata: metadataFields.partial().optional(),
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
