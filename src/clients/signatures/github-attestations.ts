// Reads GitHub's artifact attestations, which are kept apart from the registry.
// https://docs.github.com/rest/repos/attestations
import { z } from 'zod';
import { Failure } from '../../model/failure.js';
import type { Transport } from '../../model/http.js';
import type { Digest } from '../../model/image.js';
import type { Secret } from '../../model/secret.js';
import type { RequiredSigner } from '../../model/signature.js';
import type { SignaturePlace } from '../../signatures/ports.js';
import { decodeJson } from '../http/json.js';
import { attestationsFailed, tooManySignatures } from './messages.js';

export interface AttestationApi {
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
