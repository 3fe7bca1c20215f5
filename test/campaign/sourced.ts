// Repositories whose tags have histories outside the platform: what truly happened to them, and which sources tell of it.
import type { Fault } from '../../src/emulator/faults.js';
import type { Digest } from '../../src/model/images/image.js';
import { dayMs } from '../build.js';
import type { World as TagWorld, WorldEvent } from '../histories/world.js';
import { image, index, type Manifest } from '../registry/oci-registry.js';
import { start } from './platform.js';
import type { Random } from './random.js';
import { type Lie, randomLie, randomTrouble } from './sourced-lies.js';
import { heldAt, isKept, sourcedTags } from './sourced-truth.js';

export type SourceKind =
  | 'quay'
  | 'harbor'
  | 'hub-audit'
  | 'hub'
  | 'official'
  | 'ghcr'
  | 'acr'
  | 'artifact-registry';

/** One source, as the run meets it. */
export interface Teller {
  readonly kind: SourceKind;
  /** What it tells; it is the truth unless it lies. */
  readonly told: TagWorld;
  /** Absent: it tells the truth, as far as it knows it. */
  readonly lie?: Lie;
  /** What goes wrong with its answers. */
  readonly trouble: readonly Fault[];
  /** The largest page that it gives. */
  readonly pageLimit: number;
  /** When a witness has looked, and when it wrote that down. */
  readonly looks: readonly { readonly at: number; readonly written: number }[];
}

export interface Sighting {
  readonly tag: string;
  readonly at: number;
  readonly digest: Digest;
}

export interface Sourced {
  readonly registry: string;
  readonly truth: TagWorld;
  readonly tellers: readonly Teller[];
  /** What the registry still has, by digest. */
  readonly manifests: ReadonlyMap<string, Manifest>;
  /** What the ledger of the repository under test has. */
  readonly sightings: readonly Sighting[];
  /** The ledger has a sighting that never was. */
  readonly isLedgerFalse: boolean;
  /** The line of `history-sources`; absent for a registry that is asked by default. */
  readonly input?: string;
  /** What the user has set for the API of the registry, and whether it has expired. */
  readonly token?: { readonly text: string; readonly isExpired: boolean };
}

interface Setting {
  readonly registry: string;
  readonly repository: string;
  readonly kinds: readonly SourceKind[];
  readonly input?: string;
  readonly token?: string;
  /** Without the token nothing is asked. */
  readonly needsToken?: boolean;
}

const settings: readonly [Setting, ...Setting[]] = [
  {
    registry: 'quay.io',
    repository: 'acme/sourced',
    kinds: ['quay'],
    token: 'quay-oauth-0123456789canary0123456789',
  },
  {
    registry: 'quay.sourced.test',
    repository: 'acme/sourced',
    kinds: ['quay'],
    input: 'quay.sourced.test=quay',
  },
  {
    registry: 'harbor.example.com',
    repository: 'acme/sourced',
    kinds: ['harbor'],
    input: 'harbor.example.com=harbor',
    token: 'robot$audit:harbor-0123456789canary0123456789',
  },
  {
    registry: 'docker.io',
    repository: 'acme/sourced',
    kinds: ['hub-audit', 'hub'],
    token: 'acme:pat:1',
  },
  { registry: 'docker.io', repository: 'library/sourced', kinds: ['official', 'hub'] },
  {
    registry: 'docker.io',
    repository: 'library/sourced',
    kinds: ['quay', 'official', 'hub'],
    input: 'docker.io=quay',
  },
  {
    registry: 'ghcr.io',
    repository: 'acme/sourced',
    kinds: ['ghcr'],
    token: 'ghp_0123456789canary0123456789canary0123',
    needsToken: true,
  },
  {
    registry: 'ghcr.io',
    repository: 'acme/sourced',
    kinds: ['quay', 'ghcr'],
    input: 'ghcr.io=quay',
    token: 'ghp_0123456789canary0123456789canary0123',
    needsToken: true,
  },
  {
    registry: 'acme.azurecr.io',
    repository: 'acme/sourced',
    kinds: ['acr'],
    token: 'pull:acr-0123456789canary0123456789',
    needsToken: true,
  },
  {
    registry: 'us-docker.pkg.dev',
    repository: 'acme/images/sourced',
    kinds: ['artifact-registry'],
    token: 'ya29.0123456789canary0123456789canary',
    needsToken: true,
  },
];

const hourMs = 3_600_000;
/** A witness may write down what it saw this much later. */
const maxDelayMs = 25 * dayMs;

export function randomSourced(random: Random): readonly Sourced[] {
  const first = random.pick(settings);
  const second = random.pick(settings);
  const isOther = second.registry !== first.registry && random.chance(0.3);
  return [first, ...(isOther ? [second] : [])].map((setting) => randomOne(random, setting));
}

function randomOne(random: Random, setting: Setting): Sourced {
  const { registry, repository, kinds, input, token: text, needsToken = false } = setting;
  const made = new Map<Digest, readonly Manifest[]>();
  const digestOf = (letter: string): Digest => {
    const all = manifestsOf(`${registry}/${repository} ${letter}`);
    made.set(all[0].digest, all);
    return all[0].digest;
  };
  const truth: TagWorld = {
    repository,
    events: randomEvents(random, digestOf),
    now: start,
    retentionMs: random.pick([2, 14, 30, 4000]) * dayMs,
  };
  // It is in the registry, and no tag has ever had it.
  const stranger = digestOf('stranger');
  const sightings = randomSightings(random, truth);
  const isLedgerFalse = sightings.length > 0 && random.chance(0.08);
  const liar = random.chance(0.3) ? random.pick(kinds as readonly [SourceKind]) : undefined;
  const tellers = kinds.map((kind): Teller => {
    return {
      kind,
      ...(kind === liar ? randomLie(random, truth, stranger) : { told: truth }),
      trouble: random.chance(0.2) ? [randomTrouble(random)] : [],
      pageLimit: kind === 'hub-audit' ? 100 : random.pick([100, 50, 7, 2]),
      looks: kind === 'official' ? randomLooks(random, truth) : [],
    };
  });
  const isGone = random.chance(0.3);
  const kept = [...made].filter(([digest]) => digest === stranger || !isGone || isKept(truth, digest));
  const manifests = new Map(kept.flatMap(([, all]) => all).map((one) => [one.digest, one]));
  const hasToken = text !== undefined && (needsToken || random.chance(0.6));
  return {
    registry,
    truth,
    tellers,
    manifests,
    sightings: isLedgerFalse ? withLie(random, sightings, stranger) : sightings,
    isLedgerFalse,
    ...(input === undefined ? {} : { input }),
    ...(hasToken ? { token: { text, isExpired: random.chance(0.15) } } : {}),
  };
}

/** Half of the images are indexes of two platforms, so that a pin may be one of their manifests. */
function manifestsOf(name: string): readonly [Manifest, ...Manifest[]] {
  const single = image(name);
  const parts = [image(`${name} amd64`), image(`${name} arm64`)];
  return single.digest.charCodeAt(7) % 2 === 0 ? [index(parts), ...parts] : [single];
}

function randomEvents(random: Random, digestOf: (letter: string) => Digest): readonly WorldEvent[] {
  let at = start - 2 * 60_000 - random.real() * 12 * hourMs;
  const count = 1 + random.below(random.chance(0.2) ? 14 : 7);
  const events = Array.from({ length: count }, (): WorldEvent => {
    const tag = random.pick(sourcedTags);
    const event: WorldEvent = random.chance(0.06)
      ? { at, tag }
      : {
          at,
          tag,
          digest: digestOf(random.pick(['a', 'b', 'c', 'd', 'e'])),
          along: random.chance(0.5) ? sourcedTags.filter((other) => other !== tag) : [],
        };
    at -= 61_000 + random.real() * random.pick([2, 30, 500] as const) * hourMs;
    return event;
  });
  return events.reverse();
}

/** Now and then somebody's run has seen what a tag pointed to. */
function randomSightings(random: Random, truth: TagWorld): readonly Sighting[] {
  if (random.chance(0.5)) return [];
  const first = truth.events[0]?.at ?? start;
  return Array.from({ length: 1 + random.below(6) }, () => {
    const at = Math.floor(first + random.real() * (start - first));
    const tag = random.pick(sourcedTags);
    return { at, tag, digest: heldAt(truth, tag, at) };
  }).flatMap(({ digest, ...one }) => (digest === undefined ? [] : [{ ...one, digest }]));
}

function withLie(random: Random, sightings: readonly Sighting[], stranger: Digest): readonly Sighting[] {
  const false_ = random.below(sightings.length);
  return sightings.map((one, at) => (at === false_ ? { ...one, digest: stranger } : one));
}

/** Looks in their order; what was seen is written down later, in the same order. */
function randomLooks(random: Random, truth: TagWorld): Teller['looks'] {
  const first = truth.events[0]?.at ?? start;
  const times = Array.from({ length: 1 + random.below(11) }, () => first + random.real() * (start - first));
  let written = 0;
  return times
    .sort((a, b) => a - b)
    .map((at) => {
      const delay = random.chance(0.5) ? random.real() * 6 * hourMs : random.real() * maxDelayMs;
      written = Math.max(written + 1000, at + delay);
      return { at, written };
    })
    .filter((look) => look.written <= start && look.written - look.at <= maxDelayMs);
}
