// Quay (quay.io and self-hosted): the history of a tag, and how long the registry keeps what no tag holds.
// https://docs.quay.io/api/swagger/#operation--api-v1-repository--repository--tag--get

import { z } from 'zod';
import type { TagInterval } from '../../history/intervals.js';
import type { HistoryAnswer, HistoryQuestion } from '../../history/source.js';
import { append, compact } from '../../model/collections.js';
import { Failure, withFallback } from '../../model/failure.js';
import { type Digest, isDigest } from '../../model/images/image.js';
import type { Instant } from '../../model/judgement/fact.js';
import type { HttpResponse } from '../../model/run/http.js';
import { uriOf } from '../../model/text/text.js';
import { memoizeAsync } from '../../model/waiting/memoize.js';
import { ApiError, errorBody } from '../http/api-error.js';
import { decodeJson, jsonRequest } from '../http/json.js';
import { isOwnAnswer, type SourceKind, type SourceOptions } from './api.js';
import { quayHints, unusableRows } from './messages.js';
import { quayRow, rowsAnswer } from './quay-rows.js';

/** `has_additional` says whether there are further pages; without it, a full page leaves that open. */
const page = z.object({ tags: z.array(z.unknown()), has_additional: z.boolean().optional() });
const problem = z.object({
  error_message: z.string().optional(),
  detail: z.string().optional(),
  message: z.string().optional(),
});

const pageSize = 100;
/** A tag that has moved more often within the window is read in part. */
const maxPages = 10;
const maxPageBytes = 2_000_000;

export const quay = {
  id: 'quay',
  title: (registry: string) => `the tag history of ${registry}`,
  strength: 'windowed',
  hasEveryTag: true,
  proves: {
    registry: 'quay.io, and Quay of your own',
    current: 'proved, since when',
    left: 'proved within the window, 14 days by default; before it, not current for at least that long',
    foreign: 'not current for at least the window',
  },
  registries: ['quay.io'],
  open(options) {
    const durabilityOf = memoizeAsync((repository: string) =>
      readDurability(readBelow(options, repository, `Repository ${repository} of ${options.registry}`)),
    );
    return ({ repository }, tag) =>
      async (question, readAt) => {
        const read = readBelow(options, repository, `Tag history of ${repository}:${tag}`);
        const history = await readRows(read, tag, question, readAt);
        const { current, pins, isFull } = question;
        // How long a pin lasts matters for one that the tag has left; any other may not be of this tag at all.
        const left = pins.filter((pin) => history.records.some(({ digest }) => digest === pin));
        if (isFull !== true && left.length === 0) return history;
        const { otherTags: tags, ...kept } = await durabilityOf(repository);
        const isOther = (one: { tag: string; digest: Digest }) =>
          one.tag !== tag && [current, ...left].includes(one.digest);
        return { ...history, ...kept, ...compact({ otherTags: tags?.filter(isOther) }) };
      };
  },
} as const satisfies SourceKind;

async function readRows(
  read: ReadQuay,
  tag: string,
  question: HistoryQuestion,
  readAt: Instant,
): Promise<HistoryAnswer> {
  const rows: TagInterval[] = [];
  const query = `specificTag=${encodeURIComponent(tag)}&onlyActiveTags=false&limit=${pageSize}`;
  for (let number = 1; ; number += 1) {
    const found = await read(`/tag/?${query}&page=${number}`, page);
    const { tags, has_additional: hasMore = tags.length >= pageSize } = found;
    append(
      rows,
      tags.flatMap((row) => quayRow(row, tag) ?? []),
    );
    if (rows.length === 0 && tags.length > 0) throw new Failure('bad-answer', unusableRows(tag));
    const isLast = !hasMore || tags.length === 0 || number === maxPages;
    const isAnswered = () => question.isAnswered(rowsAnswer(withoutOldestStay(rows), readAt));
    if (isLast || isAnswered()) return rowsAnswer(rows, readAt);
  }
}

/** The next page may have an earlier row of the oldest digest, with which its time began. */
function withoutOldestStay(rows: readonly TagInterval[]): readonly TagInterval[] {
  const oldest = rows.at(-1)?.digest;
  return rows.slice(0, rows.findLastIndex(({ digest }) => digest !== oldest) + 1);
}

/** A GET below the repository's path. */
type ReadQuay = <T>(path: string, schema: z.ZodType<T>) => Promise<T>;

function readBelow(options: SourceOptions, repository: string, operation: string): ReadQuay {
  const { origin, send, token } = options;
  return async (path, schema) => {
    const response = await send(
      jsonRequest({
        url: `${origin}/api/v1/repository/${uriOf(repository)}${path}`,
        // A browser's request is refused without it: BROWSER_API_CALLS_XHR_ONLY.
        headers: { 'x-requested-with': 'XMLHttpRequest' },
        maxBytes: maxPageBytes,
        ...(token && { authorization: { scheme: 'Bearer', credential: token } }),
      }),
    );
    if (response.status !== 200) throw await quayError(operation, response, options);
    return decodeJson(operation, response, schema);
  };
}

async function quayError(
  operation: string,
  response: HttpResponse,
  { token, hasLogin }: SourceOptions,
): Promise<Failure> {
  const parsed = problem.safeParse(errorBody(response));
  const { error_message, detail, message } = parsed.success ? parsed.data : {};
  const isRefused = [401, 403, 404].includes(response.status);
  const hasToken = token !== undefined;
  if (isRefused && !hasToken && isOwnAnswer(response.body) && (await hasLogin?.()) === true)
    return new Failure('no-credential', `${operation}: ${quayHints(hasToken)}`);
  const details = compact({ message: error_message ?? detail ?? message });
  return new ApiError(operation, response.status, details, isRefused ? quayHints(hasToken) : undefined);
}

const repositoryInfo = z.object({ tag_expiration_s: z.number().int().nonnegative().optional() });
const livingPage = z.object({
  tags: z.array(z.object({ name: z.string(), manifest_digest: z.string() })),
  has_additional: z.boolean().optional(),
});

/** How much of a list is read: the tags of a larger repository are not known. */
const maxLivingPages = 5;

/** Of all digests of a repository. What cannot be read is absent: the histories of tags are known all the same. */
async function readDurability(read: ReadQuay): Promise<Pick<HistoryAnswer, 'keepsUntaggedMs' | 'otherTags'>> {
  const [info, otherTags] = await Promise.all([
    withFallback(read('?includeTags=false', repositoryInfo), undefined),
    withFallback(livingTags(read), undefined),
  ]);
  const seconds = info?.tag_expiration_s;
  return compact({ keepsUntaggedMs: seconds === undefined ? undefined : seconds * 1000, otherTags });
}

async function livingTags(read: ReadQuay): Promise<HistoryAnswer['otherTags']> {
  const living: { tag: string; digest: Digest }[] = [];
  for (let number = 1; number <= maxLivingPages; number += 1) {
    const query = `onlyActiveTags=true&limit=${pageSize}&page=${number}`;
    const found = await read(`/tag/?${query}`, livingPage);
    // A full page that does not say whether it is the last one may have others after it.
    const { tags, has_additional: hasMore = tags.length >= pageSize } = found;
    for (const { name, manifest_digest: digest } of tags)
      if (isDigest(digest)) living.push({ tag: name, digest });
    if (!hasMore) return living;
  }
  return undefined;
}
