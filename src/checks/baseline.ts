// Which findings a change introduces: its references compared with those of the base commit, by what they are, not by lines.

import type { Baseline, BaselineReference } from '../model/baseline.js';
import type { ComparedFinding, JudgedFinding } from '../model/finding.js';
import { addToGroup } from '../model/groups.js';
import { imageName } from '../model/image.js';
import { Multiset } from '../model/multiset.js';
import type { Occurrence } from '../model/occurrence.js';
import { placeKey } from '../model/source.js';
import { mapped, type Steps } from '../model/steps.js';
import { withFields } from '../model/with-fields.js';

/** The base's references to what the change refers to as well; no other can make a finding an existing one. */
export function* baselineReferences(
  base: readonly Occurrence[],
  change: readonly Occurrence[],
  files: ReadonlySet<string>,
): Steps<readonly BaselineReference[]> {
  const names = new Set(yield* mapped(change, (one) => nameOf(referenceOf(one, files))));
  const references: BaselineReference[] = [];
  for (const one of base) {
    const reference = referenceOf(one, files);
    if (names.has(nameOf(reference))) references.push(reference);
    yield;
  }
  return references;
}

function referenceOf(occurrence: Occurrence, files: ReadonlySet<string>): BaselineReference {
  const { file } = occurrence.at;
  const gone = !files.has(file);
  const shared = { file, gone, ...(occurrence.testData === undefined ? {} : { testData: true as const }) };
  return occurrence.kind === 'opaque'
    ? { kind: occurrence.kind, ...shared, raw: occurrence.raw }
    : { kind: occurrence.kind, ...shared, ...occurrence.image };
}

/** Findings for which no comparison was made: everything counts, or, for `unknown`, nothing does. */
export function notCompared(
  findings: readonly JudgedFinding[],
  introduced: 'unknown' | undefined,
): Steps<readonly ComparedFinding[]> {
  return mapped(findings, (finding) => withFields(finding, { introduced }));
}

/** The findings of a change, each with whether the change introduces it; `unknown` for a file that was not compared. */
export function* compareFindings(
  findings: readonly JudgedFinding[],
  occurrences: readonly Occurrence[],
  baseline: Baseline,
): Steps<readonly ComparedFinding[]> {
  const introduced = yield* introducedFindings(findings, occurrences, baseline);
  const compared = new Set([...occurrences.map(({ at }) => at.file), ...Object.keys(baseline.unchanged)]);
  const isKnown = ({ at }: JudgedFinding) => at === undefined || compared.has(at.file);
  return yield* mapped(findings, (finding) =>
    withFields(finding, { introduced: isKnown(finding) ? introduced.has(finding) : ('unknown' as const) }),
  );
}

/**
 * A reference is the same when file, name, tag and digest are. References are matched as a multiset, so moving a line
 * introduces nothing, and a second copy of an existing reference is new. What was in a file that is gone may be in any
 * other file, so renaming introduces nothing either. A finding about no file is not the change's doing.
 */
function* introducedFindings(
  findings: readonly JudgedFinding[],
  occurrences: readonly Occurrence[],
  { references, unchanged }: Baseline,
): Steps<ReadonlySet<JudgedFinding>> {
  const occurrenceOf = yield* occurrenceFinder(occurrences);
  const introduced = new Set<JudgedFinding>();
  const byCheck = new Map<string, Map<Occurrence, JudgedFinding[]>>();
  for (const finding of findings) {
    const { at, check } = finding;
    const occurrence = occurrenceOf(finding);
    if (occurrence !== undefined) {
      const ofCheck = byCheck.get(check) ?? new Map<Occurrence, JudgedFinding[]>();
      byCheck.set(check, ofCheck);
      addToGroup(ofCheck, occurrence, finding);
    } else if (at !== undefined && unchanged[at.file] !== true) {
      introduced.add(finding);
    }
    yield;
  }
  for (const [check, found] of byCheck) {
    const inFile = new Multiset();
    const moved = new Multiset();
    for (const reference of references) {
      const subject = subjectOf(reference, check);
      if (reference.gone) moved.add(subject);
      else inFile.add(`${reference.file}\0${subject}`);
      yield;
    }
    for (const [occurrence, ofOccurrence] of found) {
      yield;
      const subject = subjectOf(referenceOf(occurrence, new Set()), check);
      if (inFile.take(`${occurrence.at.file}\0${subject}`) || moved.take(subject)) continue;
      for (const finding of ofOccurrence) introduced.add(finding);
    }
  }
  return introduced;
}

/** Several images at one place are the possible values of one name; the finding says which one it is about. */
function* occurrenceFinder(
  occurrences: readonly Occurrence[],
): Steps<(finding: JudgedFinding) => Occurrence | undefined> {
  const byPlace = new Map<string, Occurrence[]>();
  for (const one of occurrences) {
    addToGroup(byPlace, placeKey(one.at), one);
    yield;
  }
  return ({ at, about }) => {
    const known = (at && byPlace.get(placeKey(at))) ?? [];
    const isAbout = (one: Occurrence) =>
      one.kind !== 'opaque' && about?.image !== undefined && imageName(one.image) === imageName(about.image);
    return known.find(isAbout) ?? known.at(-1);
  };
}

/** The checks that are about the tag alone, so a new digest of the same tag introduces none of their findings. */
const aboutTheTag: readonly string[] = ['deprecated-tag', 'nearing-end-of-life'];

/** What a reference is, wherever it is. */
function subjectOf(reference: BaselineReference, check: string): string {
  if (reference.kind === 'opaque') return nameOf(reference);
  const ignoresDigest = aboutTheTag.includes(check) && reference.tag !== undefined;
  return `${nameOf(reference)}@${ignoresDigest ? '' : (reference.digest ?? '')}`;
}

/**
 * A reference that was built here, or was test data, and is neither any more is another one: otherwise a change could
 * use an image that no finding of the base has failed.
 */
function nameOf(reference: BaselineReference): string {
  const name =
    reference.kind === 'opaque'
      ? `opaque ${reference.raw}`
      : `${reference.kind === 'local' ? 'local ' : ''}${imageName(reference)}`;
  return reference.testData === true ? `test data ${name}` : name;
}
