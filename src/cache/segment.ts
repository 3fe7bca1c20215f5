// A part of tag histories that is stored under its own digest, as text.
import type { Records } from '../history/timeline.js';
import type { HistoryRecord } from '../model/fact.js';
import { isDigest } from '../model/image.js';
import type { Cache } from './cache.js';
import { loadNamed, storeNamed } from './named-text.js';

/** Stores a text, unless it is there already, and returns its digest. */
export function storeSegment(cache: Cache, text: string): Promise<string> {
  return storeNamed(cache, 'segment', text);
}

/** The text with the digest; `undefined` if it is missing. One that has another digest is thrown away. */
export function loadSegment(cache: Cache, digest: string): Promise<string | undefined> {
  return loadNamed(cache, 'segment', digest);
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
