// Texts that are stored under their own digests, so that anybody who knows the digest can verify them.
import type { Cache } from './cache.js';
import { type CacheKey, hexDigest, type NamedKind } from './entry.js';
import { hasOtherContent } from './messages.js';

/** Stores a text, unless it is there already, and returns its digest. */
export async function storeNamed(cache: Cache, kind: NamedKind, text: string): Promise<string> {
  const digest = hexDigest(text);
  await cache.putOnce({ kind, name: digest }, text);
  return digest;
}

/** The text with the digest; `undefined` if it is missing. One that has another digest is thrown away. */
export async function loadNamed(cache: Cache, kind: NamedKind, digest: string): Promise<string | undefined> {
  const key: CacheKey = { kind, name: digest };
  const text = (await cache.get(key))?.text;
  if (text === undefined || hexDigest(text) === digest) return text;
  await cache.discard(key, hasOtherContent[kind](digest));
  return undefined;
}
