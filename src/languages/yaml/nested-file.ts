// Scans a file inside a YAML scalar, such as an inline Dockerfile, and maps what is found to places in the outer file.
import { isScalar, type Scalar } from 'yaml';
import type { Occurrence, PinPlace, PinRefused, Scan, Scanner } from '../../model/occurrence.js';
import type { SourceFile, Span } from '../../model/text/source.js';
import { refused } from '../../scan/pin-place.js';
import { notPinnable, unscanned } from '../../scan/reasons.js';
import { withoutNewDigest } from '../../scan/undocumented-digests.js';
import { placedScalar } from './scalar-places.js';

type TextScanner = Pick<Scanner, 'scan'>;

/** The scans of each scalar, which any number of places may use by alias. */
const scans = new WeakMap<object, Map<Scanner['scan'], Scan>>();

/**
 * Scans the text of a scalar. Digests are only written into a literal block (`|`). A scalar that several places use is scanned
 * once: the same occurrences for all of them, and problems for the first alone.
 */
export function scanNestedFile(file: SourceFile, node: unknown, scanner: TextScanner): Scan {
  if (!isScalar(node)) return nothing;
  const byScanner = scans.get(node) ?? new Map<Scanner['scan'], Scan>();
  scans.set(node, byScanner);
  const known = byScanner.get(scanner.scan);
  if (known !== undefined) return { occurrences: known.occurrences, problems: [] };
  const result = scanned(file, node, scanner);
  byScanner.set(scanner.scan, result);
  return result;
}

const nothing: Scan = { occurrences: [], problems: [] };

function scanned(file: SourceFile, node: Scalar, scanner: TextScanner): Scan {
  if (typeof node.value !== 'string' || node.range == null || node.value.trim() === '') return nothing;
  const isLiteral = node.type === 'BLOCK_LITERAL';
  const { text, place } = placedScalar(file.text, node, node.range);
  if (!isLiteral && text.trim() !== node.value.trim()) return unplaced(file, node.value, node.range, scanner);
  const scan = scanner.scan({ path: file.path, text });
  const placed = (scan?.occurrences ?? []).map((one) => placedIn(one, place, file));
  return {
    occurrences: isLiteral ? placed : placed.map((one) => withoutNewDigest(one, notPinnable.escapes)),
    problems: (scan?.problems ?? []).map(({ span, ...problem }) =>
      span === undefined
        ? { ...problem, file: file.path }
        : { ...problem, file: file.path, span: place(span) },
    ),
  };
}

/** A text of which the place of each character is not known. */
function unplaced(
  { path }: SourceFile,
  text: string,
  [start, end]: readonly [number, number, ...number[]],
  scanner: TextScanner,
): Scan {
  const { occurrences, problems } = scanner.scan({ path, text }) ?? nothing;
  const problem = { file: path, message: unscanned.notLiteralBlock, span: { start, end } };
  return { occurrences: [], problems: occurrences.length + problems.length > 0 ? [problem] : [] };
}

/** The occurrence of an inner file in the outer one. Where its text is written in another way there, no digest is. */
export function placedIn(
  one: Occurrence,
  toOuter: (span: Span) => Span,
  { path, text }: SourceFile,
): Occurrence {
  const uses = {
    ...(one.uses === undefined ? {} : { uses: one.uses.map(toOuter) }),
    ...(one.parts === undefined
      ? {}
      : { parts: one.parts.map(({ part, span }) => ({ part, span: toOuter(span) })) }),
  };
  const at = { file: path, span: toOuter(one.at.span) };
  const raw = text.slice(at.span.start, at.span.end);
  if (one.kind === 'opaque' && raw !== one.raw) return { ...one, ...uses, at, raw, isPart: true };
  if (one.kind !== 'image') return { ...one, ...uses, at, raw };
  const pin =
    raw === one.raw ? pinPlacedIn(one.pin, one.at.span, at.span, toOuter) : refused(notPinnable.escapes);
  return { ...one, ...uses, at, raw, pin };
}

/** An empty place behind the reference's last character stays behind it, also where that is the end of a line. */
function pinPlacedIn(
  pin: PinPlace | PinRefused,
  inner: Span,
  place: Span,
  toOuter: (span: Span) => Span,
): PinPlace | PinRefused {
  if (pin.kind === 'refused') return pin;
  const behind = pin.span.start === inner.end && pin.span.end === inner.end;
  return { ...pin, span: behind ? { start: place.end, end: place.end } : toOuter(pin.span) };
}
