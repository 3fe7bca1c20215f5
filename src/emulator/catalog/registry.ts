// The container registry: content, lists of tags, and tag histories, also by the extension `tag-history` that was proposed for
// OCI registries.

import { deniedBy } from '../policies/evaluate.js';
import { type Answer, type Incoming, json, Refusal, refuseRegistry } from '../server/answer.js';
import { newestOf, oldestFirst, type Repo, repoAt, type State } from '../state/state.js';
import { authorizePull, authorizeVersion, giveToken, type RegistryContext } from './pull-tokens.js';

const indexType = 'application/vnd.oci.image.index.v1+json';
const annotation = 'org.opencontainers.distribution.tag';
const maxEntries = 100;

/** The repository and the tag of a request; `undefined` if it is for something else. */
function standardHistoryPath(path: string): { readonly path: string; readonly tag: string } | undefined {
  const [, repository, tag] = /^\/v2\/([^/]+\/.+)\/_oci\/tag-history\/([^/]+)$/.exec(path) ?? [];
  return repository === undefined || tag === undefined
    ? undefined
    : { path: repository, tag: decodeURIComponent(tag) };
}

/** Newest first; empty for what is not known. Tags of a state are never deleted while it is served. */
function standardHistoryOf(
  { pathname, searchParams }: URL,
  state: State,
  { path, tag }: { readonly path: string; readonly tag: string },
): Answer {
  const history = repoAt(state, path)?.tags.find(({ name }) => name === tag)?.history ?? [];
  const [before, since] = [timeIn(searchParams, 'before'), timeIn(searchParams, 'since')];
  const digest = searchParams.get('digest');
  const entries = oldestFirst(history)
    .toReversed()
    .filter((one) => digest === null || one.digest === digest)
    .filter(({ updateTimestamp }) => {
      const at = Date.parse(updateTimestamp);
      return (before === undefined || at < before) && (since === undefined || at > since);
    });
  const page = entries.slice(0, sizeIn(searchParams, maxEntries));
  const manifests = page.map((one) => ({
    mediaType: indexType,
    size: 1234,
    digest: one.digest,
    annotations: {
      [`${annotation}.timestamp`]: one.updateTimestamp,
      [`${annotation}.event`]: 'created',
    },
  }));
  const answer = json({ schemaVersion: 2, mediaType: indexType, manifests });
  const headers = { ...answer.headers, 'content-type': indexType };
  const last = page.at(-1);
  if (last === undefined || page.length === entries.length) return { ...answer, headers };
  const next = new URLSearchParams(searchParams);
  next.set('before', last.updateTimestamp);
  return { ...answer, headers: { ...headers, link: `<${pathname}?${next}>; rel="next"` } };
}

const manifestType = 'application/vnd.oci.image.manifest.v1+json';

/**
 * A manifest by digest or tag: the bytes in the state, or else an index or platform manifest that is generated from the
 * state's `indexes`. The digest of a generated manifest is not the hash of its bytes.
 */
function manifestOf(state: State, path: string, reference: string): Answer {
  const repo = repoAt(state, path);
  const tagged = newestOf(repo?.tags.find(({ name }) => name === reference)?.history ?? [])?.digest;
  const digest = tagged ?? repo?.content.find(({ tag }) => tag === reference)?.digest ?? reference;
  const held = repo?.content.find((one) => one.digest === digest);
  if (held !== undefined) return answer(digest, held.mediaType, held.text);
  const index = repo?.indexes.find((one) => one.digest === digest);
  if (index !== undefined) {
    const manifests = index.manifests.map(({ digest: own, os, architecture }) => ({
      mediaType: manifestType,
      digest: own,
      size: 500,
      platform: { os, architecture },
    }));
    return answer(digest, indexType, JSON.stringify({ schemaVersion: 2, mediaType: indexType, manifests }));
  }
  const isPlatform = repo?.indexes.some(({ manifests }) => manifests.some((one) => one.digest === digest));
  if (!isPlatform)
    throw refuseRegistry(404, 'MANIFEST_UNKNOWN', `manifest ${reference} of ${path} is not known`);
  return answer(
    digest,
    manifestType,
    JSON.stringify({ schemaVersion: 2, mediaType: manifestType, layers: [] }),
  );
}

function blobOf(state: State, path: string, digest: string): Answer {
  const held = repoAt(state, path)?.content.find((one) => one.digest === digest);
  if (held === undefined) throw refuseRegistry(404, 'BLOB_UNKNOWN', `blob ${digest} of ${path} is not known`);
  return answer(digest, 'application/octet-stream', held.text);
}

/** The index of manifests that refer to a digest; empty if there are none. */
function referrersOf(state: State, path: string, digest: string): Answer {
  const manifests = referring(repoAt(state, path), digest).map((one) => ({
    mediaType: one.mediaType,
    digest: one.digest,
    size: Buffer.byteLength(one.text),
    artifactType: one.artifactType,
    annotations: one.annotations,
  }));
  return {
    ...json({ schemaVersion: 2, mediaType: indexType, manifests }),
    headers: { 'content-type': indexType },
  };
}

function referring(repo: Repo | undefined, digest: string) {
  return (repo?.content ?? []).filter(({ subject }) => subject === digest);
}

function answer(digest: string, mediaType: string, body: string): Answer {
  return { status: 200, headers: { 'content-type': mediaType, 'docker-content-digest': digest }, body };
}

const maxRecords = 1000;
const contentPath = /^\/v2\/(?<path>[^/]+\/.+)\/(?<kind>manifests|blobs|referrers)\/(?<reference>[^/]+)$/;
const holdings = { manifests: manifestOf, blobs: blobOf, referrers: referrersOf };
const historyPath = /^\/v2\/(?<path>[^/]+\/.+)\/_service\/history\/(?<tag>[^/]+)$/;

const listPath = /^\/v2\/(?<path>[^/]+\/.+)\/tags\/list$/;

/** Handles a request to the registry. */
export async function serveRegistry(request: Incoming, context: RegistryContext): Promise<Answer> {
  const { method, url } = request;
  const isRead = method === 'GET';
  if (url.pathname === '/token' && (isRead || method === 'POST')) return giveToken(request, context);
  if (isRead && url.pathname === '/v2/') {
    await authorizeVersion(request, context);
    return json({});
  }
  const content = isRead ? contentPath.exec(url.pathname)?.groups : undefined;
  if (content?.path !== undefined) {
    const reference = decodeURIComponent(content.reference ?? '');
    await authorizePull(request, context, content.path, reference);
    const hold = holdings[content.kind as keyof typeof holdings];
    if (content.kind === 'manifests') requireAllowed(context, content.path, reference);
    return hold(context.state, content.path, reference);
  }
  const listed = isRead ? listPath.exec(url.pathname)?.groups?.path : undefined;
  if (listed !== undefined) {
    await authorizePull(request, context, listed);
    return tagsOf(url, context.state, listed);
  }
  const standard = isRead ? standardHistoryPath(url.pathname) : undefined;
  if (standard !== undefined) {
    await authorizePull(request, context, standard.path, standard.tag);
    return standardHistoryOf(url, context.state, standard);
  }
  const { path, tag } = historyPath.exec(url.pathname)?.groups ?? {};
  if (!isRead || path === undefined || tag === undefined)
    throw new Refusal(() => ({ status: 404, body: '404 page not found\n' }));
  await authorizePull(request, context, path, decodeURIComponent(tag));
  return history(url.searchParams, context.state, path, decodeURIComponent(tag));
}

const maxTags = 1000;

/** A page of tags: https://github.com/opencontainers/distribution-spec/blob/main/spec.md#listing-tags */
function tagsOf({ searchParams }: URL, state: State, path: string): Answer {
  const repo = repoAt(state, path);
  if (repo === undefined) throw refuseRegistry(404, 'NAME_UNKNOWN', `repository ${path} is not known`);
  const size = sizeIn(searchParams, maxTags);
  const last = searchParams.get('last');
  const names = [...repo.tags.map(({ name }) => name), ...repo.content.flatMap(({ tag }) => tag ?? [])]
    .toSorted((a, b) => (a < b ? -1 : 1))
    .filter((name) => last === null || name > last);
  const page = json({ name: path, tags: names.slice(0, size) });
  if (size === 0 || names.length <= size) return page;
  const next = new URLSearchParams({ n: String(size), last: names[size - 1] ?? '' });
  return { ...page, headers: { ...page.headers, link: `</v2/${path}/tags/list?${next}>; rel="next"` } };
}

/** The same content from a registry that lets everybody pull, and has no history but that of the proposed standard. @throws Refusal */
export function serveOpenRegistry(state: State, { method, url }: Pick<Incoming, 'method' | 'url'>): Answer {
  const standard = method === 'GET' ? standardHistoryPath(url.pathname) : undefined;
  if (standard !== undefined) return standardHistoryOf(url, state, standard);
  const { path, kind, reference } = contentPath.exec(url.pathname)?.groups ?? {};
  if (path === undefined || reference === undefined || (method !== 'GET' && method !== 'HEAD'))
    throw refuseRegistry(404, 'NAME_UNKNOWN', 'nothing is here');
  const found = holdings[kind as keyof typeof holdings](state, path, reference);
  return method === 'HEAD' ? { ...found, body: '' } : found;
}

/** @throws Refusal if a pull policy denies the manifest */
function requireAllowed({ state, now }: RegistryContext, path: string, reference: string): void {
  const repo = repoAt(state, path);
  const history = repo?.tags.find(({ name }) => name === reference)?.history ?? [];
  const denying = repo && deniedBy(state, repo, newestOf(history)?.digest ?? reference, now);
  if (denying !== undefined) throw refuseRegistry(403, 'DENIED', `pull denied by policy: ${denying}`);
}

function history(query: URLSearchParams, state: State, path: string, tag: string): Answer {
  const repo = repoAt(state, path);
  if (repo === undefined) throw refuseRegistry(404, 'NAME_UNKNOWN', `repository ${path} is not known`);
  const found = repo.tags.find(({ name }) => name === tag);
  if (found === undefined)
    throw refuseRegistry(404, 'MANIFEST_UNKNOWN', `tag ${tag} of ${path} is not known`);
  const start = timeIn(query, 'start') ?? Number.NEGATIVE_INFINITY;
  const end = timeIn(query, 'end') ?? Number.POSITIVE_INFINITY;
  const within = oldestFirst(found.history).filter(({ updateTimestamp }) => {
    const at = Date.parse(updateTimestamp);
    return at >= start && at < end;
  });
  return json({ history: within.slice(0, maxRecords) });
}

/** How many items a page has: as many as are asked for, and not more than `most`. */
function sizeIn(query: URLSearchParams, most: number): number {
  const asked = query.get('n') ?? String(most);
  if (!/^\d{1,9}$/.test(asked)) throw refuseRegistry(400, 'PAGINATION_NUMBER_INVALID', 'n is not a number');
  return Math.min(Number(asked), most);
}

function timeIn(query: URLSearchParams, name: string): number | undefined {
  const text = query.get(name);
  if (text === null) return undefined;
  const at = Date.parse(text);
  if (Number.isNaN(at)) throw refuseRegistry(400, 'UNSUPPORTED', `${name} is not a time of RFC 3339`);
  return at;
}
