// The client of the platform API: one typed function per operation.
import type { PlatformCredentials } from './call.js';
import type { Verb } from './verbs.js';
import { iamVerbs } from './verbs-iam.js';
import { policyVerbs } from './verbs-policies.js';
import { registryVerbs } from './verbs-registry.js';

/** Every operation that a command calls; the platform has more. */
export const verbs = {
  ...iamVerbs,
  ...registryVerbs,
  ...policyVerbs,
};

export type PlatformClient = ReturnType<typeof platformClient>;

type Bound<T> = { readonly [K in keyof T]: T[K] extends Verb<infer F> ? F : never };

/** Binds every operation of a table to the credentials. */
function bindAll<T extends Readonly<Record<string, Verb<unknown>>>>(
  table: T,
  credentials: PlatformCredentials,
): Bound<T> {
  return Object.fromEntries(
    Object.entries(table).map(([name, verb]) => [name, verb.bind(credentials)]),
  ) as Bound<T>;
}

/**
 * Creates a client for one platform and one token. Its functions throw ApiError when the platform refuses, and Failure
 * when it cannot be reached or understood.
 */
export function platformClient(credentials: PlatformCredentials) {
  return bindAll(verbs, credentials);
}
