// Texts that are stored under their own digests, so that anybody who knows the digest can verify them.
import type { Cache } from './cache.js';
import { type CacheKey, hexDigest } from './entry.js';
import { hasOtherContent } from './messages.js';

/** Stores a text, unless it is there already, and returns its digest. */
export async function storeNamed(cache: Cache, text: string): Promise<string> {
  const digest = hexDigest(text);
  await cache.putOnce({ kind: 'segment', name: digest }, text);
  return digest;
}

/** The text with the digest; `undefined` if it is missing. One that has another digest is thrown away. */
export async function loadNamed(cache: Cache, digest: string): Promise<string | undefined> {
  const key: CacheKey = { kind: 'segment', name: digest };
  const text = (await cache.get(key))?.text;
  if (text === undefined || hexDigest(text) === digest) return text;
  await cache.discard(key, hasOtherContent(digest));
  return undefined;
}
