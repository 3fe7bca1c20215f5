// Scans a file inside a YAML block scalar, such as an inline Dockerfile, and maps what is found to places in the outer file.
import { isScalar } from 'yaml';
import type { Occurrence, PinPlace, PinRefused, Scan, Scanner } from '../../../model/occurrence.js';
import type { SourceFile, Span } from '../../../model/text/source.js';
import { refused } from '../../pin-place.js';
import { notPinnable, unscanned } from '../../reasons.js';

type Scanned = Pick<Scanner, 'scan'>;

/** The scans of each scalar, which any number of places may use by alias. */
const scans = new WeakMap<object, Map<Scanner['scan'], Scan>>();

/**
 * Scans the text of a literal block (`|`). Any other scalar is a problem, since its value differs from its text. A scalar
 * that several places use is scanned once: the same occurrences for all of them, and problems for the first alone.
 */
export function scanNestedFile(file: SourceFile, node: unknown, scanner: Scanned): Scan {
  return sharedScan(node, scanner, () => scanned(file, node, scanner));
}

/** The same for a text that may be in another format: a scalar that is no literal block is a problem only if it holds images. */
export function scanPossibleFile(file: SourceFile, node: unknown, scanner: Scanned): Scan {
  return sharedScan(node, scanner, () => {
    if (!isScalar(node) || typeof node.value !== 'string') return nothing;
    const { occurrences, problems } =
      node.type === 'BLOCK_LITERAL'
        ? nothing
        : (scanner.scan({ path: file.path, text: node.value }) ?? nothing);
    const mayHoldImages = node.type === 'BLOCK_LITERAL' || occurrences.length + problems.length > 0;
    return mayHoldImages ? scanned(file, node, scanner) : nothing;
  });
}

const nothing: Scan = { occurrences: [], problems: [] };

function sharedScan(node: unknown, { scan }: Scanned, work: () => Scan): Scan {
  if (!isScalar(node)) return nothing;
  const byScanner = scans.get(node) ?? new Map<Scanner['scan'], Scan>();
  scans.set(node, byScanner);
  const known = byScanner.get(scan);
  if (known !== undefined) return { occurrences: known.occurrences, problems: [] };
  const result = work();
  byScanner.set(scan, result);
  return result;
}

function scanned(file: SourceFile, node: unknown, scanner: Scanned): Scan {
  if (!isScalar(node) || typeof node.value !== 'string' || node.range == null) return nothing;
  const [start, end] = node.range;
  if (node.type !== 'BLOCK_LITERAL' || node.value.trim() === '') {
    const problem = { file: file.path, message: unscanned.notLiteralBlock, span: { start, end } };
    return { occurrences: [], problems: node.value.trim() === '' ? [] : [problem] };
  }
  const { text, offsets } = unindented(file.text, start, end);
  const scan = scanner.scan({ path: file.path, text });
  const toOuter = (span: Span): Span => {
    const from = offsets[span.start] ?? end;
    return { start: from, end: span.end === span.start ? from : (offsets[span.end - 1] ?? end) + 1 };
  };
  return {
    occurrences: (scan?.occurrences ?? []).map((one) => placedIn(one, toOuter, file.text)),
    problems: (scan?.problems ?? []).map(({ span, ...problem }) =>
      span === undefined ? problem : { ...problem, span: toOuter(span) },
    ),
  };
}

/** The lines below the block's header without their indentation, and the offset of each character in the file. */
function unindented(text: string, start: number, end: number): { text: string; offsets: readonly number[] } {
  const header = text.indexOf('\n', start);
  const offsets: number[] = [];
  let inner = '';
  let indent: number | undefined;
  for (let line = header + 1; header >= 0 && line < end; ) {
    const newline = text.indexOf('\n', line);
    const next = newline < 0 || newline >= end ? end : newline + 1;
    const blanks = /^ */.exec(text.slice(line, next))?.[0].length ?? 0;
    if (text.slice(line, next).trim() !== '') indent ??= blanks;
    for (let at = line + Math.min(blanks, indent ?? blanks); at < next; at += 1) {
      inner += text[at];
      offsets.push(at);
    }
    line = next;
  }
  return { text: inner, offsets };
}

/** The occurrence of an inner file in the outer one. Where its text is written in another way there, no digest is. */
export function placedIn(one: Occurrence, toOuter: (span: Span) => Span, text: string): Occurrence {
  const uses = {
    ...(one.uses === undefined ? {} : { uses: one.uses.map(toOuter) }),
    ...(one.parts === undefined
      ? {}
      : { parts: one.parts.map(({ part, span }) => ({ part, span: toOuter(span) })) }),
  };
  const at = { file: one.at.file, span: toOuter(one.at.span) };
  const raw = text.slice(at.span.start, at.span.end);
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
