// The registry token endpoint and the tag history endpoint.
import { z } from 'zod';
import type { HistoryRecord, Instant } from '../../model/fact.js';
import type { Transport } from '../../model/http.js';
import { type Digest, isDigest } from '../../model/image.js';
import { Secret } from '../../model/secret.js';
import { decodeJson } from '../http/json.js';
import type { ContentSource } from './content.js';
import { historyError, registryError } from './errors.js';
import { indexAnswer, manifestTypes } from './media-types.js';
import { contentSource, type RegistryGet } from './pull.js';

export interface RegistryClient {
  /** The records of a tag in a window, in no promised order, at most 1000. `repository` is `<org>/<image>`. */
  history(repository: string, tag: string, window: HistoryWindow): Promise<readonly HistoryRecord[]>;
  /** The manifests of an index by digest, none for an image; `undefined`: the registry does not give it to us. */
  children(repository: string, digest: Digest): Promise<readonly Digest[] | undefined>;
  readonly content: ContentSource;
}

export interface HistoryWindow {
  readonly start?: Instant;
  readonly end?: Instant;
}

const tokenAnswer = z.object({ token: z.string().min(1) });
const historyAnswer = z.object({
  history: z.array(
    z.object({
      updateTimestamp: z.iso.datetime({ offset: true }).transform((text) => Date.parse(text)),
      digest: z.string().refine(isDigest, 'not a sha256 digest'),
    }),
  ),
});

const tokenHints: Readonly<Record<number, string>> = {
  400: 'The organization in the image name is not known to the registry',
  401: 'The registry wants credentials for this image: `identity` or `registry-token` gives them',
  403: 'The identity may not pull this image, or the repository does not exist. An identity of a subgroup does not see the organization registry',
};

/**
 * A client for one registry (platform-api: Registry token endpoint, Tag history endpoint). Without a credential
 * it asks anonymously, which public images allow. One pull token an image, asked once, masked by `onToken`.
 * Its verb throws ApiError when the registry refuses and Failure when it cannot be reached or understood.
 */
export function registryClient(options: {
  readonly send: Transport;
  readonly registryUrl: string;
  readonly historyService: string;
  readonly credential?: Secret;
  readonly onToken: (token: Secret) => void;
}): RegistryClient {
  const { send, registryUrl, credential } = options;
  const tokens = new Map<string, Promise<Secret>>();

  async function pullToken(repository: string): Promise<Secret> {
    const operation = `Registry token for ${repository}`;
    const response = await send({
      method: 'GET',
      url: `${registryUrl}/token?${new URLSearchParams({ scope: `repository:${repository}:pull` })}`,
      headers: { accept: 'application/json' },
      ...(credential === undefined ? {} : { authorization: { scheme: 'Bearer', credential } }),
    });
    // 403 may mean that there is no such repository; the registry's own token asks the registry itself.
    if (response.status === 403 && credential !== undefined) return credential;
    if (response.status !== 200) throw registryError(operation, response, tokenHints[response.status]);
    const token = new Secret(decodeJson(operation, response, tokenAnswer).token);
    options.onToken(token);
    return token;
  }

  const authorized: RegistryGet = async ({ repository, path, accept, ...bounds }) => {
    const token = tokens.get(repository) ?? pullToken(repository);
    tokens.set(repository, token);
    return send({
      method: 'GET',
      url: `${registryUrl}/v2/${repository}/${path}`,
      headers: { accept },
      authorization: { scheme: 'Bearer', credential: await token },
      ...bounds,
    });
  };

  async function get(repository: string, operation: string, path: string, accept: string) {
    return { operation, response: await authorized({ repository, path, accept }) };
  }

  return {
    content: contentSource(authorized, send),
    async history(repository, tag, window) {
      const path = `${options.historyService}/history/${tag}${windowQuery(window)}`;
      const asked = await get(repository, `History of ${repository}:${tag}`, path, 'application/json');
      const { operation, response } = asked;
      if (response.status !== 200) throw historyError(operation, response);
      return decodeJson(operation, response, historyAnswer).history.map((record) => ({
        at: record.updateTimestamp,
        digest: record.digest,
      }));
    },
    async children(repository, digest) {
      const asked = await get(
        repository,
        `Manifest ${digest} of ${repository}`,
        `manifests/${digest}`,
        manifestTypes,
      );
      const { operation, response } = asked;
      if (response.status >= 400 && response.status < 500 && response.status !== 429) return undefined;
      if (response.status !== 200) throw registryError(operation, response);
      return decodeJson(operation, response, indexAnswer).manifests.map((manifest) => manifest.digest);
    },
  };
}

function windowQuery({ start, end }: HistoryWindow): string {
  const query = new URLSearchParams();
  if (start !== undefined) query.set('start', new Date(start).toISOString());
  if (end !== undefined) query.set('end', new Date(end).toISOString());
  return query.size === 0 ? '' : `?${query}`;
}
