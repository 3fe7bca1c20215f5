// What a kind of history source is, and its requests: JSON that matches a schema, or a Failure with which it is silent.
import type { z } from 'zod';
import type { HistoryAnswer, HistoryQuestion } from '../../history/source.js';
import { compact } from '../../model/collections.js';
import { Failure } from '../../model/failure.js';
import type { Digest } from '../../model/images/image.js';
import type { SourceStrength } from '../../model/images/source-strength.js';
import { fieldsOf, parseJson } from '../../model/json.js';
import type { Instant } from '../../model/judgement/fact.js';
import type { Clock, ReadFile } from '../../model/run/host.js';
import type { HttpRequest, HttpResponse, Transport } from '../../model/run/http.js';
import { type AwsCredentials, Secret } from '../../model/run/secret.js';
import type { RegistryRepository } from '../../resolve/ports.js';
import { decodeJson, jsonRequest } from '../http/json.js';
import { apiAbsent, apiDenied, apiFailed, apiLacks, apiLimited } from './messages.js';

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
  /** Where documents about the registry's tags are: `file:` and a folder, or an address; and what reads a file that was reviewed. */
  readonly documents?: { readonly location: string; readonly read: (path: string) => Promise<ReadFile> };
  /** Nobody has said that the registry has this API: if it does not answer as one that has it, there is none. */
  readonly isGuess?: true;
  /** Whether pulls from the registry use a login, so that a refusal without a token may only mean a private repository. */
  readonly hasLogin?: () => Promise<boolean>;
}

/**
 * A kind of source: a registry's API, or a third party that watches a registry. Its suite in `test/histories` holds it
 * against simulated lives of tags: it never claims more than its strength and its window allow.
 */
export interface SourceKind {
  /** In lower case, unique: `quay`. */
  readonly id: string;
  /** As messages name it, without a full stop; it completes "according to …". */
  readonly title: string | ((registry: string) => string);
  readonly strength: SourceStrength;
  /** It is asked only where the age of the present digest matters. */
  readonly knowsOnlyAges?: true;
  /** The registries that are asked by default: a name, or how all names of a provider end (`.azurecr.io`). */
  readonly registries: readonly string[];
  /** It has every tag that its registry returns, so that an answer without the tag is a fault. */
  readonly hasEveryTag?: true;
  /** An API that any registry may have: those are asked of which no history of every tag is known. */
  readonly isExtension?: true;
  /** What a run without configuration proves by it, for people: docs/registries.md begins with these. Absent: nothing of its own. */
  readonly proves?: ProvedPins;
  /** What to configure so that it proves more; a sentence. */
  readonly more?: string;
  /** Opens it for one registry. Asks nothing by itself. */
  readonly open: (options: SourceOptions) => OpenSource;
}

/** In Markdown. */
export interface ProvedPins {
  readonly registry: string;
  /** What is said of a pin that its tag points to now, that its tag has left, and that never belonged to it. */
  readonly current: string;
  readonly left: string;
  readonly foreign: string;
}

/** How to ask about one tag; `undefined` if this kind knows nothing about it. */
type OpenSource = (name: RegistryRepository, tag: string) => AskSource | undefined;

/**
 * Answers in as few requests as the question allows.
 * `undefined`: nobody has said that the registry has this API, and it does not.
 * @throws NoEntry if the API says that it does not have the tag; otherwise as `HistorySource.ask` does
 */
type AskSource = (
  question: HistoryQuestion,
  readAt: Instant,
) => Promise<Omit<HistoryAnswer, 'readAt'> | undefined>;

/** Sends requests about a repository with the login that pulls use, if there is one. */
export function pullTransport({ send, pull }: SourceOptions, repository: string): Transport {
  return pull === undefined ? send : (request) => pulled(pull(repository, request));
}

/** The registry has served the tag, so that a login which cannot be read now is none that is missing. */
async function pulled(answer: Promise<HttpResponse>): Promise<HttpResponse> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof Failure) || error.reason !== 'no-credential') throw error;
    throw new Failure('denied', error.message, { cause: error });
  }
}

/** Whether the age of the present digest matters: for a new pin, or under `min-age`. */
export function asksForAge({ pins, view }: HistoryQuestion): boolean {
  return pins.length === 0 || (view.minAgeMs ?? 0) > 0;
}

/** What a registry says that knows when it got the present digest of a tag, and which tags have that digest. */
export function pushAnswer(
  digest: Digest,
  { at, isFirst, tags, tag }: { at: Instant; isFirst: boolean; tags: readonly string[]; tag: string },
): Omit<HistoryAnswer, 'readAt'> {
  const others = tags.filter((other) => other !== tag);
  return {
    records: [],
    pushes: [{ digest, at, isFirst }],
    otherTags: others.map((other) => ({ tag: other, digest })),
  };
}

/** What is sent as `Authorization`, to the origin of the request only. */
export type ApiAuthorization = NonNullable<HttpRequest['authorization']>;

interface ApiRequest<T> {
  readonly send: Transport;
  /** As messages name the API: `the API of Docker Hub`. */
  readonly service: string;
  readonly url: string;
  readonly schema: z.ZodType<T>;
  readonly authorization?: ApiAuthorization | undefined;
  /** Answers everybody, so that no credential helps against a refusal. */
  readonly isPublic?: true;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON in a POST, which is safe to repeat. */
  readonly post?: unknown;
  /** Recognizes a refusal that says more than its status, or whose remedy is not a token. */
  readonly refused?: (response: HttpResponse) => Failure | undefined;
}

const maxBytes = 8 * 1024 * 1024;

/**
 * Sends one request.
 * @throws Failure unless it is answered with what the schema describes
 */
export async function askApi<T>(request: ApiRequest<T>): Promise<T> {
  const { send, service, url, schema, authorization, isPublic, headers, post, refused } = request;
  const how = post === undefined ? {} : { method: 'POST' as const, body: post, repeatable: true };
  const response = await send(jsonRequest({ url, headers, ...compact({ authorization }), ...how, maxBytes }));
  if (response.status !== 200)
    throw (
      limited(service, response) ??
      refused?.(response) ??
      refusal(service, response, isPublic === true ? undefined : authorization !== undefined)
    );
  return decodeJson(service, response, schema);
}

function limited(service: string, { status, headers }: HttpResponse): Failure | undefined {
  const isLimited = status === 429 || (status === 403 && headers['x-ratelimit-remaining'] === '0');
  return isLimited ? new Failure('rate-limited', apiLimited(service)) : undefined;
}

/** The API itself says that it has nothing about what was asked. A page or a proxy that has nothing there does not. */
export class NoEntry extends Failure {
  constructor(service: string) {
    super('not-found', apiLacks(service));
  }
}

/** An API answers a refusal in JSON; what stands in its place does not. */
export function isOwnAnswer(body: string): boolean {
  return Object.keys(fieldsOf(parseJson(body))).length > 0;
}

function refusal(
  service: string,
  { status, body }: HttpResponse,
  hadCredential: boolean | undefined,
): Failure {
  if (status === 401 || status === 403)
    return new Failure('denied', apiDenied(service, status, hadCredential));
  if (status === 404)
    return isOwnAnswer(body) ? new NoEntry(service) : new Failure('not-found', apiAbsent(service));
  return new Failure(status >= 500 ? 'server-error' : 'bad-answer', apiFailed(service, status));
}

/** A token as users give it: `user:password` for Basic, anything else as it is. */
export function authorizationOf(token: Secret | undefined): ApiAuthorization | undefined {
  if (token === undefined) return undefined;
  const text = token.expose();
  return text.includes(':') ? basic(text) : { scheme: 'Bearer', credential: token };
}

function basic(userAndPassword: string): ApiAuthorization {
  return { scheme: 'Basic', credential: new Secret(Buffer.from(userAndPassword).toString('base64')) };
}
