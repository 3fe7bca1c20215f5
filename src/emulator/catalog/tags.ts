// Tags of repositories, and read-only information about images by digest.

import { checkedValues } from '../collection.js';
import { type PlatformContext, type Route, requireCapabilities, route } from '../iam/access.js';
import { equals, hierarchy, instant, queryOf, shownIf } from '../lists/filters.js';
import { type Listing, listPage } from '../lists/lists.js';
import { bodyOf, existing, remove, requireFreeName } from '../resources.js';
import { type Answer, type Incoming, json } from '../server/answer.js';
import { tagFields } from '../state/catalog.js';
import { oldestFirst, parentOf, type Repo, type TagRecord } from '../state/state.js';
import { visibleRepos } from './repos.js';

const readImages = ['CAP_REPO_LIST', 'CAP_MANIFEST_METADATA_LIST'] as const;

export const tagRoutes: readonly Route[] = [
  route('GET /registry/v2/tags', ['CAP_TAG_LIST'], listTags),
  route('GET /registry/v2/tags/{uid}', ['CAP_TAG_LIST'], getTag),
  route('POST /registry/v2/tags/{parent}', ['CAP_TAG_CREATE'], createTag),
  route('DELETE /registry/v2/tags/{uid}', ['CAP_TAG_DELETE'], deleteTag),
  route('GET /registry/v2/repos/{repo}/digests/{digest}/architectures', readImages, getArchitectures),
  route('GET /registry/v2/repos/{repo}/digests/{digest}/size', readImages, getSize),
];

const tags: Listing<ReturnType<typeof shown>, 'tags'> = {
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
  const items = visibleRepos(context).flatMap((repo) => repo.tags.map((tag) => shown(tag, repo)));
  return json(listPage(request, context, tags, items));
}

function getTag(_request: Incoming, context: PlatformContext, uid = ''): Answer {
  const repo = existing(visibleRepos(context), 'repo', parentOf(uid));
  return json(shown(existing(repo.tags, 'tag', uid), repo));
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
  return json(shown(tag, repo));
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

function shown({ uid, name, deprecated, history }: TagRecord, repo: Repo) {
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
