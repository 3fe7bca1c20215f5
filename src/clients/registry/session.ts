// Authenticates requests to one registry with what it requires: nothing, a password, or a token of its token server.
import { compact } from '../../model/compact.js';
import type { HttpRequest, HttpResponse } from '../../model/http.js';
import { type Challenge, challengeIn } from './challenge.js';
import { type RepositoryToken, type TokenBook, tokenBook } from './scope-set.js';
import type { RegistryOptions } from './token.js';

/** Sends a request about a repository with the authorization that the registry requires for it. */
export type RegistrySession = (repository: string, request: HttpRequest) => Promise<HttpResponse>;

/**
 * Opens a session with one registry. Unless the challenge is known, the first request is sent without credentials to
 * learn it, and later requests wait for that. Tokens are for pulling only, whatever scope the registry names
 * (https://distribution.github.io/distribution/spec/auth/token/); an expired token is renewed once. One that is for several
 * repositories counts only where it opens one: a refusal is asked again with a token for that repository.
 * @throws Failure when the registry requires what cannot be provided, or its token server refuses
 */
export function openSession(options: RegistryOptions): RegistrySession {
  const { send } = options;
  let learned: Promise<Challenge | undefined> | undefined =
    options.challenge === undefined ? undefined : Promise.resolve(options.challenge);
  // Not memoizeAsync: a token that has expired is dropped.
  const tokens = new Map<string, Promise<RepositoryToken>>();
  const book = tokenBook(options);

  function token(
    repository: string,
    challenge: Challenge,
    ask: TokenBook['tokenFor'] = book.tokenFor,
  ): Promise<RepositoryToken> {
    const known = tokens.get(repository) ?? ask(repository, challenge);
    tokens.set(repository, known);
    return known;
  }

  async function sendWith(repository: string, request: HttpRequest, challenge: Challenge) {
    const isNew = !tokens.has(repository);
    const first = token(repository, challenge);
    const { authorization, isShared } = await first;
    const response = await send({ ...request, authorization });
    const isFinal = isShared
      ? !refusals.has(response.status)
      : response.status !== 401 || isNew || challenge.scheme === 'Basic';
    if (isFinal) return response;
    if (tokens.get(repository) === first) tokens.delete(repository);
    const own = await token(repository, challenge, book.ownTokenFor);
    return send({ ...request, authorization: own.authorization });
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

/** What a registry may say of a repository that the token is not for, even that it does not exist. */
const refusals = new Set([400, 401, 403, 404]);

function challengeOf({ status, headers, network }: HttpResponse): Challenge | undefined {
  const challenge = status === 401 ? challengeIn(headers['www-authenticate']) : undefined;
  return challenge?.scheme === 'Bearer' ? { ...challenge, ...compact({ network }) } : challenge;
}
