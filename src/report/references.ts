// References and problems of a scan → as `scan --json` and the report show them.
import type { Fact } from '../model/fact.js';
import type { ImageOccurrence, Occurrence } from '../model/occurrence.js';
import type { Problem, SourceFile } from '../model/source.js';
import { describeFact } from './fact.js';
import type { ReportedReference } from './schema.js';
import type { Locate } from './texts.js';

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
