// docker-library/repo-info in memory, behind the three ways to read it: GraphQL, REST and raw files.
import { createHash } from 'node:crypto';
import { schema as published } from '@octokit/graphql-schema';
import { buildSchema, type GraphQLSchema, parse, validate } from 'graphql';
import type { Digest } from '../../src/model/images/image.js';
import type { HttpRequest, HttpResponse } from '../../src/model/run/http.js';

interface Version {
  readonly sha: string;
  readonly at: number;
  readonly path: string;
  readonly text: string | undefined;
}

export interface RepoInfoServer {
  /** The job has looked at the tag and commits what it has found; `undefined`: the tag is no longer supported. */
  commit(at: number, image: string, tag: string, digest: Digest | undefined): void;
  /** Any text in place of a file. */
  write(at: number, path: string, text: string): void;
  answer(request: HttpRequest): HttpResponse;
  readonly requests: string[];
}

let built: GraphQLSchema | undefined;

export const githubApi = 'https://api.github.com';
export const githubRaw = 'https://raw.githubusercontent.com';

/** `token`: without it, GraphQL refuses, and REST does not. */
export function repoInfoServer(token = 'job'): RepoInfoServer {
  const versions: Version[] = [];
  const of = (path: string) => versions.filter((one) => one.path === path).sort((a, b) => b.at - a.at);

  function graphql(request: HttpRequest): HttpResponse {
    if (request.authorization?.credential.expose() !== token)
      return json(401, { message: 'Bad credentials' });
    const { query, variables } = JSON.parse(request.body ?? '') as {
      query: string;
      variables: { owner: string; name: string; file: string; count: number; after: string | null };
    };
    built ??= buildSchema(published.idl, { assumeValidSDL: true });
    const errors = validate(built, parse(query));
    if (errors.length > 0) return json(200, { errors: errors.map(({ message }) => ({ message })) });
    const all = of(variables.file);
    const start = variables.after === null ? 0 : Number(variables.after);
    const nodes = all.slice(start, start + variables.count).map(({ at, text }) => ({
      committedDate: new Date(at).toISOString(),
      file: text === undefined ? null : { object: { text } },
    }));
    const end = start + nodes.length;
    const pageInfo = { hasNextPage: end < all.length, endCursor: nodes.length === 0 ? null : String(end) };
    const defaultBranchRef = { target: { history: { pageInfo, nodes } } };
    return json(200, { data: { repository: { defaultBranchRef } } });
  }

  const server: RepoInfoServer = {
    requests: [],
    commit(at, image, tag, digest) {
      const path = `repos/${image}/remote/${tag}.md`;
      // What is not there cannot be removed.
      if (digest === undefined && of(path)[0]?.text === undefined) return;
      versions.push({ sha: shaOf(path, at), at, path, text: digest && fileOf(image, tag, digest) });
    },
    write(at, path, text) {
      versions.push({ sha: shaOf(path, at), at, path, text });
    },
    answer(request) {
      const url = new URL(request.url);
      server.requests.push(`${request.method} ${url.href}`);
      if (url.href === `${githubApi}/graphql`) return graphql(request);
      if (url.pathname === '/repos/docker-library/repo-info/commits') {
        const found = of(url.searchParams.get('path') ?? '');
        const shown = found.slice(0, Number(url.searchParams.get('per_page') ?? 30));
        return json(
          200,
          shown.map(({ sha, at }) => ({ sha, commit: { committer: { date: iso(at) } } })),
        );
      }
      const [, sha, path] = /^\/docker-library\/repo-info\/([0-9a-f]{40})\/(.+)$/.exec(url.pathname) ?? [];
      const file = versions.find((one) => one.sha === sha && one.path === path);
      if (url.origin !== githubRaw || file?.text === undefined)
        return { status: 404, headers: {}, body: '404: Not Found' };
      const end = Number(/^bytes=0-(\d+)$/.exec(request.headers.range ?? '')?.[1] ?? file.text.length);
      return { status: 206, headers: {}, body: file.text.slice(0, end + 1) };
    },
  };
  return server;
}

/** The form that the files have had since 2019. */
export function fileOf(image: string, tag: string, digest: Digest): string {
  const child = `sha256:${createHash('sha256').update(digest).digest('hex')}`;
  return [
    `## \`${image}:${tag}\``,
    '',
    '```console',
    `$ docker pull ${image}@${digest}`,
    '```',
    '',
    '-\tManifest MIME: `application/vnd.oci.image.index.v1+json`',
    '-\tPlatforms: 2',
    '\t-\tlinux; amd64',
    '\t-\tunknown; unknown',
    '',
    `### \`${image}:${tag}\` - linux; amd64`,
    '',
    '```console',
    `$ docker pull ${image}@${child}`,
    '```',
    '',
    `-\tLayers:${'\n\t-\t`sha256:…`'.repeat(200)}`,
    '',
  ].join('\n');
}

function shaOf(path: string, at: number): string {
  return createHash('sha1').update(`${path} ${at}`).digest('hex');
}

function iso(at: number): string {
  return new Date(at).toISOString().replace('.000Z', 'Z');
}

function json(status: number, value: unknown): HttpResponse {
  return { status, headers: {}, body: JSON.stringify(value) };
}
