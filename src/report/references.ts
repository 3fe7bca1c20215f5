// References and problems of a scan → as `scan --json` and the report show them; and the key of a reported place.
import { compact } from '../model/compact.js';
import type { Evidence, Instant } from '../model/fact.js';
import { withImpliedTag } from '../model/image.js';
import type { ImageOccurrence, Occurrence } from '../model/occurrence.js';
import type { Problem, SourceFile } from '../model/source.js';
import { withFields } from '../model/with-fields.js';
import { describeBuilt } from './built.js';
import { describeFact } from './fact.js';
import { describePolicies } from './pull-policies.js';
import type { ReportedFinding, ReportedReference } from './schema/schema.js';
import { describeSignatures } from './signatures.js';
import type { Locate } from './texts.js';

/** An occurrence as the report and `scan --json` show it, without its fact. */
export function describeReference(
  occurrence: Occurrence,
  files: ReadonlyMap<string, SourceFile>,
  locate: Locate,
): ReportedReference {
  const { at, raw, parts, uses, testData } = occurrence;
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
    ...compact({ testData }),
  };
  if (occurrence.kind === 'opaque')
    return { kind: 'opaque', ...shared, why: occurrence.why, detail: occurrence.detail };
  if (occurrence.kind === 'local')
    return { kind: 'local', ...shared, ...occurrence.image, builtBy: { ...occurrence.builtBy } };
  const noPlace = occurrence.pin.kind === 'refused' ? { noPlace: occurrence.pin.why } : {};
  const { image } = occurrence;
  const assumed = image.tag === undefined ? withImpliedTag(image).tag : undefined;
  const assumedTag = assumed === undefined ? {} : { assumedTag: assumed };
  return { kind: 'image', ...shared, ...image, ...assumedTag, ...noPlace };
}

/** Problems as `scan --json` shows them. */
export function describeProblem({ file, message, span }: Problem, locate: Locate) {
  return { file, message, ...(span === undefined ? {} : locate({ file, span })) };
}

/** The same with its fact, and with the offsets that a replay needs. */
export function describeReferenceWithFact(
  occurrence: Occurrence,
  { facts, pullPolicies, signatures }: Pick<Evidence, 'facts' | 'pullPolicies' | 'signatures'>,
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
