// Facts → the report document, and back: the report has everything that checks use of a fact.
import { compact } from '../model/collections.js';
import type { Cause } from '../model/failure.js';
import type { ImageReference } from '../model/images/image.js';
import type {
  AnnouncedEnd,
  ComparedImages,
  EndOfLife,
  Fact,
  Instant,
  Lag,
  PinSuccessor,
  ReleaseEnds,
  Vanishing,
} from '../model/judgement/fact.js';
import type { ReferenceSignatures } from '../model/judgement/signature.js';
import { formatDay } from '../model/text/time.js';
import { describeSource, parseSource } from './history.js';
import type { ReportedFact } from './schema/schema.js';
import { instantIfKnown, isoIfKnown, isoTime, withInstants, withIsoTimes } from './time.js';

/**
 * The part of the reported fact. Empty unless the only thing unknown is the history of the tag: a timeout or a
 * contradiction stays what it is, and so does a build that is later than `asOf`.
 */
export function describeBuilt(
  fact: Fact,
  { digest }: Pick<ImageReference, 'digest'>,
  signatures: ReferenceSignatures | undefined,
  asOf: Instant,
): Pick<ReportedFact, 'built'> {
  const isOpen = fact.status === 'not-current' || (fact.status === 'unknown' && fact.cause === 'no-history');
  if (!isOpen) return {};
  const { built } = signatures ?? {};
  if (digest === undefined || signatures?.digest !== digest || built?.provesTag !== true) return {};
  const { gitTag, at, build } = built;
  if (gitTag === undefined || at === undefined || at > asOf) return {};
  return { built: { gitTag, at: isoTime(at), ...compact({ repository: build.repository }) } };
}

export function describeFact(fact: Fact): ReportedFact {
  const { status } = fact;
  if (status === 'missing')
    return {
      status,
      what: fact.what,
      message: `the ${fact.what} does not exist`,
      ...describeSuccessor(fact.successor),
    };
  const { endOfLife, endUnread, currentDigest } = fact;
  // A fact without sources has no field for them.
  const evidence = fact.evidence?.length ? fact.evidence.map(describeSource) : undefined;
  if (status === 'unknown')
    return {
      status,
      cause: fact.cause,
      message: fact.message,
      ...compact({ currentDigest, evidence, endUnread }),
      ...describeEnd(endOfLife),
    };
  const { currentSince, basis, recoveredTag, noTarget } = fact;
  return compact({
    status,
    currentDigest,
    currentSince: isoIfKnown(currentSince),
    pinnedSince: 'pinnedSince' in fact ? isoIfKnown(fact.pinnedSince) : undefined,
    basis,
    evidence,
    ...describeOwn(fact),
    recoveredTag,
    noTarget,
    endUnread,
    ...describeEnd(endOfLife),
  });
}

function describeOwn(fact: Exclude<Fact, { status: 'missing' | 'unknown' }>): Partial<ReportedFact> {
  switch (fact.status) {
    case 'superseded':
      return { ...describeLag(fact), ...describeVanishing(fact.vanishes) };
    case 'current':
      return {
        ...compact({ youngUntil: isoIfKnown(fact.youngUntil), ageUnknown: fact.ageUnknown }),
        ...describeVanishing(fact.vanishes),
      };
    case 'not-current':
      return compact({
        notSince: isoIfKnown(fact.notSince),
        otherTag: fact.otherTag,
        compared: fact.compared && describeCompared(fact.compared),
      });
    case 'not-in-history':
      return { records: fact.records, historySince: isoTime(fact.historySince) };
    case 'one-platform':
      return { indexDigest: fact.indexDigest, ...(fact.lag && describeLag(fact.lag)) };
    case 'unpinned':
      return {};
  }
}

function describeLag({ supersededAt, supersededBy, behind, lagMs, compared }: Lag): Partial<ReportedFact> {
  return {
    supersededAt: isoTime(supersededAt),
    supersededBy,
    behind,
    lagSeconds: Math.floor(lagMs / 1000),
    ...(compared && { compared: describeCompared(compared) }),
  };
}

function describeCompared({ platforms, changedAt, ...why }: ComparedImages): ReportedFact['compared'] {
  return compact({ platforms: platforms && [...platforms], changedAt: isoIfKnown(changedAt), ...why });
}

function parseCompared(reported: ReportedFact['compared']): Pick<Lag, 'compared'> {
  if (reported === undefined) return {};
  const { platforms, changedAt, ...why } = reported;
  return { compared: compact({ platforms, changedAt: instantIfKnown(changedAt), ...why }) };
}

function describeEnd(endOfLife: EndOfLife | undefined): Partial<ReportedFact> {
  if (endOfLife === undefined) return {};
  const { deprecated, successors } = endOfLife;
  const day = endOfLife.deprecated ? describeDate(endOfLife.date) : describeAnnounced(endOfLife.announced);
  const releases = endOfLife.releases && { releases: describeReleaseEnds(endOfLife.releases) };
  if (day === undefined && successors === undefined && releases === undefined) return { deprecated };
  return { deprecated, endOfLife: { ...day, ...successors, ...releases } };
}

type ReportedEnd = NonNullable<ReportedFact['endOfLife']>;

function describeDate(date: (EndOfLife & { readonly deprecated: true })['date']): ReportedEnd | undefined {
  if (date === undefined) return undefined;
  return typeof date === 'string' ? { date } : { dateUnknown: date.unknown };
}

function describeAnnounced(announced: AnnouncedEnd | undefined): ReportedEnd | undefined {
  if (announced === undefined) return undefined;
  const { date, grace } = announced;
  return compact({
    date: isoIfKnown(date)?.slice(0, 10),
    grace: grace && compact({ until: isoIfKnown(grace.until) }),
  });
}

/** The fact that a report describes. @param at the instant of the report @returns `undefined` when a field is missing that the status requires */
export function parseFact(reported: ReportedFact, at: Instant): Fact | undefined {
  const { status, cause, message = '', what } = reported;
  if (status === 'missing')
    return what === undefined ? undefined : { status, what, ...parseSuccessor(reported.successor) };
  const { currentDigest, currentSince, basis, recoveredTag, noTarget } = reported;
  const learned = compact({
    evidence: reported.evidence?.map(parseSource),
    endOfLife: parseEnd(reported),
    endUnread: reported.endUnread as Cause | undefined,
  });
  if (status === 'unknown')
    return cause === undefined
      ? undefined
      : { status, cause: cause as Cause, message, ...compact({ currentDigest }), ...learned };
  if (currentDigest === undefined) return undefined;
  const details = compact({ currentSince: instantIfKnown(currentSince), basis, recoveredTag, noTarget });
  return parseOwn(status, reported, { currentDigest, ...details, ...learned }, at);
}

type KnownFact = Omit<Extract<Fact, { status: 'unpinned' }>, 'status'>;

function parseOwn(
  status: Exclude<Fact['status'], 'missing' | 'unknown'>,
  reported: ReportedFact,
  known: KnownFact,
  at: Instant,
): Fact | undefined {
  const { records, historySince, indexDigest } = reported;
  const pinned = compact({ pinnedSince: instantIfKnown(reported.pinnedSince) });
  const lag = parseLag(reported, at);
  switch (status) {
    case 'unpinned':
      return { status, ...known };
    case 'current':
      return {
        status,
        ...pinned,
        ...compact({
          youngUntil: instantIfKnown(reported.youngUntil),
          ageUnknown: reported.ageUnknown,
        }),
        ...parseVanishing(reported.vanishes),
        ...known,
      };
    case 'superseded':
      return pinned.pinnedSince !== undefined && lag !== undefined
        ? { status, pinnedSince: pinned.pinnedSince, ...parseVanishing(reported.vanishes), ...lag, ...known }
        : undefined;
    case 'not-current':
      return {
        status,
        ...compact({ notSince: instantIfKnown(reported.notSince), otherTag: reported.otherTag }),
        ...parseCompared(reported.compared),
        ...known,
      };
    case 'not-in-history':
      return records === undefined || historySince === undefined
        ? undefined
        : { status, records, historySince: Date.parse(historySince), ...known };
    case 'one-platform':
      return indexDigest === undefined
        ? undefined
        : { status, indexDigest, ...pinned, ...(lag && { lag }), ...known };
  }
}

function parseLag(
  { supersededAt, supersededBy, behind, lagSeconds, compared }: ReportedFact,
  at: Instant,
): Lag | undefined {
  if (supersededAt === undefined || supersededBy === undefined || behind === undefined) return undefined;
  const since = Date.parse(supersededAt);
  const whole = Math.max(0, at - since);
  // It is less where what replaced the pin was too young to count.
  const isWhole = lagSeconds === undefined || lagSeconds === Math.floor(whole / 1000);
  const lagMs = isWhole ? whole : lagSeconds * 1000;
  return { supersededAt: since, supersededBy, behind, lagMs, ...parseCompared(compared) };
}

function parseEnd({ deprecated, endOfLife }: ReportedFact): EndOfLife | undefined {
  if (deprecated === undefined) return undefined;
  const { date, dateUnknown, nearest, newest, grace, releases } = endOfLife ?? {};
  const shared = {
    ...(nearest === undefined || newest === undefined ? {} : { successors: { nearest, newest } }),
    ...(releases && { releases: parseReleaseEnds(releases) }),
  };
  if (!deprecated) {
    if (date === undefined && grace === undefined) return { deprecated };
    const announced = compact({
      date: instantIfKnown(date),
      grace: grace && compact({ until: instantIfKnown(grace.until) }),
    });
    return { deprecated, announced, ...shared };
  }
  const day = date ?? (dateUnknown === undefined ? undefined : { unknown: dateUnknown });
  return { deprecated, ...shared, ...(day === undefined ? {} : { date: day }) };
}

function describeVanishing(vanishing: Vanishing | undefined) {
  if (vanishing === undefined) return {};
  const { keptMs, from, sibling, mirror } = vanishing;
  const known = compact({ from: isoIfKnown(from), sibling, mirror });
  return { vanishes: { keptSeconds: Math.floor(keptMs / 1000), ...known } };
}

function parseVanishing(reported: ReportedFact['vanishes']): {
  readonly vanishes?: Vanishing;
} {
  if (reported === undefined) return {};
  const { keptSeconds, from, sibling, mirror } = reported;
  const known = compact({ from: instantIfKnown(from), sibling, mirror });
  return { vanishes: { keptMs: keptSeconds * 1000, ...known } };
}

function describeSuccessor(successor: PinSuccessor | undefined) {
  if (successor === undefined) return {};
  return { successor: withIsoTimes(successor, 'since') };
}

function parseSuccessor(reported: ReportedFact['successor']): {
  readonly successor?: PinSuccessor;
} {
  if (reported === undefined) return {};
  return { successor: withInstants(reported, 'since') };
}

type ReportedEnds = NonNullable<ReportedEnd['releases']>;

function describeReleaseEnds({ ends, ...source }: ReleaseEnds): ReportedEnds {
  return {
    ...source,
    ends: ends.map(({ of, name, date, successors }) => ({
      of,
      name,
      ...compact({ date: date === undefined ? undefined : formatDay(date) }),
      ...successors,
    })),
  };
}

function parseReleaseEnds({ list, asOf, outdated, ends }: ReportedEnds): ReleaseEnds {
  return {
    list,
    asOf,
    ...compact({ outdated }),
    ends: ends.map(({ of, name, date, nearest, newest }) => ({
      of,
      name,
      ...compact({
        date: date === undefined ? undefined : Date.parse(date),
        successors: nearest === undefined || newest === undefined ? undefined : { nearest, newest },
      }),
    })),
  };
}
