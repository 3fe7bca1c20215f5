// References with their facts, and with what pull policies say of them, as the report shows them, and the policies back; and the
// key of a reported place.
import { compact, withFields } from '../model/collections.js';
import type { Cause } from '../model/failure.js';
import {
  type PolicyAnswer,
  type PolicyDecision,
  pullVerdict,
  type ReferencePolicies,
} from '../model/images/pull-policy.js';
import type { CheckInput, Instant } from '../model/judgement/fact.js';
import type { ImageOccurrence, Occurrence } from '../model/occurrence.js';
import type { SourceFile } from '../model/text/source.js';
import { describeBuilt, describeFact } from './fact.js';
import { describeReference } from './scanned.js';
import type { ReportedFinding, ReportedReference } from './schema/schema.js';
import type { ReportedAnswer, ReportedPolicies } from './schema/schema-items.js';
import { describeSignatures } from './signatures.js';
import type { Locate } from './texts.js';
import { instantIfKnown, isoIfKnown } from './time.js';

function describePolicies({ newest, others }: ReferencePolicies): ReportedPolicies {
  return { newest: newest.map(describeAnswer), others: others.map(describeAnswer) };
}

function describeAnswer(answer: PolicyAnswer): ReportedAnswer {
  const { digest, results, unknown, isHarmless } = answer;
  return {
    digest,
    verdict: pullVerdict(answer),
    results: results.map(describeResult),
    ...compact({ unknown, isHarmless }),
  };
}

function describeResult({
  allowedFrom,
  override,
  parameters,
  ...rest
}: PolicyDecision): ReportedAnswer['results'][number] {
  const { at, builtAt } = allowedFrom ?? {};
  return {
    ...rest,
    parameters,
    ...compact({ override, allowedFrom: isoIfKnown(at), builtAt: isoIfKnown(builtAt) }),
  };
}

/** What the report says of a reference, as it was known in the run. */
export function parsePolicies({ newest, others }: ReportedPolicies): ReferencePolicies {
  return { newest: newest.map(parseAnswer), others: others.map(parseAnswer) };
}

function parseAnswer({ verdict: _, unknown, ...answer }: ReportedAnswer): PolicyAnswer {
  const why = unknown && { ...unknown, cause: unknown.cause as Cause };
  return { ...answer, results: answer.results.map(parseResult), ...compact({ unknown: why }) };
}

function parseResult({ allowedFrom, builtAt, ...rest }: ReportedAnswer['results'][number]): PolicyDecision {
  if (allowedFrom === undefined) return rest;
  const built = compact({ builtAt: instantIfKnown(builtAt) });
  return { ...rest, allowedFrom: { at: Date.parse(allowedFrom), ...built } };
}

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
