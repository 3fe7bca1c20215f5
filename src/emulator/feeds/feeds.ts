// Data that is the same for every organization: advisories, the advisory feed, resolved vulnerabilities, libraries, and ping.

import { visibleRepos } from '../catalog/repos.js';
import { type PlatformContext, type Route, route } from '../iam/access.js';
import {
  anyOf,
  enumerated,
  equals,
  hierarchy,
  type ListFilter,
  type ListFilters,
  noneOf,
  queryOf,
} from '../lists/filters.js';
import { type Listing, listPage } from '../lists/lists.js';
import { existing, invalid } from '../resources.js';
import { type Answer, type Incoming, json, parameter } from '../server/answer.js';
import type { State } from '../state/state.js';

type Advisory = State['advisories'][number];
type Fields = Readonly<Record<string, unknown>>;

const reviewStates = ['UNSPECIFIED', 'PENDING', 'APPROVED', 'REQUEST_CHANGES', 'REJECTED'];

/** The field of an event that makes it one of a type, by the name of the type. */
const eventFields = {
  UNSPECIFIED: '',
  DETECTION: 'detection',
  TRUE_POSITIVE_DETERMINATION: 'truePositiveDetermination',
  FIXED: 'fixed',
  FALSE_POSITIVE_DETERMINATION: 'falsePositiveDetermination',
  ANALYSIS_NOT_PLANNED: 'analysisNotPlanned',
  FIX_NOT_PLANNED: 'fixNotPlanned',
  PENDING_UPSTREAM_FIX: 'pendingUpstreamFix',
  PATCHED: 'patched',
};
const eventTypes = Object.keys(eventFields).map((name) => `EVENT_TYPE_FILTER_${name}`);

const events: ListFilters<Advisory> = {
  eventReviewStates: enumerated(
    'many',
    reviewStates.map((name) => `REVIEW_STATE_${name}`),
    (one) => eventsOf(one).flatMap((event) => texts(event, 'reviewState')),
  ),
  eventAuthors: anyOf((one) => eventsOf(one).flatMap((event) => texts(event, 'author'))),
  excludeEventAuthors: noneOf((one) => eventsOf(one).flatMap((event) => texts(event, 'author'))),
  eventReviewers: anyOf((one) => eventsOf(one).flatMap((event) => texts(event, 'reviewer'))),
  eventTypes: enumerated('many', eventTypes, (one) => eventsOf(one).flatMap(typesOf)),
  latestEventType: enumerated('one', eventTypes, latestTypes),
};

/** An advisory about a package is of that package's origin, unless it says otherwise. */
export const advisoryList: Listing<Advisory, 'advisories'> = {
  key: 'advisories',
  sortable: ['advisoryId', 'artifactName', 'createTime', 'updateTime'],
  filters: {
    ...hierarchy,
    advisoryIds: anyOf(({ advisoryId }) => [advisoryId]),
    legacyAdvisoryIds: anyOf((one) => texts(one, 'legacyAdvisoryId')),
    artifactNames: anyOf(({ artifactName }) => [artifactName]),
    artifactTypes: anyOf((one) => texts(one, 'artifactType')),
    artifactArchitectures: anyOf((one) => texts(one, 'artifactArchitecture')),
    componentNames: anyOf((one) => texts(one, 'componentName')),
    componentTypes: anyOf((one) => texts(one, 'componentType')),
    componentLocations: anyOf((one) => texts(one, 'componentLocation')),
    aliases: anyOf((one) => texts(one, 'aliases')),
    origin: equals((one) => texts(one, 'origin')[0] ?? one.artifactName),
    query: {
      arity: 'one',
      matching:
        ([wanted = '']) =>
        (one) =>
          [one.artifactName, ...texts(one, 'componentName'), ...texts(one, 'aliases')].some((text) =>
            text.toLowerCase().includes(wanted.toLowerCase()),
          ),
    },
    ...events,
  },
};

/** A field that is a text or a list of texts; empty if the advisory does not have it. */
function texts(item: Fields, field: string): readonly string[] {
  return [item[field] ?? []].flat().filter((value) => typeof value === 'string');
}

function eventsOf({ events: all }: Fields): readonly Fields[] {
  return Array.isArray(all) ? all : [];
}

function typesOf(event: Fields): readonly string[] {
  return Object.entries(eventFields).flatMap(([name, field]) =>
    event[field] === undefined ? [] : [`EVENT_TYPE_FILTER_${name}`],
  );
}

/** Of the newest event that was approved. */
function latestTypes(advisory: Fields): readonly string[] {
  const approved = eventsOf(advisory).filter(
    ({ reviewState = 'REVIEW_STATE_APPROVED' }) => reviewState === 'REVIEW_STATE_APPROVED',
  );
  const at = ({ createTime }: Fields) => Date.parse(String(createTime)) || 0;
  const newest = approved.toSorted((a, b) => at(a) - at(b)).at(-1);
  return newest === undefined ? [] : typesOf(newest);
}

export const resolvedRoutes: readonly Route[] = [
  route(
    'GET /advisory/v2/images/resolvedVulns',
    ['CAP_APK_LIST', 'CAP_REPO_LIST', 'CAP_MANIFEST_METADATA_LIST', 'CAP_TAG_LIST'],
    listResolved,
  ),
];

/** The days from the start to the end, both included. The images that a request names have to be visible. */
function listResolved({ url }: Incoming, context: PlatformContext): Answer {
  const others = new URL(url);
  for (const name of ['image_refs', 'imageRefs']) others.searchParams.delete(name);
  const query = queryOf(others, { startTime: 'one', endTime: 'one' });
  const [start, end] = [required(query, 'startTime'), required(query, 'endTime')];
  const images = ['image_refs', 'imageRefs'].flatMap((name) => url.searchParams.getAll(name));
  for (const [at, text] of images.entries())
    existing(visibleRepos(context), 'repo', repoOf(text, `imageRefs.${at}`));
  const resolvedVulnsReports = context.state.resolvedVulns.filter(
    ({ date }) => date >= start.slice(0, 10) && date <= end,
  );
  return json({ resolvedVulnsReports });
}

/** @throws Refusal INVALID_ARGUMENT if the parameter is absent */
function required(query: Readonly<Record<string, readonly string[]>>, name: string): string {
  const [first] = query[name] ?? [];
  if (first === undefined) throw invalid(name, 'is required');
  return first;
}

/** A query has no form for a list of messages: each image is the JSON of `{"repo": "<uid>", "tags": []}`. */
function repoOf(text: string, field: string): string {
  const value = parsed(text);
  const repo = typeof value === 'object' && value !== null && 'repo' in value ? value.repo : undefined;
  if (typeof repo !== 'string' || repo === '') throw invalid(`${field}.repo`, 'is required');
  return repo;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

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
  const { searchParams } = request.url;
  const isFirst = parameter(searchParams, 'page_token') === undefined;
  if (isFirst && !searchParams.get('ecosystems')) throw invalid('ecosystems', 'is required');
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
  const query = queryOf(url, { ecosystems: 'many' });
  const wanted = query.ecosystems ?? [];
  if (wanted.length === 0) throw invalid('ecosystems', 'is required');
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
