// Where the signatures of an image are: in its registry, and for identities of GitHub's workflows also at GitHub.
import { compact } from '../../model/compact.js';
import { Failure } from '../../model/failure.js';
import type { ConditionalAnswers, Transport } from '../../model/http.js';
import type { SignatureSource } from '../../signatures/ports.js';
import type { ContentSource } from '../registry/content.js';
import { readClaims } from './claims.js';
import { type AttestationApi, attestationPlaces } from './github-attestations.js';
import { registryPlaces } from './registry-places.js';

export interface SignatureSourceOptions {
  /** The platform's registry as image names write it. */
  readonly platform?: string;
  /** The content of a registry, by its name in image references. @throws Failure if it cannot be used */
  readonly contentOf: (registry: string) => ContentSource;
  readonly github: AttestationApi;
  /** Asks for the current root of Sigstore's public instance; absent: nobody asks for it. */
  readonly rootFrom?: Transport;
  /** Answers of earlier runs, for what is verified by its signatures. */
  readonly answers?: ConditionalAnswers;
}

/** What is stored and does not verify is asked for again; what the repository sends then must. */
async function freshRoot(send: Transport, answers: ConditionalAnswers | undefined): Promise<string> {
  const { refreshedRoot } = await import('./refreshed-root.js');
  if (answers === undefined) return refreshedRoot(send);
  try {
    return await refreshedRoot(send, undefined, answers.asking(send));
  } catch (error) {
    if (!(error instanceof Failure) || error.reason !== 'bad-answer') throw error;
    return refreshedRoot(send, undefined, answers.unconditional(send));
  }
}

/** Creates the source of a run. It requests nothing until a place is read. */
export function signatureSource({
  platform,
  contentOf,
  github,
  rootFrom,
  answers,
}: SignatureSourceOptions): SignatureSource {
  return {
    ...compact({
      freshRoot: rootFrom && (() => freshRoot(rootFrom, answers)),
    }),
    places(image, origin, digest, required) {
      const { registry, repository } = platform === origin.registry ? origin : image;
      return [
        ...registryPlaces(() => contentOf(registry), repository, digest),
        ...attestationPlaces(github, required, digest),
      ];
    },
    async claims(image, origin, digest) {
      const { registry, repository } = platform === origin.registry ? origin : image;
      return readClaims(contentOf(registry), repository, digest);
    },
  };
}
