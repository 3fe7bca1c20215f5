// A run's data → the report document.
import type { Advisory } from '../model/advisory.js';
import type { EndOfLife, Fact, Instant, TagHistory } from '../model/fact.js';
import type { Finding } from '../model/finding.js';
import type { ImageOccurrence, Occurrence } from '../model/occurrence.js';
import { type Position, positionsOf } from '../model/position.js';
import type { Place, Problem, SourceFile } from '../model/source.js';
import { describeFix } from './fix.js';
import { describeWaived } from './policy.js';
import type {
  ReportedAdvisory,
  ReportedFact,
  ReportedFinding,
  ReportedHistory,
  ReportedReference,
} from './schema.js';

export type Locate = (place: Place) => Position;

/** Finds lines and columns in the scanned files. A place in a file that was not scanned is a defect and throws. */
export function locator(files: ReadonlyMap<string, SourceFile>): Locate {
  const known = new Map<string, ReturnType<typeof positionsOf>>();
  return ({ file, span }) => {
    const source = files.get(file);
    if (source === undefined) throw new Error(`no text of ${file}`);
    const positions = known.get(file) ?? positionsOf(source.text);
    known.set(file, positions);
    return positions(span);
  };
}

/** An occurrence as the report and `scan --json` show it, without its fact. */
export function describeReference(
  occurrence: Occurrence,
  files: ReadonlyMap<string, SourceFile>,
  locate: Locate,
): ReportedReference {
  const { at, raw, parts, uses } = occurrence;
  const { file } = at;
  const text = files.get(file)?.text ?? '';
  const shared = {
    file,
    ...locate(at),
    raw,
    ...(parts === undefined
      ? {}
      : {
          parts: parts.map(({ part, span }) => ({
            part,
            raw: text.slice(span.start, span.end),
            ...locate({ file, span }),
          })),
        }),
    ...(uses === undefined ? {} : { uses: uses.map((span) => locate({ file, span })) }),
  };
  if (occurrence.kind === 'opaque')
    return { kind: 'opaque', ...shared, why: occurrence.why, detail: occurrence.detail };
  const noPlace = occurrence.pin.kind === 'refused' ? { noPlace: occurrence.pin.why } : {};
  return { kind: 'image', ...shared, ...occurrence.image, ...noPlace };
}

/** Problems as `scan --json` shows them. */
export function describeProblem({ file, message, span }: Problem, locate: Locate) {
  return { file, message, ...(span === undefined ? {} : locate({ file, span })) };
}

export function describeReferenceWithFact(
  occurrence: Occurrence,
  facts: ReadonlyMap<ImageOccurrence, Fact>,
  files: ReadonlyMap<string, SourceFile>,
  locate: Locate,
): ReportedReference {
  const reference = describeReference(occurrence, files, locate);
  const fact = occurrence.kind === 'image' ? facts.get(occurrence) : undefined;
  return fact === undefined ? reference : { ...reference, fact: describeFact(fact) };
}

function describeFact(fact: Fact): ReportedFact {
  if (fact.status === 'missing') return { status: 'missing', message: `the ${fact.what} does not exist` };
  const { status, endOfLife } = fact;
  const deprecated = describeEndOfLife(endOfLife);
  if (status === 'unknown') {
    const { cause, message, currentDigest } = fact;
    return {
      status,
      cause,
      message,
      ...(currentDigest === undefined ? {} : { currentDigest }),
      ...deprecated,
    };
  }
  const pinnedSince = 'pinnedSince' in fact ? fact.pinnedSince : undefined;
  return {
    status,
    currentDigest: fact.currentDigest,
    ...(fact.currentSince === undefined ? {} : { currentSince: isoTime(fact.currentSince) }),
    ...(pinnedSince === undefined ? {} : { pinnedSince: isoTime(pinnedSince) }),
    ...(fact.basis === undefined ? {} : { basis: fact.basis }),
    ...(status === 'superseded'
      ? {
          supersededAt: isoTime(fact.supersededAt),
          behind: fact.behind,
          lagSeconds: Math.floor(fact.lagMs / 1000),
        }
      : {}),
    ...(fact.recoveredTag === undefined ? {} : { recoveredTag: fact.recoveredTag }),
    ...deprecated,
  };
}

function describeEndOfLife(
  endOfLife: EndOfLife | undefined,
): Pick<ReportedFact, 'deprecated' | 'endOfLifeDate'> {
  if (endOfLife === undefined) return {};
  const { deprecated } = endOfLife;
  const date = endOfLife.deprecated ? endOfLife.date : undefined;
  return typeof date === 'string' ? { deprecated, endOfLifeDate: date } : { deprecated };
}

/** A finding with its place; the fix is given for the whole reference, or with a place of its own in another key. */
export function describeFinding(
  { check, severity, at, message, about, fix, waived, introduced }: Finding,
  files: ReadonlyMap<string, SourceFile>,
  locate: Locate,
): ReportedFinding {
  const text = at === undefined ? undefined : files.get(at.file)?.text;
  return {
    check,
    severity,
    ...(at === undefined ? {} : { file: at.file, ...locate(at) }),
    ...(at === undefined || text?.startsWith('\uFEFF') !== false
      ? {}
      : { charOffset: at.span.start, charLength: at.span.end - at.span.start }),
    message,
    ...describeSubject(about),
    ...(typeof introduced === 'boolean' ? { introduced } : {}),
    ...describeWaived(waived, locate),
    ...(fix === undefined || at === undefined || text === undefined
      ? {}
      : { fix: describeFix(at, fix, text, locate) }),
  };
}

/** An advisory with all that the platform said of it. */
export function describeAdvisory(advisory: Advisory): ReportedAdvisory {
  const { aliases, severities, events, ...rest } = advisory;
  return {
    ...rest,
    ...(aliases === undefined ? {} : { aliases: [...aliases] }),
    ...(severities === undefined ? {} : { severities: severities.map((one) => ({ ...one })) }),
    ...(events === undefined
      ? {}
      : {
          events: events.map(({ patchedVersions, ...event }) => ({
            ...event,
            ...(patchedVersions === undefined ? {} : { patchedVersions: [...patchedVersions] }),
          })),
        }),
  };
}

function describeSubject({ image, artifact, advisory }: NonNullable<Finding['about']> = {}) {
  const { registry, repository, tag } = image ?? {};
  return {
    ...(registry === undefined || repository === undefined
      ? {}
      : { image: { registry, repository, ...(tag === undefined ? {} : { tag }) } }),
    ...(artifact === undefined ? {} : { artifact }),
    ...(advisory === undefined ? {} : { advisory: advisory.id }),
  };
}

const mostReigns = 100;

/** A tag's history as the report shows it: its newest 100 reigns, and how many older ones there are. */
export function describeHistory({ reigns, ...tag }: TagHistory): ReportedHistory {
  const left = reigns.length - mostReigns;
  return {
    ...tag,
    reigns: reigns.slice(-mostReigns).map(({ digest, since, until }) => ({
      digest,
      since: isoTime(since),
      ...(until === undefined ? {} : { until: isoTime(until) }),
    })),
    ...(left > 0 ? { truncated: left } : {}),
  };
}

/** RFC 3339 in UTC with milliseconds. */
export function isoTime(instant: Instant): string {
  return new Date(instant).toISOString();
}
