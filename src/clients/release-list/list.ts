// The list of release cycles: which products it has, under which image names, and how it is stored in this package.
import { z } from 'zod';
import { Failure } from '../../model/failure.js';
import { parseJson } from '../../model/json.js';

/** The name of the API's list as messages show it. */
export const listName = 'endoflife.date';

/** The end of a release: its day, `true` if it has ended on an unknown day, `false` if none is planned. */
const end = z.union([z.iso.date(), z.boolean()]);

/** Name, day of the first release (empty if unknown), end, and codename if it has one. */
const release = z.tuple([
  z.string().max(60),
  z.union([z.iso.date(), z.literal('')]),
  end,
  z.string().max(60).optional(),
]);

const product = z.object({
  label: z.string().min(1).max(100),
  /** What the API identified this version of the product by. */
  etag: z.string().max(200).optional(),
  releases: z.array(release).max(2000),
});

/** As this package stores the list. */
export const releaseListSchema = z.object({
  /** Where the data is from, as messages name it. */
  source: z.string().min(1).max(60).default(listName),
  /** The day of the data; empty if the list is. */
  asOf: z.union([z.iso.date(), z.literal('')]),
  /** Image names without a tag → ids of products. */
  names: z.record(z.string(), z.string()),
  products: z.record(z.string(), product),
});

export type ReleaseList = z.infer<typeof releaseListSchema>;
export type Product = z.infer<typeof product>;
export type Release = z.infer<typeof release>;

/**
 * Reads a stored list.
 * @throws Failure `bad-answer` if it is not one
 */
export function parseReleaseList(text: string): ReleaseList {
  const parsed = releaseListSchema.safeParse(parseJson(text));
  if (parsed.success) return parsed.data;
  throw new Failure('bad-answer', `the stored list of releases cannot be read: ${parsed.error.message}`);
}
