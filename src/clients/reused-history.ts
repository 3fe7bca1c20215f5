// Answers the first question about a tag's history with what is known of it, where the tag has not moved since.
import type { RequestHistory } from '../history/reader.js';
import type { KnownTags } from '../model/images/known-tags.js';

/**
 * The same port for one tag. Only the first question is answered: whoever asks again has found a contradiction, and wants
 * to know what the service says. A history that fits into one response of the service is kept for the next night.
 * @param ask sends requests to the service
 * @param limit the maximum number of records in one response
 * @param through what is between this and the service, such as a cache; what it answers is not kept
 */
export function reusedHistory(
  known: KnownTags,
  tag: string,
  ask: RequestHistory,
  limit: number,
  through: (ask: RequestHistory) => RequestHistory = (own) => own,
): RequestHistory {
  const request = through(async (window) => {
    const page = await ask(window);
    if (isWhole(window) && page.length < limit) known.keep(tag, page);
    return page;
  });
  let isFirst = true;
  return async (window) => {
    const records = isFirst && isWhole(window) ? await known.recordsOf(tag) : undefined;
    isFirst = false;
    return records !== undefined && records.length < limit ? records : request(window);
  };
}

function isWhole({ start, end }: Parameters<RequestHistory>[0]): boolean {
  return start === undefined && end === undefined;
}
