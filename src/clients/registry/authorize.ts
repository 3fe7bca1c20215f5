// Requests to one registry with what it asks for: nothing, a password, or a token of its token server.
import { z } from 'zod';
import { Failure } from '../../model/failure.js';
import type { HttpRequest, HttpResponse, Transport } from '../../model/http.js';
import { Secret } from '../../model/secret.js';
import { decodeJson } from '../http/json.js';
import { type Challenge, challengeIn } from './challenge.js';
import type { DockerCredential, DockerCredentials } from './docker-config.js';
import { registryError } from './errors.js';
import { trustedRealm } from './realm.js';

export interface RegistrySession {
  /** As it stands in image names: the key of its credentials. */
  readonly registry: string;
  readonly origin: string;
  readonly send: Transport;
  readonly credentials: DockerCredentials;
  readonly onSecret: (secret: Secret) => void;
}

type Authorization = NonNullable<HttpRequest['authorization']>;

const tokenAnswer = z
  .object({ token: z.string().optional(), access_token: z.string().optional() })
  .transform(({ token, access_token }) => token || access_token || '')
  .refine((token) => token !== '', 'without a token');

/**
 * A sender for one registry. The first request goes out as it is and shows what the registry asks for; later ones
 * wait for that and bring it along. One token a repository, for pulling it and no more, whatever scope the registry
 * names (https://distribution.github.io/distribution/spec/auth/token/); a token that has expired is asked for once
 * more.
 * @throws Failure when the registry asks for what cannot be given, or its token server refuses
 */
export function openSession(
  door: RegistrySession,
): (repository: string, request: HttpRequest) => Promise<HttpResponse> {
  let learned: Promise<Challenge | undefined> | undefined;
  const tokens = new Map<string, Promise<Authorization>>();

  function authorization(repository: string, challenge: Challenge): Promise<Authorization> {
    const known = tokens.get(repository) ?? authorizationFor(door, repository, challenge);
    tokens.set(repository, known);
    return known;
  }

  async function sendWith(repository: string, request: HttpRequest, challenge: Challenge) {
    const fresh = !tokens.has(repository);
    const first = authorization(repository, challenge);
    const response = await door.send({ ...request, authorization: await first });
    if (response.status !== 401 || fresh || challenge.scheme === 'Basic') return response;
    if (tokens.get(repository) === first) tokens.delete(repository);
    return door.send({ ...request, authorization: await authorization(repository, challenge) });
  }

  async function answering(repository: string, request: HttpRequest, response: HttpResponse) {
    const challenge = response.status === 401 ? challengeIn(response.headers['www-authenticate']) : undefined;
    return challenge === undefined ? response : sendWith(repository, request, challenge);
  }

  return async (repository, request) => {
    if (learned === undefined) {
      const plain = door.send(request);
      learned = plain.then(
        ({ status, headers }) => (status === 401 ? challengeIn(headers['www-authenticate']) : undefined),
        () => undefined,
      );
      return answering(repository, request, await plain);
    }
    const challenge = await learned;
    if (challenge !== undefined) return sendWith(repository, request, challenge);
    return answering(repository, request, await door.send(request));
  };
}

async function authorizationFor(
  door: RegistrySession,
  repository: string,
  challenge: Challenge,
): Promise<Authorization> {
  const credential = await door.credentials(door.registry);
  if (credential?.kind === 'registry') return { scheme: 'Bearer', credential: credential.token };
  if (challenge.scheme === 'Basic') return { scheme: 'Basic', credential: password(door, credential) };
  const realm = await trustedRealm(door.origin, challenge.realm);
  const operation = `Registry token for ${door.registry}/${repository}`;
  const query = {
    ...(challenge.service === undefined ? {} : { service: challenge.service }),
    scope: `repository:${repository}:pull`,
  };
  const response = await door.send(
    credential?.kind === 'identity'
      ? refresh(realm, query, credential.token)
      : ask(realm, query, credential && { scheme: 'Basic', credential: password(door, credential) }),
  );
  if (response.status !== 200) throw registryError(operation, response, hintFor(response, credential));
  const token = new Secret(decodeJson(operation, response, tokenAnswer));
  door.onSecret(token);
  return { scheme: 'Bearer', credential: token };
}

function password({ registry, onSecret }: RegistrySession, credential: DockerCredential | undefined): Secret {
  if (credential?.kind !== 'password') {
    const message = `${registry} wants a user name and a password. Log in to it first (\`docker login\`)`;
    throw new Failure('no-credential', message);
  }
  const pair = `${credential.user}:${credential.password.expose()}`;
  const encoded = new Secret(Buffer.from(pair).toString('base64'));
  onSecret(encoded);
  return encoded;
}

function ask(realm: URL, query: Readonly<Record<string, string>>, own?: Authorization): HttpRequest {
  const url = new URL(realm);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  const headers = { accept: 'application/json' };
  return { method: 'GET', url: url.href, headers, ...(own === undefined ? {} : { authorization: own }) };
}

/** https://distribution.github.io/distribution/spec/auth/oauth/ */
function refresh(realm: URL, query: Readonly<Record<string, string>>, token: Secret): HttpRequest {
  const fields = {
    ...query,
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

function hintFor({ status }: HttpResponse, credential: DockerCredential | undefined): string | undefined {
  if (status !== 401 && status !== 403) return undefined;
  return credential === undefined
    ? 'Log in to this registry first (`docker login`), unless the image does not exist'
    : 'The credential in the configuration of Docker is not accepted: log in again';
}
