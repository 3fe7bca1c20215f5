// Repositories and their readme, their tags, and read-only information about images by digest.
import { type Collection, checkedValues, creating, deleting, getting, listing } from '../collection.js';
import { type PlatformContext, type Route, requireCapabilities, route, visible } from '../iam/access.js';
import { equals, hierarchy, instant, queryOf, shownIf } from '../lists/filters.js';
import { type Listing, listPage } from '../lists/lists.js';
import { bodyOf, existing, remove, requireFreeName, timesAt } from '../resources.js';
import { type Answer, type Incoming, json } from '../server/answer.js';
import { repoFields, tagFields } from '../state/catalog.js';
import { isWithin, oldestFirst, parentOf, type Repo, type TagRecord } from '../state/state.js';

const repos: Collection<Repo, typeof repoFields, ReturnType<typeof shownRepo>> = {
  type: 'repo',
  items: (state) => state.repos,
  visibleTo: visibleRepos,
  fields: repoFields,
  shown: shownRepo,
};

const repoList: Listing<ReturnType<typeof shownRepo>, 'repos'> = {
  key: 'repos',
  sortable: ['name', 'description', 'createTime', 'updateTime'],
  filters: { ...hierarchy, name: equals(({ name }) => name) },
};

export const repoRoutes: readonly Route[] = [
  route('GET /registry/v2/repos', ['CAP_REPO_LIST'], listing(repos, repoList)),
  route('GET /registry/v2/repos/{uid}/readme', ['CAP_REPO_LIST'], (_request, context, uid = '') =>
    json({ uid, content: existing(visibleRepos(context), 'repo', uid).readme }),
  ),
  route('GET /registry/v2/repos/{uid}', ['CAP_REPO_LIST'], getting(repos)),
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

function shownRepo({
  tags: _t,
  indexes: _i,
  content: _c,
  readme: _r,
  vulnerabilityReports: _v,
  ...repo
}: Repo) {
  return repo;
}

const readImages = ['CAP_REPO_LIST', 'CAP_MANIFEST_METADATA_LIST'] as const;

export const tagRoutes: readonly Route[] = [
  route('GET /registry/v2/tags', ['CAP_TAG_LIST'], listTags),
  route('GET /registry/v2/tags/{uid}', ['CAP_TAG_LIST'], getTag),
  route('POST /registry/v2/tags/{parent}', ['CAP_TAG_CREATE'], createTag),
  route('DELETE /registry/v2/tags/{uid}', ['CAP_TAG_DELETE'], deleteTag),
  route('GET /registry/v2/repos/{repo}/digests/{digest}/architectures', readImages, getArchitectures),
  route('GET /registry/v2/repos/{repo}/digests/{digest}/size', readImages, getSize),
];

const tags: Listing<ReturnType<typeof shownTag>, 'tags'> = {
  key: 'tags',
  sortable: ['name', 'digest', 'deprecated', 'createTime', 'updateTime'],
  filters: {
    ...hierarchy,
    name: equals(({ name }) => name),
    digest: equals((tag) => tag.digest),
    updatedSince: instant(({ updateTime }, at) => Date.parse(updateTime) > at),
    includeReferrers: shownIf(({ name }) => name.startsWith('sha256-')),
    includeDates: shownIf(({ name }) => isDated(name)),
    includeEpochs: shownIf(({ name }) => isEpoch(name)),
  },
};

/** `1.2.3-20260131`. */
export function isDated(name: string): boolean {
  return /-20\d{6}$/.test(name);
}

/** `1.2.3-r4`. */
export function isEpoch(name: string): boolean {
  return /-r\d+$/.test(name);
}

function listTags(request: Incoming, context: PlatformContext): Answer {
  const items = visibleRepos(context).flatMap((repo) => repo.tags.map((tag) => shownTag(tag, repo)));
  return json(listPage(request, context, tags, items));
}

function getTag(_request: Incoming, context: PlatformContext, uid = ''): Answer {
  const repo = existing(visibleRepos(context), 'repo', parentOf(uid));
  return json(shownTag(existing(repo.tags, 'tag', uid), repo));
}

/** Creates a tag whose history begins with the given digest. */
function createTag(request: Incoming, context: PlatformContext, parent = ''): Answer {
  requireCapabilities(context, parent);
  const repo = existing(context.state.repos, 'repo', parent);
  const { digest, ...values } = checkedValues(tagFields, bodyOf(request));
  const history = [{ updateTimestamp: new Date(context.now).toISOString(), digest }];
  const tag = { ...values, uid: context.childOf(parent), history };
  requireFreeName(repo.tags, 'tag', tag);
  repo.tags.push(tag);
  return json(shownTag(tag, repo));
}

function deleteTag(_request: Incoming, context: PlatformContext, uid = ''): Answer {
  requireCapabilities(context, uid);
  const repo = existing(context.state.repos, 'repo', parentOf(uid));
  existing(repo.tags, 'tag', uid);
  remove(repo.tags, (tag) => tag.uid === uid);
  return { status: 200, body: '' };
}

function getArchitectures(_request: Incoming, context: PlatformContext, repo = '', digest = ''): Answer {
  const index = indexOf(context, repo, digest);
  return json({ architectures: index.manifests.map(({ architecture }) => architecture) });
}

function getSize({ url }: Incoming, context: PlatformContext, repo = '', digest = ''): Answer {
  const index = indexOf(context, repo, digest);
  const [asked] = queryOf(url, { architecture: 'one' }).architecture ?? [];
  const architecture = asked ?? 'amd64';
  const { size } = existing(
    index.manifests.map((one) => ({ uid: one.architecture, ...one })),
    'architecture',
    architecture,
  );
  return json({ architecture, size: String(size) });
}

function indexOf(context: PlatformContext, repo: string, digest: string) {
  const { indexes } = existing(visibleRepos(context), 'repo', repo);
  return existing(
    indexes.map((index) => ({ uid: index.digest, ...index })),
    'image',
    digest,
  );
}

function shownTag({ uid, name, deprecated, history }: TagRecord, repo: Repo) {
  const records = oldestFirst(history);
  return {
    uid,
    name,
    deprecated,
    digest: records.at(-1)?.digest ?? '',
    createTime: records[0]?.updateTimestamp ?? repo.createTime,
    updateTime: records.at(-1)?.updateTimestamp ?? repo.updateTime,
  };
}
