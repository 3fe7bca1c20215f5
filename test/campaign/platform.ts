// A random platform: repositories with histories of every shape, advisories, and a second registry without any.
import { createHash } from 'node:crypto';
import { seededState } from '../../src/emulator/seed.js';
import type { Repo, State } from '../../src/emulator/state/state.js';
import type { Digest } from '../../src/model/images/image.js';
import { dayMs } from '../build.js';
import { image, index, type OciRegistry, ociRegistry } from '../registry/oci-registry.js';
import { hostileText } from './hostile.js';
import type { Random } from './random.js';

export const start = Date.UTC(2026, 10, 21, 12);
export const otherHost = 'hub.other.test';
/** One registry, in the spellings that people use for it. */
export const hubHosts = [
  'docker.io',
  'index.docker.io',
  'registry-1.docker.io',
  'Index.Docker.io:443',
] as const;
/** An hour before, so that what moved a day ago is not exactly as old as a `max-age`. */
const base = seededState({ now: start - 3_600_000 });

export function digestOf(name: string): Digest {
  return `sha256:${createHash('sha256').update(name).digest('hex')}`;
}

export interface PublicRegistry {
  readonly hosts: ReadonlySet<string>;
  readonly registry: OciRegistry;
}

/** The seeded platform with further repositories, which come first; and those alone. */
export function randomPlatform(random: Random, hostile: boolean) {
  const own = Array.from({ length: 1 + random.below(3) }, (_, at) => randomRepo(random, `app${at}`));
  const advisories = [...base.advisories, ...(hostile ? hostileAdvisories(random) : [])];
  const state: State = { ...base, repos: [...base.repos, ...own], advisories };
  return { state, own };
}

function randomRepo(random: Random, name: string): Repo {
  const model = base.repos[0] as Repo;
  const parent = base.groups[0]?.uid ?? '';
  const uid = `${parent}/${digestOf(name).slice(7, 23)}`;
  // Some have more tags than a page holds.
  const count = random.chance(0.06) ? 200 + random.below(250) : 1 + random.below(3);
  const tags = Array.from({ length: count }, (_, at) => ({
    uid: `${uid}/${at}`,
    name: random.pick([`${at + 1}`, `${at + 1}.${random.below(9)}`, `${at + 1}-dev`]),
    deprecated: random.chance(0.15),
    history: randomHistory(random, `${name} ${at}`, count < 100 && random.chance(0.03)),
  }));
  return { ...model, uid, name, indexes: [], content: [], vulnerabilityReports: [], tags };
}

/** Short as a rule; some longer than one answer; digests may come back, and time stamps may be equal. */
function randomHistory(random: Random, name: string, isLong: boolean) {
  const count = isLong ? 990 + random.below(1200) : 1 + random.below(12);
  let at = start - random.real() * 2 * dayMs;
  return Array.from({ length: count }, (_, back) => {
    if (back > 0 && !random.chance(0.04)) at -= random.real() * (count > 100 ? 0.2 : 20) * dayMs + 1;
    const digest = digestOf(`${name} ${random.chance(0.1) ? 'again' : back}`);
    return { updateTimestamp: new Date(at).toISOString(), digest };
  }).reverse();
}

function hostileAdvisories(random: Random): State['advisories'] {
  return ['openssl', 'zlib', 'musl'].map((artifactName, at) => ({
    ...(base.advisories[0] as State['advisories'][number]),
    uid: digestOf(artifactName).slice(7, 47),
    artifactName,
    advisoryId: hostileText(random),
    aliases: [hostileText(random)],
    severities: [{ type: 'TYPE_CVSS_V3', score: hostileText(random) }],
    events: [{ reviewState: 'REVIEW_STATE_APPROVED', fixed: { fixedVersion: hostileText(random) } }],
    ...(at === 0 ? { artifactType: hostileText(random) } : {}),
  }));
}

export function otherRegistry(random: Random): OciRegistry {
  const registry = ociRegistry(`https://${otherHost}`, {
    auth: random.pick(['none', 'token'] as const),
    digestHeader: random.chance(0.7),
    head: random.chance(0.8),
  });
  pushTools(registry);
  return registry;
}

function pushTools(registry: OciRegistry): void {
  for (const name of ['tool', 'web']) {
    const parts = [image(`${name} amd64`), image(`${name} arm64`)] as const;
    registry.push(`other/${name}:1`, index(parts), ...parts);
    registry.push(`other/${name}:2`, image(`${name} 2`));
  }
}

/** What all further hosts give: every image that files name there. */
export function publicRegistry(names: readonly string[]): PublicRegistry {
  const registry = ociRegistry('https://registry-1.docker.io');
  pushTools(registry);
  const hosts = new Set(['registry-1.docker.io']);
  for (const name of names) {
    const slash = name.indexOf('/');
    const tag = name.slice(slash + 1);
    registry.push(/:[^/]+$/.test(tag) ? tag : `${tag}:latest`, image(name));
    if (!name.startsWith('docker.io/')) hosts.add(name.slice(0, slash));
  }
  return { hosts, registry };
}

/** The same platform, as another server would hold it: other uids, so another order in its lists. */
export function reordered(state: State): State {
  const repos = state.repos.map((repo) => {
    const tags = repo.tags.map((tag) => ({ ...tag, uid: `${repo.uid}/${digestOf(tag.uid).slice(7, 23)}` }));
    return { ...repo, tags: tags.reverse() };
  });
  return { ...state, repos: repos.reverse(), advisories: state.advisories.toReversed() };
}
