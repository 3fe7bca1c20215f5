// Data that is the same for every organization: advisories, the advisory feed, library artifacts, and ping.
import { type PlatformContext, type Route, route } from '../access.js';
import { type Answer, type Incoming, json, parameter } from '../answer.js';
import { listPage } from '../lists.js';
import { existing } from '../resources.js';

export const feedRoutes: readonly Route[] = [
  route('GET /vulnerabilities/v2/advisories', 'advisories.list', listAdvisories),
  route('GET /vulnerabilities/v2/advisories/{uid}', 'advisories.list', getAdvisory),
  route('GET /libraries/v2/artifacts', 'libraries.list', listArtifacts),
  route('GET /libraries/v2/artifacts/count', 'libraries.list', countArtifacts),
  route('GET /libraries/v2/artifacts/{uid}/versions', 'libraries.list', listVersions),
  route('GET /advisory/v2/documents', 'open', listDocuments),
  route('GET /advisory/v2/metadata', 'open', listMetadata),
  route('GET /advisory/v2/images/resolvedVulns', 'advisories.list', listResolved),
  route('GET /ping/v2/ping', 'open', () => json({ response: 'pong' })),
];

/** The values of a parameter, which may be repeated or separated by commas. */
function listed(url: URL, name: string): readonly string[] {
  return url.searchParams.getAll(name).flatMap((value) => value.split(','));
}

function among(wanted: readonly string[], value: string): boolean {
  return wanted.length === 0 || wanted.includes(value);
}

function listAdvisories({ url }: Incoming, { state, now }: PlatformContext): Answer {
  const names = listed(url, 'artifactNames');
  const ids = listed(url, 'advisoryIds');
  const found = state.advisories.filter(
    (one) => among(names, one.artifactName) && among(ids, one.advisoryId),
  );
  return json(listPage(found, url.searchParams, 'advisories', now));
}

function getAdvisory(_request: Incoming, { state }: PlatformContext, uid = ''): Answer {
  return json(existing(state.advisories, 'advisory', uid));
}

function listArtifacts({ url }: Incoming, { state, now }: PlatformContext): Answer {
  const ecosystems = listed(url, 'ecosystems');
  const query = parameter(url.searchParams, 'query') ?? '';
  const found = state.artifacts.filter((one) => among(ecosystems, one.ecosystem) && one.name.includes(query));
  const artifacts = found.map(({ versions, ...artifact }) => ({
    ...artifact,
    versionCount: versions.length,
    latestVersion: versions.at(-1)?.version ?? '',
  }));
  return json(listPage(artifacts, url.searchParams, 'artifacts', now));
}

function countArtifacts({ url }: Incoming, { state }: PlatformContext): Answer {
  const ecosystems = [...new Set(state.artifacts.map(({ ecosystem }) => ecosystem))];
  const counts = ecosystems
    .filter((ecosystem) => among(listed(url, 'ecosystems'), ecosystem))
    .map((ecosystem) => ({
      ecosystem,
      totalCount: String(state.artifacts.filter((artifact) => artifact.ecosystem === ecosystem).length),
    }));
  return json({ counts });
}

function listVersions({ url }: Incoming, { state, now }: PlatformContext, uid = ''): Answer {
  const { versions } = existing(state.artifacts, 'artifact', uid);
  return json(listPage(versions, url.searchParams, 'artifactVersions', now));
}

function listDocuments({ url }: Incoming, { state }: PlatformContext): Answer {
  const id = parameter(url.searchParams, 'id');
  const cves = listed(url, 'cves');
  const documents = state.documents
    .filter((document) => id === undefined || document.id === id)
    .filter(({ advisories }) =>
      advisories.some((one) => cves.length === 0 || one.aliases.some((alias) => cves.includes(alias))),
    );
  return json({ documents });
}

function listMetadata({ url }: Incoming, { state, now }: PlatformContext): Answer {
  const ids = [...listed(url, 'ids'), ...listed(url, 'id')];
  const found = state.vulnerabilityMetadata.filter(({ id }) => among(ids, id));
  const page = listPage(
    found.map((one) => ({ uid: one.id, ...one })),
    url.searchParams,
    'vulnerabilityMetadata',
    now,
  );
  return json(page);
}

function listResolved({ url }: Incoming, { state }: PlatformContext): Answer {
  const start = parameter(url.searchParams, 'start_time') ?? '';
  const end = parameter(url.searchParams, 'end_time') ?? '~';
  const resolvedVulnsReports = state.resolvedVulns.filter(
    ({ date }) => date >= start.slice(0, 10) && date <= end,
  );
  return json({ resolvedVulnsReports });
}
