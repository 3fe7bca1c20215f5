// One place where an image reference stands.
import type { ImageReference } from './image.js';
import type { Place, Problem, SourceFile, Span } from './source.js';

/**
 * Where the digest of a reference stands or would stand. The text at `span` is empty (nothing pinned) or
 * `lead` followed by the digest; pinning writes `lead` and the digest there and touches nothing else.
 */
export interface PinPlace {
  readonly kind: 'place';
  readonly span: Span;
  readonly lead: string;
}

/** A digest cannot be written without changing another reference; `why` is a sentence for the user. */
export interface PinRefused {
  readonly kind: 'refused';
  readonly why: string;
}

export interface ImageOccurrence {
  readonly kind: 'image';
  readonly at: Place;
  /** Exactly the characters at `at`, digest included. */
  readonly raw: string;
  readonly image: ImageReference;
  readonly pin: PinPlace | PinRefused;
}

/** A reference that cannot be resolved from the file alone. It is reported, never skipped. */
export interface OpaqueOccurrence {
  readonly kind: 'opaque';
  readonly at: Place;
  readonly raw: string;
  readonly why: 'variable' | 'template' | 'invalid';
  /** The same for a reader: which variable, what is wrong. One line. */
  readonly detail: string;
}

export type Occurrence = ImageOccurrence | OpaqueOccurrence;

export interface Scan {
  readonly occurrences: readonly Occurrence[];
  readonly problems: readonly Problem[];
}

/** One file format's grammar. Pure: text in, occurrences out; no disk, network, environment or clock; never throws. */
export interface Scanner {
  readonly id: string;
  readonly title: string;
  /** Globs over the path in the checkout, printed in the README. */
  readonly paths: readonly string[];
  /** `undefined`: not this format after all. */
  scan(file: SourceFile): Scan | undefined;
}
