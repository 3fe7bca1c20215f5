// The base commit that a change is compared with, as far as the comparison needs it.
import type { Digest } from '../images/image.js';

interface InBaseFile {
  /** Its path in the change, if the change only renames it. */
  readonly file: string;
  /** The change removes the file, or renames and changes it. */
  readonly gone: boolean;
  /** The file is test data. It is compared as another reference than the same one in other files. */
  readonly testData?: true;
}

/** A reference of the base commit. */
export type BaselineReference = InBaseFile &
  (
    | { readonly kind: 'opaque'; readonly raw: string }
    | {
        readonly kind: 'image' | 'local';
        readonly registry: string;
        readonly repository: string;
        readonly tag?: string;
        readonly digest?: Digest;
      }
  );

/** What the base commit has of the references and files that the change has findings about. */
export interface Baseline {
  readonly references: readonly BaselineReference[];
  /** Files with findings but without references, such as SBOMs: whether the base has the same content. */
  readonly unchanged: Readonly<Record<string, boolean>>;
}

/** What a run compared its findings with: a base commit, an event without one, or one that could not be read. */
export type BaselineState = Baseline | 'none' | 'unknown';
