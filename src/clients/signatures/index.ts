// Where the signatures of an image are: in its registry, and for identities of GitHub's workflows also at GitHub.
import { Failure, type Gap } from '../../model/failure.js';
import type { ImageReference } from '../../model/image.js';
import type { SignatureSource } from '../../signatures/ports.js';
import type { ContentSource } from '../registry/content.js';
import { type AttestationApi, attestationPlaces } from './github-attestations.js';
import { registryPlaces } from './registry-places.js';

export interface SignatureSourceOptions {
  /** The platform's registry as image names write it, and its content or why there is none. */
  readonly platform?: { readonly registry: string; readonly content: ContentSource | Gap };
  /** All other registries, by their name in image references. */
  readonly contentOf: (registry: string) => ContentSource;
  readonly github: AttestationApi;
}

/** Creates the source of a run. It requests nothing until a place is read. */
export function signatureSource({ platform, contentOf, github }: SignatureSourceOptions): SignatureSource {
  function content(image: ImageReference, origin: ImageReference) {
    if (platform?.registry !== origin.registry)
      return { source: contentOf(image.registry), repository: image.repository };
    if ('cause' in platform.content) throw new Failure(platform.content.cause, platform.content.message);
    return { source: platform.content, repository: origin.repository };
  }

  return {
    places(image, origin, digest, required) {
      const own = [0, 1, 2].map((position) => async () => {
        const { source, repository } = content(image, origin);
        return registryPlaces(source, repository, digest)[position]?.() ?? [];
      });
      return [...own, ...attestationPlaces(github, required, digest)];
    },
  };
}
