// The first-seen ledger on disk: one line an entry, so that two branches that saw different things merge by lines.
import { z } from 'zod';

/** Beyond this a ledger is neither read nor written. */
export const maxEntries = 20_000;
export const ledgerVersion = 1;

export const entrySchema = z.strictObject({
  image: z
    .string()
    .max(512)
    .describe(
      'Image name with registry and tag, in its normalised spelling: `docker.io/library/alpine:3.20`',
    ),
  seen: z.iso.datetime().describe('When the tag was first seen to be the digest: UTC'),
  digest: z
    .string()
    .regex(/^sha256:[a-f0-9]{64}$/)
    .describe('What the registry said that the tag is'),
});

export const ledgerSchema = z.strictObject({
  version: z.literal(ledgerVersion),
  entries: z
    .array(z.union([entrySchema, z.null()]))
    .max(maxEntries + 1)
    .describe(
      'In the order of image, time and digest. The last is null, so that every line of an entry is alike',
    ),
});
