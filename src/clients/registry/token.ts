// What a registry requires with a 401, and the authorization for it: a pull token of a trusted token server, a password, or a token as it is.
import { z } from 'zod';
import { compact } from '../../model/collections.js';
import { Failure } from '../../model/failure.js';
import { isLoopback } from '../../model/run/address.js';
import type { HttpRequest, HttpResponse, NetworkKind, Transport } from '../../model/run/http.js';
import { Secret } from '../../model/run/secret.js';
import { decodeJson } from '../http/json.js';
import type { DockerCredential } from './docker-config.js';
import { registryError } from './errors.js';
import { noPassword, type RegistryHints, untrustedTokenServer } from './messages.js';

export type Challenge =
  | { readonly scheme: 'Basic' }
  | {
      readonly scheme: 'Bearer';
      readonly realm: string;
      readonly service?: string;
      /** Of the host that has named the realm, as far as that is known. */
      readonly network?: NetworkKind;
    };

const maxHeaderLength = 4096;
const token = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+/;
const quoted = /^"((?:[^"\\]|\\.)*)"/;

/** The challenge to meet, a token in preference to a password; `undefined` if none is supported. Reads at most 4 KiB. */
export function challengeIn(header: string | undefined): Challenge | undefined {
  const challenges = parse((header ?? '').slice(0, maxHeaderLength));
  const bearer = challenges.find(({ scheme }) => scheme === 'bearer');
  const realm = bearer?.parameters.get('realm');
  if (realm !== undefined) {
    const service = bearer?.parameters.get('service');
    return { scheme: 'Bearer', realm, ...compact({ service }) };
  }
  return challenges.some(({ scheme }) => scheme === 'basic') ? { scheme: 'Basic' } : undefined;
}

interface Parsed {
  readonly scheme: string;
  readonly parameters: Map<string, string>;
}

/** Reads from left to right: a word followed by `=` is a parameter of the scheme before it, any other is a scheme. */
function parse(header: string): readonly Parsed[] {
  const challenges: Parsed[] = [];
  let rest = header;
  for (;;) {
    rest = rest.replace(/^[\s,]+/, '');
    const [word] = token.exec(rest) ?? [];
    if (word === undefined) return challenges;
    rest = rest.slice(word.length);
    const equals = /^\s*=\s*/.exec(rest);
    if (equals === null) {
      challenges.push({ scheme: word.toLowerCase(), parameters: new Map() });
      continue;
    }
    rest = rest.slice(equals[0].length);
    const value = quoted.exec(rest) ?? token.exec(rest);
    if (value === null) return challenges;
    challenges.at(-1)?.parameters.set(word.toLowerCase(), (value[1] ?? value[0]).replace(/\\(.)/g, '$1'));
    rest = rest.slice(value[0].length);
  }
}

/** Registries whose token server has another registrable domain. */
const known: Readonly<Record<string, string>> = {
  'lscr.io': 'ghcr.io',
  'registry-1.docker.io': 'auth.docker.io',
  'rg.fr-par.scw.cloud': 'api.scaleway.com',
  'rg.nl-ams.scw.cloud': 'api.scaleway.com',
  'rg.pl-waw.scw.cloud': 'api.scaleway.com',
};

/**
 * The URL of the token server that a registry at `origin` names, if credentials may be sent to it: over https, and of
 * the same host, a parent or child domain, the same registrable domain by the Public Suffix List, or a known pair. A
 * registry on loopback may name another address on loopback, over http too.
 * @throws Failure `bad-answer` otherwise
 */
export async function trustedRealm(origin: string, realm: string): Promise<URL> {
  const refuse = (why: string) =>
    new Failure('bad-answer', untrustedTokenServer(new URL(origin).host, realm, why));
  if (!URL.canParse(realm)) throw refuse('it is not a valid URL');
  const url = new URL(realm);
  const registry = new URL(origin).hostname;
  if (url.username !== '' || url.password !== '') throw refuse('it contains a user name or password');
  if (isLoopback(url.hostname) && isLoopback(registry) && /^https?:$/.test(url.protocol)) return url;
  if (url.protocol !== 'https:') throw refuse('it does not use https');
  if (!(await belongTogether(registry, url.hostname)))
    throw refuse('it is not known to belong to that registry');
  return url;
}

async function belongTogether(registry: string, realm: string): Promise<boolean> {
  if (realm === registry || known[registry] === realm) return true;
  if (isLoopback(realm) || isLoopback(registry)) return false;
  if (!realm.includes('.') || !registry.includes('.')) return false;
  if (registry.endsWith(`.${realm}`) || realm.endsWith(`.${registry}`)) return true;
  // Loaded on demand: the list is large, and most registries name their own host.
  const { getDomain } = await import('tldts');
  const domain = getDomain(registry, { allowPrivateDomains: true });
  return domain !== null && domain === getDomain(realm, { allowPrivateDomains: true });
}

/** A login of Docker, or an access token of the platform, which the registry's token server exchanges. */
type RegistryCredential = DockerCredential | { readonly kind: 'access'; readonly token: Secret };

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
