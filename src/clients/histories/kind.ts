// What a kind of history source is: a registry's API, or a third party that watches a registry.
import type { HistorySource } from '../../history/source.js';
import type { AwsCredentials } from '../../model/aws-credentials.js';
import type { Clock } from '../../model/host.js';
import type { HttpRequest, HttpResponse, Transport } from '../../model/http.js';
import type { Secret } from '../../model/secret.js';
import type { RegistryRepository } from '../../resolve/ports.js';

/** One registry of the run, and how its API is reached. */
export interface SourceOptions {
  /** As image names spell it: `quay.io`. */
  readonly registry: string;
  /** The origin of the registry: `https://quay.io`. */
  readonly origin: string;
  readonly send: Transport;
  readonly clock: Pick<Clock, 'now'>;
  /** What the user gave for this registry's API; sent to that API's origin only. */
  readonly token?: Secret;
  /**
   * Sends a request about a repository to the registry itself, with the login that pulls use; absent: there is none.
   * @throws Failure if the registry requires a login that is not there
   */
  readonly pull?: (repository: string, request: HttpRequest) => Promise<HttpResponse>;
  /** Credentials of AWS, hidden before they are used; absent, or `undefined`: none. */
  readonly aws?: () => AwsCredentials | undefined;
  /** The API of the CI host's public instance, with the job's token if that is valid there. */
  readonly github: {
    readonly api: string;
    readonly graphql: string;
    readonly raw: string;
    readonly token?: Secret;
  };
}

/** The source of one tag; `undefined` if this kind knows nothing about it. Asks nothing by itself. */
export type OpenSource = (name: RegistryRepository, tag: string) => HistorySource | undefined;

/** Opens a kind of source for one registry. */
export type SourceKind = (options: SourceOptions) => OpenSource;
