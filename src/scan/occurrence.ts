// A candidate as written and as resolved → an occurrence with the place of its digest.
import { parseImage } from '../model/image.js';
import type { Occurrence, OpaqueOccurrence, PinPlace, PinRefused } from '../model/occurrence.js';
import type { SourceFile, Span } from '../model/source.js';
import { isTemplated } from './syntax/templates.js';

/**
 * The occurrence at a span. `value` is the image name after variables were expanded or quoting undone; without it
 * the text stands for itself. A value that differs from the text is pinned behind the text, unless its digest
 * comes from elsewhere or the text cannot be extended.
 */
export function occurrenceAt(file: SourceFile, span: Span, value?: string, extendable = true): Occurrence {
  const raw = file.text.slice(span.start, span.end);
  const name = value ?? raw;
  if (isTemplated(raw) || isTemplated(name))
    return opaqueAt(file, span, 'template', 'it is filled in by a template');
  const parsed = parseImage(name);
  if (parsed.kind === 'invalid') return opaqueAt(file, span, 'invalid', parsed.why);
  const pin = extendable ? pinPlace(raw, span, name) : refused('the text is written with escapes');
  return { kind: 'image', at: { file: file.path, span }, raw, image: parsed.image, pin };
}

export function opaqueAt(
  file: SourceFile,
  span: Span,
  why: OpaqueOccurrence['why'],
  detail: string,
): OpaqueOccurrence {
  const shown = detail.length > 200 ? `${detail.slice(0, 200)}…` : detail;
  return {
    kind: 'opaque',
    at: { file: file.path, span },
    raw: file.text.slice(span.start, span.end),
    why,
    detail: shown,
  };
}

export function refused(why: string): PinRefused {
  return { kind: 'refused', why };
}

function pinPlace(raw: string, span: Span, value: string): PinPlace | PinRefused {
  const at = raw.indexOf('@');
  const literal = at >= 0 && raw.slice(at) === value.slice(value.indexOf('@'));
  if (!literal && value.includes('@')) return refused('its digest comes from a variable');
  return { kind: 'place', span: { start: literal ? span.start + at : span.end, end: span.end }, lead: '@' };
}

/** The occurrence with every span moved by an offset. */
export function offsetBy(one: Occurrence, by: number): Occurrence {
  const move = ({ start, end }: Span): Span => ({ start: start + by, end: end + by });
  const at = { ...one.at, span: move(one.at.span) };
  const uses = one.uses === undefined ? {} : { uses: one.uses.map(move) };
  if (one.kind === 'opaque') return { ...one, ...uses, at };
  return {
    ...one,
    ...uses,
    at,
    pin: one.pin.kind === 'refused' ? one.pin : { ...one.pin, span: move(one.pin.span) },
  };
}
