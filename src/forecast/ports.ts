// What a forecast requests from registries: indexes, configurations and SBOMs. The clients implement this.
import type { AttachedDocument, InspectDocument } from '../advisories/ports.js';
import type { Gap } from '../model/failure.js';
import type { Digest, ImageReference } from '../model/images/image.js';

export interface LayerDescriptor {
  readonly digest: Digest;
  /** Compressed, as the manifest states it. */
  readonly size: number;
}

/** The image of one platform, as the registry has it. */
export interface PlatformImage {
  readonly layers: readonly LayerDescriptor[];
  /** The configuration's JSON. */
  readonly config: string | Gap;
  /** Attached SBOMs; a gap also where the registry has none. */
  readonly sboms: readonly AttachedDocument[] | Gap;
}

export interface ListedPlatform {
  /** `linux/amd64`, `windows/amd64 10.0.20348.1`. Unique in its image. */
  readonly name: string;
  readonly digest: Digest;
  /** @throws Failure */
  readonly read: (inspect: InspectDocument) => Promise<PlatformImage>;
}

/** The registries' content. Everything is verified against its digest. */
export interface ImageReader {
  /** The platforms of an image, by the digest of an index or of one platform's image. @throws Failure */
  platformsOf(
    name: Pick<ImageReference, 'registry' | 'repository'>,
    digest: Digest,
  ): Promise<readonly ListedPlatform[]>;
}
