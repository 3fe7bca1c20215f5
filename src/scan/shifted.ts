// Occurrences of a part of a file, placed in the whole.
import type { Occurrence } from '../model/occurrence.js';
import type { Span } from '../model/source.js';

/** The occurrence with every span moved by an offset. */
export function shifted(one: Occurrence, by: number): Occurrence {
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
