// The API of endoflife.date, version 1: its responses → products of the list.
// https://endoflife.date/docs/api/v1/
import { z } from 'zod';
import { compact } from '../../model/collections.js';
import {
  imageOfPurl,
  knownNames,
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

/** A product of the API as the list has it. */
export function productOf({ name, label, releases }: z.infer<typeof product>): Product {
  const isExtended = freelyExtended.has(name);
  return {
    label,
    releases: releases.map((one): Release => {
      const extended = isExtended ? (one.eoesFrom ?? one.isEoes ?? undefined) : undefined;
      const end = extended ?? one.eolFrom ?? one.isEol;
      const lead = [one.name, one.releaseDate ?? '', end] as const;
      return one.codename ? [...lead, one.codename] : [...lead];
    }),
  };
}

/** The image names of the package URLs, and of official images without one. */
export function imageNamesOf(
  pairs: readonly { readonly purl: string; readonly product: string }[],
): ReleaseList['names'] {
  const found = pairs.flatMap(({ purl, product: id }) => {
    const name = imageOfPurl(purl);
    return name === undefined ? [] : [[name, id] as const];
  });
  return { ...knownNames, ...Object.fromEntries(found) };
}

/** The part of all products that images need. */
export function releaseListOf({ generated_at, result }: z.infer<typeof fullResponse>): ReleaseList {
  const purls = result.flatMap(({ name, identifiers }) =>
    identifiers.flatMap(({ type, id }) => (type === 'purl' ? [{ purl: id, product: name }] : [])),
  );
  const names = imageNamesOf(purls);
  const needed = new Set([...knownProducts, ...Object.values(names)]);
  const products = result
    .filter(({ name }) => needed.has(name))
    .map((one) => [one.name, productOf(one)] as const);
  const present = new Set(products.map(([name]) => name));
  return {
    source: listName,
    asOf: generated_at.slice(0, 10),
    names: sorted(Object.entries(names).filter(([, id]) => present.has(id))),
    products: sorted(products),
  };
}

function sorted<T>(entries: readonly (readonly [string, T])[]): Record<string, T> {
  return Object.fromEntries([...entries].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The version of a response by which it can be asked for again. */
export function versionOfResponse(headers: Readonly<Record<string, string>>): { readonly etag?: string } {
  return compact({ etag: headers.etag?.slice(0, 200) });
}
