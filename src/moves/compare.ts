// Compares the images of a pinned digest with those of the digest to pin, and says since when they differ.
import { Failure, gapFrom } from '../model/failure.js';
import type { Digest } from '../model/images/image.js';
import type { ComparedImages, Instant, TagHistory } from '../model/judgement/fact.js';
import { givesSameImages, type ManifestContent } from './same-images.js';

export interface PinBehind {
  readonly pin: Digest;
  /** The pin is the manifest of one platform, and not an index. */
  readonly isPart: boolean;
  /** When the tag moved on from the pin; absent: nothing proves that it ever pointed to it. */
  readonly supersededAt: Instant | undefined;
  /** The digest to pin. */
  readonly target: Digest;
  readonly history: TagHistory | undefined;
  /** Empty: all platforms of the pin. */
  readonly inUse: readonly string[];
}

/** What a digest of the pin's repository names. @throws Failure */
export type ContentOf = (digest: Digest) => Promise<ManifestContent>;

/**
 * Never throws a Failure: what cannot be read is not the same.
 * @returns `undefined` where the images differ and nobody knows since when
 */
export async function compareWithPin(
  behind: PinBehind,
  contentOf: ContentOf,
): Promise<ComparedImages | undefined> {
  const { pin, isPart, supersededAt, target, inUse } = behind;
  const named = inUse.length === 0 ? {} : { platforms: inUse };
  try {
    const next = Promise.allSettled([contentOf(target)]);
    const from = isPart ? { image: pin } : await contentOf(pin);
    const [to] = await next;
    // Of two failures, the one of the pin is named, whichever came first.
    if (to.status === 'rejected') throw to.reason;
    if (givesSameImages(from, to.value, inUse)) return named;
    if (supersededAt === undefined) return undefined;
    const isSame = async (digest: Digest) =>
      digest === pin || givesSameImages(from, await contentOf(digest), inUse);
    return { ...named, changedAt: await firstChange({ ...behind, supersededAt }, isSame) };
  } catch (error) {
    return { ...named, unread: gapFrom(error, pin).message };
  }
}

/** Of the digests in between, as many are read; the rest counts as changed. */
const maxRead = 15;

/** When the tag first moved to other images; as early as possible where the history does not say what came in between. */
async function firstChange(
  { supersededAt, target, history }: PinBehind & { readonly supersededAt: Instant },
  isSame: (digest: Digest) => Promise<boolean>,
): Promise<Instant> {
  let start = supersededAt;
  for (const { digest, since, leftOut } of movesSince(supersededAt, history).slice(0, maxRead)) {
    if (leftOut !== undefined) return start;
    start = since;
    if (digest === target || !(await isSameIfRead(digest, isSame))) return start;
  }
  return start;
}

async function isSameIfRead(digest: Digest, isSame: (digest: Digest) => Promise<boolean>): Promise<boolean> {
  try {
    return await isSame(digest);
  } catch (error) {
    if (error instanceof Failure) return false;
    throw error;
  }
}

/** The intervals from an instant on; none if that is not known, or the history has a hole there. */
export function movesSince(
  instant: Instant | undefined,
  history: TagHistory | undefined,
): TagHistory['intervals'] {
  if (instant === undefined || history === undefined) return [];
  const { complete, known = [], intervals } = history;
  const last = intervals.at(-1)?.since ?? instant;
  const covers = known.some(({ from, to }) => from <= instant && to > last);
  return complete || covers ? intervals.filter(({ since }) => since >= instant) : [];
}
