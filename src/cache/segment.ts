// A part of tag histories that is stored under its own digest, so that anybody who knows the digest can verify it.
import type { Records } from '../history/timeline.js';
import type { HistoryRecord } from '../model/fact.js';
import { isDigest } from '../model/image.js';
import type { Cache } from './cache.js';
import { type CacheKey, hexDigest } from './entry.js';

/** Stores a text, unless it is there already, and returns its digest. */
export async function storeSegment(cache: Cache, text: string): Promise<string> {
  const digest = hexDigest(text);
  await cache.putOnce({ kind: 'segment', name: digest }, text);
  return digest;
}

/** The text with the digest; `undefined` if it is missing. One that has another digest is thrown away. */
export async function loadSegment(cache: Cache, digest: string): Promise<string | undefined> {
  const key: CacheKey = { kind: 'segment', name: digest };
  const text = (await cache.get(key))?.text;
  if (text === undefined || hexDigest(text) === digest) return text;
  await cache.discard(key, `The segment ${digest} of a tag's history had other content than its name says`);
  return undefined;
}

/** One record per line. */
export function textOfRecords(records: Records): string {
  return records.map(({ at, digest }) => `${at} ${digest}`).join('\n');
}

/** Reads what `textOfRecords` wrote; `undefined` for any other text. */
export function recordsOfText(text: string): readonly HistoryRecord[] | undefined {
  const records: HistoryRecord[] = [];
  for (const line of text.split('\n')) {
    const space = line.indexOf(' ');
    const [at, digest] = [Number(line.slice(0, space)), line.slice(space + 1)];
    if (space < 1 || !Number.isSafeInteger(at) || !isDigest(digest)) return undefined;
    records.push({ at, digest });
  }
  return records;
}
