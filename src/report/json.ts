// A run's data → the report document.
import type { Fact, Instant } from '../model/fact.js';
import type { Finding } from '../model/finding.js';
import type { ImageOccurrence, Occurrence } from '../model/occurrence.js';
import type { Place, Problem, SourceFile } from '../model/source.js';
import { type Position, positionsOf } from './position.js';
import type { ReportedFact, ReportedFinding, ReportedReference } from './schema.js';

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
export function describeReference(occurrence: Occurrence, locate: Locate): ReportedReference {
  const { at, raw } = occurrence;
  const place = { file: at.file, ...locate(at) };
  if (occurrence.kind === 'opaque') return { kind: 'opaque', ...place, raw, why: occurrence.why };
  return { kind: 'image', ...place, raw, ...occurrence.image };
}

/** Problems as `scan --json` shows them. */
export function describeProblem({ file, message, span }: Problem, locate: Locate) {
  return { file, message, ...(span === undefined ? {} : locate({ file, span })) };
}

export function describeReferenceWithFact(
  occurrence: Occurrence,
  facts: ReadonlyMap<ImageOccurrence, Fact>,
  locate: Locate,
): ReportedReference {
  const reference = describeReference(occurrence, locate);
  const fact = occurrence.kind === 'image' ? facts.get(occurrence) : undefined;
  return fact === undefined ? reference : { ...reference, fact: describeFact(fact) };
}

function describeFact(fact: Fact): ReportedFact {
  if (fact.status === 'missing') return { status: 'missing', message: `the ${fact.what} does not exist` };
  const { status, endOfLife } = fact;
  const deprecated = endOfLife === undefined ? {} : { deprecated: endOfLife.deprecated };
  if (status === 'unknown') return { status, cause: fact.cause, message: fact.message, ...deprecated };
  return {
    status,
    currentDigest: fact.currentDigest,
    currentSince: isoTime(fact.currentSince),
    ...('pinnedSince' in fact ? { pinnedSince: isoTime(fact.pinnedSince) } : {}),
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

/** A finding with its place; the fix is given for the whole reference at that place. */
export function describeFinding(
  { check, severity, at, message, fix, introduced }: Finding,
  files: ReadonlyMap<string, SourceFile>,
  locate: Locate,
): ReportedFinding {
  const place = at === undefined ? {} : { file: at.file, ...locate(at) };
  const said = {
    check,
    severity,
    ...place,
    message,
    ...(typeof introduced === 'boolean' ? { introduced } : {}),
  };
  const text = at === undefined ? undefined : files.get(at.file)?.text;
  if (fix === undefined || at === undefined || text === undefined) return said;
  const start = Math.min(at.span.start, fix.span.start);
  const end = Math.max(at.span.end, fix.span.end);
  const expect = text.slice(start, end);
  const replacement = text.slice(start, fix.span.start) + fix.replacement + text.slice(fix.span.end, end);
  return { ...said, fix: { expect, replacement } };
}

/** RFC 3339 in UTC with milliseconds. */
export function isoTime(instant: Instant): string {
  return new Date(instant).toISOString();
}
