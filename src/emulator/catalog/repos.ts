// Repositories and their readme.
import { type Collection, creating, deleting } from '../collection.js';
import { type PlatformContext, type Route, route, visible } from '../iam/access.js';
import { equals, hierarchy } from '../lists/filters.js';
import { type Listing, listPage } from '../lists/lists.js';
import { existing, timesAt } from '../resources.js';
import { json } from '../server/answer.js';
import { repoFields } from '../state/catalog.js';
import { isWithin, type Repo } from '../state/state.js';

const repos: Collection<Repo, typeof repoFields, ReturnType<typeof shown>> = {
  type: 'repo',
  items: (state) => state.repos,
  fields: repoFields,
  shown,
};

const list: Listing<ReturnType<typeof shown>, 'repos'> = {
  key: 'repos',
  sortable: ['name', 'description', 'createTime', 'updateTime'],
  filters: { ...hierarchy, name: equals(({ name }) => name) },
};

export const repoRoutes: readonly Route[] = [
  route('GET /registry/v2/repos', ['CAP_REPO_LIST'], (request, context) =>
    json(listPage(request, context, list, visibleRepos(context).map(shown))),
  ),
  route('GET /registry/v2/repos/{uid}/readme', ['CAP_REPO_LIST'], (_request, context, uid = '') =>
    json({ uid, content: existing(visibleRepos(context), 'repo', uid).readme }),
  ),
  route('GET /registry/v2/repos/{uid}', ['CAP_REPO_LIST'], (_request, context, uid = '') =>
    json(shown(existing(visibleRepos(context), 'repo', uid))),
  ),
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

function shown({ tags: _t, indexes: _i, content: _c, readme: _r, vulnerabilityReports: _v, ...repo }: Repo) {
  return repo;
}
