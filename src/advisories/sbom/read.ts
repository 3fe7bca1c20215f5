// What the readers of the formats give, and the bounds that they share.
import type { Entry } from './component.js';

/** A package, `undefined` where the document lists something that is none, or `why` it cannot be read. */
export type ReadEntry = Entry | { readonly why: string } | undefined;

export type Read = { readonly entries: readonly ReadEntry[] } | { readonly unreadable: string };

export const mostPackages = 200_000;
