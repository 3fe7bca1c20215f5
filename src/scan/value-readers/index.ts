// Everything that reads a value in which a digest would be written, and what follows for the reference: it is pinned, it is
// pinned together with the texts that it is compared with, or it is left alone with the reason.
import { addToGroup } from '../../model/collections.js';
import type { ImageOccurrence, Occurrence } from '../../model/occurrence.js';
import type { SourceFile, Span } from '../../model/text/source.js';
import { notPinnable } from '../reasons.js';
import { withoutDigestPlace, withoutNewDigest } from '../undocumented-digests.js';
import type { ValueRead, ValueReader } from './value-read.js';
import { workflowValues } from './workflow-values.js';

/** One object for each kind of readers. */
export const valueReaders: readonly ValueReader[] = [workflowValues];

/** The reads of values by what is in a file of these formats. */
export function valueReadsIn(file: SourceFile, formats: ReadonlySet<string>): readonly ValueRead[] {
  return valueReaders.flatMap((reader) =>
    reader.formats.some((one) => formats.has(one)) ? reader.find(file) : [],
  );
}

/** Returns a function that gives an image the place of its digest that its readers allow. */
export function readRefuser(reads: readonly ValueRead[]): (one: Occurrence) => Occurrence {
  const byFile = new Map<string, ValueRead[]>();
  for (const one of reads) addToGroup(byFile, one.file, one);
  return (one) => {
    const ofFile = byFile.get(one.at.file);
    if (ofFile === undefined || one.kind !== 'image' || one.pin.kind === 'refused') return one;
    const { span } = one.pin;
    const own = ofFile.filter(({ of }) => of.start <= span.start && span.end <= of.end);
    return own.reduce<Occurrence>((read, by) => (read.kind === 'image' ? readBy(read, by) : read), one);
  };
}

function readBy(one: ImageOccurrence, { of, effect }: ValueRead): Occurrence {
  if (one.pin.kind === 'refused') return one;
  if ('why' in effect) return withoutNewDigest(one, effect.why);
  const { span, also = [] } = one.pin;
  // The other texts are the same: the digest is at their end too.
  if (span.end !== of.end) return withoutDigestPlace(one, notPinnable.comparedInPart);
  const length = span.end - span.start;
  const places = new Map<number, Span>(also.map((place) => [place.start, place]));
  for (const { end } of effect.also) places.set(end - length, { start: end - length, end });
  return { ...one, pin: { ...one.pin, also: [...places.values()] } };
}
