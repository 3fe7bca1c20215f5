// A run's data → the report document.
import type { Advisory } from '../model/advisory.js';
import type { Fact, Instant, TagHistory } from '../model/fact.js';
import type { Edit, Finding } from '../model/finding.js';
import type { ImageOccurrence, Occurrence } from '../model/occurrence.js';
import { type Position, positionsOf } from '../model/position.js';
import type { Place, Problem, SourceFile } from '../model/source.js';
import { describeFact, isoTime } from './fact.js';
import { describeFix } from './fix.js';
import { describeWaived } from './policy.js';
import type { ReportedAdvisory, ReportedFinding, ReportedHistory, ReportedReference } from './schema.js';

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

/** The same with what the platform said of it, and with the offsets that a replay needs. */
export function describeReferenceWithFact(
  occurrence: Occurrence,
  facts: ReadonlyMap<ImageOccurrence, Fact>,
  files: ReadonlyMap<string, SourceFile>,
  locate: Locate,
): ReportedReference {
  const reference = { ...describeReference(occurrence, files, locate), span: { ...occurrence.at.span } };
  if (occurrence.kind === 'opaque') return reference;
  const fact = facts.get(occurrence);
  return {
    ...reference,
    ...describePin(occurrence, files, locate),
    ...(fact === undefined ? {} : { fact: describeFact(fact) }),
  };
}

function describePin(
  { at, pin }: ImageOccurrence,
  files: ReadonlyMap<string, SourceFile>,
  locate: Locate,
): Pick<ReportedReference, 'pin'> {
  if (pin.kind === 'refused') return {};
  const { lead, span } = pin;
  const around = { start: Math.min(at.span.start, span.start), end: Math.max(at.span.end, span.end) };
  const isWithin = around.start === at.span.start && around.end === at.span.end;
  const text = files.get(at.file)?.text.slice(around.start, around.end) ?? '';
  const place = isWithin ? undefined : locate({ file: at.file, span: around });
  return { pin: { span: { ...span }, lead, ...(place === undefined ? {} : { around: { text, place } }) } };
}

/** What the description of a finding needs of the text in which it stands. */
export interface Texts {
  readonly locate: Locate;
  /** The file begins with a byte order mark. */
  readonly isMarked: (file: string) => boolean;
  readonly fix: (at: Place, edit: Edit) => NonNullable<ReportedFinding['fix']>;
}

/** Texts of files at hand. */
export function textsOf(files: ReadonlyMap<string, SourceFile>): Texts {
  const locate = locator(files);
  const textOf = (file: string) => files.get(file)?.text ?? '';
  return {
    locate,
    isMarked: (file) => textOf(file).startsWith('\uFEFF'),
    fix: (at, edit) => describeFix(at, edit, textOf(at.file), locate),
  };
}

/** A finding with its place; the fix is given for the whole reference, or with a place of its own in another key. */
export function describeFinding(
  { check, severity, at, message, about, fix, waived, introduced }: Finding,
  { locate, isMarked, fix: described }: Texts,
): ReportedFinding {
  return {
    check,
    severity,
    ...(at === undefined ? {} : { file: at.file, ...locate(at) }),
    ...(at === undefined || isMarked(at.file)
      ? {}
      : { charOffset: at.span.start, charLength: at.span.end - at.span.start }),
    message,
    ...describeSubject(about),
    ...(typeof introduced === 'boolean' ? { introduced } : {}),
    ...describeWaived(waived, locate),
    ...(fix === undefined || at === undefined ? {} : { fix: described(at, fix) }),
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
export function describeHistory({ reigns, known, ...tag }: TagHistory): ReportedHistory {
  const left = reigns.length - mostReigns;
  return {
    ...tag,
    reigns: reigns.slice(-mostReigns).map(({ digest, since, until }) => ({
      digest,
      since: isoTime(since),
      ...(until === undefined ? {} : { until: isoTime(until) }),
    })),
    ...(left > 0 ? { truncated: left } : {}),
    ...(known === undefined ? {} : { known: known.map(describeStretch) }),
  };
}

function describeStretch({ from, to }: { readonly from: Instant; readonly to: Instant }) {
  return {
    ...(Number.isFinite(from) ? { from: isoTime(from) } : {}),
    ...(Number.isFinite(to) ? { to: isoTime(to) } : {}),
  };
}
