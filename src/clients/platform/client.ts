// The platform API's client: one typed verb an operation (platform-api: Endpoints).
import type { PlatformCredentials } from './call.js';
import * as resource from './resources.js';
import { getVerb, type Verb } from './verbs.js';
import { advisoryVerbs } from './verbs-advisories.js';
import { iamVerbs } from './verbs-iam.js';
import { registryVerbs } from './verbs-registry.js';

/** Every operation that the client can call. */
export const verbs = {
  ping: getVerb('GET /ping/v2/ping', resource.ping, { words: 'Ping' }),
  ...iamVerbs,
  ...registryVerbs,
  ...advisoryVerbs,
};

export type PlatformClient = ReturnType<typeof platformClient>;

type Bound<T> = { readonly [K in keyof T]: T[K] extends Verb<infer F> ? F : never };

/** Every verb of a table for these credentials. */
function bindAll<T extends Readonly<Record<string, Verb<unknown>>>>(
  table: T,
  credentials: PlatformCredentials,
): Bound<T> {
  return Object.fromEntries(
    Object.entries(table).map(([name, verb]) => [name, verb.bind(credentials)]),
  ) as Bound<T>;
}

/**
 * A client for one platform and one token. Every verb throws ApiError when the platform refuses, and Failure when it
 * cannot be reached or understood.
 */
export function platformClient(credentials: PlatformCredentials) {
  return bindAll(verbs, credentials);
}
