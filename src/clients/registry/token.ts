// The authorization for repositories of a registry: a pull token of its token server, a password, or a token as it is.

import { z } from 'zod';
import { compact } from '../../model/compact.js';
import { Failure } from '../../model/failure.js';
import type { HttpRequest, HttpResponse, Transport } from '../../model/http.js';
import { Secret } from '../../model/secret.js';
import { decodeJson } from '../http/json.js';
import type { Challenge } from './challenge.js';
import type { DockerCredential } from './docker-config.js';
import { registryError } from './errors.js';
import { noPassword, type RegistryHints } from './messages.js';
import { trustedRealm } from './realm.js';

/** A login of Docker, or an access token of the platform, which the registry's token server exchanges. */
export type RegistryCredential = DockerCredential | { readonly kind: 'access'; readonly token: Secret };

export interface RegistryOptions {
  /** Where `/v2/` and, unless the registry says otherwise, `/token` are; without a trailing slash. */
  readonly url: string;
  /** The registry's name in messages. */
  readonly name: string;
  /** A repository of this registry in messages. */
  readonly describe: (repository: string) => string;
  readonly send: Transport;
  /** Called at most once for each token that is requested; `undefined` means anonymous access. */
  readonly credential: () => Promise<RegistryCredential | undefined>;
  readonly hints: RegistryHints;
  /** Receives every secret before it is used. */
  readonly onSecret: (secret: Secret) => void;
  /** Answers requests by digest without the registry. */
  readonly remember?: (request: HttpRequest, ask: () => Promise<HttpResponse>) => Promise<HttpResponse>;
  /** Asks for one token for all repositories that are wanted at the same time, as far as the registry grants it. */
  readonly scopeSets?: boolean;
  /** What the registry requires, if that is known; otherwise the first request finds out. */
  readonly challenge?: Challenge;
}

export type Authorization = NonNullable<HttpRequest['authorization']>;

interface Query {
  readonly service?: string;
  readonly scopes: readonly string[];
}

const tokenAnswer = z
  .object({ token: z.string().optional(), access_token: z.string().optional() })
  .transform(({ token, access_token }) => token || access_token || '')
  .refine((token) => token !== '', 'without a token');

/**
 * Obtains the authorization that the challenge requires.
 * @throws Failure `no-credential` when a password is required and unknown, `bad-answer` for a token server that does
 * not belong to the registry, ApiError when it refuses
 */
export async function authorizationFor(
  options: RegistryOptions,
  repositories: readonly string[],
  challenge: Challenge,
): Promise<Authorization> {
  const credential = await options.credential();
  if (credential?.kind === 'registry') return { scheme: 'Bearer', credential: credential.token };
  if (challenge.scheme === 'Basic') return passwordOf(options, credential);
  const realm = await trustedRealm(options.url, challenge.realm);
  const operation = `Registry token for ${described(options, repositories)}`;
  const scopes = repositories.map((repository) => `repository:${repository}:pull`);
  const query = { ...compact({ service: challenge.service }), scopes };
  // Another host than the registry is one that a response has named.
  const isOwn = realm.origin === new URL(options.url).origin;
  const led = compact({ ledFrom: isOwn ? undefined : challenge.network });
  const response = await options.send({ ...tokenRequest(options, realm, query, credential), ...led });
  // A 403 may mean that the repository does not exist. With the access token itself the registry says which.
  if (response.status === 403 && credential?.kind === 'access')
    return { scheme: 'Bearer', credential: credential.token };
  if (response.status !== 200)
    throw registryError(operation, response, options.hints.token(response.status, credential !== undefined));
  const token = new Secret(decodeJson(operation, response, tokenAnswer));
  options.onSecret(token);
  return { scheme: 'Bearer', credential: token };
}

function described({ describe }: RegistryOptions, [first = '', ...others]: readonly string[]): string {
  const more = others.length === 0 ? '' : ` and ${others.length} more`;
  return `${describe(first)}${more}`;
}

function tokenRequest(
  options: RegistryOptions,
  realm: URL,
  query: Query,
  credential: RegistryCredential | undefined,
): HttpRequest {
  if (credential?.kind === 'identity') return refreshRequest(realm, query, credential.token);
  const url = new URL(realm);
  if (query.service !== undefined) url.searchParams.set('service', query.service);
  url.searchParams.delete('scope');
  for (const scope of query.scopes) url.searchParams.append('scope', scope);
  const request = { method: 'GET', url: url.href, headers: { accept: 'application/json' } } as const;
  if (credential === undefined) return request;
  if (credential.kind === 'access')
    return { ...request, authorization: { scheme: 'Bearer', credential: credential.token } };
  return { ...request, authorization: passwordOf(options, credential) };
}

/** https://distribution.github.io/distribution/spec/auth/oauth/ */
function refreshRequest(realm: URL, query: Query, token: Secret): HttpRequest {
  const fields = {
    ...compact({ service: query.service }),
    scope: query.scopes.join(' '),
    grant_type: 'refresh_token',
    client_id: 'tagproof',
    refresh_token: token.expose(),
  };
  return {
    method: 'POST',
    url: realm.href,
    headers: { accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
    repeatable: true,
  };
}

function passwordOf(
  { name, onSecret }: RegistryOptions,
  credential: RegistryCredential | undefined,
): Authorization {
  if (credential?.kind !== 'password') throw new Failure('no-credential', noPassword(name));
  const pair = `${credential.user}:${credential.password.expose()}`;
  const encoded = new Secret(Buffer.from(pair).toString('base64'));
  onSecret(encoded);
  return { scheme: 'Basic', credential: encoded };
}
