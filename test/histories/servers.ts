// The APIs of registries over a world, by their published descriptions. Each checks the credential, and pages as the real one does.
import type { HttpRequest, HttpResponse, Transport } from '../../src/model/run/http.js';
import { digestAt, iso, movesOf, pushesOf, tagsOf, type World } from './world.js';

export interface ServerOptions {
  /** The credential that is required, as it is sent. */
  readonly secret?: string;
  /** The largest page that the server returns. */
  readonly pageLimit?: number;
  /** Answers instead of the API. */
  readonly fault?: (path: string) => HttpResponse | undefined;
  /** Of Harbor: false for a version before 2.13, which has another log. */
  readonly hasNewLog?: boolean;
  readonly owner?: 'orgs' | 'users';
}

export interface HistoryServer {
  readonly send: Transport;
  /** `METHOD origin/path?query`. */
  readonly asked: string[];
}

type Route = (url: URL, request: HttpRequest) => unknown;
const missing = { status: 404, headers: {}, body: '{"message":"Not Found"}' };

function server(
  origin: string,
  options: ServerOptions,
  route: Route,
  isOpen = (_: URL) => false,
): HistoryServer {
  const asked: string[] = [];
  return {
    asked,
    async send(request) {
      const url = new URL(request.url);
      asked.push(`${request.method} ${request.url}`);
      if (url.origin !== origin) throw new Error(`a request to ${url.origin}`);
      const faulty = options.fault?.(url.pathname);
      if (faulty !== undefined) return faulty;
      const sent =
        request.authorization &&
        `${request.authorization.scheme} ${request.authorization.credential.expose()}`;
      if (options.secret !== undefined && sent !== options.secret && !isOpen(url))
        return { status: 401, headers: {}, body: '{"message":"Unauthorized"}' };
      const body = route(url, request);
      return body === undefined ? missing : { status: 200, headers: {}, body: JSON.stringify(body) };
    },
  };
}

function pageOf<T>(all: readonly T[], page: number, size: number): readonly T[] {
  return all.slice((page - 1) * size, page * size);
}

/** https://docs.docker.com/reference/api/hub/latest.yaml */
export function dockerHub(world: World, options: ServerOptions = {}): HistoryServer {
  const isOpen = ({ pathname }: URL) =>
    pathname === '/v2/auth/token' || pathname.startsWith('/v2/namespaces/');
  return server(
    'https://hub.docker.com',
    { ...options, secret: 'Bearer hub-access' },
    ({ pathname, searchParams }, { method, body }) => {
      if (pathname === '/v2/auth/token') {
        const { identifier, secret } = JSON.parse(body ?? '{}');
        return method === 'POST' && identifier === 'acme' && secret === 'pat:1'
          ? { access_token: 'hub-access' }
          : undefined;
      }
      const [namespace, name] = world.repository.split('/');
      const tag = pathname.split(`/v2/namespaces/${namespace}/repositories/${name}/tags/`)[1];
      if (tag !== undefined) return hubTag(world, decodeURIComponent(tag));
      if (pathname !== `/v2/auditlogs/${namespace}`) return undefined;
      const size = Math.min(Number(searchParams.get('page_size') ?? 25), options.pageLimit ?? 100);
      return { logs: pageOf(hubLog(world), Number(searchParams.get('page') ?? 1), size) };
    },
    isOpen,
  );
}

function hubTag(world: World, name: string) {
  const digest = digestAt(world, name, world.now);
  if (digest === undefined) return undefined;
  const pushed = world.events.findLast(
    (event) => event.digest === digest && (event.tag === name || event.along?.includes(name)),
  );
  const at = iso(pushed?.at ?? 0);
  return {
    name,
    digest,
    media_type: 'application/vnd.oci.image.index.v1+json',
    tag_status: 'active',
    last_updated: at,
    tag_last_pushed: at,
    tag_last_pulled: null,
    images: [],
  };
}

/** Every tag of a copy is pushed one by one. */
function hubLog({ events, repository, retentionMs, now }: World) {
  return events
    .filter(({ at }) => at >= now - retentionMs)
    .flatMap(({ at, tag, digest, along = [] }) =>
      digest === undefined
        ? []
        : [tag, ...along].map((one) => ({
            account: 'acme',
            action: 'repo.tag.push',
            name: repository,
            actor: 'acme',
            data: { digest, tag: one },
            timestamp: iso(at),
            action_description: `pushed the tag ${one}`,
          })),
    )
    .reverse();
}

/** https://docs.github.com/rest/packages/packages */
export function github(world: World, options: ServerOptions = {}): HistoryServer {
  const [owner, ...name] = world.repository.split('/');
  const list = `/${options.owner ?? 'orgs'}/${owner}/packages/container/${encodeURIComponent(name.join('/'))}/versions`;
  return server(
    'https://api.github.com',
    { secret: 'Bearer gh', ...options },
    ({ pathname, searchParams }) => {
      if (pathname !== list) return undefined;
      const digests = [...new Set(world.events.flatMap(({ digest }) => digest ?? []))];
      const versions = digests
        .map((digest, id) => ({ digest, id, first: pushesOf(world, digest)?.first ?? 0 }))
        .sort((a, b) => b.first - a.first)
        .map(({ digest, id, first }) => ({
          id,
          name: digest,
          created_at: iso(first),
          updated_at: iso(first),
          metadata: { package_type: 'container', container: { tags: tagsOf(world, digest) } },
        }));
      return pageOf(
        versions,
        Number(searchParams.get('page') ?? 1),
        Number(searchParams.get('per_page') ?? 30),
      );
    },
  );
}

/** https://github.com/goharbor/harbor/blob/main/api/v2.0/swagger.yaml */
export function harbor(world: World, options: ServerOptions = {}): HistoryServer {
  const [project, name = ''] = world.repository.split('/');
  const root = `/api/v2.0/projects/${project}`;
  const artifacts = `${root}/repositories/${encodeURIComponent(encodeURIComponent(name))}/artifacts/`;
  const isOpen = ({ pathname }: URL) => pathname.startsWith(artifacts);
  return server(
    'https://harbor.example.com',
    options,
    ({ pathname, searchParams }) => {
      if (pathname.startsWith(artifacts))
        return harborArtifact(world, decodeURIComponent(pathname.slice(artifacts.length)));
      if (pathname !== `${root}/auditlog-exts` || options.hasNewLog === false) return undefined;
      const resource = /resource=(.+)$/.exec(searchParams.get('q') ?? '')?.[1] ?? '';
      const size = Math.min(Number(searchParams.get('page_size') ?? 10), 100);
      return pageOf(harborLog(world, resource), Number(searchParams.get('page') ?? 1), size);
    },
    isOpen,
  );
}

function harborArtifact(world: World, tag: string) {
  const digest = digestAt(world, tag, world.now);
  const pushes = digest && pushesOf(world, digest);
  if (digest === undefined || pushes === undefined) return undefined;
  const tagged = tagsOf(world, digest).map((name) => ({
    name,
    push_time: iso(movesOf(world, name).at(-1)?.at ?? 0),
    immutable: false,
  }));
  return { digest, push_time: iso(pushes.first), tags: tagged };
}

/** A copy is logged with its first tag only, and what is older than the retention has been purged. */
function harborLog({ events, repository, retentionMs, now }: World, resource: string) {
  return events
    .filter(
      ({ at, tag, digest }) =>
        digest !== undefined && at >= now - retentionMs && `${repository}:${tag}` === resource,
    )
    .map(({ at, digest }, id) => ({
      id,
      username: 'admin',
      resource,
      resource_type: 'artifact',
      operation: 'create',
      operation_description: `push artifact: ${repository}@${digest}`,
      operation_result: true,
      op_time: iso(at),
    }))
    .reverse();
}

/** https://github.com/Azure/azure-rest-api-specs/tree/main/specification/containerregistry/data-plane (2021-07-01) */
export function azure(world: World, options: ServerOptions = {}): HistoryServer {
  const lead = `/acr/v1/${world.repository}/_manifests/`;
  const basic = `Basic ${Buffer.from('pull:key').toString('base64')}`;
  return server('https://acme.azurecr.io', { secret: basic, ...options }, ({ pathname, search }) => {
    if (!pathname.startsWith(lead) || search !== '?api-version=2021-07-01') return undefined;
    const digest = decodeURIComponent(pathname.slice(lead.length)) as `sha256:${string}`;
    const pushes = pushesOf(world, digest);
    const createdTime = pushes && iso(pushes.first).replace('Z', '1234Z');
    return (
      pushes && {
        registry: 'acme.azurecr.io',
        imageName: world.repository,
        manifest: {
          digest,
          imageSize: 1,
          createdTime,
          lastUpdateTime: iso(pushes.last),
          architecture: null,
          os: null,
          mediaType: 'application/vnd.oci.image.index.v1+json',
          tags: tagsOf(world, digest),
          changeableAttributes: {
            deleteEnabled: true,
            writeEnabled: true,
            readEnabled: true,
            listEnabled: true,
          },
        },
      }
    );
  });
}

/** https://github.com/googleapis/googleapis/blob/master/google/devtools/artifactregistry/v1/artifact.proto */
export function google(world: World, options: ServerOptions = {}): HistoryServer {
  // The project of a domain: example.com/project/folder/image.
  const [project, folder, image] = world.repository.replace(/^([^/]+\.[^/]+)\//, '$1%3A').split('/');
  const parent = `projects/${project}/locations/us/repositories/${folder}/dockerImages`;
  return server(
    'https://artifactregistry.googleapis.com',
    { secret: 'Bearer ya29', ...options },
    ({ pathname }) => {
      const lead = `/v1/${parent}/${image}@`;
      if (!pathname.startsWith(lead)) return undefined;
      const digest = pathname.slice(lead.length) as `sha256:${string}`;
      const pushes = pushesOf(world, digest);
      return (
        pushes && {
          name: `${parent}/${image}@${digest}`,
          uri: `us-docker.pkg.dev/${world.repository}@${digest}`,
          ...(tagsOf(world, digest).length === 0 ? {} : { tags: tagsOf(world, digest) }),
          imageSizeBytes: '1',
          uploadTime: iso(pushes.last),
          mediaType: 'application/vnd.oci.image.index.v1+json',
          updateTime: iso(pushes.last),
        }
      );
    },
  );
}
