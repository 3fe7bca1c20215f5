// The report document → what its decisions rest on: evidence, policy, places.
import type { Advisory, PackageUse, Vulnerability } from '../model/advisory.js';
import type { Evidence, Fact } from '../model/fact.js';
import type { Digest, ImageReference } from '../model/image.js';
import type { ImageOccurrence, Occurrence } from '../model/occurrence.js';
import { noPolicy, type Override, type Policy, type Waiver } from '../model/policy.js';
import type { Position } from '../model/position.js';
import type { Place } from '../model/source.js';
import { readFact } from './fact.js';
import { describeChange } from './fix.js';
import type { Texts } from './json.js';
import { placeKey } from './record.js';
import type { Recorded, RecordedPolicy, RecordedWaiver } from './record-schema.js';
import type { Report, ReportedHistory, ReportedReference } from './schema.js';

export interface Replayed {
  readonly record: Recorded;
  readonly evidence: Evidence;
  /** Without settings, registries and sources. */
  readonly policy: Policy;
  /** Positions and fixes, from what is recorded of the texts. */
  readonly texts: Texts;
}

/** `mistakes`: the document is a report, but not a whole one; each is a sentence. */
export function readReport(report: Report): Replayed | { readonly mistakes: readonly string[] } {
  const { record, references } = report;
  if (record === undefined)
    return { mistakes: ['The report has no `record`: it was written by a version that could not replay.'] };
  const read = references.map((reference) => readReference(reference, Date.parse(report.asOf)));
  const wrong = read.indexOf(undefined);
  if (wrong >= 0) return { mistakes: [`\`references[${wrong}]\` lacks what its kind or its status needs.`] };
  const whole = read.filter((one) => one !== undefined);
  const occurrences = whole.map(([occurrence]) => occurrence);
  const placed = placesOf(report, record);
  const mistakes = misplaced(record, occurrences, placed);
  if (mistakes.length > 0) return { mistakes };
  const images = new Map(whole.flatMap(([one, fact]) => (one.kind === 'image' && fact ? [[one, fact]] : [])));
  return {
    record,
    evidence: {
      occurrences,
      facts: images,
      advisories: report.advisories as readonly Advisory[],
      ...(record.packages === undefined
        ? {}
        : { packages: record.packages.map((use) => readUse(use, occurrences)) }),
      vulnerabilities: record.vulnerabilities.flatMap((one) => readMatch(one, occurrences)),
      histories: (report.histories ?? []).map(readHistory),
    },
    policy: readPolicy(record.policy),
    texts: textsIn(report, record, placed),
  };
}

function readReference(
  {
    kind,
    file,
    raw,
    span,
    pin,
    noPlace = '',
    why,
    detail = '',
    fact,
    ...name
  }: ReportedReference & {
    readonly fact?: Report['references'][number]['fact'];
  },
  at: number,
): readonly [Occurrence, Fact?] | undefined {
  if (span === undefined) return undefined;
  const place = { at: { file, span }, raw };
  if (kind === 'opaque') return why === undefined ? undefined : [{ kind, ...place, why, detail }];
  const { registry, repository, tag, digest } = name;
  const known = fact && readFact(fact, at);
  if (registry === undefined || repository === undefined || known === undefined) return undefined;
  const image: ImageReference = {
    registry,
    repository,
    ...(tag === undefined ? {} : { tag }),
    ...(digest === undefined ? {} : { digest: digest as Digest }),
  };
  const writable: ImageOccurrence['pin'] =
    pin === undefined ? { kind: 'refused', why: noPlace } : { kind: 'place', span: pin.span, lead: pin.lead };
  return [{ kind, ...place, image, pin: writable }, known];
}

type Placed = ReadonlyMap<string, Position>;

function placesOf({ references }: Report, { places }: Recorded): Placed {
  return new Map([
    ...references.flatMap(({ file, span, ...position }) =>
      span === undefined ? [] : [[placeKey({ file, span }), positionIn(position)] as const],
    ),
    ...places.map(
      ({ file, start, end, ...position }) =>
        [placeKey({ file, span: { start, end } }), positionIn(position)] as const,
    ),
  ]);
}

function positionIn({ line, column, endLine, endColumn }: Position): Position {
  return { line, column, endLine, endColumn };
}

function misplaced(
  { packages = [], vulnerabilities, policy, inline }: Recorded,
  occurrences: readonly Occurrence[],
  placed: Placed,
): readonly string[] {
  const waivers = [...policy.waivers, ...policy.removed, ...policy.pending, ...inline];
  const places: readonly (Place | undefined)[] = [
    ...waivers.flatMap((waiver) => [waiver.at, 'inheritedAt' in waiver ? waiver.inheritedAt : undefined]),
    ...packages.map(({ at }) => at),
  ];
  const lost = places.find((place) => place !== undefined && !placed.has(placeKey(place)));
  const images = [...packages, ...vulnerabilities].map(({ reference }) => reference);
  const noImage = images.find((one) => one !== undefined && occurrences[one]?.kind !== 'image');
  return [
    ...(lost === undefined ? [] : [`\`record.places\` has no place of ${lost.file} that is needed.`]),
    ...(noImage === undefined ? [] : [`\`record\` names reference ${noImage}, which is no image.`]),
  ];
}

function imageAt(occurrences: readonly Occurrence[], index: number | undefined) {
  const occurrence = index === undefined ? undefined : occurrences[index];
  return occurrence?.kind === 'image' ? { at: occurrence.at, image: occurrence.image } : undefined;
}

function readUse(
  { reference, ...use }: NonNullable<Recorded['packages']>[number],
  occurrences: readonly Occurrence[],
): PackageUse {
  return { ...use, ...imageAt(occurrences, reference) };
}

function readMatch(
  { reference, ...match }: Recorded['vulnerabilities'][number],
  occurrences: readonly Occurrence[],
): readonly Vulnerability[] {
  const at = imageAt(occurrences, reference);
  return at === undefined ? [] : [{ ...match, ...at }];
}

function readHistory({ reigns, known, truncated, ...tag }: ReportedHistory): Evidence['histories'][number] {
  const read = reigns.map(({ digest, since, until }) => ({
    digest: digest as Digest,
    since: Date.parse(since),
    ...(until === undefined ? {} : { until: Date.parse(until) }),
  }));
  const oldest = truncated === undefined ? undefined : read[0]?.since;
  const all = [{ from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY }];
  const stretches = known?.map(({ from, to }) => ({
    from: from === undefined ? Number.NEGATIVE_INFINITY : Date.parse(from),
    to: to === undefined ? Number.POSITIVE_INFINITY : Date.parse(to),
  }));
  const coverage = (stretches ?? all).flatMap(({ from, to }) =>
    oldest === undefined || from >= oldest ? [{ from, to }] : to > oldest ? [{ from: oldest, to }] : [],
  );
  const isPart = stretches !== undefined || oldest !== undefined;
  return { ...tag, complete: tag.complete && !isPart, ...(isPart ? { known: coverage } : {}), reigns: read };
}

function readPolicy({ checks, overrides, waivers, removed, pending, advisories }: RecordedPolicy): Policy {
  return {
    ...noPolicy,
    checks: new Map(Object.entries(checks)),
    overrides: overrides.map(
      ({ checks: levels, ...rest }): Override => ({ ...rest, checks: new Map(Object.entries(levels)) }),
    ),
    waivers: waivers.map(readWaiver),
    removed: removed.map(readWaiver),
    pending: pending.map(readWaiver),
    advisories,
  };
}

function readWaiver({ expires, acknowledged, ...says }: RecordedWaiver): Waiver {
  return {
    ...says,
    ...(expires === undefined ? {} : { expires: Date.parse(expires) }),
    ...(acknowledged === undefined ? {} : { acknowledged: Date.parse(acknowledged) }),
  };
}

/** Whole lines are shown again only where the recorded findings show the same change. */
function textsIn({ references, findings }: Report, { marked }: Recorded, placed: Placed): Texts {
  const byPlace = new Map(
    references.flatMap((one) => (one.span ? [[placeKey({ file: one.file, span: one.span }), one]] : [])),
  );
  const fixes = new Map(
    findings.flatMap(({ file = '', line = 0, column = 0, fix }) =>
      fix?.lines === undefined ? [] : [[changeKey(file, line, column, fix), fix.lines] as const],
    ),
  );
  const marks = new Set(marked);
  return {
    isMarked: (file) => marks.has(file),
    locate: (place) => {
      const position = placed.get(placeKey(place));
      if (position === undefined) throw new Error(`no place of ${place.file} is recorded`);
      return position;
    },
    fix: (at, edit) => {
      const reference = byPlace.get(placeKey(at));
      const { text, place } = reference?.pin?.around ?? { text: reference?.raw ?? '' };
      const fix = describeChange(at, edit, text, () => place ?? positionIn(reference as Position));
      const { line = 0, column = 0 } = reference ?? {};
      const lines = fixes.get(changeKey(at.file, line, column, fix));
      return lines === undefined ? fix : { ...fix, lines };
    },
  };
}

function changeKey(
  file: string,
  line: number,
  column: number,
  { expect, replacement }: { readonly expect: string; readonly replacement: string },
): string {
  return JSON.stringify([file, line, column, expect, replacement]);
}
