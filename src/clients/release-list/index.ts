// The end of life of images: by the list in this package, or by the API of endoflife.date if that is allowed.

import { gapFrom } from '../../model/failure.js';
import type { Instant } from '../../model/judgement/fact.js';
import type { HttpResponse, Transport } from '../../model/run/http.js';
import { memoizeAsync } from '../../model/waiting/memoize.js';
import type { AskForReleaseEnd } from '../../resolve/ports.js';
import { decodeJson } from '../http/json.js';
import { endOfImage, type ProductReader, type ReadProduct } from './ends.js';
import {
  imageOfPurl,
  listName,
  parseReleaseList,
  productNamed,
  productsByImage,
  type ReleaseList,
} from './list.js';
import snapshot from './snapshot.json' with { type: 'json' };
import { identifiersResponse, productOf, productResponse } from './wire.js';

function noNewerList(why: string): string {
  return `no newer data could be requested: ${why}`;
}

function listRefused(status: number): string {
  return `the API answered with HTTP ${status}`;
}

const api = 'https://endoflife.date/api/v1';
const maxBytes = 4 * 1024 * 1024;

/** Reads the list of this package. */
function storedReader({ source, asOf, products }: ReleaseList): ProductReader {
  const names = productsByImage({ products });
  return {
    idOf: async (name) => productNamed(name, names),
    read: async (id) => {
      const product = Object.hasOwn(products, id) ? products[id] : undefined;
      return product && { product, asOf, list: product.source ?? source };
    },
  };
}

/**
 * Reads the API: the image names once, and each product that is needed once. What cannot be read is taken from the list
 * of this package, with the reason.
 */
function onlineReader(stored: ReleaseList, send: Transport): ProductReader {
  const inPackage = storedReader(stored);

  async function get(path: string): Promise<HttpResponse> {
    return send({ method: 'GET', url: `${api}${path}`, headers: { accept: 'application/json' }, maxBytes });
  }

  const names = memoizeAsync(async () => {
    try {
      const response = await get('/identifiers/purl');
      if (response.status !== 200) return productsByImage(stored);
      const { result } = decodeJson('endoflife.date identifiers', response, identifiersResponse);
      const pairs = result.flatMap(({ identifier, product }) => {
        const image = imageOfPurl(identifier);
        return image === undefined ? [] : [[image, product.name] as const];
      });
      return productsByImage(stored, pairs);
    } catch (error) {
      // Without newer names, those of the package still lead to products, and what they say names the reason again.
      gapFrom(error, listName);
      return productsByImage(stored);
    }
  });

  async function readNow(id: string): Promise<ReadProduct | undefined> {
    const response = await get(`/products/${encodeURIComponent(id)}`);
    if (response.status !== 200) return outdated(await inPackage.read(id), listRefused(response.status));
    const { generated_at, result } = decodeJson(`endoflife.date ${id}`, response, productResponse);
    return { product: productOf(result), asOf: generated_at.slice(0, 10), list: listName };
  }

  return {
    idOf: async (name) => productNamed(name, await names()),
    read: memoizeAsync(async (id: string) => {
      try {
        return await readNow(id);
      } catch (error) {
        return outdated(await inPackage.read(id), gapFrom(error, listName).message);
      }
    }),
  };
}

function outdated(known: ReadProduct | undefined, why: string): ReadProduct | undefined {
  return known && { ...known, outdated: noNewerList(why) };
}

interface ReleaseListOptions {
  /** Whether the API may be asked for newer data. */
  readonly isOnline: boolean;
  readonly send: Transport;
  readonly now: Instant;
  /** The list in this package. */
  readonly stored?: unknown;
}

/** Creates the look-up. It sends nothing unless the API may be asked. */
export function releaseEndLookup({
  isOnline,
  send,
  now,
  stored = snapshot,
}: ReleaseListOptions): AskForReleaseEnd {
  const list = parseReleaseList(stored);
  const reader = isOnline ? onlineReader(list, send) : storedReader(list);
  return ({ registry, repository, tag }) => endOfImage(reader, `${registry}/${repository}`, tag, now);
}
