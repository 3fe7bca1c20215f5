// The proposed extension `tag-history` of OCI registries, so that clients of it can be tested.
// https://github.com/opencontainers/distribution-spec/pull/606
import { type Answer, json, refuseRegistry } from '../server/answer.js';
import { oldestFirst, repoAt, type State } from '../state/state.js';

const mediaType = 'application/vnd.oci.image.index.v1+json';
const annotation = 'org.opencontainers.distribution.tag';
const maxEntries = 100;

/** The repository and the tag of a request; `undefined` if it is for something else. */
export function standardHistoryPath(
  path: string,
): { readonly path: string; readonly tag: string } | undefined {
  const [, repository, tag] = /^\/v2\/([^/]+\/.+)\/_oci\/tag-history\/([^/]+)$/.exec(path) ?? [];
  return repository === undefined || tag === undefined
    ? undefined
    : { path: repository, tag: decodeURIComponent(tag) };
}

/** Newest first; empty for what is not known. Tags of a state are never deleted while it is served. */
export function standardHistoryOf(
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
  const asked = searchParams.get('n') ?? String(maxEntries);
  if (!/^\d{1,9}$/.test(asked)) throw refuseRegistry(400, 'PAGINATION_NUMBER_INVALID', 'n is not a number');
  const size = Math.min(Number(asked), maxEntries);
  const page = entries.slice(0, size);
  const manifests = page.map((one) => ({
    mediaType,
    size: 1234,
    digest: one.digest,
    annotations: {
      [`${annotation}.timestamp`]: one.updateTimestamp,
      [`${annotation}.event`]: 'created',
    },
  }));
  const answer = json({ schemaVersion: 2, mediaType, manifests });
  const headers = { ...answer.headers, 'content-type': mediaType };
  const last = page.at(-1);
  if (last === undefined || page.length === entries.length) return { ...answer, headers };
  const next = new URLSearchParams(searchParams);
  next.set('before', last.updateTimestamp);
  return { ...answer, headers: { ...headers, link: `<${pathname}?${next}>; rel="next"` } };
}

function timeIn(query: URLSearchParams, name: string): number | undefined {
  const text = query.get(name);
  if (text === null) return undefined;
  const at = Date.parse(text);
  if (Number.isNaN(at)) throw refuseRegistry(400, 'UNSUPPORTED', `${name} is not a time of RFC 3339`);
  return at;
}
