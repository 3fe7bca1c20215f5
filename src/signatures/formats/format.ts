// The contract of a signature format: where a registry keeps it, and how it becomes a bundle, which alone is verified.
import type { ReadBundle } from '../bundle.js';

export interface SignatureFormat {
  readonly id: string;
  /** Of the tag whose layers have it, as `sha256-<hex>.sig`. Absent: what refers to the digest has it as its first layer. */
  readonly suffix?: string;
  /** Of the layer, and of what refers to the digest. */
  readonly mediaType: RegExp;
  /** Of one layer; a larger one is unreadable, which is a gap. */
  readonly maxBytes: number;
  /** Annotations may name a predicate: one that never vouches for an image is not read. */
  readonly hasPredicate?: true;
  /**
   * As a bundle of Sigstore with what it signs, or why it is none. The text is hostile: never throws.
   * @param annotations those of the layer
   */
  readonly read: (text: string, annotations: Readonly<Record<string, string>>) => ReadBundle;
}
