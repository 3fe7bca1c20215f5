// A package that an SBOM names.
import type { Span } from './source.js';

export interface Component {
  /** As the purl gives it: `openssl`, `@scope/name`, `group:artifact`. Text from outside. */
  readonly name: string;
  readonly version?: string;
  readonly purl?: string;
  /** The purl's type: `apk`, `npm`, `deb` and so on; absent when the document does not say. */
  readonly type?: string;
  /** Packages that it was built from. An advisory may be filed against these instead. */
  readonly origins: readonly string[];
  /** The document. */
  readonly file: string;
  /** Where the document names it. */
  readonly span?: Span;
}
