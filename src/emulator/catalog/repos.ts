// Repositories and their readme.
import { type PlatformContext, type Route, requireCapability, route, visible } from '../access.js';
import { type Answer, type Incoming, json } from '../answer.js';
import { equals, hierarchy } from '../lists/filters.js';
import { type Listing, listPage } from '../lists.js';
import { bodyOf, existing, maskedFields, remove, textField, timesAt } from '../resources.js';
import { isWithin, parentOf, type Repo } from '../state.js';

export const repoRoutes: readonly Route[] = [
  route('GET /registry/v2/repos', 'repos.list', listRepos),
  route('GET /registry/v2/repos/{uid}/readme', 'repos.list', getReadme),
  route('PATCH /registry/v2/repos/{uid}/readme', 'repos.update', updateReadme),
  route('GET /registry/v2/repos/{uid}', 'repos.list', getRepo),
  route('POST /registry/v2/repos/{parent}', 'repos.create', createRepo),
  route('PATCH /registry/v2/repos/{uid}', 'repos.update', updateRepo),
  route('DELETE /registry/v2/repos/{uid}', 'repos.delete', deleteRepo),
];

/** The repositories that the caller can see: those of its groups, and those of the public organization. */
export function visibleRepos(context: PlatformContext): readonly Repo[] {
  const { state } = context;
  const publicRoot = state.groups.find(
    ({ name, uid }) => name === state.publicOrganization && !uid.includes('/'),
  );
  const own = visible(context, 'repos.list', state.repos);
  const open = publicRoot === undefined ? [] : state.repos.filter(({ uid }) => isWithin(uid, publicRoot.uid));
  return [...new Set([...own, ...open])];
}

const repos: Listing<ReturnType<typeof shown>, 'repos'> = {
  key: 'repos',
  sortable: ['name', 'description', 'createTime', 'updateTime'],
  filters: { ...hierarchy, name: equals(({ name }) => name) },
};

function listRepos(request: Incoming, context: PlatformContext): Answer {
  return json(listPage(request, context, repos, visibleRepos(context).map(shown)));
}

function getRepo(_request: Incoming, context: PlatformContext, uid = ''): Answer {
  return json(shown(existing(visibleRepos(context), 'repo', uid)));
}

function createRepo(request: Incoming, context: PlatformContext, parent = ''): Answer {
  requireCapability(context, 'repos.create', parent);
  existing(context.state.groups, 'group', parent);
  const body = bodyOf(request);
  const repo = {
    uid: context.childOf(parent),
    name: textField(body, 'name'),
    description: textField(body, 'description', ''),
    readme: '',
    tags: [],
    indexes: [],
    content: [],
    vulnerabilityReports: [],
    ...timesAt(context.now),
  };
  context.state.repos.push(repo);
  return json(shown(repo));
}

function updateRepo(request: Incoming, context: PlatformContext, uid = ''): Answer {
  const repo = writable(context, 'repos.update', uid);
  const { updateTime } = timesAt(context.now);
  return json(
    shown(Object.assign(repo, maskedFields(request, { name: repo.name, description: '' }), { updateTime })),
  );
}

function deleteRepo(_request: Incoming, context: PlatformContext, uid = ''): Answer {
  writable(context, 'repos.delete', uid);
  remove(context.state.repos, (repo) => repo.uid === uid);
  return { status: 200, body: '' };
}

function getReadme(_request: Incoming, context: PlatformContext, uid = ''): Answer {
  return json({ uid, content: existing(visibleRepos(context), 'repo', uid).readme });
}

function updateReadme(request: Incoming, context: PlatformContext, uid = ''): Answer {
  const repo = writable(context, 'repos.update', uid);
  repo.readme = maskedFields(request, { content: '' }).content ?? repo.readme;
  return json({ uid, content: repo.readme });
}

function writable(context: PlatformContext, capability: string, uid: string): Repo {
  requireCapability(context, capability, parentOf(uid));
  return existing(context.state.repos, 'repo', uid);
}

function shown({ uid, name, description, createTime, updateTime }: Repo) {
  return { uid, name, description, createTime, updateTime };
}
