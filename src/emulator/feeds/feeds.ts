// Data that is the same for every organization: advisories, the advisory feed, library artifacts, and ping.
import { type PlatformContext, type Route, route } from '../access.js';
import { type Answer, type Incoming, json } from '../answer.js';
import { anyOf, type ListFilter } from '../lists/filters.js';
import { queryOf } from '../lists/query.js';
import { type Listing, listPage } from '../lists.js';
import { existing } from '../resources.js';
import type { State } from '../state.js';
import { advisoryList } from './advisory-filters.js';

export const feedRoutes: readonly Route[] = [
  route('GET /vulnerabilities/v2/advisories', ['CAP_ADVISORIES_LIST'], listAdvisories),
  route('GET /vulnerabilities/v2/advisories/{uid}', ['CAP_ADVISORIES_LIST'], getAdvisory),
  route('GET /libraries/v2/artifacts', ['CAP_LIBRARIES_ARTIFACTS_LIST'], listArtifacts),
  route('GET /libraries/v2/artifacts/count', ['CAP_LIBRARIES_ARTIFACTS_LIST'], countArtifacts),
  route('GET /libraries/v2/artifacts/{uid}/versions', ['CAP_LIBRARIES_ARTIFACTS_LIST'], listVersions),
  route('GET /advisory/v2/documents', 'open', listDocuments),
  route('GET /advisory/v2/metadata', 'open', listMetadata),
  route('GET /ping/v2/ping', 'open', ping),
];

function ping({ url }: Incoming): Answer {
  queryOf(url, {});
  return json({ response: 'pong' });
}

function listAdvisories(request: Incoming, context: PlatformContext): Answer {
  return json(listPage(request, context, advisoryList, context.state.advisories));
}

function getAdvisory(_request: Incoming, { state }: PlatformContext, uid = ''): Answer {
  return json(existing(state.advisories, 'advisory', uid));
}

const artifacts: Listing<ReturnType<typeof artifact>, 'artifacts'> = {
  key: 'artifacts',
  sortable: ['name', 'createTime', 'updateTime'],
  order: 'name',
  filters: { ecosystems: anyOf(({ ecosystem }) => [ecosystem]), query: containing(({ name }) => name) },
};

function listArtifacts(request: Incoming, context: PlatformContext): Answer {
  return json(listPage(request, context, artifacts, context.state.artifacts.map(artifact)));
}

function artifact({ versions, ...known }: State['artifacts'][number]) {
  return { ...known, versionCount: versions.length, latestVersion: versions.at(-1)?.version ?? '' };
}

function containing<T>(read: (item: T) => string): ListFilter<T> {
  return {
    arity: 'one',
    matching:
      ([part = '']) =>
      (item) =>
        read(item).includes(part),
  };
}

function countArtifacts({ url }: Incoming, { state }: PlatformContext): Answer {
  const all = [...new Set(state.artifacts.map(({ ecosystem }) => ecosystem))];
  const wanted = queryOf(url, { ecosystems: 'many' }).ecosystems ?? all;
  const counts = all
    .filter((ecosystem) => wanted.includes(ecosystem))
    .map((ecosystem) => ({
      ecosystem,
      totalCount: String(state.artifacts.filter((one) => one.ecosystem === ecosystem).length),
    }));
  return json({ counts });
}

const versionList: Listing<State['artifacts'][number]['versions'][number], 'artifactVersions'> = {
  key: 'artifactVersions',
  sortable: ['name', 'version', 'createTime', 'updateTime'],
  order: 'version desc',
  filters: {},
};

function listVersions(request: Incoming, context: PlatformContext, uid = ''): Answer {
  const { versions } = existing(context.state.artifacts, 'artifact', uid);
  return json(listPage(request, context, versionList, versions));
}

function listDocuments({ url }: Incoming, { state }: PlatformContext): Answer {
  const { id: [id] = [], cves = [] } = queryOf(url, { id: 'one', cves: 'many' });
  const documents = state.documents
    .filter((document) => id === undefined || document.id === id)
    .filter(({ advisories }) =>
      advisories.some((one) => cves.length === 0 || one.aliases.some((alias) => cves.includes(alias))),
    );
  return json({ documents });
}

const metadata: Listing<State['vulnerabilityMetadata'][number] & { uid: string }, 'vulnerabilityMetadata'> = {
  key: 'vulnerabilityMetadata',
  sortable: ['id'],
  order: 'id',
  filters: { id: anyOf(({ id }) => [id]), ids: anyOf(({ id }) => [id]) },
};

function listMetadata(request: Incoming, context: PlatformContext): Answer {
  const all = context.state.vulnerabilityMetadata.map((one) => ({ uid: one.id, ...one }));
  const page = listPage(request, context, metadata, all);
  const shown = page.vulnerabilityMetadata.map(({ uid, ...one }) => ({ ...one, id: uid }));
  return json({ ...page, vulnerabilityMetadata: shown });
}
