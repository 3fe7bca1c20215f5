// How many pins of a list are proved: by the current digest alone, and by the sources, which the emulators answer.
import { openHistories } from '../../src/clients/histories/index.js';
import { registriesClient } from '../../src/clients/registry/registries.js';
import type { TimeView } from '../../src/history/prove.js';
import { Failure } from '../../src/model/failure.js';
import type { Digest } from '../../src/model/images/image.js';
import type { Fact } from '../../src/model/judgement/fact.js';
import type { Transport } from '../../src/model/run/http.js';
import { Secret } from '../../src/model/run/secret.js';
import { createResolver } from '../../src/resolve/index.js';
import type { NamedTag } from '../../src/resolve/ports.js';
import { builtOf } from '../../src/signatures/built.js';
import { knownSignerRules, knownSigners } from '../../src/signatures/known-signers.js';
import { signatureRulesFor } from '../../src/signatures/match.js';
import { dayMs, digest, image, occurrence } from '../build.js';
import { randomOf } from '../campaign/random.js';
import { gitlab } from './gitlab-server.js';
import { quayServer } from './quay-server.js';
import { githubApi, githubRaw, repoInfoServer } from './repo-info-server.js';
import { dockerHub, github } from './servers.js';
import type { World } from './world.js';

/** What became of a pin: nobody but the world of the emulators knows. */
export type Fate = 'current' | 'superseded' | 'never';

export interface ProvedPin {
  readonly name: string;
  readonly fate: Fate;
  readonly fact: Fact;
  /** A signature of a publisher that documents how it signs proves that the pin was built as its tag. */
  readonly isBuilt: boolean;
  /** When the tag got its next digest; absent for a pin that never was the tag's, or is it now. */
  readonly leftAt: number | undefined;
  /** The newest commit of its repository, or a commit of the last month, still has the tag. */
  readonly isSeen: boolean;
  /** Under a `min-age` of a week: whether the digest to pin is known. */
  readonly hasTarget: boolean;
}

const modelled = Date.parse('2026-11-22T12:00:00Z');

/** A pin, and what its tag has been: from a tree's commits, or made up. */
export interface PinLife {
  /** With its tag, and without a digest. */
  readonly name: string;
  readonly pin: Digest;
  readonly moves: readonly { readonly at: number; readonly digest: Digest }[];
  readonly now: number;
  /** The other tags of the repository. */
  readonly others: readonly NamedTag[];
  /** False for a tag that nobody has looked at since, so that nothing tells whether it has moved. */
  readonly isSeen: boolean;
}

/**
 * Four of ten pins are what the tag points to, five were so until 1 to 120 days ago, one never was. Every tag moves
 * twice more before that.
 * What a version of one or two parts points to has a full version as well, which stays.
 */
export function modelledLives(names: readonly string[], seed: number): readonly PinLife[] {
  const random = randomOf(seed);
  return names.map((name) => {
    const part = random.real();
    const pin = digest(part < 0.4 ? 'c' : part < 0.9 ? 'b' : 'd');
    const movedAt = modelled - (1 + random.below(120)) * dayMs;
    const moves = [
      { at: movedAt - 60 * dayMs, digest: digest('a') },
      { at: movedAt - 30 * dayMs, digest: digest('b') },
      { at: movedAt, digest: digest('c') },
    ];
    return { name, pin, moves, now: modelled, others: releasesOf(name, moves), isSeen: true };
  });
}

function releasesOf(name: string, moves: PinLife['moves']): readonly NamedTag[] {
  const [, major, minor = '.0', variant = ''] = /:(v?\d+)(\.\d+)?(-[a-z].*)?$/.exec(name) ?? [];
  if (major === undefined) return [];
  return moves.map(({ digest: of }, patch) => ({ tag: `${major}${minor}.${patch}${variant}`, digest: of }));
}

/** `usesSources`: a job with the token of the public host, and no other credential. */
export async function provePins(
  lives: readonly PinLife[],
  usesSources: boolean,
): Promise<readonly ProvedPin[]> {
  const pins: ProvedPin[] = [];
  for (const life of lives) pins.push(await provePin(life, usesSources));
  return pins;
}

async function provePin(
  { name, pin, moves, now, others, isSeen }: PinLife,
  usesSources: boolean,
): Promise<ProvedPin> {
  const present = moves.at(-1)?.digest ?? pin;
  const isFormer = moves.some((move) => move.digest === pin);
  const fate = pin === present ? 'current' : isFormer ? 'superseded' : 'never';
  const own = image(name);
  const tag = own.tag ?? 'latest';
  const named = own.registry === 'quay.io' ? { ...own, repository: 'acme/app' } : own;
  const text = `${named.registry}/${named.repository}:${tag}`;
  const events = moves.map((move) => ({ ...move, tag }));
  const world: World = { repository: named.repository, events, now, retentionMs: 90 * dayMs };
  const asked = (reference: string, minAgeMs: number) =>
    resolveOne(
      reference,
      usesSources ? historiesOf(world, tag) : undefined,
      { now, minAgeMs },
      present,
      others,
    );
  const fact = await asked(`${text}@${pin}`, 0);
  const target = await asked(text, 7 * dayMs);
  const hasTarget = target.status === 'unpinned' && target.noTarget === undefined;
  const isBuilt = usesSources && fact.status === 'not-current' && isFormer && isSigned(name, pin, now);
  const held = moves.findIndex((move) => move.digest === pin);
  return { name, fate, fact, isBuilt, isSeen, leftAt: held < 0 ? undefined : moves[held + 1]?.at, hasTarget };
}

/** Publishers sign each release as their documents describe: by a workflow that a Git tag of the version has started. */
function isSigned(name: string, pin: Digest, at: number): boolean {
  const { tag = 'latest', ...named } = image(name);
  const rules = signatureRulesFor(knownSignerRules, { ...named, tag });
  const known = knownSigners.find(({ images }) => images.includes(`${named.registry}/${named.repository}`));
  if (known === undefined) return false;
  const ref = `refs/tags/v${tag.replace(/^v/, '')}`;
  const identity = known.identity.replace('/*@', '/release.yaml@').replace(/refs\/tags\/v\*$/, ref);
  const signer = { kind: 'identity', issuer: known.issuer, identity, root: 'sigstore' } as const;
  const repository = identity.slice(0, identity.indexOf('/.github/'));
  const signature = { signer, digest: pin, form: 'signature', at, build: { repository, ref } } as const;
  return builtOf({ ...named, tag }, { signed: [signature] }, rules)?.provesTag === true;
}

async function resolveOne(
  reference: string,
  histories: ReturnType<typeof openHistories> | undefined,
  view: TimeView,
  present: Digest,
  others: readonly NamedTag[],
): Promise<Fact> {
  const resolve = createResolver({
    sources: { cause: 'no-platform', subject: 'platform', message: 'none' },
    registries: {
      digestOf: async () => present,
      manifest: async () => ({ isIndex: true }),
      children: async () => [],
    },
    ...(histories === undefined ? {} : { histories }),
    tagLists: { tagsOf: async () => others, digestOf: async () => present },
    needPlatform: [],
    mirrors: {},
    historyLimit: 1000,
    view,
    surface: 'workflow',
  });
  const one = occurrence(reference);
  const { facts } = (await resolve([one])).evidence;
  const fact = facts.get(one);
  if (fact === undefined) throw new Error(`${reference} has no fact`);
  return fact;
}

/** The emulators of one tag, at the addresses of the real services; nothing else can be reached. */
function historiesOf(world: World, tag: string) {
  const quay = quayServer(0);
  const witness = repoInfoServer();
  for (const { at, digest: of } of world.events) {
    quay.now = at;
    quay.push(tag, of as Digest);
    witness.commit(at + dayMs / 2, world.repository.replace('library/', ''), tag, of);
  }
  quay.now = world.now;
  quay.collectGarbage();
  const hub = dockerHub(world);
  const packages = github(world, { secret: 'Bearer job' });
  const images = gitlab(world, { registry: 'registry.gitlab.com' });
  const send: Transport = async (request) => {
    const { host, pathname } = new URL(request.url);
    if (host === 'quay.io') return quay.answer(request);
    if (host === 'hub.docker.com') return hub.send(request);
    if (host === 'api.github.com' && pathname.includes('/packages/')) return packages.send(request);
    if (host === 'api.github.com' || host === 'raw.githubusercontent.com') return witness.answer(request);
    if (host === 'registry.gitlab.com' || host === 'gitlab.com') return images.send(request);
    throw new Failure('unreachable', `there is no ${host}`);
  };
  const logins = registriesClient({ send, credentials: async () => undefined, onSecret: () => undefined });
  return openHistories({
    selection: { wellKnown: true, hosts: {} },
    send,
    pullFrom: logins.sessionOf,
    clock: { now: () => world.now },
    github: { api: githubApi, graphql: `${githubApi}/graphql`, raw: githubRaw, token: new Secret('job') },
    tokenOf: () => undefined,
    originOf: (registry) => `https://${registry}`,
  });
}
