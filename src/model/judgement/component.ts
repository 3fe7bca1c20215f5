// A package that an SBOM lists.
import type { Span } from '../text/source.js';

export interface Component {
  /** As the purl spells it: `openssl`, `@scope/name`, `group:artifact`. Untrusted text. */
  readonly name: string;
  readonly version?: string;
  readonly purl?: string;
  /** The purl's type, for example `apk` or `npm`; absent if the document does not state it. */
  readonly type?: string;
  /** Packages that it was built from. Advisories may refer to these instead. */
  readonly origins: readonly string[];
  /** The path of the document. */
  readonly file: string;
  /** Where the document lists it. */
  readonly span?: Span;
}
