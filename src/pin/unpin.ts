// Takes digests away again: the edits that leave the tag, and the pins that have to stay.
import { append } from '../model/collections.js';
import type { ImageReference } from '../model/images/image.js';
import type { ImageOccurrence, Occurrence } from '../model/occurrence.js';
import type { DigestEdit, ReadCheckout } from './compare.js';
import { type EditedCheckout, type PlannedChanges, planFileChanges, type Reread } from './plan.js';

/** A pin that stays, and `why`, which completes "The digest was not removed: …". */
interface KeptPin {
  readonly occurrence: ImageOccurrence;
  readonly why: string;
}

interface PlannedRemovals<T> extends PlannedChanges<T> {
  /** The references whose digests go, as they were read. */
  readonly removed: readonly ImageOccurrence[];
  readonly kept: readonly KeptPin[];
}

const noTag =
  'it has no tag, and without the digest nothing would say which image is meant. Write the tag in front of it, or the tag instead of it';

/**
 * Plans the files without the digests of the wanted images, where these are written as a pin writes them: behind a tag, or
 * in a key of their own beside a tag. As after pins, the scanners must read everything else as before.
 */
export async function planRemovals<T extends ReadCheckout>(
  checkout: EditedCheckout,
  isWanted: (image: ImageReference) => boolean,
  reread: Reread<T>,
): Promise<PlannedRemovals<T>> {
  const isPinned = (one: Occurrence): one is ImageOccurrence =>
    one.kind === 'image' && one.image.digest !== undefined && isWanted(one.image);
  // Several references may share one place, such as the default of a variable.
  const edits = new Map<string, Map<number, DigestEdit>>();
  const removed: ImageOccurrence[] = [];
  const also: DigestEdit[] = [];
  for (const one of checkout.occurrences) {
    if (!isPinned(one)) continue;
    const { file } = one.at;
    const edit = removalOf(one, checkout.files.get(file)?.text ?? '');
    const known = edits.get(file) ?? new Map<number, DigestEdit>();
    if (edit === undefined || known.has(edit.span.end)) continue;
    edits.set(file, known.set(edit.span.end, edit));
    removed.push(one);
    append(also, alsoRemoved(one, edit));
  }
  for (const edit of also) {
    const known = edits.get(edit.file);
    if (known?.has(edit.span.end) === false) known.set(edit.span.end, edit);
  }
  const planned = await planFileChanges(
    checkout,
    new Map([...edits].map(([file, own]) => [file, [...own.values()]])),
    reread,
  );
  const changed = new Set(planned.changes.map(({ path }) => path));
  const left = (planned.after ?? checkout).occurrences.filter(isPinned);
  return {
    ...planned,
    removed: removed.filter(({ at }) => changed.has(at.file)),
    kept: left.flatMap((occurrence) => {
      const why = whyKept(occurrence);
      return why === undefined ? [] : [{ occurrence, why }];
    }),
  };
}

/** Why no digest is removed there; `undefined` where one is. */
function whyKept({ image, pin }: ImageOccurrence): string | undefined {
  if (image.tag === undefined) return noTag;
  return pin.kind === 'refused' ? `Tagproof does not write it there: ${pin.why}` : undefined;
}

/** The same edit where the text is compared with that of the reference. */
function alsoRemoved({ pin }: ImageOccurrence, edit: DigestEdit): readonly DigestEdit[] {
  return pin.kind === 'refused' ? [] : (pin.also ?? []).map((span) => ({ ...edit, span }));
}

function removalOf(one: ImageOccurrence, text: string): DigestEdit | undefined {
  if (whyKept(one) !== undefined || one.pin.kind === 'refused') return undefined;
  const { lead, tail, unset = '', span: written } = one.pin;
  // A pin puts a blank behind the colon of a key without a value.
  const isOwnKey = lead === '' && text.slice(written.start - 2, written.start) === ': ';
  const span = { start: written.start - (isOwnKey ? 1 : 0), end: written.end };
  return {
    file: one.at.file,
    span,
    expect: text.slice(span.start, span.end),
    // Where the digest is in place of the tag, the tag comes back from its comment.
    replacement: tail === undefined ? '' : unset,
    digest: undefined,
  };
}
