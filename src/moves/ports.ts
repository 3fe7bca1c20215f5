// What this folder requests from registries. The clients implement it.
import type { Digest, ImageReference } from '../model/images/image.js';
import type { ManifestContent } from './same-images.js';

/** What a digest of a repository names. @throws Failure */
export type ReadContent = (
  name: Pick<ImageReference, 'registry' | 'repository'>,
  digest: Digest,
) => Promise<ManifestContent>;
