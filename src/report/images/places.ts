// The places that use an image, each with what was found there; and the digests that they pin.
import { addToGroup, compact, withFields } from '../../model/collections.js';
import type { Severity } from '../../model/judgement/finding.js';
import { compareText } from '../../model/text/text.js';
import { reportedPlaceKey } from '../references.js';
import type { ReportedFinding, ReportedReference } from '../schema/schema.js';
import type { ImageGroup } from './group.js';
import type { LinkPlace } from './links.js';
import { checksRank, severityOrder } from './order.js';
import type { ImagePin, ImagePlace } from './schema.js';

/** Every place of a group, the worst first; references and findings at the same place are one. */
export function placesIn({ references, findings }: ImageGroup, link: LinkPlace): ImagePlace[] {
  const places = new Map<string, ImagePlace>();
  for (const reference of references) {
    const key = reportedPlaceKey(reference);
    if (!places.has(key)) places.set(key, placeAt(reference, link));
  }
  const found = new Map<string, ReportedFinding[]>();
  for (const finding of findings) {
    const { file, line, column } = finding;
    if (file === undefined || line === undefined || column === undefined) continue;
    const key = reportedPlaceKey(finding);
    if (!places.has(key)) places.set(key, placeAt({ ...finding, file, line, column }, link));
    addToGroup(found, key, finding);
  }
  return [...places]
    .map(([key, place]) => withFields(place, foundAt(found.get(key) ?? [])))
    .sort(worstPlaceFirst);
}

function placeAt(
  {
    origin,
    file,
    line,
    column,
    testData,
    ...rest
  }: Pick<ReportedReference, 'origin' | 'file' | 'line' | 'column' | 'testData'> &
    Pick<ReportedReference, 'digest'>,
  link: LinkPlace,
): ImagePlace {
  const url = link({ origin, file, line });
  const checks: ImagePlace['checks'] = [];
  return compact({ origin, file, line, column, digest: rest.digest, checks, testData, url });
}

function foundAt(
  findings: readonly ReportedFinding[],
): Pick<ImagePlace, 'checks' | 'severity' | 'introduced' | 'waived'> {
  const open = findings.filter((finding) => finding.waived === undefined);
  const waived = findings.filter((finding) => finding.waived !== undefined);
  return {
    checks: [...new Set(open.map(({ check }) => check))],
    ...compact({ severity: worstSeverity(open), introduced: introducedIn(open) }),
    ...(waived.length === 0 ? {} : { waived: [...new Set(waived.map(({ check }) => check))] }),
  };
}

/** The worst severity of some findings; `undefined` without any. */
export function worstSeverity(findings: readonly Pick<ReportedFinding, 'severity'>[]): Severity | undefined {
  return findings.reduce<Severity | undefined>(
    (worst, { severity }) => (severityOrder(severity) < severityOrder(worst) ? severity : worst),
    undefined,
  );
}

/** Whether the change introduces one of some findings; `undefined` if the run compares nothing. */
export function introducedIn(findings: readonly Pick<ReportedFinding, 'introduced'>[]): boolean | undefined {
  const compared = findings.flatMap(({ introduced }) => (introduced === undefined ? [] : [introduced]));
  // A finding that was not compared counts as introduced, as for the verdict.
  if (compared.length < findings.length) return compared.length === 0 ? undefined : true;
  return compared.length === 0 ? undefined : compared.includes(true);
}

/** The order of places: those with findings, what the change introduces, then by severity, harm, repository, file and line. */
export function worstPlaceFirst(a: ImagePlace, b: ImagePlace): number {
  return (
    Number(a.checks.length === 0) - Number(b.checks.length === 0) ||
    Number(a.introduced === false) - Number(b.introduced === false) ||
    severityOrder(a.severity) - severityOrder(b.severity) ||
    checksRank(a.checks) - checksRank(b.checks) ||
    compareText(a.origin ?? '', b.origin ?? '') ||
    compareText(a.file, b.file) ||
    a.line - b.line ||
    a.column - b.column
  );
}

/** Each digest that the references pin, with its fact and how many use it; the most used first. */
export function pinsIn(references: readonly ReportedReference[]): ImagePin[] {
  const pins = new Map<string, ImagePin & { references: number }>();
  for (const reference of references) {
    const key = reference.digest ?? '';
    const known = pins.get(key);
    if (known !== undefined) known.references += 1;
    else pins.set(key, pinOf(reference));
  }
  return [...pins.values()].sort(mostUsedFirst);
}

function pinOf({ digest, fact }: ReportedReference): ImagePin {
  const {
    status = 'unknown',
    cause,
    pinnedSince,
    supersededAt,
    behind,
    lagSeconds,
    notSince,
    otherTag,
    noTarget,
    basis,
    evidence,
    built,
  } = fact ?? {};
  return compact({
    digest,
    status,
    cause,
    pinnedSince,
    supersededAt,
    behind,
    lagSeconds,
    notSince,
    otherTag,
    noTarget,
    basis,
    evidence,
    built,
    references: 1,
  });
}

/** The order of pins. */
export function mostUsedFirst(a: ImagePin, b: ImagePin): number {
  return b.references - a.references || compareText(a.digest ?? '', b.digest ?? '');
}
