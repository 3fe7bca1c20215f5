// GitLab's container registry over a world, by the description of its API, with the token server that it names.
import type { HttpRequest, HttpResponse } from '../../src/model/run/http.js';
import type { HistoryServer, ServerOptions } from './servers.js';
import { digestAt, iso, movesOf, type World } from './world.js';

export const gitlabRegistry = 'registry.gitlab.example.com';

export interface GitlabOptions extends ServerOptions {
  /** `registry.gitlab.example.com` if not given; the host after its first name has the token server. */
  readonly registry?: string;
  /** False: without the metadata database, for which the routes do not exist. */
  readonly hasDatabase?: boolean;
  /** True: as versions before `published_at`. */
  readonly isOld?: boolean;
}

/** `secret` is `user:password` of those who may read; without it everybody may. */
export function gitlab(world: World, options: GitlabOptions = {}): HistoryServer {
  const { registry = gitlabRegistry } = options;
  const realm = `https://${registry.replace('registry.', '')}/jwt/auth`;
  const asked: string[] = [];
  return {
    asked,
    async send(request) {
      asked.push(`${request.method} ${request.url}`);
      const { origin, pathname, searchParams } = new URL(request.url);
      if (`${origin}${pathname}` === realm) return issue(searchParams, request, options, world);
      if (origin !== `https://${registry}`) throw new Error(`a request to ${origin}`);
      const faulty = options.fault?.(pathname);
      if (faulty !== undefined) return faulty;
      if (request.authorization?.credential.expose() !== tokenFor(world)) return challenge(world, realm);
      if (!pathname.endsWith('/')) return { status: 301, headers: { location: `${request.url}/` }, body: '' };
      if (options.hasDatabase === false) return { status: 404, headers: {}, body: '404 page not found\n' };
      const body = detail(world, pathname, options);
      return body === undefined
        ? json(404, { errors: [{ code: 'NAME_UNKNOWN', message: 'not known', detail: {} }] })
        : json(200, body);
    },
  };
}

function tokenFor({ repository }: World): string {
  return `pull-${repository}`;
}

/** A token that may pull, for those who may; others get one that may nothing, and the registry refuses it. */
function issue(
  query: URLSearchParams,
  { authorization }: HttpRequest,
  { secret }: ServerOptions,
  world: World,
): HttpResponse {
  const sent = authorization && `${authorization.scheme} ${authorization.credential.expose()}`;
  const wanted = secret && `Basic ${Buffer.from(secret).toString('base64')}`;
  if (sent !== undefined && sent !== wanted && secret !== undefined)
    return json(401, { errors: [{ code: 'UNAUTHORIZED', message: 'HTTP Basic: Access denied' }] });
  const mayPull = query.get('scope') === `repository:${world.repository}:pull` && sent === wanted;
  return json(200, { token: mayPull ? tokenFor(world) : 'nothing' });
}

function challenge({ repository }: World, realm: string): HttpResponse {
  const scope = `repository:${repository}:pull`;
  const header = `Bearer realm="${realm}",service="container_registry",scope="${scope}"`;
  return {
    ...json(401, { errors: [{ code: 'UNAUTHORIZED', message: 'authentication required' }] }),
    headers: { 'www-authenticate': header },
  };
}

/** An update is a switch to another manifest; a tag that was deleted is created again. */
function detail(world: World, pathname: string, { isOld }: GitlabOptions): object | undefined {
  const lead = `/gitlab/v1/repositories/${world.repository}/tags/detail/`;
  if (!pathname.startsWith(lead)) return undefined;
  const name = decodeURIComponent(pathname.slice(lead.length, -1));
  const digest = digestAt(world, name, world.now);
  if (digest === undefined) return undefined;
  const moves = movesOf(world, name);
  const deleted = moves.findLastIndex((move) => move.digest === undefined);
  const created = iso(moves[deleted + 1]?.at ?? 0).replace('Z', '+00:00');
  const last = iso(moves.at(-1)?.at ?? 0).replace('Z', '+00:00');
  return {
    repository: world.repository,
    name,
    image: {
      size_bytes: 286734237,
      manifest: {
        digest,
        media_type: 'application/vnd.oci.image.index.v1+json',
        references: [{ size_bytes: 1, manifest: { digest, media_type: 'x' }, config: {} }],
      },
    },
    created_at: created,
    ...(created === last ? {} : { updated_at: last }),
    ...(isOld === true ? {} : { published_at: last }),
  };
}

function json(status: number, body: unknown): HttpResponse {
  return { status, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}
