// The list of advisories: what it can be filtered and ordered by.
import { anyOf, enumerated, equals, hierarchy, type ListFilters, noneOf } from '../lists/filters.js';
import type { Listing } from '../lists.js';
import type { State } from '../state.js';

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
