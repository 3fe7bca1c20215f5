// One entry for each source of tag histories: its server in memory, and how it signs in. The suites run over all of them.

import type { SourceKind, SourceOptions } from '../../src/clients/histories/api.js';
import { openSource, sourceKinds } from '../../src/clients/histories/index.js';
import { registriesClient } from '../../src/clients/registry/registries.js';
import { allTime } from '../../src/history/coverage.js';
import { readHistory } from '../../src/history/reader.js';
import type { HistorySource } from '../../src/history/source.js';
import type { Digest } from '../../src/model/images/image.js';
import type { HistoryRecord } from '../../src/model/judgement/fact.js';
import type { Transport } from '../../src/model/run/http.js';
import { Secret } from '../../src/model/run/secret.js';
import { ledgerReading, platformReading } from '../../src/resolve/source-readings.js';
import { serve } from '../resolve/walk-service.js';
import { ask, type Said } from './build.js';
import { documentsAt, historyDocuments } from './document-server.js';
import { awsKeys, ecr, ecrPublic, ecrRegistry } from './ecr-server.js';
import { gitlab, gitlabRegistry } from './gitlab-server.js';
import { type OciOptions, oci, ociRegistry } from './oci-server.js';
import { quayServer } from './quay-server.js';
import { githubApi, githubRaw, repoInfoServer } from './repo-info-server.js';
import {
  azure,
  dockerHub,
  github,
  google,
  type HistoryServer,
  harbor,
  type ServerOptions,
} from './servers.js';
import { allTagsOf, digestAt, movesOf, now, type World } from './world.js';

/** Every source: a new one without an entry here does not compile. */
export type SourceName = KindName | 'platform' | 'ledger';
type KindName = (typeof sourceKinds)[number]['id'];

export interface Simulation {
  readonly serve: (world: World, options?: ServerOptions) => HistoryServer;
  readonly registry: string;
  readonly token?: string;
  /** Where the repository of the world is in that registry. */
  readonly repository?: string;
  /** Says something without a token as well. */
  readonly isPublic?: boolean;
  /** An answer with HTTP 404 says that there is nothing, in whatever form: the server has files, and no API. */
  readonly hasFiles?: true;
  /** Asks also without a token: who may read decides the server. */
  readonly isAskedAnyway?: true;
  /** False: a refusal does not say that it is one of too many requests. */
  readonly hasLimitHeader?: false;
  /** How it signs in, if not with a token of the variable that names the registry. */
  readonly signIn?: (send: Transport, token: string | undefined) => Partial<SourceOptions>;
  /** The credential as its server expects it. */
  readonly server?: ServerOptions;
  /** Other places or logins, which have to hold as well. */
  readonly variants?: Readonly<Record<string, Partial<Simulation>>>;
}

const aws: Pick<Simulation, 'token' | 'signIn'> = {
  token: awsKeys.secretAccessKey,
  signIn(_, key) {
    if (key === undefined) return {};
    const { accessKeyId, sessionToken } = awsKeys;
    const keys = { secretAccessKey: new Secret(key), sessionToken: new Secret(sessionToken) };
    return { aws: () => ({ accessKeyId, ...keys }) };
  },
};

/** The login of Docker: `user:password`. */
function dockerLogin(send: Transport, token: string | undefined): Partial<SourceOptions> {
  const [user = '', password = ''] = token?.split(':') ?? [];
  const credential = { kind: 'password', user, password: new Secret(password) } as const;
  const logins = registriesClient({
    send,
    credentials: async () => (token === undefined ? undefined : credential),
    onSecret: () => undefined,
  });
  return { pull: async (repository, request) => logins.sessionOf(gitlabRegistry)(repository, request) };
}

/** Its time machine keeps rows as long as the logs of the world are kept. */
function quay(world: World, { fault, secret }: ServerOptions = {}): HistoryServer {
  const { repository, events, retentionMs } = world;
  const token = secret?.slice('Bearer '.length);
  const expirationS = Math.floor(retentionMs / 1000);
  const server = quayServer(0, {
    repository,
    expirationS,
    maxLimit: 3,
    ...(token === undefined ? {} : { token }),
  });
  for (const { at, tag, digest, along = [], forever = false } of events) {
    server.now = at;
    for (const one of [tag, ...along])
      digest === undefined ? server.remove(one, { forever }) : server.push(one, digest);
    if (forever) server.collectGarbage();
  }
  server.now = world.now;
  server.collectGarbage();
  return {
    asked: server.requests,
    send: async (request) => fault?.(new URL(request.url).pathname) ?? server.answer(request),
  };
}

/** The job looks half an hour after each event, unless the world says when; it commits what has changed. */
function repoInfo(world: World, { fault }: ServerOptions = {}): HistoryServer {
  const server = repoInfoServer('gh');
  const image = world.repository.replace('library/', '');
  const soon = world.events.map(({ at }) => ({ seen: at, written: at + 1_800_000 }));
  for (const tag of allTagsOf(world)) {
    let before: Digest | undefined;
    for (const { seen, written } of world.looks?.witness ?? soon) {
      const held = digestAt(world, tag, seen);
      if (held !== before) server.commit(written, image, tag, held);
      before = held;
    }
  }
  return {
    asked: server.requests,
    send: async (request) => fault?.(new URL(request.url).pathname) ?? server.answer(request),
  };
}

function serveOci(as: OciOptions): Simulation['serve'] {
  return (world, options) => oci(world, { ...as, ...options });
}

const atAddress = {
  signIn: () => ({
    documents: { location: documentsAt, read: async () => ({ unreadable: 'there are no files' }) },
  }),
};

const google_ = { serve: google, registry: 'us-docker.pkg.dev', token: 'ya29' };

export const simulations: Readonly<Record<KindName, Simulation>> = {
  quay: {
    serve: quay,
    registry: 'quay.io',
    isPublic: true,
    isAskedAnyway: true,
    hasLimitHeader: false,
    variants: { private: { token: 'oauth', isPublic: false, server: { secret: 'Bearer oauth' } } },
  },
  harbor: {
    serve: harbor,
    registry: 'harbor.example.com',
    token: 'robot$ci:x',
    isPublic: true,
    server: { secret: `Basic ${Buffer.from('robot$ci:x').toString('base64')}` },
  },
  gitlab: {
    serve: gitlab,
    registry: gitlabRegistry,
    repository: 'acme/images/app',
    signIn: dockerLogin,
    isPublic: true,
    isAskedAnyway: true,
    variants: { private: { token: 'ci:job-token', isPublic: false, server: { secret: 'ci:job-token' } } },
  },
  'docker-hub-audit': { serve: dockerHub, registry: 'docker.io', token: 'acme:pat:1' },
  'official-images': {
    serve: repoInfo,
    registry: 'docker.io',
    repository: 'library/app',
    isPublic: true,
    hasLimitHeader: false,
    variants: {
      'with a token': {
        signIn: () => ({
          github: {
            api: githubApi,
            graphql: `${githubApi}/graphql`,
            raw: githubRaw,
            token: new Secret('gh'),
          },
        }),
      },
    },
  },
  'docker-hub': { serve: dockerHub, registry: 'docker.io', isPublic: true },
  ghcr: { serve: github, registry: 'ghcr.io', token: 'gh' },
  ecr: { serve: ecr, registry: ecrRegistry, ...aws },
  'ecr-public': { serve: ecrPublic, registry: 'public.ecr.aws', ...aws },
  acr: { serve: azure, registry: 'acme.azurecr.io', token: 'pull:key' },
  'artifact-registry': {
    ...google_,
    repository: 'acme/images/app',
    variants: { 'of a domain': { repository: 'example.com/acme/images/app' } },
  },
  oci: {
    serve: oci,
    registry: ociRegistry,
    isPublic: true,
    isAskedAnyway: true,
    variants: {
      'in pages of two': { serve: serveOci({ pageLimit: 2 }) },
      'with a bare list': { serve: serveOci({ text: 'array' }) },
      'of the first draft': { serve: serveOci({ text: 'draft' }) },
      'without filters': { serve: serveOci({ ignoresQuery: true }) },
    },
  },
  documents: {
    serve: historyDocuments,
    registry: ociRegistry,
    isPublic: true,
    isAskedAnyway: true,
    hasFiles: true,
    ...atAddress,
  },
};

/** A source over its server, opened once for all tags of its registry. */
export function openOfRegistry(
  kind: SourceKind,
  { registry, signIn, token }: Simulation,
  send: Transport,
  more?: Pick<SourceOptions, 'isGuess'>,
): ReturnType<typeof openSource> {
  const github = { api: githubApi, graphql: `${githubApi}/graphql`, raw: githubRaw };
  return openSource(kind, {
    registry,
    origin: `https://${registry}`,
    send,
    clock: { now: () => now },
    github,
    ...more,
    ...(signIn?.(send, token) ?? (token === undefined ? {} : { token: new Secret(token) })),
  });
}

/** A source over its server; `undefined` where it knows nothing of the tag. */
export function openSimulated(
  kind: SourceKind,
  simulation: Simulation,
  send: Transport,
  world: World,
  tag: string,
): HistorySource | undefined {
  const { registry, repository = world.repository } = simulation;
  return openOfRegistry(kind, simulation, send)({ registry, repository }, tag);
}

/** Everything that a suite reads of one source. */
export interface Read {
  readonly world: World;
  readonly tag: string;
  readonly current: Digest;
  readonly pins: readonly Digest[];
  readonly view: { readonly now: number; readonly minAgeMs?: number; readonly asOf?: number };
  readonly disturb?: (send: Transport) => Transport;
}
export type ReadSource = (read: Read) => Promise<Said>;

export function readerOf(kind: SourceKind, simulation: Simulation): ReadSource {
  return async ({ world: plain, tag, current, pins, view, disturb = (send) => send }) => {
    const world = worldOf(simulation, plain);
    const { send } = simulation.serve(world, simulation.server);
    const source = openSimulated(kind, simulation, disturb(send), world, tag);
    if (source === undefined) throw new Error(`${kind.id} has a source`);
    return ask(source, `${simulation.registry}/${world.repository}:${tag}`, current, pins, view);
  };
}

export function worldOf({ repository }: Simulation, world: World): World {
  return repository === undefined ? world : { ...world, repository };
}

/** What the registry of the platform keeps, read in pages of three. */
const readPlatform: ReadSource = async ({ world, tag, view }) => {
  const moves = movesOf(world, tag).flatMap(({ at, digest }) =>
    digest === undefined ? [] : [{ at, digest }],
  );
  const request = serve(moves, { limit: 3 }).ask;
  const plan = { focus: allTime, isDone: () => false };
  const history = await readHistory({ request, limit: 3, now, ...plan });
  return platformReading({ registry: 'cgr.dev', repository: world.repository, tag }, history, view);
};

/** Somebody has pinned the tag twenty minutes after each event, unless the world says when. */
export function ledgerOf(world: World, tag: string): readonly HistoryRecord[] {
  const looks = world.looks?.ledger.map((at) => ({ at, seen: at }));
  const soon = movesOf(world, tag).map(({ at }) => ({ at: at + 1_200_000, seen: at }));
  return (looks ?? soon).flatMap(({ at, seen }) => {
    const held = digestAt(world, tag, seen);
    return held === undefined ? [] : [{ at, digest: held }];
  });
}

const readLedger: ReadSource = async ({ world, tag, current, view }) =>
  ledgerReading(ledgerOf(world, tag), current, view);

interface SimulatedSource {
  readonly id: SourceName;
  readonly read: ReadSource;
}

/** All sources, each in all of its variants. */
export const simulatedKinds = sourceKinds.flatMap((kind) => {
  const simulation = simulations[kind.id];
  const variants = Object.entries(simulation.variants ?? {});
  return [['', {}] as const, ...variants].map(([variant, more]) => ({
    name: [kind.id, variant].filter(Boolean).join(' '),
    kind,
    simulation: { ...simulation, ...more } satisfies Simulation as Simulation,
  }));
});

const own: Readonly<Record<Exclude<SourceName, KindName>, SimulatedSource>> = {
  platform: { id: 'platform', read: readPlatform },
  ledger: { id: 'ledger', read: readLedger },
};

export const simulatedSources: readonly (readonly [name: string, SimulatedSource])[] = [
  ...simulatedKinds.map(
    ({ name, kind, simulation }) => [name, { id: kind.id, read: readerOf(kind, simulation) }] as const,
  ),
  ...Object.entries(own),
];
