// The first reference that makes a Dockerfile unreadable.
import type { Occurrence } from '../../model/occurrence.js';
import type { Span } from '../../model/source.js';
import { isPlaceholder } from '../placeholders.js';
import { unresolved, unscanned } from '../reasons.js';
import type { DockerfilePlace } from './place.js';
import type { BuildRefusal } from './reading.js';

/** It may be a stage that is misspelled: BuildKit refuses it. */
const singleWord = /^["']*[A-Z]*["']*$/;

export class Refusals {
  first: BuildRefusal | undefined;

  constructor(private readonly place: DockerfilePlace) {}

  add(message: string, { start }: Span): void {
    this.first ??= { message, offset: start };
  }

  /** A name that is not an image: it is listed, and the file has a problem, unless it is a placeholder for the name. */
  invalid(span: Span, why: string): Occurrence {
    const occurrence = this.place.opaque(span, 'invalid', why);
    const { raw } = occurrence;
    if (isPlaceholder(raw) && !singleWord.test(raw))
      return this.place.opaque(span, 'template', unresolved.placeholder(raw));
    this.add(unscanned.notAnImage(raw, why), span);
    return occurrence;
  }
}
