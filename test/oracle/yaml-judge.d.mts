import type { Scan } from '../../src/model/occurrence.js';

/** The numbers of the images that the documents name, in order. */
export function imagesOf(
  kind: 'kubernetes' | 'compose',
  said: { readonly documents: readonly unknown[] | null },
): readonly number[];

export function differenceOf(
  scan: Scan | undefined,
  images: readonly number[],
  isDoubtful: boolean,
): string | undefined;
