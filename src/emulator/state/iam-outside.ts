// The state of IAM that is about the world outside: identity providers, cloud accounts, invitations and terms.
import { z } from 'zod';
import {
  durationField,
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

const correlationRules = oneOfNames([
  'CORRELATION_RULE_UNSPECIFIED',
  'CORRELATION_RULE_SUB_EQUALS_EXTERNAL_ID',
  'CORRELATION_RULE_OID_EQUALS_EXTERNAL_ID',
]);

const providerName = 'must have 3 to 63 characters';

export const identityProviderFields = z.object({
  name: z.string(providerName).min(3, providerName).max(63, providerName),
  description: optionalText,
  defaultRole: requiredText,
  oidc: z
    .object(
      {
        issuer: requiredText,
        clientId: requiredText,
        clientSecret: z.string('must be a string').optional(),
        additionalScopes: texts,
        groupsClaim: optionalText,
        correlationRule: correlationRules
          .default('CORRELATION_RULE_SUB_EQUALS_EXTERNAL_ID')
          .transform((rule) =>
            rule === 'CORRELATION_RULE_UNSPECIFIED' ? 'CORRELATION_RULE_SUB_EQUALS_EXTERNAL_ID' : rule,
          ),
        pkceEnabled: flagField,
      },
      'must be an object',
    )
    .optional(),
});

/** A SCIM token is known by its hash alone. */
const scimToken = z.object({ hash: z.string(), expireTime: time.optional() });

export const identityProviderSchema = identityProviderFields.extend({
  uid,
  scim: z
    .object({
      enabled: z.boolean().default(false),
      version: z.int().default(0).describe('Counts the changes; the etag follows from it'),
      isRevoked: z.boolean().default(false),
      token: scimToken.optional(),
      previous: scimToken.optional().describe('The token before the last regeneration, while both work'),
    })
    .optional(),
  ...times,
});

/** A number of 64 bits: a decimal string in responses. */
const int64 = z
  .union([z.string().regex(/^\d{1,19}$/), z.int()], 'must be a whole number')
  .transform((value) => String(value));

export const accountAssociationFields = z.object({
  name: requiredText,
  description: optionalText,
  amazon: z.object({ account: requiredText }, 'must be an object').optional(),
  google: z.object({ projectId: requiredText, projectNumber: requiredText }, 'must be an object').optional(),
  chainguard: z.object({ serviceBindings: textMap.default({}) }, 'must be an object').optional(),
  azure: z.object({ tenantId: requiredText, clientIds: textMap.default({}) }, 'must be an object').optional(),
  github: z
    .object(
      {
        appInstallations: z
          .record(
            z.string().regex(/^\d{1,19}$/, 'must have whole numbers as keys'),
            z.object({
              installations: z.array(z.object({ installationId: int64, name: optionalText })).default([]),
            }),
          )
          .default({}),
      },
      'must be an object',
    )
    .optional(),
});

export const accountAssociationSchema = accountAssociationFields.extend({ uid, ...times });

export const groupInviteFields = z.object({
  roleUid: requiredText,
  ttl: durationField,
  email: optionalText,
  singleUse: flagField,
});

export const groupInviteSchema = groupInviteFields.omit({ ttl: true }).extend({
  uid,
  keyId: z.string(),
  expirationTime: timestampField,
  createTime: times.createTime,
});

export const roleMappingFields = z.object({
  externalGroupId: requiredText,
  roleUid: requiredText,
  scope: requiredText,
});

export const roleMappingSchema = roleMappingFields.extend({ uid, createTime: times.createTime });

export const termsAcceptanceSchema = z.object({
  docId: z.string(),
  acceptedBy: z.string(),
  orgUid: uid,
  createTime: times.createTime,
});

export const accessRequestSchema = z.object({
  identityUid: uid,
  groupUid: uid,
  createTime: times.createTime,
});

/** A sign-in on another machine: what the client fetches once with its code. */
export const headlessSessionSchema = z.object({
  code: z.string(),
  ecdhPublicKey: z.string().default(''),
  encryptedIdtoken: z.string().default(''),
});
