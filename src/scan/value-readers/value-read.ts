// A value that something reads otherwise than as the name of an image, and what a reader of values is.
import type { SourceFile, Span } from '../../model/text/source.js';

/** A reader of one value. */
export interface ValueRead {
  /** The file of the value, and its text there without quotes. */
  readonly file: string;
  readonly of: Span;
  /**
   * What a digest would break and how to pin by hand; it completes "It cannot be pinned automatically: …". The other texts
   * that the reader compares with the value, in the same file: with the same digest there, it finds what it found before.
   */
  readonly effect: { readonly why: string } | { readonly also: readonly Span[] };
}

/** One kind of readers. What it finds is refused a new digest, or is changed together with what it is compared with. */
export interface ValueReader {
  readonly id: string;
  /** What it does with the value, for the documentation. */
  readonly title: string;
  /** The ids of the scanners whose files have such readers. */
  readonly formats: readonly string[];
  /** Everything that reads values of the file in this way. Pure; never throws for what a file contains. */
  find(file: SourceFile): readonly ValueRead[];
}
