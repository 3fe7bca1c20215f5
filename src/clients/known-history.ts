// Answers the first question about a tag's history with what is known of it, where the tag has not moved since.
import type { RequestHistory } from '../history/reader.js';
import type { KnownTags } from '../model/known-tags.js';

/**
 * The same port for one tag. Only the first question is answered: whoever asks again has found a contradiction, and wants
 * to know what the service says. A history that fits into one response is kept for the next night.
 * @param limit the maximum number of records in one response
 */
export function knownHistory(
  known: KnownTags,
  tag: string,
  request: RequestHistory,
  limit: number,
): RequestHistory {
  let isFirst = true;
  return async (window) => {
    const isWhole = window.start === undefined && window.end === undefined;
    const records = isFirst && isWhole ? await known.recordsOf(tag) : undefined;
    isFirst = false;
    if (records !== undefined && records.length < limit) return records;
    const page = await request(window);
    if (isWhole && page.length < limit) known.keep(tag, page);
    return page;
  };
}
