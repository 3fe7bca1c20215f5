// Repositories and their readme.

import { type Collection, creating, deleting, updating } from '../collection.js';
import { maskOf, updatedFields } from '../fields.js';
import { type PlatformContext, type Route, requireCapabilities, route, visible } from '../iam/access.js';
import { equals, hierarchy } from '../lists/filters.js';
import { fullList, type Listing, listPage } from '../lists/lists.js';
import { bodyOf, existing, invalid, timesAt } from '../resources.js';
import { type Answer, type Incoming, json } from '../server/answer.js';
import { readmeFields, repoFields } from '../state/catalog.js';
import { isWithin, type Repo } from '../state/state.js';

const repos: Collection<Repo, typeof repoFields, ReturnType<typeof shown>> = {
  type: 'repo',
  items: (state) => state.repos,
  fields: { schema: repoFields },
  shown,
  check({ sync_config: sync, ...values }, { state }, uid) {
    const before = state.repos.find((repo) => repo.uid === uid);
    const changed = inherited.find(
      (field) => JSON.stringify(values[field] ?? null) !== JSON.stringify(before?.[field] ?? null),
    );
    if (sync !== undefined && changed !== undefined)
      throw invalid(changed, 'is inherited from the source of sync_config');
  },
};

/** What a repository with `sync_config` has from its source, and cannot set itself. */
const inherited = ['catalogTier', 'bundles', 'aliases', 'activeTags'] as const;

const list: Listing<ReturnType<typeof shown>, 'repos'> = {
  key: 'repos',
  sortable: ['name', 'description', 'createTime', 'updateTime'],
  filters: { ...hierarchy, name: equals(({ name }) => name) },
};

export const repoRoutes: readonly Route[] = [
  route(
    'GET /registry/v1/repos',
    ['CAP_REPO_LIST'],
    fullList((context) => visibleRepos(context).map(shown)),
  ),
  route('GET /registry/v2/repos', ['CAP_REPO_LIST'], listRepos),
  route('GET /registry/v2/repos/{uid}/readme', ['CAP_REPO_LIST'], getReadme),
  route(
    'PATCH /registry/v2/repos/{uid}/readme',
    ['CAP_REPO_UPDATE', 'CAP_REPO_INTERNAL_ADMIN'],
    updateReadme,
  ),
  route('GET /registry/v2/repos/{uid}', ['CAP_REPO_LIST'], getRepo),
  route(
    'POST /registry/v2/repos/{parent}',
    ['CAP_REPO_CREATE'],
    creating(repos, (values, uid, { now }) => ({
      ...values,
      uid,
      readme: '',
      tags: [],
      indexes: [],
      content: [],
      vulnerabilityReports: [],
      ...timesAt(now),
    })),
  ),
  route('PATCH /registry/v2/repos/{uid}', ['CAP_REPO_UPDATE'], updating(repos)),
  route('DELETE /registry/v2/repos/{uid}', ['CAP_REPO_DELETE'], deleting(repos)),
];

/** The repositories that the caller can see: those of its groups, and those of the public organization. */
export function visibleRepos(context: PlatformContext): readonly Repo[] {
  const { state } = context;
  const publicRoot = state.groups.find(
    ({ name, uid }) => name === state.publicOrganization && !uid.includes('/'),
  );
  const own = visible(context, state.repos);
  const open = publicRoot === undefined ? [] : state.repos.filter(({ uid }) => isWithin(uid, publicRoot.uid));
  return [...new Set([...own, ...open])];
}

function listRepos(request: Incoming, context: PlatformContext): Answer {
  return json(listPage(request, context, list, visibleRepos(context).map(shown)));
}

function getRepo(_request: Incoming, context: PlatformContext, uid = ''): Answer {
  return json(shown(existing(visibleRepos(context), 'repo', uid)));
}

function getReadme(_request: Incoming, context: PlatformContext, uid = ''): Answer {
  return json({ uid, content: existing(visibleRepos(context), 'repo', uid).readme });
}

function updateReadme(request: Incoming, context: PlatformContext, uid = ''): Answer {
  requireCapabilities(context, uid);
  const repo = existing(context.state.repos, 'repo', uid);
  const current = { content: repo.readme };
  const update = { current, body: bodyOf(request), mask: maskOf(request) };
  repo.readme = updatedFields({ schema: readmeFields }, update).content;
  return json({ uid, content: repo.readme });
}

function shown({ tags: _t, indexes: _i, content: _c, readme: _r, vulnerabilityReports: _v, ...repo }: Repo) {
  return repo;
}
