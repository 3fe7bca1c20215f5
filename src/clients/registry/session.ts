// Authenticates requests to one registry with what it requires: nothing, a password, or a token of its token server.
import type { HttpRequest, HttpResponse } from '../../model/http.js';
import { type Challenge, challengeIn } from './challenge.js';
import { type Authorization, authorizationFor, type RegistryOptions } from './token.js';

/** Sends a request about a repository with the authorization that the registry requires for it. */
export type RegistrySession = (repository: string, request: HttpRequest) => Promise<HttpResponse>;

/**
 * Opens a session with one registry. Unless the challenge is known, the first request is sent without credentials to
 * learn it, and later requests wait for that. Each repository has one token, for pulling only, whatever scope the
 * registry names (https://distribution.github.io/distribution/spec/auth/token/); an expired token is renewed once.
 * @throws Failure when the registry requires what cannot be provided, or its token server refuses
 */
export function openSession(options: RegistryOptions): RegistrySession {
  const { send } = options;
  let learned: Promise<Challenge | undefined> | undefined =
    options.challenge === undefined ? undefined : Promise.resolve(options.challenge);
  // Not memoizeAsync: a token that has expired is dropped.
  const tokens = new Map<string, Promise<Authorization>>();

  function authorization(repository: string, challenge: Challenge): Promise<Authorization> {
    const known = tokens.get(repository) ?? authorizationFor(options, repository, challenge);
    tokens.set(repository, known);
    return known;
  }

  async function sendWith(repository: string, request: HttpRequest, challenge: Challenge) {
    const isNew = !tokens.has(repository);
    const first = authorization(repository, challenge);
    const response = await send({ ...request, authorization: await first });
    if (response.status !== 401 || isNew || challenge.scheme === 'Basic') return response;
    if (tokens.get(repository) === first) tokens.delete(repository);
    return send({ ...request, authorization: await authorization(repository, challenge) });
  }

  async function retryIfChallenged(repository: string, request: HttpRequest, response: HttpResponse) {
    const challenge = challengeOf(response);
    return challenge === undefined ? response : sendWith(repository, request, challenge);
  }

  return async (repository, request) => {
    if (learned === undefined) {
      const plain = send(request);
      learned = plain.then(challengeOf, () => undefined);
      return retryIfChallenged(repository, request, await plain);
    }
    const challenge = await learned;
    if (challenge !== undefined) return sendWith(repository, request, challenge);
    return retryIfChallenged(repository, request, await send(request));
  };
}

function challengeOf({ status, headers }: HttpResponse): Challenge | undefined {
  return status === 401 ? challengeIn(headers['www-authenticate']) : undefined;
}
