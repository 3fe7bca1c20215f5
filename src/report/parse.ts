// The report document → what its decisions were based on: evidence, policy, places.

import { compact } from '../model/collections.js';
import type { ImageReference } from '../model/images/image.js';
import type { Advisory, PackageUse, Vulnerability } from '../model/judgement/advisory.js';
import type { CheckInput, Fact } from '../model/judgement/fact.js';
import { noPolicy, type Override, type Policy, type Waiver } from '../model/judgement/policy.js';
import type { ImageOccurrence, Occurrence } from '../model/occurrence.js';
import type { Position } from '../model/text/position.js';
import { type Place, placeKey } from '../model/text/source.js';
import { parseFact } from './fact.js';
import { parseRecordedHistory } from './history.js';
import { parsePolicies } from './references.js';
import type { Recorded, RecordedPolicy, RecordedWaiver } from './schema/record-schema.js';
import type { Report, ReportedReference } from './schema/schema.js';
import { parseSignatures } from './signatures.js';
import { describeChange, type Texts } from './texts.js';
import { withInstants } from './time.js';

export type Placed = ReadonlyMap<string, Position>;

/** The positions of all references and of every place that the record names. */
export function placesOf({ references }: Report, { places }: Recorded): Placed {
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

/** Each place or reference that the record names but does not have, as a sentence. */
function misplacedIssues(
  { packages = [], vulnerabilities, policy, inline, ledger }: Recorded,
  occurrences: readonly Occurrence[],
  placed: Placed,
): readonly string[] {
  const waivers = [...policy.waivers, ...policy.removed, ...policy.pending, ...inline];
  const places: readonly (Place | undefined)[] = [
    ...waivers.flatMap((waiver) => [waiver.at, 'inheritedAt' in waiver ? waiver.inheritedAt : undefined]),
    ...packages.map(({ at }) => at),
    ledger?.at,
  ];
  const lost = places.find((place) => place !== undefined && !placed.has(placeKey(place)));
  const images = [...packages, ...vulnerabilities].map(({ reference }) => reference);
  const noImage = images.find((one) => one !== undefined && occurrences[one]?.kind !== 'image');
  return [
    ...(lost === undefined ? [] : [`\`record.places\` has no place of ${lost.file} that is needed.`]),
    ...(noImage === undefined ? [] : [`\`record\` names reference ${noImage}, which is not an image.`]),
  ];
}

/** Describes findings without the texts: a fix has whole lines only if the recorded findings show the same change. */
export function textsIn({ references, findings }: Report, { marked }: Recorded, placed: Placed): Texts {
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

export interface ParsedReport {
  readonly record: Recorded;
  readonly evidence: CheckInput;
  /** Without settings, registries and sources. */
  readonly policy: Policy;
  /** Positions and fixes, from what is recorded of the texts. */
  readonly texts: Texts;
}

/** @returns `issues`, as sentences, when the document is a report but lacks something that a replay needs */
export function parseReport(report: Report): ParsedReport | { readonly issues: readonly string[] } {
  const { record, references } = report;
  if (record === undefined)
    return { issues: ['The report has no `record`, so it cannot be replayed: an older version wrote it.'] };
  const parsed = references.map((reference) => parseReference(reference, Date.parse(report.asOf)));
  const invalid = parsed.indexOf(undefined);
  if (invalid >= 0)
    return { issues: [`\`references[${invalid}]\` lacks a field that its kind or status requires.`] };
  const whole = parsed.filter((reference) => reference !== undefined);
  const occurrences = whole.map(([occurrence]) => occurrence);
  const placed = placesOf(report, record);
  const issues = misplacedIssues(record, occurrences, placed);
  if (issues.length > 0) return { issues };
  /** What the report says of its images, by the reference. */
  const ofImages = <T>(says: (reference: ReportedReference, index: number) => T | undefined) =>
    new Map(
      references.flatMap((reference, index) => {
        const [occurrence, said] = [occurrences[index], says(reference, index)];
        return occurrence?.kind === 'image' && said !== undefined ? [[occurrence, said] as const] : [];
      }),
    );
  return {
    record,
    evidence: {
      occurrences,
      facts: ofImages((_, index) => whole[index]?.[1]),
      advisories: report.advisories as readonly Advisory[],
      ...compact({ packages: record.packages?.map((use) => parseUse(use, occurrences)) }),
      vulnerabilities: record.vulnerabilities.flatMap((match) => parseMatch(match, occurrences)),
      pullPolicies: ofImages(({ pullPolicies }) => pullPolicies && parsePolicies(pullPolicies)),
      signatures: ofImages(({ signatures }) => signatures && parseSignatures(signatures)),
      histories: (report.histories ?? []).map(parseRecordedHistory),
      ...compact({ ledger: record.ledger }),
    },
    policy: parseRecordedPolicy(record.policy),
    texts: textsIn(report, record, placed),
  };
}

function parseReference(
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
    builtBy,
    testData,
    ...name
  }: ReportedReference & {
    readonly fact?: Report['references'][number]['fact'];
  },
  at: number,
): readonly [Occurrence, Fact?] | undefined {
  if (span === undefined) return undefined;
  const place = { at: { file, span }, raw, ...compact({ testData }) };
  if (kind === 'opaque') return why === undefined ? undefined : [{ kind, ...place, why, detail }];
  const { registry, repository, tag, digest } = name;
  const known = fact && parseFact(fact, at);
  if (registry === undefined || repository === undefined) return undefined;
  const image: ImageReference = {
    registry,
    repository,
    ...compact({ tag, digest }),
  };
  if (kind === 'local') return builtBy === undefined ? undefined : [{ kind, ...place, image, builtBy }];
  if (known === undefined) return undefined;
  const writable: ImageOccurrence['pin'] =
    pin === undefined
      ? { kind: 'refused', why: noPlace }
      : {
          kind: 'place',
          ...compact({ span: pin.span, lead: pin.lead, unset: pin.unset, also: pin.also }),
          ...compact({ isBare: pin.isBare, tail: pin.tail, text: pin.text }),
        };
  return [{ kind, ...place, image, pin: writable }, known];
}

function imageAt(occurrences: readonly Occurrence[], index: number | undefined) {
  const occurrence = index === undefined ? undefined : occurrences[index];
  return occurrence?.kind === 'image' ? { at: occurrence.at, image: occurrence.image } : undefined;
}

function parseUse(
  { reference, ...use }: NonNullable<Recorded['packages']>[number],
  occurrences: readonly Occurrence[],
): PackageUse {
  return { ...use, ...imageAt(occurrences, reference) };
}

function parseMatch(
  { reference, ...match }: Recorded['vulnerabilities'][number],
  occurrences: readonly Occurrence[],
): readonly Vulnerability[] {
  const at = imageAt(occurrences, reference);
  return at === undefined ? [] : [{ ...match, ...at }];
}

/** The policy that the recorded run used, without settings, registries and sources. */
function parseRecordedPolicy(recorded: RecordedPolicy): Policy {
  const { checks, overrides, waivers, removed, pending, advisories, signatures = [], proof = [] } = recorded;
  return {
    ...noPolicy,
    checks: new Map(Object.entries(checks)),
    overrides: overrides.map(
      ({ checks: levels, ...rest }): Override => ({ ...rest, checks: new Map(Object.entries(levels)) }),
    ),
    waivers: waivers.map(parseWaiver),
    removed: removed.map(parseWaiver),
    pending: pending.map(parseWaiver),
    advisories,
    signatures,
    proof,
  };
}

function parseWaiver(waiver: RecordedWaiver): Waiver {
  return withInstants(waiver, 'expires', 'acknowledged');
}
