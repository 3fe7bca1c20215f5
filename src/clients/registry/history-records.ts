// The response of the history endpoint → the records of a tag. A run reads millions of them, a thousand in a response.
import { z } from 'zod';
import type { HistoryRecord } from '../../model/fact.js';
import { isDigest } from '../../model/image.js';
import { fieldsOf, parseJson } from '../../model/json.js';
import { decodeJson } from '../http/json.js';

const historyAnswer = z.object({
  history: z.array(
    z.object({
      updateTimestamp: z.iso.datetime({ offset: true }).transform((text) => Date.parse(text)),
      digest: z.string().refine(isDigest, 'not a sha256 digest'),
    }),
  ),
});

/**
 * The records in the order of the response.
 * @throws Failure `bad-answer` when it is not JSON, or a record lacks its timestamp or its digest
 */
export function decodeHistory(
  operation: string,
  response: { readonly body: string },
): readonly HistoryRecord[] {
  const usual = usualRecords(parseJson(response.body));
  if (usual !== undefined) return usual;
  const { history } = decodeJson(operation, response, historyAnswer);
  return history.map(({ updateTimestamp: at, digest }) => ({ at, digest }));
}

/** Timestamps in UTC, but for February 29: a part of what the schema accepts. */
const usualTimestamp =
  /^\d{4}-(?:(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])|(?:0[13-9]|1[0-2])-(?:29|30)|(?:0[13578]|1[02])-31)T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?Z$/;

/**
 * The records without the schema, which makes four objects of each; `undefined` if it has to decide about one, and to
 * say what is wrong.
 */
function usualRecords(answer: unknown): readonly HistoryRecord[] | undefined {
  const { history } = fieldsOf(answer);
  if (!Array.isArray(history)) return undefined;
  const records: HistoryRecord[] = [];
  for (const record of history) {
    const { updateTimestamp, digest } = fieldsOf(record);
    if (typeof updateTimestamp !== 'string' || typeof digest !== 'string') return undefined;
    if (!usualTimestamp.test(updateTimestamp) || !isDigest(digest)) return undefined;
    records.push({ at: Date.parse(updateTimestamp), digest });
  }
  return records;
}
