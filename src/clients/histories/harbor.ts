// Harbor: since when a tag has its present digest, and the pushes that the project's audit log has.
// https://github.com/goharbor/harbor/blob/main/api/v2.0/swagger.yaml

import { z } from 'zod';
import type { HistoryAnswer, HistoryQuestion } from '../../history/source.js';
import { append } from '../../model/collections.js';
import { Failure, type Gap } from '../../model/failure.js';
import { type Digest, isDigest } from '../../model/images/image.js';
import type { HistoryRecord, Instant } from '../../model/judgement/fact.js';
import { uriOf } from '../../model/text/text.js';
import {
  type ApiAuthorization,
  askApi,
  authorizationOf,
  NoEntry,
  type SourceKind,
  type SourceOptions,
} from './api.js';
import { logNeedsToken, logTooLong, oldAuditLog, otherTag } from './messages.js';

const service = 'the API of Harbor';
const pageSize = 100;
const maxPages = 20;
const instant = z.iso.datetime({ offset: true });

const artifactSchema = z.object({
  digest: z.string(),
  push_time: instant,
  tags: z.array(z.object({ name: z.string(), push_time: instant })).nullish(),
});

const logSchema = z.array(
  z.object({
    resource: z.string(),
    operation: z.string(),
    operation_description: z.string().optional(),
    operation_result: z.boolean().optional(),
    op_time: instant,
  }),
);

interface HarborTag {
  readonly repository: string;
  readonly project: string;
  /** The repository without its project. */
  readonly name: string;
  readonly tag: string;
}

/**
 * The time at which the tag moved to its present digest is a field of the tag, so the history since then is whole. The
 * audit log adds pushes before that: each is true, but some are missing, because a copy with several tags is logged with
 * the first one only, a proxy cache logs only what it did not have, and events can be turned off and purged.
 */
export const harbor = {
  id: 'harbor',
  title: "Harbor's tags and audit log",
  strength: 'windowed',
  hasEveryTag: true,
  proves: {
    registry: 'Harbor of your own',
    current: 'proved, since when',
    left: 'proved if the audit log has it (Harbor 2.13 and later); otherwise not current since the last move',
    foreign: 'not current since the last move',
  },
  registries: [],
  open(options) {
    return ({ repository }, tag) => {
      const [project = '', ...rest] = repository.split('/');
      const of = { repository, project, name: rest.join('/'), tag };
      return (question, readAt) => readTag(options, of, question, readAt);
    };
  },
} as const satisfies SourceKind;

async function readTag(
  options: SourceOptions,
  of: HarborTag,
  question: HistoryQuestion,
  readAt: Instant,
): Promise<HistoryAnswer> {
  const authorization = authorizationOf(options.token);
  const present = await presentOf(options, of, authorization, readAt);
  if (question.pins.length === 0 || question.isAnswered(present)) return present;
  if (authorization === undefined)
    return {
      ...present,
      gaps: [{ cause: 'no-credential', subject: service, message: logNeedsToken } as const],
    };
  try {
    return await withLog(options, of, authorization, question, present);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    // Without the log, the present of the tag is known all the same.
    const { reason, message } = error;
    const gap: Gap =
      error instanceof NoEntry
        ? { cause: 'no-history', subject: service, message: oldAuditLog }
        : { cause: reason, subject: service, message };
    return { ...present, gaps: [gap] };
  }
}

async function presentOf(
  { send, origin }: SourceOptions,
  { project, name, tag }: HarborTag,
  authorization: ApiAuthorization | undefined,
  readAt: Instant,
): Promise<HistoryAnswer> {
  // Slashes in a repository are encoded twice, because the server decodes the path once before it routes it.
  const path = `${uriOf(project)}/repositories/${encodeURIComponent(encodeURIComponent(name))}/artifacts/${encodeURIComponent(tag)}`;
  const url = `${origin}/api/v2.0/projects/${path}?with_tag=true`;
  const found = await askApi({ send, service, url, schema: artifactSchema, authorization });
  const { digest, push_time: pushedAt, tags } = found;
  const moved = tags?.find((one) => one.name === tag)?.push_time;
  if (!isDigest(digest) || moved === undefined) throw new Failure('bad-answer', otherTag(service));
  const at = Date.parse(moved);
  const others = (tags ?? []).filter((one) => one.name !== tag);
  return {
    readAt,
    records: [{ at, digest }],
    known: [{ from: at, to: Number.POSITIVE_INFINITY }],
    pushes: [{ digest, at: Date.parse(pushedAt), isFirst: true }],
    otherTags: others.map((one) => ({ tag: one.name, digest })),
  };
}

async function withLog(
  { send, origin }: SourceOptions,
  { project, repository, tag }: HarborTag,
  authorization: ApiAuthorization | undefined,
  question: HistoryQuestion,
  present: HistoryAnswer,
): Promise<HistoryAnswer> {
  const resource = `${repository}:${tag}`;
  const records: HistoryRecord[] = [...present.records];
  for (let page = 1; page <= maxPages; page += 1) {
    const query = new URLSearchParams({
      q: `operation=create,resource_type=artifact,resource=${resource}`,
      sort: '-op_time',
      page: String(page),
      page_size: String(pageSize),
    });
    const url = `${origin}/api/v2.0/projects/${uriOf(project)}/auditlog-exts?${query}`;
    const entries = await askApi({ send, service, url, schema: logSchema, authorization });
    const pushes = entries.flatMap((entry) => pushIn(entry, resource));
    append(
      records,
      pushes.filter((push) => isBefore(push, present.records[0])),
    );
    const answer = { ...present, records };
    if (entries.length < pageSize || question.isAnswered(answer)) return answer;
  }
  const message = logTooLong(service, pageSize * maxPages);
  return { ...present, records, gaps: [{ cause: 'history-incomplete', subject: service, message }] };
}

/**
 * Between an older push of the present digest and the last move, the tag may have had others that were not logged. A push
 * is logged after it has moved the tag, so one that the last move has overtaken has a later time.
 */
function isBefore(push: HistoryRecord, lastMove: HistoryRecord | undefined): boolean {
  return lastMove === undefined || (push.digest !== lastMove.digest && push.at < lastMove.at);
}

/** `push artifact: project/name@sha256:…` */
function pushIn(entry: z.infer<typeof logSchema>[number], resource: string): readonly HistoryRecord[] {
  const { operation, operation_description: description = '', operation_result: isDone = true } = entry;
  if (operation !== 'create' || entry.resource !== resource || !isDone) return [];
  const digest = description.slice(description.lastIndexOf('@') + 1);
  return isDigest(digest) ? [{ at: Date.parse(entry.op_time), digest: digest satisfies Digest }] : [];
}
