// The state that every organization shares, and where events are sent.
import { z } from 'zod';
import { requiredText, times, uid } from './common.js';

export const subscriptionFields = z.object({
  sink: requiredText.regex(/^https:\/\/\S+$/, 'must be an https URL'),
});

export const subscriptionSchema = z.object({ uid, sink: z.string(), ...times });

/** Additional fields, such as severities and events, are kept and served. */
export const advisoryStateSchema = z.looseObject({
  uid,
  advisoryId: z.string(),
  artifactName: z.string(),
  ...times,
});

export const artifactSchema = z.object({
  uid,
  name: z.string(),
  description: z.string().default(''),
  ecosystem: z.string(),
  versions: z.array(
    z.object({ uid, name: z.string(), version: z.string(), sizeBytes: z.string().default('0'), ...times }),
  ),
  ...times,
});

export const documentSchema = z.object({
  id: z.string(),
  advisories: z.array(z.looseObject({ id: z.string(), aliases: z.array(z.string()).default([]) })),
});
