// Docker Official Images: what the project's own jobs have written down about each tag, as a witness of its digests.
// https://github.com/docker-library/repo-info
import { z } from 'zod';
import { append, compact } from '../../model/collections.js';
import { Failure } from '../../model/failure.js';
import { type Digest, isDigest } from '../../model/images/image.js';
import type { HistoryRecord } from '../../model/judgement/fact.js';
import { type GitHubApi, requestJson } from '../github/api.js';
import { requestGraphql } from '../github/graphql.js';
import { ApiError } from '../http/api-error.js';
import type { SourceKind, SourceOptions } from './api.js';
import { otherFile } from './messages.js';

const owner = 'docker-library';
const name = 'repo-info';
/** A file has up to 100 KB, because it describes every platform. */
const versionsPerRequest = 30;
const maxRequests = 2;
/** Without a token, each version is a request of its own, of which only the first lines are read. */
const maxFiles = 12;
const firstBytes = 2048;
const filesAtOnce = 4;

/** The official images of Docker Hub; other images are not in it. */
export const officialImages = {
  id: 'official-images',
  title: 'the docker-library/repo-info record',
  strength: 'witness',
  proves: {
    registry: 'Docker Official Images',
    current: 'proved',
    left: 'proved if [repo-info](https://github.com/docker-library/repo-info) has seen it; otherwise not current',
    foreign: 'not current',
  },
  registries: ['docker.io'],
  open(options) {
    return ({ repository }, tag) => {
      const image = /^library\/([a-z0-9]+(?:[._-][a-z0-9]+)*)$/.exec(repository)?.[1];
      if (image === undefined) return undefined;
      const file = `repos/${image}/remote/${tag}.md`;
      const read = options.github.token === undefined ? readByRest : readByGraphql;
      return async (question, readAt) => {
        const versions: FileVersion[] = [];
        for await (const more of read(options, file)) {
          append(versions, more);
          const records = recordsOf(versions, image, tag);
          if (question.isAnswered({ readAt, records })) break;
        }
        return { records: recordsOf(versions, image, tag) };
      };
    };
  },
} as const satisfies SourceKind;

/** A version of a file: when it was committed, and the start of its text; absent if the commit removed it. */
interface FileVersion {
  readonly date: string;
  readonly text: string | undefined;
}

const document = `query ($owner: String!, $name: String!, $file: String!, $count: Int!, $after: String) {
  repository(owner: $owner, name: $name) {
    defaultBranchRef { target { ... on Commit { history(path: $file, first: $count, after: $after) {
      pageInfo { hasNextPage endCursor }
      nodes { committedDate file(path: $file) { object { ... on Blob { text } } } }
    } } } }
  }
}`;

const versions = z.object({
  repository: z.object({
    defaultBranchRef: z.object({
      target: z.object({
        history: z.object({
          pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullable() }),
          nodes: z.array(
            z.object({
              committedDate: z.string(),
              file: z.object({ object: z.object({ text: z.string().nullish() }).nullish() }).nullish(),
            }),
          ),
        }),
      }),
    }),
  }),
});

async function* readByGraphql(
  { github, send }: SourceOptions,
  file: string,
): AsyncGenerator<readonly FileVersion[], undefined> {
  const operation = `Versions of ${file} in ${owner}/${name}`;
  let after: string | null = null;
  for (let number = 1; number <= maxRequests; number += 1) {
    const variables = { owner, name, file, count: versionsPerRequest, after };
    const query = { operation, document, variables };
    const found: z.infer<typeof versions> = await requestGraphql(apiOf({ github, send }), query, versions);
    const { nodes, pageInfo } = found.repository.defaultBranchRef.target.history;
    yield nodes.map(({ committedDate: date, file: found }) => ({
      date,
      text: found == null ? undefined : (found.object?.text ?? ''),
    }));
    if (!pageInfo.hasNextPage) return;
    after = pageInfo.endCursor;
  }
}

const commits = z.array(
  z.object({
    sha: z.string().regex(/^[0-9a-f]{40}$/),
    commit: z.object({ committer: z.object({ date: z.string() }) }),
  }),
);

async function* readByRest(
  { github, send }: SourceOptions,
  file: string,
): AsyncGenerator<readonly FileVersion[], undefined> {
  const operation = `Versions of ${file} in ${owner}/${name}`;
  const path = `/repos/${owner}/${name}/commits`;
  const query = { path: file, per_page: '100' };
  const call = { operation, method: 'GET', path, query } as const;
  const listed = await requestJson(apiOf({ github, send }), call, commits);
  for (let start = 0; start < Math.min(listed.length, maxFiles); start += filesAtOnce)
    yield await Promise.all(
      listed.slice(start, start + filesAtOnce).map(async ({ sha, commit }) => ({
        date: commit.committer.date,
        text: await readFile(send, `${github.raw}/${owner}/${name}/${sha}/${file}`),
      })),
    );
}

/** The start of a file; `undefined` if the commit removed it. */
async function readFile(send: SourceOptions['send'], url: string): Promise<string | undefined> {
  const headers = { accept: 'text/plain', range: `bytes=0-${firstBytes - 1}` };
  const { status, body } = await send({ method: 'GET', url, headers });
  if (status === 200 || status === 206) return body;
  if (status === 404 && body.startsWith('404: Not Found')) return undefined;
  throw new ApiError(url, status, {});
}

/**
 * Commits are made after a digest was seen, so their times are upper bounds.
 * @throws Failure if these are not the versions of such a file: of two in a row, only one can have removed it
 */
function recordsOf(versions: readonly FileVersion[], image: string, tag: string): readonly HistoryRecord[] {
  return versions.flatMap(({ date, text }, index) => {
    const isRemoved = text === undefined && (index === 0 || versions[index - 1]?.text !== undefined);
    if (!isRemoved && titleOf(text) !== titleFor(image, tag))
      throw new Failure('bad-answer', otherFile(`${image}:${tag}`));
    const at = Date.parse(date);
    const digest = text === undefined ? undefined : pulledDigest(text, image, tag);
    return Number.isNaN(at) || digest === undefined ? [] : [{ at, digest }];
  });
}

function apiOf({ github, send }: Pick<SourceOptions, 'github' | 'send'>): GitHubApi {
  const { api, graphql, token } = github;
  const addresses = { api, graphql, server: 'https://github.com' };
  return { send, addresses, isForeign: true, ...compact({ token }) };
}

function titleFor(image: string, tag: string): string {
  return `## \`${image}:${tag}\``;
}

function titleOf(text = ''): string | undefined {
  return text.slice(0, maxHead).split(/\r?\n/)[0];
}

/** The lines before the description of the first platform. */
const maxHead = 1500;

/**
 * The digest that the tag had when the file was written; `undefined` for a text that is not such a file, or is about
 * another tag.
 */
export function pulledDigest(text: string, image: string, tag: string): Digest | undefined {
  const [, ...lines] = text.slice(0, maxHead).split(/\r?\n/);
  if (titleOf(text) !== titleFor(image, tag)) return undefined;
  const command = `$ docker pull ${image}@`;
  const platform = lines.findIndex((line) => line.startsWith('### '));
  const head = platform < 0 ? lines : lines.slice(0, platform);
  const pull = head
    .find((line) => line.startsWith(command))
    ?.slice(command.length)
    .trim();
  return pull !== undefined && isDigest(pull) ? pull : undefined;
}
