// Compares what is read before and after edits: names must stay what they were, and only edited digests may differ.

import { groupedBy } from '../model/collections.js';
import {
  type Digest,
  type ImageReference,
  imageName,
  impliedTag,
  withImpliedTag,
} from '../model/images/image.js';
import type { ImageOccurrence, Occurrence } from '../model/occurrence.js';
import type { Edit } from '../model/run/delivery.js';
import type { Problem } from '../model/text/source.js';

/** What the scanners read in a checkout. */
export interface ReadCheckout {
  readonly occurrences: readonly Occurrence[];
  readonly problems: readonly Problem[];
}

/** The edit that writes a digest, or that takes one away: then `digest` is `undefined`. */
export type DigestEdit = Edit & { readonly digest: Digest | undefined };

/** A file that would not be read as before; `why` completes "The file was not pinned: …". */
export interface Misread {
  readonly path: string;
  readonly why: string;
}

/**
 * The files that are not read as before, each with its first difference. A file may be one that no edit changes, if it
 * takes its values from one that is changed.
 *
 * @param lineOf the line of an offset in the text of a file
 */
export function misreadFiles(
  before: ReadCheckout,
  after: ReadCheckout,
  edits: ReadonlyMap<string, readonly DigestEdit[]>,
  lineOf: (file: string, offset: number, text: 'before' | 'after') => number,
): readonly Misread[] {
  const fileOf = ({ at }: Occurrence) => at.file;
  const expected = groupedBy(before.occurrences, fileOf);
  const found = groupedBy(after.occurrences, fileOf);
  const planned = plannedNames(before.occurrences, edits);
  const problems = newProblems(before.problems, after.problems);
  const paths = new Set([...expected.keys(), ...found.keys(), ...problems.keys()]);
  const isRemoval = [...edits.values()].flat().some(({ digest }) => digest === undefined);
  const whereOf = ({ file, span }: Problem) =>
    span === undefined ? 'the file' : `line ${lineOf(file, span.start, 'after')}`;
  return [...paths].flatMap((path) => {
    const digests = new Map(edits.get(path)?.map(({ span, digest }) => [span.end, digest]));
    const own = found.get(path) ?? [];
    const first = (expected.get(path) ?? []).findIndex(
      (one, index) => difference(one, own[index], digests, planned) !== undefined,
    );
    const one = expected.get(path)?.[first];
    const differs =
      one &&
      `line ${lineOf(path, one.at.span.start, 'before')} ${difference(one, own[first], digests, planned)}`;
    const extra = own.length > (expected.get(path)?.length ?? 0) ? 'it would name another image' : undefined;
    const problem = problems.get(path);
    const why =
      problem === undefined
        ? (differs ?? extra)
        : `${whereOf(problem)} could not be read: ${problem.message}`;
    return why === undefined ? [] : [{ path, why: `${isRemoval ? 'without' : 'with'} the digests, ${why}` }];
  });
}

function difference(
  before: Occurrence,
  after: Occurrence | undefined,
  digests: ReadonlyMap<number, Digest | undefined>,
  planned: ReadonlySet<string>,
): string | undefined {
  if (after === undefined) return 'would name one image less';
  if (before.kind !== 'image') return isSameRest(before, after) ? undefined : 'would be read in another way';
  if (after.kind === 'local') return 'would name an image that is built here';
  if (after.kind === 'opaque') return `could not be read: ${after.detail}`;
  const [expected, found] = [nameOf(editedImage(before, digests)), nameOf(after.image)];
  // A name that is written elsewhere, such as in a variable, takes over what was written there for the same name.
  if (before.pin.kind === 'refused' && isSameName(before, after) && planned.has(found)) return undefined;
  return expected === found ? undefined : `would name ${found} instead of ${expected}`;
}

function isSameRest(before: Occurrence, after: Occurrence): boolean {
  const reasons = [before, after].map((one) => (one.kind === 'opaque' ? one.why : undefined));
  return after.kind === before.kind && after.raw === before.raw && reasons[0] === reasons[1];
}

function isSameName(before: ImageOccurrence, after: ImageOccurrence): boolean {
  return imageName(withImpliedTag(before.image)) === imageName(after.image);
}

/** The names with the digests that the edits write for them. */
export function plannedNames(
  occurrences: readonly Occurrence[],
  edits: ReadonlyMap<string, readonly DigestEdit[]>,
): ReadonlySet<string> {
  const digests = new Map(
    [...edits].map(([path, own]) => [path, new Map(own.map(({ span, digest }) => [span.end, digest]))]),
  );
  return new Set(
    occurrences.flatMap((one) => {
      if (one.kind !== 'image' || one.pin.kind === 'refused') return [];
      const own = digests.get(one.at.file);
      return own?.has(one.pin.span.end) ? [nameOf(editedImage(one, own))] : [];
    }),
  );
}

/** A pin gives a name without a tag the one that it means, where the lead of its place says so. */
function editedImage(
  { image, pin }: ImageOccurrence,
  digests: ReadonlyMap<number, Digest | undefined>,
): ImageReference {
  if (pin.kind === 'refused' || !digests.has(pin.span.end)) return image;
  const digest = digests.get(pin.span.end);
  const { digest: _, ...name } = image;
  if (digest === undefined) return name;
  const isTagged = pin.lead.startsWith(`:${impliedTag}`);
  return { ...(isTagged ? withImpliedTag(image) : image), digest };
}

export function nameOf(image: ImageReference): string {
  return image.digest === undefined ? imageName(image) : `${imageName(image)}@${image.digest}`;
}

/** The first problem of each file that it did not have. */
function newProblems(before: readonly Problem[], after: readonly Problem[]): ReadonlyMap<string, Problem> {
  // A message may quote a name that now has a digest, and with it the tag that it means.
  const keyOf = ({ file, message }: Problem) =>
    JSON.stringify([file, message.replace(/(?::latest)?@sha256:[0-9a-f]*|:latest(?![\w.-])/g, '')]);
  const known = new Set(before.map(keyOf));
  const found = new Map<string, Problem>();
  for (const problem of after)
    if (!known.has(keyOf(problem)) && !found.has(problem.file)) found.set(problem.file, problem);
  return found;
}
