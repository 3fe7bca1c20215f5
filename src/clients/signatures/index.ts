// Where the signatures of an image are: in its registry, and for identities of GitHub's workflows also at GitHub.

import { z } from 'zod';
import { compact } from '../../model/collections.js';
import { Failure } from '../../model/failure.js';
import type { Digest } from '../../model/images/image.js';
import type { RequiredSigner } from '../../model/judgement/signature.js';
import type { ConditionalAnswers, Transport } from '../../model/run/http.js';
import type { Secret } from '../../model/run/secret.js';
import type { SignaturePlace, SignatureSource } from '../../signatures/ports.js';
import { decodeJson } from '../http/json.js';
import type { ContentSource } from '../registry/attached-manifests.js';
import { readClaims } from './claims.js';
import { attestationsFailed, tooManySignatures } from './messages.js';
import { registryPlaces } from './registry-places.js';

interface AttestationApi {
  readonly send: Transport;
  /** For github.com; absent if the run has none. */
  readonly token?: Secret;
}

const api = 'https://api.github.com';
const maxAttestations = 30;
const answer = z.object({ attestations: z.array(z.object({ bundle: z.unknown() })).max(maxAttestations) });

/** `https://github.com/OWNER/REPO/…`, as far as the policy names them without a glob. */
const identity = /^https:\/\/github\.com\/([\w.-]+)\/([\w.*?-]+)\//;

/** One place for each owner or repository whose identities the policy requires. */
export function attestationPlaces(
  { send, token }: AttestationApi,
  required: readonly RequiredSigner[],
  digest: Digest,
): readonly SignaturePlace[] {
  const paths = required.flatMap((signer) => {
    const [, owner, repository = ''] = (signer.kind === 'identity' && identity.exec(signer.identity)) || [];
    if (owner === undefined) return [];
    // Nothing in a name tells an organization from a user.
    return /[*?]/.test(repository) ? [`orgs/${owner}`, `users/${owner}`] : [`repos/${owner}/${repository}`];
  });
  return [...new Set(paths)].map((path) => async () => {
    const operation = `Attestations of ${digest} in ${path.replace(/^\w+\//, '')}`;
    const response = await send({
      method: 'GET',
      url: `${api}/${path}/attestations/${digest}?per_page=${maxAttestations}`,
      headers: { accept: 'application/vnd.github+json', 'x-github-api-version': '2022-11-28' },
      ...(token === undefined ? {} : { authorization: { scheme: 'Bearer', credential: token } }),
      maxBytes: 16 * 1024 * 1024,
    });
    if (response.status === 404) return [];
    if (response.status !== 200)
      throw new Failure(
        response.status === 429 || response.headers['x-ratelimit-remaining'] === '0'
          ? 'rate-limited'
          : 'unverifiable-signature',
        attestationsFailed(operation, response.status),
      );
    const { attestations } = decodeJson(operation, response, answer);
    if (/rel="next"/.test(response.headers.link ?? ''))
      throw new Failure(
        'unverifiable-signature',
        tooManySignatures(operation, maxAttestations + 1, maxAttestations),
      );
    return attestations.map(({ bundle }) => ({ kind: 'bundle', text: JSON.stringify(bundle) }) as const);
  });
}

interface SignatureSourceOptions {
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
    places(image, origin, digest, required, formats) {
      const { registry, repository } = platform === origin.registry ? origin : image;
      return [
        ...registryPlaces(() => contentOf(registry), repository, digest, formats),
        ...attestationPlaces(github, required, digest),
      ];
    },
    async claims(image, origin, digest) {
      const { registry, repository } = platform === origin.registry ? origin : image;
      return readClaims(contentOf(registry), repository, digest);
    },
  };
}
