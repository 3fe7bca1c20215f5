// A registry in memory that keeps no history: manifests by tag and digest, behind nothing, a password or a token.
import { createHash } from 'node:crypto';
import { Failure } from '../../src/model/failure.js';
import type { Digest } from '../../src/model/images/image.js';
import type { HttpRequest, HttpResponse, Transport } from '../../src/model/run/http.js';

const indexType = 'application/vnd.oci.image.index.v1+json';
const imageType = 'application/vnd.oci.image.manifest.v1+json';

export interface Manifest {
  readonly digest: Digest;
  readonly type: string;
  readonly body: string;
}

function manifest(type: string, value: object): Manifest {
  const body = JSON.stringify({ schemaVersion: 2, mediaType: type, ...value });
  return { digest: `sha256:${createHash('sha256').update(body).digest('hex')}`, type, body };
}

/** One platform's manifest; each name gives another digest. */
export function image(name: string): Manifest {
  return manifest(imageType, { config: {}, layers: [], annotations: { name } });
}

export function index(children: readonly Manifest[]): Manifest {
  const manifests = children.map(({ digest, type, body }) => ({
    mediaType: type,
    digest,
    size: body.length,
  }));
  return manifest(indexType, { manifests });
}

export interface OciRegistry {
  readonly tags: Map<string, Manifest>;
  /** By digest, with what tags have pointed to. */
  readonly manifests: Map<string, Manifest>;
  /** Points a tag (`repository:tag`) to a manifest and keeps what it pointed to. */
  push(tag: string, ...manifests: readonly [Manifest, ...Manifest[]]): void;
  answer(request: HttpRequest): HttpResponse;
}

export interface Behaviour {
  readonly auth?: 'none' | 'basic' | 'token';
  /** Address of the token server. */
  readonly realm?: string;
  /** Without it a client must hash the bytes. */
  readonly digestHeader?: boolean;
  readonly head?: boolean;
  /** How often a token is good. */
  readonly tokenUses?: number;
}

export const account = { user: 'ann', password: 'correct horse' };
const basic = `Basic ${Buffer.from(`${account.user}:${account.password}`).toString('base64')}`;

/** `realm` defaults to a token server at `/token` of the very host. */
export function ociRegistry(origin: string, behaviour: Behaviour = {}): OciRegistry {
  const { auth = 'none', realm = `${origin}/token`, digestHeader = true, head = true } = behaviour;
  const tags = new Map<string, Manifest>();
  const manifests = new Map<string, Manifest>();
  const uses = new Map<string, number>();

  function admits(request: HttpRequest, repository: string): boolean {
    const { authorization } = request;
    const sent = authorization && `${authorization.scheme} ${authorization.credential.expose()}`;
    if (auth === 'none') return true;
    if (auth === 'basic') return sent === basic;
    const used = uses.get(sent ?? '');
    if (used === undefined || used >= (behaviour.tokenUses ?? 1000)) return false;
    uses.set(sent ?? '', used + 1);
    return sent?.startsWith(`Bearer ${repository}#`) === true;
  }

  function giveToken(url: URL, sent: string | undefined, body: string | undefined): HttpResponse {
    const form = new URLSearchParams(body ?? '');
    const scope = url.searchParams.get('scope') ?? form.get('scope') ?? '';
    const [, repository = ''] = /^repository:(.+):pull$/.exec(scope) ?? [];
    const isPrivate = repository.startsWith('private/');
    const isKnown = sent === basic || form.get('refresh_token') === 'identity';
    if ((sent !== undefined && !isKnown) || (isPrivate && !isKnown)) return error(401, 'UNAUTHORIZED');
    const token = `${repository}#${uses.size}`;
    uses.set(`Bearer ${token}`, 0);
    return { status: 200, headers: {}, body: JSON.stringify({ token }) };
  }

  function answer(request: HttpRequest): HttpResponse {
    const url = new URL(request.url);
    const { authorization } = request;
    const sent = authorization && `${authorization.scheme} ${authorization.credential.expose()}`;
    if (url.pathname === '/token') return giveToken(url, sent, request.body);
    const [, repository = '', reference = ''] = /^\/v2\/(.+)\/manifests\/([^/]+)$/.exec(url.pathname) ?? [];
    if (!admits(request, repository)) {
      const challenge =
        auth === 'basic' ? 'Basic realm="r"' : `Bearer realm="${realm}",service="r",scope="repository:*:*"`;
      return { ...error(401, 'UNAUTHORIZED'), headers: { 'www-authenticate': challenge } };
    }
    if (request.method === 'HEAD' && !head) return error(405, 'UNSUPPORTED');
    const found = manifests.get(reference) ?? tags.get(`${repository}:${reference}`);
    const known = [...tags.keys()].some((tag) => tag.startsWith(`${repository}:`));
    if (found === undefined)
      return bodiless(request, error(404, known ? 'MANIFEST_UNKNOWN' : 'NAME_UNKNOWN'));
    const headers = {
      'content-type': found.type,
      ...(digestHeader ? { 'docker-content-digest': found.digest } : {}),
    };
    return bodiless(request, { status: 200, headers, body: found.body });
  }

  return {
    tags,
    manifests,
    answer,
    push(tag, ...pushed) {
      tags.set(tag, pushed[0]);
      for (const one of pushed) manifests.set(one.digest, one);
    },
  };
}

export function error(status: number, code: string): HttpResponse {
  return { status, headers: {}, body: JSON.stringify({ errors: [{ code, message: `said ${code}` }] }) };
}

function bodiless(request: HttpRequest, response: HttpResponse): HttpResponse {
  return request.method === 'HEAD' ? { ...response, body: '' } : response;
}

type Answerer = (request: HttpRequest) => HttpResponse | Promise<HttpResponse>;

/** Hosts by origin; all others cannot be reached. `log` has `METHOD url` and the scheme of the credential. */
export function network(hosts: Readonly<Record<string, Answerer>>) {
  const sent: HttpRequest[] = [];
  const log: string[] = [];
  const send: Transport = async (request) => {
    sent.push(request);
    log.push(
      [request.method, request.url, request.authorization?.scheme]
        .filter((part) => part !== undefined)
        .join(' '),
    );
    const { origin, host } = new URL(request.url);
    const answerer = hosts[origin];
    if (answerer === undefined) throw new Failure('unreachable', `${host} cannot be reached`);
    return answerer(request);
  };
  return { send, sent, log };
}
