// References with their facts, as the report shows them; and the key of a reported place.

import { compact, withFields } from '../model/collections.js';
import type { CheckInput, Instant } from '../model/judgement/fact.js';
import type { ImageOccurrence, Occurrence } from '../model/occurrence.js';
import type { SourceFile } from '../model/text/source.js';
import { describeBuilt, describeFact } from './fact.js';
import { describePolicies } from './pull-policies.js';
import { describeReference } from './scanned.js';
import type { ReportedFinding, ReportedReference } from './schema/schema.js';
import { describeSignatures } from './signatures.js';
import type { Locate } from './texts.js';

/** A reference with its fact, and with the offsets that a replay needs. */
export function describeReferenceWithFact(
  occurrence: Occurrence,
  { facts, pullPolicies, signatures }: Pick<CheckInput, 'facts' | 'pullPolicies' | 'signatures'>,
  files: ReadonlyMap<string, SourceFile>,
  locate: Locate,
  asOf: Instant,
): ReportedReference {
  const span = { ...occurrence.at.span };
  const reference: ReportedReference = withFields(describeReference(occurrence, files, locate), { span });
  if (occurrence.kind !== 'image') return reference;
  const fact = facts.get(occurrence);
  const policies = pullPolicies?.get(occurrence);
  const signed = signatures?.get(occurrence);
  const learned = {
    pin: describePin(occurrence, files, locate),
    pullPolicies: policies && describePolicies(policies),
    signatures: signed && describeSignatures(signed),
    fact: fact && withFields(describeFact(fact), describeBuilt(fact, occurrence.image, signed, asOf)),
  };
  return withFields(reference, compact(learned));
}

function describePin(
  { at, pin }: ImageOccurrence,
  files: ReadonlyMap<string, SourceFile>,
  locate: Locate,
): ReportedReference['pin'] {
  if (pin.kind === 'refused') return undefined;
  const { kind, span, ...form } = pin;
  const around = { start: Math.min(at.span.start, span.start), end: Math.max(at.span.end, span.end) };
  const isWithin = around.start === at.span.start && around.end === at.span.end;
  const text = files.get(at.file)?.text.slice(around.start, around.end) ?? '';
  const place = isWithin ? undefined : locate({ file: at.file, span: around });
  return { span: { ...span }, ...form, ...(place === undefined ? {} : { around: { text, place } }) };
}

/** A key for maps: equal for a finding and a reference at the same place of the same repository. */
export function reportedPlaceKey({
  origin,
  file,
  line,
  column,
}: Pick<ReportedFinding, 'origin' | 'file' | 'line' | 'column'>): string {
  // The length ends the name of the file, which can have any character. It is made for every reference by every channel.
  return `${line}:${column}:${file?.length}:${file}${origin === undefined ? '' : `:${origin}`}`;
}

/** The references, each with the checks of those of its findings that a waiver accepts. */
export function withWaivedChecks<T extends ReportedReference>(
  references: readonly T[],
  findings: readonly ReportedFinding[],
): T[] {
  const waived = new Map<string, Set<string>>();
  for (const finding of findings) {
    if (finding.waived === undefined) continue;
    const key = reportedPlaceKey(finding);
    waived.set(key, (waived.get(key) ?? new Set()).add(finding.check));
  }
  return references.map((reference) => {
    const checks = waived.size === 0 ? undefined : waived.get(reportedPlaceKey(reference));
    if (checks === undefined && reference.waivedChecks === undefined) return reference;
    const { waivedChecks: _, ...rest } = reference;
    return (checks === undefined ? rest : { ...rest, waivedChecks: [...checks] }) as T;
  });
}
