// The first reference that makes a Dockerfile unreadable.
import type { Occurrence } from '../../model/occurrence.js';
import type { Span } from '../../model/source.js';
import { unscanned } from '../reasons.js';
import type { DockerfilePlace } from './place.js';
import type { BuildRefusal } from './reading.js';

export class Refusals {
  first: BuildRefusal | undefined;

  constructor(private readonly place: DockerfilePlace) {}

  add(message: string, { start }: Span): void {
    this.first ??= { message, offset: start };
  }

  /** A name that is not an image: it is listed, and the file has a problem. */
  invalid(span: Span, why: string): Occurrence {
    const occurrence = this.place.opaque(span, 'invalid', why);
    this.add(unscanned.notAnImage(occurrence.raw, why), span);
    return occurrence;
  }
}
