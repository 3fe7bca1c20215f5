// What the row of a repository says of the histories that its audit has read whole.
import { z } from 'zod';
import type { Frozen } from '../../report/schema/schema-parts.js';

/** Of an entry of the cache, which is verified by it. */
export const entryDigestSchema = z.string().regex(/^[0-9a-f]{64}$/);

/** What an audit has read whole: the digest of the histories in the cache, and what each tag pointed to. */
export const keptTagsSchema = z.object({
  histories: entryDigestSchema,
  tags: z.array(z.object({ tag: z.string().describe('`<org>/<image>:<tag>`'), digest: z.string() })),
});
export type KeptTags = Frozen<z.infer<typeof keptTagsSchema>>;
