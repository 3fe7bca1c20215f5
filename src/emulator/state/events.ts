// The state of the events domain: where events are sent.
import { z } from 'zod';
import { times, uid } from './common.js';
import { requiredText } from './field-types.js';

export const subscriptionFields = z.object({
  sink: requiredText.regex(/^https:\/\/\S+$/, 'must be an https URL'),
});

export const subscriptionSchema = z.object({ uid, sink: z.string(), ...times });
