// How long a pin can be pulled, and what replaces one that cannot: in the report and back.
import { z } from 'zod';
import { compact } from '../model/compact.js';
import type { PinSuccessor, Vanishing } from '../model/fact.js';
import { digest as digestSchema, instantSchema } from './schema/schema-parts.js';
import { instantIfKnown, isoIfKnown, withInstants, withIsoTimes } from './time.js';

export const vanishingSchema = z.object({
  keptSeconds: z.int().nonnegative().describe('How long the registry keeps what no tag points to'),
  from: instantSchema.optional().describe('When that is over; absent while the tag points to the pin'),
  sibling: z.string().optional().describe("A tag with a full version that has the tag's current digest"),
  mirror: z
    .string()
    .optional()
    .describe("The image's name at a mirror of the policy that has the pinned digest"),
});

export const successorSchema = z.object({
  digest: digestSchema,
  since: instantSchema.describe('When the tag moved to it, or at the latest then'),
  source: z.string().describe('The source of the history'),
});

export function describeVanishing(vanishing: Vanishing | undefined) {
  if (vanishing === undefined) return {};
  const { keptMs, from, sibling, mirror } = vanishing;
  const known = compact({ from: isoIfKnown(from), sibling, mirror });
  return { vanishes: { keptSeconds: Math.floor(keptMs / 1000), ...known } };
}

export function parseVanishing(reported: z.infer<typeof vanishingSchema> | undefined): {
  readonly vanishes?: Vanishing;
} {
  if (reported === undefined) return {};
  const { keptSeconds, from, sibling, mirror } = reported;
  const known = compact({ from: instantIfKnown(from), sibling, mirror });
  return { vanishes: { keptMs: keptSeconds * 1000, ...known } };
}

export function describeSuccessor(successor: PinSuccessor | undefined) {
  if (successor === undefined) return {};
  return { successor: withIsoTimes(successor, 'since') };
}

export function parseSuccessor(reported: z.infer<typeof successorSchema> | undefined): {
  readonly successor?: PinSuccessor;
} {
  if (reported === undefined) return {};
  return { successor: withInstants(reported, 'since') };
}
