// Quay (quay.io and self-hosted): the history of a tag, and how long the registry keeps what no tag holds.
// https://docs.quay.io/api/swagger/#operation--api-v1-repository--repository--tag--get
import { z } from 'zod';
import type { HistoryAnswer, HistoryQuestion } from '../../history/source.js';
import { append } from '../../model/append.js';
import { compact } from '../../model/compact.js';
import type { Instant } from '../../model/fact.js';
import { Failure } from '../../model/failure.js';
import type { HttpResponse } from '../../model/http.js';
import { type Digest, isDigest } from '../../model/image.js';
import { memoizeAsync } from '../../model/memoize.js';
import { ApiError, errorBody } from '../http/api-error.js';
import { decodeJson } from '../http/json.js';
import type { SourceKind, SourceOptions } from './api.js';
import { quayHints } from './messages.js';
import { type QuayRow, quayRow, rowsAnswer } from './quay-rows.js';

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
  registries: ['quay.io'],
  open(options) {
    const repositoryOf = memoizeAsync((repository: string) => readRepository(readBelow(options, repository)));
    return ({ repository }, tag) =>
      async (question, readAt) => {
        const history = await readRows(options, { repository, tag }, question, readAt);
        const { current, pins, isFull } = question;
        // How long a pin lasts matters for one that the tag has left; any other may not be of this tag at all.
        const left = pins.filter((pin) => history.records.some(({ digest }) => digest === pin));
        if (isFull !== true && left.length === 0) return history;
        return { ...history, ...durabilityOf(await repositoryOf(repository), tag, [current, ...left]) };
      };
  },
} as const satisfies SourceKind;

async function readRows(
  options: SourceOptions,
  { repository, tag }: { readonly repository: string; readonly tag: string },
  question: HistoryQuestion,
  readAt: Instant,
): Promise<HistoryAnswer> {
  const rows: QuayRow[] = [];
  for (let number = 1; ; number += 1) {
    const { tags, has_additional: hasMore = tags.length >= pageSize } = await readPage(
      options,
      repository,
      tag,
      number,
    );
    append(
      rows,
      tags.flatMap((row) => quayRow(row, tag) ?? []),
    );
    const isLast = !hasMore || tags.length === 0 || number === maxPages;
    const isAnswered = () => question.isAnswered(rowsAnswer(withoutOldestStay(rows), readAt));
    if (isLast || isAnswered()) return rowsAnswer(rows, readAt);
  }
}

/** The next page may have an earlier row of the oldest digest, with which its time began. */
function withoutOldestStay(rows: readonly QuayRow[]): readonly QuayRow[] {
  const oldest = rows.at(-1)?.digest;
  return rows.slice(0, rows.findLastIndex(({ digest }) => digest !== oldest) + 1);
}

async function readPage(options: SourceOptions, repository: string, tag: string, number: number) {
  const query = new URLSearchParams({
    specificTag: tag,
    onlyActiveTags: 'false',
    limit: String(pageSize),
    page: String(number),
  });
  return read(
    options,
    `${repositoryPath(repository)}/tag/?${query}`,
    `Tag history of ${repository}:${tag}`,
    page,
  );
}

function readBelow(options: SourceOptions, repository: string): ReadQuay {
  const operation = `Repository ${repository} of ${options.registry}`;
  return (path, schema) => read(options, `${repositoryPath(repository)}${path}`, operation, schema);
}

function repositoryPath(repository: string): string {
  return `/api/v1/repository/${repository.split('/').map(encodeURIComponent).join('/')}`;
}

async function read<T>(
  { origin, send, token }: SourceOptions,
  path: string,
  operation: string,
  schema: z.ZodType<T>,
): Promise<T> {
  const response = await send({
    method: 'GET',
    url: `${origin}${path}`,
    // A browser's request is refused without it: BROWSER_API_CALLS_XHR_ONLY.
    headers: { accept: 'application/json', 'x-requested-with': 'XMLHttpRequest' },
    maxBytes: maxPageBytes,
    ...(token === undefined ? {} : { authorization: { scheme: 'Bearer', credential: token } }),
  });
  if (response.status !== 200) throw quayError(operation, response, token !== undefined);
  return decodeJson(operation, response, schema);
}

function quayError(operation: string, response: HttpResponse, hasToken: boolean): ApiError {
  const parsed = problem.safeParse(errorBody(response));
  const { error_message, detail, message } = parsed.success ? parsed.data : {};
  const isRefused = [401, 403, 404].includes(response.status);
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

type ReadQuay = <T>(path: string, schema: z.ZodType<T>) => Promise<T>;

/** What a repository says about all of its digests. */
interface QuayRepository {
  /** How long the registry keeps a digest that no tag points to. */
  readonly keepsUntaggedMs?: number;
  /** The tags of today; absent if there are too many to read all of them. */
  readonly tags?: NonNullable<HistoryAnswer['otherTags']>;
}

/** Reads both once. What cannot be read is absent: the histories of tags are known all the same. */
async function readRepository(read: ReadQuay): Promise<QuayRepository> {
  const [info, tags] = await Promise.all([
    orUnknown(read('?includeTags=false', repositoryInfo)),
    orUnknown(livingTags(read)),
  ]);
  const seconds = info?.tag_expiration_s;
  return compact({ keepsUntaggedMs: seconds === undefined ? undefined : seconds * 1000, tags });
}

function durabilityOf(
  { tags, ...kept }: QuayRepository,
  tag: string,
  digests: readonly Digest[],
): Pick<HistoryAnswer, 'keepsUntaggedMs' | 'otherTags'> {
  const otherTags = tags?.filter((other) => other.tag !== tag && digests.includes(other.digest));
  return { ...kept, ...compact({ otherTags }) };
}

async function livingTags(read: ReadQuay): Promise<QuayRepository['tags'] | undefined> {
  const found: { tag: string; digest: Digest }[] = [];
  for (let number = 1; number <= maxLivingPages; number += 1) {
    const query = `onlyActiveTags=true&limit=${pageSize}&page=${number}`;
    // A full page that does not say whether it is the last one may have others after it.
    const { tags, has_additional: hasMore = tags.length >= pageSize } = await read(
      `/tag/?${query}`,
      livingPage,
    );
    for (const { name, manifest_digest: digest } of tags)
      if (isDigest(digest)) found.push({ tag: name, digest });
    if (!hasMore) return found;
  }
  return undefined;
}

async function orUnknown<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof Failure) return undefined;
    throw error;
  }
}
