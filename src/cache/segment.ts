// A part of tag histories as text, which is stored under its own digest.
import type { Records } from '../history/timeline.js';
import type { HistoryRecord } from '../model/fact.js';
import { isDigest } from '../model/image.js';

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
