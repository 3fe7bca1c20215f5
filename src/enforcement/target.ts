// What every engine gets: what a report proves, what it does not, and the signature rules of its policy.
import type { Digest } from '../model/images/image.js';
import type { SignatureRule } from '../model/judgement/signature.js';

/** An image that was proved: its names are normalized, and can be written into any document as they are. */
export interface ProvedImage {
  /** `docker.io/library/node` */
  readonly repository: string;
  /** Absent where the reference has only a digest. */
  readonly tag?: string;
  readonly digest: Digest;
  /** It is the manifest of one platform of the tag's index, so the tag cannot be replaced by it. */
  readonly isPart?: true;
  /** When the tag had it first, as ISO 8601, or `now` for what it has; absent: not known. */
  readonly since?: string;
}

/** A reference that does not become a rule, and why in a few words that do not change from day to day. */
export interface NotProved {
  readonly name: string;
  readonly why: string;
  /** Sorted, each once. */
  readonly files: readonly string[];
}

export interface Enforced {
  /** Sorted by repository, tag and digest, each once. */
  readonly images: readonly ProvedImage[];
  /** References that are not proved. */
  readonly rest: readonly NotProved[];
  readonly rules: readonly SignatureRule[];
  /** References that no signature rule names, or that are not signed as it says. */
  readonly unsigned: readonly NotProved[];
  /** The public keys of the rules in PEM. */
  readonly keys: ReadonlyMap<Digest, string>;
}

export interface Target {
  readonly id: string;
  /** As messages name it. */
  readonly title: string;
  /** How a comment begins; absent: the format has none. */
  readonly comment?: '#';
  /** It says who must have signed, and not which digests are allowed. */
  readonly isBySigner?: true;
  /** The whole document without its head, and one sentence for everything that it cannot say, or says otherwise. */
  readonly write: (enforced: Enforced) => Written | { readonly refused: string };
}

export interface Written {
  readonly text: string;
  readonly notes: readonly string[];
}
