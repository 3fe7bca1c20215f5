// Bodies of requests that are not a resource: batches, checks, terms, and the tokens and the switch of SCIM.
import { z } from 'zod';
import { durationField, flagField, oneOfNames, requiredText, timestampField } from '../state/common.js';

const text = z.string('must be a string');

const maxBatch = 25;

/** The body of `batchCreate`. */
export const batchFields = z.object({
  parent: requiredText,
  requests: z
    .array(
      z.object({ parent: text.optional(), roleBinding: z.record(z.string(), z.unknown()) }),
      'must be a list',
    )
    .min(1, 'is required')
    .max(maxBatch, `can have at most ${maxBatch} entries`),
  roleUid: text.optional(),
});

export const batchDeleteFields = z.object({
  parent: requiredText,
  names: z.array(requiredText, 'is required').min(1, 'is required'),
});

/** The body of a check. */
export const associationCheckFields = z.object({
  providerType: oneOfNames([
    'ACCOUNT_PROVIDER_TYPE_GOOGLE',
    'ACCOUNT_PROVIDER_TYPE_AMAZON',
    'ACCOUNT_PROVIDER_TYPE_AZURE',
  ]),
});

export const termsFields = z.object({
  documentIds: z.array(requiredText, 'is required').min(1, 'is required'),
});

/** The bodies of the requests for a SCIM token; without an overlap, the token before works for another hour. */
export const scimTokenFields = z.object({
  expireTime: timestampField.optional(),
  neverExpires: flagField,
  overlap: durationField.default('3600s'),
  etag: text.optional(),
});

export const scimSwitchFields = z.object({
  enabled: z.boolean('must be true or false').default(false),
  etag: text.optional(),
});
