// Authenticates requests to one registry, with one token for the repositories that are wanted at the same time where it grants that.

import { decodeJwt } from 'jose/jwt/decode';
import { z } from 'zod';
import { compact } from '../../model/collections.js';
import type { HttpRequest, HttpResponse, Transport } from '../../model/run/http.js';
import { ApiError } from '../http/api-error.js';
import {
  type Authorization,
  authorizationFor,
  type Challenge,
  challengeIn,
  type RegistryOptions,
} from './token.js';

interface RepositoryToken {
  readonly authorization: Authorization;
  /**
   * Requested for several repositories: the server may have granted only some of them, so a refusal says nothing about the
   * repository before it was asked with a token of its own.
   */
  readonly isShared: boolean;
}

interface TokenSource {
  /** The token for a repository, as part of a set if others are wanted now. */
  tokenFor(repository: string, challenge: Challenge): Promise<RepositoryToken>;
  /** A token for this repository alone. */
  ownTokenFor(repository: string, challenge: Challenge): Promise<RepositoryToken>;
}

/** Repositories in one request, and the length of their names: servers limit the length of a URL. */
const maxRepositories = 50;
const maxLength = 3000;

interface Wanted {
  readonly repository: string;
  readonly resolve: (token: Promise<RepositoryToken>) => void;
}

/** Asks for sets only if the options allow it, and no longer once a server has refused one, or has granted a part of it. */
function tokenSource(options: RegistryOptions): TokenSource {
  let isSet = options.scopeSets === true;
  let wanted: Wanted[] = [];
  let place: string | undefined;

  async function ownTokenFor(repository: string, challenge: Challenge): Promise<RepositoryToken> {
    return { authorization: await authorizationFor(options, [repository], challenge), isShared: false };
  }

  /** Every token of a set, or `undefined` where the server does not grant one. */
  async function tokensOf(
    repositories: readonly string[],
    challenge: Challenge,
  ): Promise<ReadonlyMap<string, RepositoryToken> | undefined> {
    try {
      const authorization = await authorizationFor(options, repositories, challenge);
      const granted = grantedIn(authorization, repositories);
      if (granted.length < repositories.length) isSet = false;
      return new Map(granted.map((repository) => [repository, { authorization, isShared: true }]));
    } catch (error) {
      const isRefusal = error instanceof ApiError && error.status < 500 && error.status !== 429;
      if (!isRefusal) throw error;
      isSet = false;
      return undefined;
    }
  }

  function ask(batch: readonly Wanted[], challenge: Challenge): void {
    const [only] = batch;
    if (only !== undefined && batch.length === 1) {
      only.resolve(ownTokenFor(only.repository, challenge));
      return;
    }
    const tokens = tokensOf(
      batch.map(({ repository }) => repository),
      challenge,
    );
    for (const { repository, resolve } of batch)
      resolve(tokens.then((all) => all?.get(repository) ?? ownTokenFor(repository, challenge)));
  }

  return {
    ownTokenFor,
    tokenFor(repository, challenge) {
      if (!isSet || challenge.scheme === 'Basic') return ownTokenFor(repository, challenge);
      place ??= JSON.stringify(challenge);
      if (place !== JSON.stringify(challenge)) return ownTokenFor(repository, challenge);
      return new Promise((resolve) => {
        wanted.push({ repository, resolve });
        // The images of a run are asked about in one turn of the event loop: how many there are is known after it.
        if (wanted.length > 1) return;
        setImmediate(() => {
          const all = wanted;
          [wanted, place] = [[], undefined];
          for (const batch of batchesOf(all)) ask(batch, challenge);
        });
      });
    },
  };
}

function batchesOf(all: readonly Wanted[]): readonly (readonly Wanted[])[] {
  const batches: Wanted[][] = [];
  let length = 0;
  for (const one of all) {
    const last = batches.at(-1);
    const size = encodeURIComponent(one.repository).length;
    const isFull = last === undefined || last.length >= maxRepositories || length + size > maxLength;
    if (isFull) batches.push([one]);
    else last.push(one);
    length = isFull ? size : length + size;
  }
  return batches;
}

/** What the token says it is for. One that does not say may be for all of them: the registry refuses it otherwise. */
function grantedIn(
  { credential }: Pick<Authorization, 'credential'>,
  repositories: readonly string[],
): readonly string[] {
  let access: unknown;
  try {
    ({ access } = decodeJwt(credential.expose()));
  } catch {
    return repositories;
  }
  if (!Array.isArray(access)) return repositories;
  const names = new Set(access.flatMap((one: unknown) => pullAccess.safeParse(one).data?.name ?? []));
  return repositories.filter((repository) => names.has(repository));
}

const pullAccess = z.object({
  name: z.string(),
  actions: z.array(z.unknown()).refine((actions) => actions.includes('pull')),
});

/**
 * Sends a request about a repository with the authorization that the registry requires for it.
 * @param other another way to the registry, for an API other than its own: one that is down there is not down here, and one
 * that says that something does not exist is believed
 */
export type RegistrySession = (
  repository: string,
  request: HttpRequest,
  other?: Transport,
) => Promise<HttpResponse>;

/**
 * Opens a session with one registry. Unless the challenge is known, the first request is sent without credentials to
 * learn it, and later requests wait for that. Tokens are for pulling only, whatever scope the registry names
 * (https://distribution.github.io/distribution/spec/auth/token/); an expired token is renewed once. One that is for several
 * repositories counts only where it opens one: a refusal is asked again with a token for that repository.
 * @throws Failure when the registry requires what cannot be provided, or its token server refuses
 */
export function openSession(options: RegistryOptions): RegistrySession {
  const { send } = options;
  let challenged: Promise<Challenge | undefined> | undefined =
    options.challenge === undefined ? undefined : Promise.resolve(options.challenge);
  // Not memoizeAsync: a token that has expired is dropped.
  const tokens = new Map<string, Promise<RepositoryToken>>();
  const source = tokenSource(options);

  function token(
    repository: string,
    challenge: Challenge,
    ask: TokenSource['tokenFor'] = source.tokenFor,
  ): Promise<RepositoryToken> {
    const known = tokens.get(repository) ?? ask(repository, challenge);
    tokens.set(repository, known);
    return known;
  }

  async function sendWith(
    repository: string,
    request: HttpRequest,
    challenge: Challenge,
    other: Transport | undefined,
  ) {
    const via = other ?? send;
    const isNew = !tokens.has(repository);
    const first = token(repository, challenge);
    const { authorization, isShared } = await first;
    const response = await via({ ...request, authorization });
    const isFinal = isShared
      ? !(other === undefined ? refusals : deniedStatuses).has(response.status)
      : response.status !== 401 || isNew || challenge.scheme === 'Basic';
    if (isFinal) return response;
    if (tokens.get(repository) === first) tokens.delete(repository);
    const own = await token(repository, challenge, source.ownTokenFor);
    return via({ ...request, authorization: own.authorization });
  }

  return async (repository, request, other) => {
    const via = other ?? send;
    const retryIfChallenged = (response: HttpResponse) => {
      const challenge = challengeOf(response);
      return challenge === undefined ? response : sendWith(repository, request, challenge, other);
    };
    if (challenged === undefined) {
      const plain = via(request);
      // Another API may have no challenge where the registry has one.
      if (other === undefined) challenged = plain.then(challengeOf, () => undefined);
      return retryIfChallenged(await plain);
    }
    const challenge = await challenged;
    if (challenge !== undefined) return sendWith(repository, request, challenge, other);
    return retryIfChallenged(await via(request));
  };
}

/** What a registry may say of a repository that the token is not for, even that it does not exist. */
const refusals = new Set([400, 401, 403, 404]);
const deniedStatuses = new Set([401, 403]);

function challengeOf({ status, headers, network }: HttpResponse): Challenge | undefined {
  const challenge = status === 401 ? challengeIn(headers['www-authenticate']) : undefined;
  return challenge?.scheme === 'Bearer' ? { ...challenge, ...compact({ network }) } : challenge;
}
