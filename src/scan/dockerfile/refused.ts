// The first reference that makes a Dockerfile unreadable.
import type { Occurrence } from '../../model/occurrence.js';
import type { Span } from '../../model/source.js';
import type { Place } from './place.js';
import type { Refusal } from './reading.js';

export class Refusals {
  first: Refusal | undefined;

  constructor(private readonly place: Place) {}

  add(message: string, { start }: Span): void {
    this.first ??= { message, offset: start };
  }

  /** A name that is not an image: it is listed, and the file has a problem. */
  invalid(span: Span, why: string): Occurrence {
    const occurrence = this.place.opaque(span, 'invalid', why);
    this.add(`\`${occurrence.raw.slice(0, 100)}\` cannot be read as an image: ${why}`, span);
    return occurrence;
  }
}
