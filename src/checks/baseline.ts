// Which findings a change introduces, and which gaps it touches: its references compared with those of the base commit, by
// what they are, not by lines.

import { addToGroup, groupedBy, Multiset, withFields } from '../model/collections.js';
import type { Gap, PlacesOfGap } from '../model/failure.js';
import { imageName, withImpliedTag } from '../model/images/image.js';
import type {
  Baseline,
  BaselineReference,
  ComparedFinding,
  JudgedFinding,
} from '../model/judgement/finding.js';
import type { Occurrence } from '../model/occurrence.js';
import type { Config } from '../model/run/config.js';
import { type Place, placeKey } from '../model/text/source.js';
import { capped } from './check.js';
import type { Renames } from './waivers/renamed-files.js';

/**
 * The base's references to what the change refers to as well; no other can make a finding an existing one. One in a
 * file that the change renames without changing it is in the file of the new name.
 * @param files all files of the change
 */
export function baselineReferences(
  base: readonly Occurrence[],
  change: readonly Occurrence[],
  files: ReadonlySet<string>,
  renames: Renames,
): readonly BaselineReference[] {
  const names = new Set(change.map((one) => nameOf(referenceOf(one))));
  const references: BaselineReference[] = [];
  for (const one of base) {
    const file = renames.get(one.at.file) ?? one.at.file;
    const reference = referenceOf(one, file, !files.has(file));
    if (names.has(nameOf(reference))) references.push(reference);
  }
  return references;
}

function referenceOf(occurrence: Occurrence, file = occurrence.at.file, gone = false): BaselineReference {
  const shared = { file, gone, ...(occurrence.testData === undefined ? {} : { testData: true as const }) };
  return occurrence.kind === 'opaque'
    ? { kind: occurrence.kind, ...shared, raw: occurrence.raw }
    : { kind: occurrence.kind, ...shared, ...occurrence.image };
}

/**
 * The checks whose findings count wherever they are: no date and no outage gives one, and who merges into a repository that
 * has one of them builds on what was swapped.
 */
const alwaysCounting: readonly string[] = ['digest-not-in-history', 'wrong-signer', 'rewritten-ledger'];

/** Findings for which no comparison was made: everything counts, or, for `unknown`, nothing but what always does. */
export function notCompared(
  findings: readonly JudgedFinding[],
  introduced: 'unknown' | undefined,
): readonly ComparedFinding[] {
  return findings.map((finding) => comparedAs(finding, introduced));
}

function comparedAs(finding: JudgedFinding, introduced: ComparedFinding['introduced']): ComparedFinding {
  const { existing: _, ...rest } = finding;
  return ratedBy(
    withFields(rest, { introduced: alwaysCounting.includes(finding.check) ? undefined : introduced }),
  );
}

/** Where the change does not introduce a finding, it may have a lower severity. */
function ratedBy(finding: ComparedFinding): ComparedFinding {
  const { elsewhere, ...rated } = finding;
  if (elsewhere === undefined) return finding;
  const severity =
    finding.introduced === true ? finding.severity : capped(finding.severity, { atMost: elsewhere });
  return { ...rated, severity };
}

/** The same where the run does not ask what is new: only severities depend on it. */
export function allCounting(findings: readonly ComparedFinding[]): readonly ComparedFinding[] {
  return findings.map((finding) => ({ ...finding, introduced: undefined }));
}

/** Whether only what a change introduces counts: as `new-only` says, else on a change that is not audited. */
export function isNewOnly({ newOnly, mode }: Pick<Config, 'newOnly' | 'mode'>, isChange: boolean): boolean {
  return newOnly ?? (mode !== 'audit' && isChange);
}

/** Whether a comparison with the base commit says which findings count, or at least how severe one of them is. */
export function needsBase(findings: readonly JudgedFinding[], newOnly: boolean): boolean {
  return findings.some(
    ({ elsewhere, waived }) => waived === undefined && (newOnly || elsewhere !== undefined),
  );
}

/** The findings of a change, each with whether the change introduces it; `unknown` for a file that was not compared. */
export function compareFindings(
  findings: readonly JudgedFinding[],
  occurrences: readonly Occurrence[],
  baseline: Baseline,
): readonly ComparedFinding[] {
  const introduced = introducedFindings(findings, occurrences, baseline);
  const compared = new Set([...occurrences.map(({ at }) => at.file), ...Object.keys(baseline.unchanged)]);
  const isKnown = ({ at, existing }: JudgedFinding) =>
    existing === true || at === undefined || compared.has(at.file);
  return findings.map((finding) => {
    const from = finding.waived === undefined ? introduced.get(finding) : undefined;
    const message = from === undefined ? finding.message : `${finding.message}. ${notMoved(from)}`;
    return comparedAs({ ...finding, message }, isKnown(finding) ? introduced.has(finding) : 'unknown');
  });
}

/**
 * Marks the gaps that nothing needs which the change adds or edits. As far as nobody can say what a gap is about, or whether
 * the base has that as it is, it counts. Of several equal references of which the base has fewer, each is one that the change
 * touches.
 */
export function withExisting(
  gaps: readonly Gap[],
  placesOf: PlacesOfGap,
  occurrences: readonly Occurrence[],
  { references, unchanged }: Baseline,
): readonly Gap[] {
  const keyOf = (one: BaselineReference) => `${one.file}\0${pinSubject(one)}`;
  const left = new Map<string, number>();
  const add = (key: string, count: number) => left.set(key, (left.get(key) ?? 0) + count);
  for (const reference of references) add(keyOf(reference), 1);
  const keysAt = new Map<string, string[]>();
  for (const one of occurrences) {
    const key = keyOf(referenceOf(one));
    add(key, -1);
    addToGroup(keysAt, placeKey(one.at), key);
  }
  const isOfBase = (place: Place) => {
    const keys = keysAt.get(placeKey(place));
    return keys === undefined
      ? unchanged[place.file] === true
      : keys.every((key) => (left.get(key) ?? 0) >= 0);
  };
  return gaps.map((gap) => {
    const places = placesOf(gap);
    return places !== undefined && [...places].every(isOfBase) ? { ...gap, existing: true } : gap;
  });
}

function notMoved({ file, gone }: BaselineReference): string {
  const where = gone ? `\`${file}\`, which the change removes or renames` : `\`${file}\``;
  return `The base has it in ${where}: what is accepted there does not move to another file. Fix it, or merge a waiver for it first`;
}

/**
 * A reference is the same when file, name, tag and digest are. References are matched as a multiset, so moving a line
 * introduces nothing, and a second copy of an existing reference is new. A finding about no file is not the change's
 * doing.
 * @returns the findings that the change introduces, with the reference of another file that is no longer there
 */
function introducedFindings(
  findings: readonly JudgedFinding[],
  occurrences: readonly Occurrence[],
  { references, unchanged }: Baseline,
): ReadonlyMap<JudgedFinding, BaselineReference | undefined> {
  const occurrenceOf = occurrenceFinder(occurrences);
  const introduced = new Map<JudgedFinding, BaselineReference | undefined>();
  const byCheck = new Map<string, Map<Occurrence, JudgedFinding[]>>();
  for (const finding of findings) {
    const { at, check } = finding;
    if (finding.existing === true) continue;
    const occurrence = occurrenceOf(finding);
    if (occurrence !== undefined) {
      const ofCheck = byCheck.get(check) ?? new Map<Occurrence, JudgedFinding[]>();
      byCheck.set(check, ofCheck);
      addToGroup(ofCheck, occurrence, finding);
    } else if (at !== undefined && unchanged[at.file] !== true) {
      introduced.set(finding, undefined);
    }
  }
  for (const [check, found] of byCheck) {
    const inFile = new Multiset();
    const keyOf = (one: BaselineReference) => `${one.file}\0${subjectOf(one, check)}`;
    for (const reference of references) {
      inFile.add(keyOf(reference));
    }
    const added: Occurrence[] = [];
    for (const occurrence of found.keys()) {
      if (!inFile.take(keyOf(referenceOf(occurrence)))) added.push(occurrence);
    }
    if (added.length === 0) continue;
    const left = new Map<string, BaselineReference>();
    for (const reference of references) {
      if (inFile.take(keyOf(reference))) left.set(subjectOf(reference, check), reference);
    }
    for (const occurrence of added) {
      const from = left.get(subjectOf(referenceOf(occurrence), check));
      for (const finding of found.get(occurrence) ?? []) introduced.set(finding, from);
    }
  }
  return introduced;
}

/** Several images at one place are the possible values of one name; the finding says which one it is about. */
function occurrenceFinder(
  occurrences: readonly Occurrence[],
): (finding: JudgedFinding) => Occurrence | undefined {
  const byPlace = groupedBy(occurrences, ({ at }) => placeKey(at));
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
  return aboutTheTag.includes(check) ? tagSubject(reference) : pinSubject(reference);
}

/** What an inline waiver accepts findings of, in its file. */
export function waivedSubject(occurrence: Occurrence): string {
  if (occurrence.kind === 'opaque') return tagSubject(referenceOf(occurrence));
  return tagSubject(referenceOf({ ...occurrence, image: withImpliedTag(occurrence.image) }));
}

/** Image and tag, whatever the digest. Without a tag, the digest stands for it. */
function tagSubject(reference: BaselineReference): string {
  const hasTag = reference.kind !== 'opaque' && reference.tag !== undefined;
  return hasTag ? nameOf(reference) : pinSubject(reference);
}

function pinSubject(reference: BaselineReference): string {
  return reference.kind === 'opaque' ? nameOf(reference) : `${nameOf(reference)}@${reference.digest ?? ''}`;
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
