// Docker Hub for everybody: when a tag was last pushed, since when it has had its digest; and for the owners of a namespace
// its audit log, which has every push of a tag with its digest.
// https://docs.docker.com/reference/api/hub/latest/ and …/operations/AuditLogs_ListAuditLogs/

import { z } from 'zod';
import type { HistoryAnswer, HistoryQuestion } from '../../history/source.js';
import { append, smallest } from '../../model/collections.js';
import { Failure } from '../../model/failure.js';
import { isDigest } from '../../model/images/image.js';
import type { Instant } from '../../model/judgement/fact.js';
import type { HttpResponse } from '../../model/run/http.js';
import { Secret } from '../../model/run/secret.js';
import { uriOf } from '../../model/text/text.js';
import { memoizeAsync } from '../../model/waiting/memoize.js';
import { type ApiAuthorization, askApi, isOwnAnswer, type SourceKind, type SourceOptions } from './api.js';
import { logTooLong, needsOwnersToken, otherTag, signInRefused } from './messages.js';

const hubOrigin = 'https://hub.docker.com';
const tagApi = 'the API of Docker Hub';

const tagSchema = z.object({
  name: z.string(),
  digest: z.string().nullish(),
  tag_last_pushed: z.iso.datetime({ offset: true }).nullish(),
});

/**
 * The last push of the tag: since then no other has moved it. A push of the same digest renews the time, so the tag may
 * have had the digest before. A row with another digest than the registry returns is older or newer than that answer, and
 * is only what somebody has seen.
 */
export const dockerHub = {
  id: 'docker-hub',
  title: 'the push time at Docker Hub',
  strength: 'windowed',
  proves: {
    registry: 'Docker Hub, everything else',
    current: 'proved',
    left: 'not current since the last push',
    foreign: 'not current since the last push',
  },
  registries: ['docker.io'],
  open({ send }) {
    return ({ repository }, tag) => {
      const [namespace = '', ...rest] = repository.split('/');
      const name = rest.join('/');
      if (name === '') return undefined;
      const path = `/v2/namespaces/${uriOf(namespace)}/repositories/${uriOf(name)}/tags/${encodeURIComponent(tag)}`;
      return async ({ current }) => {
        const url = `${hubOrigin}${path}`;
        const found = await askApi({ send, service: tagApi, url, schema: tagSchema, isPublic: true });
        const { digest, tag_last_pushed: pushedAt } = found;
        if (found.name !== tag) throw new Failure('bad-answer', otherTag(tagApi));
        if (digest == null || !isDigest(digest) || pushedAt == null) return { records: [] };
        const at = Date.parse(pushedAt);
        const known = digest === current ? [{ from: at, to: Number.POSITIVE_INFINITY }] : [];
        return { records: [{ at, digest }], known, startIsBound: true };
      };
    };
  },
} as const satisfies SourceKind;

const auditLog = 'the audit log of Docker Hub';
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
 * sent without it, nor for official images, whose log is Docker's own. A refusal for a namespace that the token does not
 * name may only mean that its user is no member of it.
 */
export const dockerHubAudit = {
  id: 'docker-hub-audit',
  title: auditLog,
  strength: 'windowed',
  proves: {
    registry: 'Docker Hub, your own organization',
    current: 'proved, since when',
    left: 'proved within the audit log; before it, not current for at least that long',
    foreign: 'not current for at least the log',
  },
  more: 'Of your own organization, `TAGPROOF_TOKEN_DOCKER_IO` (`user:token` of an owner) adds the audit log.',
  registries: ['docker.io'],
  open(options) {
    const signIn = memoizeAsync(() => signInWith(options));
    return ({ repository }, tag) =>
      repository.startsWith('library/')
        ? undefined
        : async (question, readAt) => readLog(options, await signIn(), { repository, tag }, question, readAt);
  },
} as const satisfies SourceKind;

interface SignedIn {
  readonly identifier: string;
  readonly authorization: ApiAuthorization;
}

async function signInWith({ send, token }: SourceOptions): Promise<SignedIn> {
  if (token === undefined) throw new Failure('no-credential', needsOwnersToken(auditLog));
  const [identifier = '', ...rest] = token.expose().split(':');
  const secret = rest.join(':');
  if (secret === '') throw new Failure('denied', needsOwnersToken(auditLog));
  const url = `${hubOrigin}/v2/auth/token`;
  const { access_token: access } = await askApi({
    send,
    service: auditLog,
    url,
    schema: tokenSchema,
    post: { identifier, secret },
    refused: ({ status, body }) =>
      status === 404 && isOwnAnswer(body) ? new Failure('denied', signInRefused(auditLog)) : undefined,
  });
  return { identifier, authorization: { scheme: 'Bearer', credential: new Secret(access) } };
}

async function readLog(
  { send }: SourceOptions,
  { identifier, authorization }: SignedIn,
  { repository, tag }: { readonly repository: string; readonly tag: string },
  question: HistoryQuestion,
  readAt: Instant,
): Promise<HistoryAnswer> {
  const [account = ''] = repository.split('/');
  const refused = ({ status, body }: HttpResponse) =>
    status === 403 && account !== identifier && isOwnAnswer(body)
      ? new Failure('no-credential', needsOwnersToken(auditLog))
      : undefined;
  const entries: LogEntry[] = [];
  for (let page = 1; ; page += 1) {
    const query = new URLSearchParams({
      action: 'repo.tag.push',
      name: repository,
      page: String(page),
      page_size: String(pageSize),
    });
    const url = `${hubOrigin}/v2/auditlogs/${encodeURIComponent(account)}?${query}`;
    const { logs } = await askApi({
      send,
      service: auditLog,
      url,
      schema: logSchema,
      authorization,
      refused,
    });
    append(entries, logs);
    const isWhole = logs.length < pageSize;
    const answer = answerOf(entries, repository, tag, readAt, isWhole);
    if (isWhole || (isNewestFirst(entries) && question.isAnswered(answer))) return answer;
    if (page === maxPages) {
      const message = logTooLong(auditLog, entries.length);
      return { ...answer, gaps: [{ cause: 'history-incomplete', subject: auditLog, message }] };
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
  if (!isKnown) return { readAt, records };
  return { readAt, records, known: [{ from: oldest, to: Number.POSITIVE_INFINITY }], startIsBound: true };
}

function isNewestFirst(entries: readonly LogEntry[]): boolean {
  return entries.every(
    ({ timestamp }, index) => Date.parse(timestamp) <= Date.parse(entries[index - 1]?.timestamp ?? timestamp),
  );
}
