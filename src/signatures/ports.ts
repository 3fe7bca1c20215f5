// What this folder requests from registries and from the CI host. The clients implement it.
import type { Digest, ImageReference } from '../model/images/image.js';
import type { RequiredSigner } from '../model/judgement/signature.js';
import type { SignatureFormat } from './formats/format.js';
import type { SignatureFormatId } from './formats/index.js';

/** Something that is attached to an image and may be a signature of it. */
export type AttachedSignature =
  | {
      /** Its format. */
      readonly kind: SignatureFormatId;
      readonly text: string;
      /** Those of its layer. */
      readonly annotations?: Readonly<Record<string, string>>;
    }
  /** It is there, but could not be fetched or is too large. */
  | { readonly kind: 'unreadable'; readonly why: string };

/** One place where signatures are kept. @throws Failure when it cannot be read as a whole */
export type SignaturePlace = () => Promise<readonly AttachedSignature[]>;

export interface SignatureSource {
  /**
   * The places of one digest, in the order in which they are read. Nothing is requested until one is called. The
   * image is read where its tag is: at the platform if it, or the image that it mirrors, is the platform's. `required`
   * says where else to look.
   */
  places(
    image: ImageReference,
    origin: ImageReference,
    digest: Digest,
    required: readonly RequiredSigner[],
    formats: readonly (SignatureFormat & { readonly id: SignatureFormatId })[],
  ): readonly SignaturePlace[];
  /**
   * The trusted root of Sigstore's public instance as it is now; absent: only that of this package is used.
   * @throws Failure when there is no newer one that can be trusted
   */
  readonly freshRoot?: () => Promise<string>;
  /** What else is attached, without a signature. @throws Failure */
  claims(image: ImageReference, origin: ImageReference, digest: Digest): Promise<ImageClaims>;
}

/** What an image says about itself. Nobody has signed it, so it proves nothing. */
export interface ImageClaims {
  /** The types of its statements. */
  readonly types: readonly string[];
  /** The names under which it was built, by its own provenance: `registry/repository:tag`. */
  readonly names: readonly string[];
}
