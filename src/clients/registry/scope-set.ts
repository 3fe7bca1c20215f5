// Tokens for the repositories of one registry: one for all that are wanted at the same time, where the registry grants that.
// https://distribution.github.io/distribution/spec/auth/token/ (`scope` may be given several times)
import { decodeJwt } from 'jose/jwt/decode';
import { ApiError } from '../http/api-error.js';
import type { Challenge } from './challenge.js';
import { type Authorization, authorizationFor, type RegistryOptions } from './token.js';

export interface RepositoryToken {
  readonly authorization: Authorization;
  /**
   * Requested for several repositories: the server may have granted only some of them, so a refusal says nothing about the
   * repository before it was asked with a token of its own.
   */
  readonly isShared: boolean;
}

export interface TokenBook {
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
export function tokenBook(options: RegistryOptions): TokenBook {
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
  const names = new Set(access.flatMap((one: unknown) => (isPull(one) ? [one.name] : [])));
  return repositories.filter((repository) => names.has(repository));
}

function isPull(one: unknown): one is { readonly name: string } {
  if (typeof one !== 'object' || one === null) return false;
  const { name, actions } = one as Readonly<Record<string, unknown>>;
  return typeof name === 'string' && Array.isArray(actions) && actions.includes('pull');
}
