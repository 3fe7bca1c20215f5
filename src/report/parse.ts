// The report document → what its decisions rest on: evidence, policy, places.
import type { Advisory, PackageUse, Vulnerability } from '../model/advisory.js';
import type { Evidence, Fact } from '../model/fact.js';
import type { Digest, ImageReference } from '../model/image.js';
import type { ImageOccurrence, Occurrence } from '../model/occurrence.js';
import type { Policy } from '../model/policy.js';
import { readFact } from './fact.js';
import { misplacedIssues, placesOf, textsIn } from './parse-texts.js';
import type { Recorded } from './record-schema.js';
import { parseRecordedHistory } from './replayed-history.js';
import { parseRecordedPolicy } from './replayed-policy.js';
import type { Report, ReportedReference } from './schema.js';
import type { Texts } from './texts.js';

export interface ParsedReport {
  readonly record: Recorded;
  readonly evidence: Evidence;
  /** Without settings, registries and sources. */
  readonly policy: Policy;
  /** Positions and fixes, from what is recorded of the texts. */
  readonly texts: Texts;
}

/** `mistakes`: the document is a report, but not a whole one; each is a sentence. */
export function readReport(report: Report): ParsedReport | { readonly issues: readonly string[] } {
  const { record, references } = report;
  if (record === undefined)
    return { issues: ['The report has no `record`: it was written by a version that could not replay.'] };
  const read = references.map((reference) => readReference(reference, Date.parse(report.asOf)));
  const wrong = read.indexOf(undefined);
  if (wrong >= 0) return { issues: [`\`references[${wrong}]\` lacks what its kind or its status needs.`] };
  const whole = read.filter((one) => one !== undefined);
  const occurrences = whole.map(([occurrence]) => occurrence);
  const placed = placesOf(report, record);
  const issues = misplacedIssues(record, occurrences, placed);
  if (issues.length > 0) return { issues };
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
      histories: (report.histories ?? []).map(parseRecordedHistory),
    },
    policy: parseRecordedPolicy(record.policy),
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
