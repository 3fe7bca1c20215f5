// The API of endoflife.date, version 1: its responses → products of the list.
// https://endoflife.date/docs/api/v1/
import { z } from 'zod';
import { compareText } from '../../model/text/text.js';
import {
  imageOfPurl,
  knownProducts,
  listName,
  type Product,
  type Release,
  type ReleaseList,
} from './list.js';

const day = z.iso.date().nullish();

const release = z.object({
  name: z.string(),
  codename: z.string().nullish(),
  releaseDate: day,
  isEol: z.boolean(),
  eolFrom: day,
  isEoes: z.boolean().nullish(),
  eoesFrom: day,
});

const product = z.object({ name: z.string(), label: z.string(), releases: z.array(release) });

const identifier = z.object({ type: z.string(), id: z.string() });

/** `/products/<name>` */
export const productResponse = z.object({ generated_at: z.string(), result: product });

/** `/identifiers/purl` */
export const identifiersResponse = z.object({
  generated_at: z.string(),
  result: z.array(z.object({ identifier: z.string(), product: z.object({ name: z.string() }) })),
});

/** `/products/full` */
export const fullResponse = z.object({
  generated_at: z.string(),
  result: z.array(product.extend({ identifiers: z.array(identifier) })),
});

/**
 * Products whose extended support is free for everybody, and part of the image's own package sources: the LTS of Debian.
 * For other products, `eoes` is the end of what a vendor sells.
 */
const freelyExtended: ReadonlySet<string> = new Set(['debian']);

/** The codenames by which images of Node.js name its long-term releases, which the API does not have. */
const codenames: Readonly<Record<string, string>> = Object.fromEntries(
  'argon boron carbon dubnium erbium fermium gallium hydrogen iron jod krypton'
    .split(' ')
    .map((codename, index) => [`nodejs ${4 + 2 * index}`, codename]),
);

/** A product of the API as the list has it. */
export function productOf(
  { name, label, releases }: z.infer<typeof product>,
  images: readonly string[] = [],
): Product {
  const isExtended = freelyExtended.has(name);
  return {
    label,
    images: [...images],
    releases: releases.map((one): Release => {
      const extended = isExtended ? (one.eoesFrom ?? one.isEoes ?? undefined) : undefined;
      const end = extended ?? one.eolFrom ?? one.isEol;
      const codename = one.codename || codenames[`${name} ${one.name}`];
      return codename ? [one.name, end, codename] : [one.name, end];
    }),
  };
}

/** The part of all products that images need. */
export function releaseListOf({ generated_at, result }: z.infer<typeof fullResponse>): ReleaseList {
  const products = result.flatMap((one) => {
    const images = one.identifiers.flatMap(({ type, id }) =>
      type === 'purl' ? (imageOfPurl(id) ?? []) : [],
    );
    const isNeeded = images.length > 0 || knownProducts.has(one.name);
    return isNeeded ? [[one.name, productOf(one, [...new Set(images)])] as const] : [];
  });
  return {
    source: listName,
    asOf: generated_at.slice(0, 10),
    products: Object.fromEntries(products.sort(([a], [b]) => compareText(a, b))),
  };
}
