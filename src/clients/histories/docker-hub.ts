// Docker Hub for everybody: when a tag was last pushed, so that its digest is at least that old.
// https://docs.docker.com/reference/api/hub/latest/
import { z } from 'zod';
import type { HistoryAnswer, HistoryQuestion } from '../../history/source.js';
import { append } from '../../model/append.js';
import { smallest } from '../../model/extremes.js';
import { Failure } from '../../model/failure.js';
import { isDigest } from '../../model/image.js';
import { memoizeAsync } from '../../model/memoize.js';
import { Secret } from '../../model/secret.js';
import { type ApiAuthorization, askApi, encodedPath, type SourceKind, type SourceOptions } from './api.js';
import { logTooLong, needsToken } from './messages.js';

const service = 'the audit log of Docker Hub';
const pageSize = 100;
const maxPages = 20;

const tokenSchema = z.object({ access_token: z.string().min(1) });

const logSchema = z.object({
  logs: z.array(
    z.object({
      action: z.string(),
      name: z.string(),
      data: z.record(z.string(), z.string()).default({}),
      timestamp: z.iso.datetime({ offset: true }),
    }),
  ),
});
type LogEntry = z.infer<typeof logSchema>['logs'][number];

/**
 * The moves of a tag since the log's oldest push of it. Needs `user:token` of a member that may read the log; nothing is
 * sent without it, nor for official images, whose log is Docker's own.
 */
export const dockerHubAudit: SourceKind = (options) => {
  const signIn = memoizeAsync(() => signInWith(options));
  return ({ repository }, tag) =>
    repository.startsWith('library/') || options.token === undefined
      ? undefined
      : {
          id: 'docker-hub-audit',
          title: service,
          strength: 'windowed',
          ask: async (question) => readLog(options, await signIn(), { repository, tag }, question),
        };
};

/** Exchanges the user's token for one that is valid for a short time, as the API requires it. */
async function signInWith({ send, token }: SourceOptions): Promise<ApiAuthorization> {
  const [identifier = '', ...rest] = (token?.expose() ?? '').split(':');
  const secret = rest.join(':');
  if (secret === '') throw new Failure('no-credential', needsToken(service, '`user:token`'));
  const url = `${hubOrigin}/v2/auth/token`;
  const { access_token: access } = await askApi({
    send,
    service,
    url,
    schema: tokenSchema,
    post: { identifier, secret },
  });
  return { scheme: 'Bearer', credential: new Secret(access) };
}

async function readLog(
  { send, clock }: SourceOptions,
  authorization: ApiAuthorization,
  { repository, tag }: { readonly repository: string; readonly tag: string },
  question: HistoryQuestion,
): Promise<HistoryAnswer> {
  const [account = ''] = repository.split('/');
  const readAt = clock.now();
  const entries: LogEntry[] = [];
  for (let page = 1; ; page += 1) {
    const query = new URLSearchParams({
      action: 'repo.tag.push',
      name: repository,
      page: String(page),
      page_size: String(pageSize),
    });
    const url = `${hubOrigin}/v2/auditlogs/${encodeURIComponent(account)}?${query}`;
    const { logs } = await askApi({ send, service, url, schema: logSchema, authorization });
    append(entries, logs);
    const isWhole = logs.length < pageSize;
    const answer = answerOf(entries, repository, tag, readAt, isWhole);
    if (isWhole || (isNewestFirst(entries) && question.isAnswered(answer))) return answer;
    if (page === maxPages) {
      const message = logTooLong(service, entries.length);
      return { ...answer, gaps: [{ cause: 'history-incomplete', subject: service, message }] };
    }
  }
}

/**
 * The log keeps events for a time that depends on the plan, and drops the oldest first, so every push since the oldest
 * one of the tag is there. Where only the first pages were read, that is so if they are the newest.
 */
function answerOf(
  entries: readonly LogEntry[],
  repository: string,
  tag: string,
  readAt: number,
  isWhole: boolean,
): HistoryAnswer {
  const records = entries.flatMap(({ action, name, data, timestamp }) => {
    const digest = data.digest ?? '';
    const isPush = action === 'repo.tag.push' && name === repository && data.tag === tag;
    return isPush && isDigest(digest) ? [{ at: Date.parse(timestamp), digest }] : [];
  });
  const oldest = smallest(records.map(({ at }) => at));
  const isKnown = records.length > 0 && (isWhole || isNewestFirst(entries));
  return { readAt, records, ...(isKnown ? { known: [{ from: oldest, to: Number.POSITIVE_INFINITY }] } : {}) };
}

function isNewestFirst(entries: readonly LogEntry[]): boolean {
  return entries.every(
    ({ timestamp }, index) => Date.parse(timestamp) <= Date.parse(entries[index - 1]?.timestamp ?? timestamp),
  );
}

export const hubOrigin = 'https://hub.docker.com';

const tagSchema = z.object({
  digest: z.string().nullish(),
  tag_last_pushed: z.iso.datetime({ offset: true }).nullish(),
});

/**
 * The push time of the tag. A push of the same digest renews it, so it is not the first one; a pin that is not the
 * present digest learns nothing from it.
 */
export const dockerHubPushes: SourceKind =
  ({ send, clock }) =>
  ({ repository }, tag) => {
    const [namespace = '', ...rest] = repository.split('/');
    const name = rest.join('/');
    if (name === '') return undefined;
    return {
      id: 'docker-hub',
      title: 'the push time at Docker Hub',
      strength: 'timestamps',
      async ask(question) {
        if (!asksForAge(question)) return { readAt: clock.now(), records: [] };
        const path = `/v2/namespaces/${encodedPath(namespace)}/repositories/${encodedPath(name)}/tags/${encodeURIComponent(tag)}`;
        const { digest, tag_last_pushed: pushedAt } = await askApi({
          send,
          service: 'the API of Docker Hub',
          url: `${hubOrigin}${path}`,
          schema: tagSchema,
        });
        const isKnown = digest != null && isDigest(digest) && pushedAt != null;
        const pushes = isKnown ? [{ digest, at: Date.parse(pushedAt), isFirst: false }] : [];
        return { readAt: clock.now(), records: [], pushes };
      },
    };
  };

/** Whether the age of the present digest matters: for a new pin, or under `min-age`. */
export function asksForAge({ pins, view }: HistoryQuestion): boolean {
  return pins.length === 0 || (view.minAgeMs ?? 0) > 0;
}
