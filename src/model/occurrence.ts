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

export type PartName = 'registry' | 'repository' | 'tag' | 'digest';

/** One key's share of a reference that is split over several keys, as Helm values are. */
export interface Part {
  readonly part: PartName;
  readonly span: Span;
}

interface Found {
  readonly at: Place;
  /** Exactly the characters at `at`, digest included. */
  readonly raw: string;
  /** Of a split reference: where each of its parts stands, `at` among them. */
  readonly parts?: readonly Part[];
  /** Where the text at `at` is used under another name: YAML aliases, variables that hold the whole image. */
  readonly uses?: readonly Span[];
}

export interface ImageOccurrence extends Found {
  readonly kind: 'image';
  readonly image: ImageReference;
  readonly pin: PinPlace | PinRefused;
}

/** A reference that cannot be resolved from the file alone. It is reported, never skipped. */
export interface OpaqueOccurrence extends Found {
  readonly kind: 'opaque';
  readonly why: 'variable' | 'template' | 'invalid';
  /** The same for a reader: which variable, what is wrong. One line. */
  readonly detail: string;
}

export type Occurrence = ImageOccurrence | OpaqueOccurrence;

/** What one grammar found in a file. */
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
  /** What opens a comment, for inline waivers; none for plain JSON. */
  readonly comment?: '#' | '//';
  /** `undefined`: not this format after all. */
  scan(file: SourceFile): Scan | undefined;
}
