// The state of groups, roles, role bindings and identities, and the fields of each that requests may set.
import { z } from 'zod';
import { capabilitiesNamed, capabilityNames } from '../iam/capabilities.js';
import {
  flagField,
  oneOfNames,
  optionalText,
  requiredText,
  textMap,
  texts,
  time,
  times,
  timestampField,
  uid,
} from './common.js';

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
