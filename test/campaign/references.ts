// Random references: right and wrong pins, tags without one, names that nobody knows, other registries, templates.
import type { Repo, State } from '../../src/emulator/state/state.js';
import type { OciRegistry } from '../registry/oci-registry.js';
import { hostileText } from './hostile.js';
import { digestOf, hubHosts, otherHost } from './platform.js';
import type { Random } from './random.js';

export const platformHost = 'registry.platform.test';

export interface Images {
  readonly state: State;
  readonly own: readonly Repo[];
  readonly other: OciRegistry;
  readonly hostile: boolean;
}

export function randomReference(random: Random, images: Images): string {
  const reference = plainReference(random, images);
  return random.chance(0.1) ? respelled(random, reference) : reference;
}

/** The same image, with its registry in another of the spellings that reach it. */
function respelled(random: Random, reference: string): string {
  const slash = reference.indexOf('/');
  const host = reference.slice(0, slash);
  if (host !== platformHost && host !== otherHost) return reference;
  const spelled = random.pick([
    `${host}:443`,
    `${host}:0443`,
    host.toUpperCase(),
    `${host.replace(/^./, (letter) => letter.toUpperCase())}:443`,
  ]);
  return spelled + reference.slice(slash);
}

/** What a tag of the repositories points to now; absent among them are tags of which that cannot be said or is not enough. */
export function currentReference(random: Random, own: readonly Repo[]): string {
  const all = own.flatMap((repo) => repo.tags.map((tag) => ({ repo, tag })));
  const isSound = ({ repo, tag }: (typeof all)[number]) =>
    !tag.deprecated &&
    repo.tags.filter(({ name }) => name === tag.name).length === 1 &&
    new Set(tag.history.map(({ updateTimestamp }) => updateTimestamp)).size === tag.history.length;
  const sound = all.filter(isSound);
  const [one] = sound.length === 0 ? all : [random.pick(sound as unknown as readonly [(typeof all)[number]])];
  return `${platformHost}/acme/${one?.repo.name}:${one?.tag.name}@${one?.tag.history.at(-1)?.digest}`;
}

function plainReference(random: Random, { state, own, other, hostile }: Images): string {
  const roll = random.real();
  if (hostile && random.chance(0.2)) return hostileText(random);
  if (roll < 0.05) return '$UNKNOWN';
  if (roll < 0.15) {
    const [tag, { digest }] = random.pick([...other.tags] as unknown as readonly [
      [string, { digest: string }],
    ]);
    const pin = random.pick(['', `@${digest}`, `@${digestOf('nothing')}`]);
    return `${random.chance(0.7) ? otherHost : random.pick(hubHosts)}/${tag}${pin}`;
  }
  if (roll < 0.2) return `${platformHost}/acme/${random.pick(['nowhere:1', 'app0:none'])}`;
  const repos = random.chance(0.2) ? state.repos.slice(0, 6) : own;
  const repo = random.pick(repos as readonly [Repo]);
  const tag = random.pick(repo.tags as unknown as readonly [Repo['tags'][number]]);
  const name = `${platformHost}/acme/${repo.name}`;
  const digest = random.chance(0.4)
    ? tag.history.at(-1)?.digest
    : random.pick(tag.history as unknown as readonly [{ digest: string }]).digest;
  if (random.chance(0.15)) return `${name}:${tag.name}`;
  if (random.chance(0.1)) return `${name}:${tag.name}@${digestOf(`foreign ${random.below(3)}`)}`;
  return random.chance(0.05) ? `${name}@${digest}` : `${name}:${tag.name}@${digest}`;
}
