// The platform API's operations (platform-api: Registry, Vulnerabilities), each behind a capability.

import { groupsWith, type PlatformContext, type Route, requireCapability } from './access.js';
import { type Answer, codes, type Incoming, json, refuse, resourceInfo } from './answer.js';
import { iamRoutes } from './iam.js';
import { listPage } from './lists.js';
import { isWithin } from './state.js';

const routes: readonly Route[] = [
  ...iamRoutes,
  { method: 'GET', path: /^\/registry\/v2\/repos$/, capability: 'repos.list', handle: listRepos },
  { method: 'GET', path: /^\/registry\/v2\/repos\/(.+)$/, capability: 'repos.list', handle: getRepo },
  { method: 'GET', path: /^\/registry\/v2\/tags$/, capability: 'tags.list', handle: listTags },
  {
    method: 'GET',
    path: /^\/vulnerabilities\/v2\/advisories$/,
    capability: 'advisories.list',
    handle: listAdvisories,
  },
  {
    method: 'GET',
    path: /^\/vulnerabilities\/v2\/advisories\/(.+)$/,
    capability: 'advisories.list',
    handle: getAdvisory,
  },
];

/** Answers a request of a signed-in caller. */
export function servePlatform(request: Incoming, context: PlatformContext): Answer {
  for (const { method, path, capability, handle } of routes) {
    const match = path.exec(request.url.pathname);
    if (match === null || method !== request.method) continue;
    requireCapability(context, capability);
    return handle(request, context, match[1] ?? '');
  }
  throw refuse(
    codes.notFound,
    `${request.method} ${request.url.pathname} is not an operation of this service`,
  );
}

/** Repositories that the caller may list: its own groups', and the public organization's. */
function visibleRepos(context: PlatformContext) {
  const { state } = context;
  const publicRoot = state.groups.find(({ name }) => name === state.publicOrganization)?.uid ?? '';
  const groups = [...groupsWith(context, 'repos.list'), publicRoot];
  return state.repos.filter(({ uid }) => groups.some((group) => isWithin(uid, group)));
}

function listRepos({ url }: Incoming, context: PlatformContext): Answer {
  const repos = visibleRepos(context).map(({ tags: _tags, indexes: _indexes, ...repo }) => repo);
  return json(listPage(repos, url.searchParams, 'repos', context.now));
}

function getRepo(_request: Incoming, context: PlatformContext, uid: string): Answer {
  const found = visibleRepos(context).find((repo) => repo.uid === uid);
  if (found === undefined)
    throw refuse(codes.notFound, `repo ${uid} was not found`, [resourceInfo('repo', uid)]);
  const { tags: _tags, indexes: _indexes, ...repo } = found;
  return json(repo);
}

function listTags({ url }: Incoming, context: PlatformContext): Answer {
  const tags = visibleRepos(context).flatMap((repo) =>
    repo.tags.map(({ uid, name, deprecated, history }) => ({
      uid,
      name,
      deprecated,
      digest: history.at(-1)?.digest ?? '',
      createTime: milliseconds(history[0]?.updateTimestamp ?? repo.createTime),
      updateTime: milliseconds(history.at(-1)?.updateTimestamp ?? repo.updateTime),
    })),
  );
  return json(listPage(tags, url.searchParams, 'tags', context.now));
}

function listAdvisories({ url }: Incoming, { state, now }: PlatformContext): Answer {
  const wanted = (name: string) => url.searchParams.getAll(name).flatMap((value) => value.split(','));
  const names = wanted('artifactNames');
  const ids = wanted('advisoryIds');
  const found = state.advisories.filter(
    ({ artifactName, advisoryId }) =>
      (names.length === 0 || names.includes(artifactName)) && (ids.length === 0 || ids.includes(advisoryId)),
  );
  return json(listPage(found, url.searchParams, 'advisories', now));
}

function getAdvisory(_request: Incoming, { state }: PlatformContext, uid: string): Answer {
  const found = state.advisories.find((advisory) => advisory.uid === uid);
  if (found === undefined)
    throw refuse(codes.notFound, `advisory ${uid} was not found`, [resourceInfo('advisory', uid)]);
  return json(found);
}

function milliseconds(time: string): string {
  return new Date(time).toISOString();
}
