// The registries of tags with histories, and the sources that tell of them, as a run reaches them.
import { createFaultMatcher, type Fault, type Reply, withResponseFaults } from '../../src/emulator/faults.js';
import type { HttpRequest, HttpResponse } from '../../src/model/run/http.js';
import { quayServer } from '../histories/quay-server.js';
import { repoInfoServer } from '../histories/repo-info-server.js';
import * as apis from '../histories/servers.js';
import type { World as TagWorld } from '../histories/world.js';
import { type OciRegistry, ociRegistry } from '../registry/oci-registry.js';
import { start } from './platform.js';
import type { Sourced, Teller } from './sourced.js';
import { heldAt, sourcedTags } from './sourced-truth.js';

type Answerer = (request: HttpRequest) => Promise<HttpResponse> | HttpResponse;

interface Served {
  readonly isAt: (url: URL) => boolean;
  readonly answer: Answerer;
  readonly trouble: readonly Fault[];
}

/** `undefined` for a request to anybody else. `faults` happen to all sources of histories, and to no registry. */
export function sourcedNetwork(
  all: readonly Sourced[],
  faults: readonly Fault[],
  pageSize = Number.POSITIVE_INFINITY,
): (request: HttpRequest) => Promise<Reply | undefined> {
  const faultsOf = createFaultMatcher(() => faults);
  const served = all.flatMap((one) => [
    { ...registryOf(one), effectsOn: undefined },
    ...one.tellers.map((teller) => {
      const service = serviceOf(one, teller, pageSize);
      return { ...service, effectsOn: createFaultMatcher(() => service.trouble) };
    }),
  ]);
  return async (request) => {
    const url = new URL(request.url);
    const service = served.find(({ isAt }) => isAt(url));
    if (service === undefined) return undefined;
    const answer = careless(request, await service.answer(request));
    const incoming = { method: request.method, url, headers: {}, body: request.body ?? '' };
    const { effectsOn } = service;
    if (effectsOn === undefined) return withResponseFaults(answer, []);
    return withResponseFaults(answer, [
      ...effectsOn('registry', incoming),
      ...faultsOf('registry', incoming),
    ]);
  };
}

/** A refusal repeats what was sent. */
function careless({ authorization }: HttpRequest, answer: HttpResponse): HttpResponse {
  if (answer.status !== 401) return answer;
  const message = `${authorization?.credential.expose() ?? 'nobody'} may not see this`;
  return { ...answer, body: JSON.stringify({ message, detail: message, error_message: message }) };
}

const hostOf = (registry: string) => (registry === 'docker.io' ? 'registry-1.docker.io' : registry);

function registryOf({ registry, truth, manifests }: Sourced): Omit<Served, 'trouble'> {
  const host = hostOf(registry);
  const oci = ociRegistry(`https://${host}`);
  for (const [digest, manifest] of manifests) oci.manifests.set(digest, manifest);
  for (const tag of sourcedTags) pointTo(oci, truth, tag);
  // A repository is known by its tags.
  const [any] = manifests.values();
  if (any !== undefined) oci.tags.set(`${truth.repository}:any`, any);
  return {
    isAt: (url) => url.host === host && url.pathname.startsWith(`/v2/${truth.repository}/`),
    answer: (request) => oci.answer(request),
  };
}

function pointTo(oci: OciRegistry, truth: TagWorld, tag: string): void {
  const manifest = oci.manifests.get(heldAt(truth, tag, start) ?? '');
  if (manifest !== undefined) oci.tags.set(`${truth.repository}:${tag}`, manifest);
}

function serviceOf(sourced: Sourced, { kind, trouble, ...teller }: Teller, pageSize: number): Served {
  const { registry, token } = sourced;
  const { told: world } = teller;
  // The registry has another credential than an expired one, and the log of one without any is for nobody.
  const secret = token === undefined || token.isExpired ? 'nobody has it' : sentAs(token.text);
  const pageLimit = Math.min(teller.pageLimit, pageSize);
  const at =
    (host: string, ...paths: readonly string[]) =>
    (url: URL) =>
      url.host === host && paths.some((path) => url.pathname.startsWith(path));
  const found = (isAt: Served['isAt'], answer: Answerer): Served => ({ isAt, answer, trouble });
  switch (kind) {
    case 'quay': {
      const password = token?.isExpired ? { token: 'nobody has it' } : token && { token: token.text };
      const quay = quayOf(world, pageLimit, password ?? {});
      return found(at(hostOf(registry), '/api/v1/'), (request) => quay.answer(request));
    }
    case 'harbor':
      return found(at(registry, '/api/v2.0/'), apis.harbor(world, { secret }).send);
    case 'hub-audit': {
      const { send } = apis.dockerHub(world);
      const refused = { status: 401, headers: {}, body: '' };
      const isAt = at('hub.docker.com', '/v2/auditlogs/', '/v2/auth/');
      return found(isAt, (request) => (token?.isExpired ? refused : send(request)));
    }
    case 'hub':
      return found(at('hub.docker.com', '/v2/namespaces/'), apis.dockerHub(world).send);
    case 'official': {
      const witness = witnessOf(world, teller.looks);
      const isApi = at('api.github.com', '/repos/docker-library/');
      const isRaw = at('raw.githubusercontent.com', '/docker-library/');
      return found(
        (url) => isApi(url) || isRaw(url),
        (request) => witness.answer(request),
      );
    }
    case 'ghcr':
      return found(at('api.github.com', '/orgs/', '/users/'), apis.github(world, { secret }).send);
    case 'acr':
      return found(at(registry, '/acr/'), apis.azure(world, { secret }).send);
    case 'artifact-registry':
      return found(at('artifactregistry.googleapis.com', '/'), apis.google(world, { secret }).send);
  }
}

function sentAs(token: string): string {
  return token.includes(':') ? `Basic ${Buffer.from(token).toString('base64')}` : `Bearer ${token}`;
}

function quayOf(world: TagWorld, maxLimit: number, access: { readonly token?: string }) {
  const { repository, events, now, retentionMs } = world;
  const options = { repository, expirationS: retentionMs / 1000, maxLimit, ...access };
  const quay = quayServer(events[0]?.at ?? now, options);
  for (const { at, tag, digest, along = [] } of events) {
    quay.now = at;
    for (const one of [tag, ...along])
      if (digest === undefined) quay.remove(one);
      else quay.push(one, digest);
  }
  quay.now = now;
  quay.collectGarbage();
  return quay;
}

function witnessOf(world: TagWorld, looks: Teller['looks']) {
  const witness = repoInfoServer();
  const image = world.repository.split('/').at(-1) ?? '';
  for (const { at, written } of looks)
    for (const tag of sourcedTags) witness.commit(written, image, tag, heldAt(world, tag, at));
  return witness;
}
