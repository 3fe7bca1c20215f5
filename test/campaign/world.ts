// A random platform, a random repository that uses it, random inputs and a random policy: all of it right in form.
import { createHash } from 'node:crypto';
import { seededState } from '../../src/emulator/seed.js';
import type { Repo, State } from '../../src/emulator/state.js';
import type { Digest } from '../../src/model/image.js';
import { image, index, type OciRegistry, ociRegistry } from '../registry/oci-registry.js';
import type { Random } from './random.js';

export const start = Date.UTC(2026, 10, 21, 12);
export const platformHost = 'registry.platform.test';
export const otherHost = 'hub.other.test';
const dayMs = 86_400_000;
const base = seededState({ now: start });

export interface World {
  readonly state: State;
  readonly other: OciRegistry;
  readonly checkout: Readonly<Record<string, string>>;
  readonly inputs: Readonly<Record<string, string>>;
}

export function digestOf(name: string): Digest {
  return `sha256:${createHash('sha256').update(name).digest('hex')}`;
}

export function worldOf(random: Random): World {
  const own = Array.from({ length: 1 + random.below(3) }, (_, at) => randomRepo(random, `app${at}`));
  const state = { ...base, repos: [...base.repos, ...own] };
  const other = otherRegistry(random);
  const count = random.chance(0.05) ? 0 : 1 + random.below(12);
  const references = Array.from({ length: count }, () => randomReference(random, state, own, other));
  const policy = randomPolicy(random);
  return {
    state,
    other,
    checkout: { ...layOut(random, references), ...(policy === '' ? {} : { '.github/tagproof.yml': policy }) },
    inputs: randomInputs(random),
  };
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

function otherRegistry(random: Random): OciRegistry {
  const registry = ociRegistry(`https://${otherHost}`, {
    auth: random.pick(['none', 'token'] as const),
    digestHeader: random.chance(0.7),
    head: random.chance(0.8),
  });
  for (const name of ['tool', 'web']) {
    const parts = [image(`${name} amd64`), image(`${name} arm64`)] as const;
    registry.push(`other/${name}:1`, index(parts), ...parts);
    registry.push(`other/${name}:2`, image(`${name} 2`));
  }
  return registry;
}

function randomReference(random: Random, state: State, own: readonly Repo[], other: OciRegistry): string {
  const roll = random.real();
  if (roll < 0.05) return '$UNKNOWN';
  if (roll < 0.15) {
    const [tag, { digest }] = random.pick([...other.tags] as unknown as readonly [
      [string, { digest: string }],
    ]);
    const pin = random.pick(['', `@${digest}`, `@${digestOf('nothing')}`]);
    return `${otherHost}/${tag}${pin}`;
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

/** The references spread over files of several formats. */
function layOut(random: Random, references: readonly string[]): Record<string, string> {
  const files: Record<string, string> = {};
  const put = (file: string, head: string, line: string) => {
    files[file] = `${files[file] ?? head}${line}\n`;
  };
  references.forEach((reference, at) => {
    const kind = random.below(4);
    if (reference.startsWith('$') || kind === 0)
      put('Dockerfile', '# syntax\n', `FROM ${reference} AS s${at}`);
    else if (kind === 1) put('deploy/compose.yaml', 'services:\n', `  s${at}: {image: "${reference}"}`);
    else if (kind === 2)
      put(
        'k8s/app.yml',
        '',
        `---\napiVersion: v1\nkind: Pod\nspec: {containers: [{name: c, image: "${reference}"}]}`,
      );
    else put('a/Dockerfile', '', `FROM ${reference} AS t${at}\r`);
  });
  return files;
}

function randomInputs(random: Random): Record<string, string> {
  const some = (probability: number, name: string, ...values: readonly [string, ...string[]]) =>
    random.chance(probability) ? { [name]: random.pick(values) } : {};
  return {
    ...some(0.6, 'mode', 'pin', 'audit', 'verify'),
    ...some(0.5, 'max-age', '1d', '30d', '0d'),
    ...some(0.15, 'min-age', '1d', '3d'),
    ...some(0.1, 'as-of', '2026-11-10T00:00:00Z'),
    ...some(0.3, 'fail-on', 'warning', 'notice', 'none', 'unpinned,stale-digest'),
    ...some(0.3, 'on-incomplete', 'warn'),
    ...some(0.2, 'artifacts', 'openssl', 'zlib', 'openssl\nzlib'),
    ...some(0.1, 'sbom-from-registry', 'true'),
    ...some(0.1, 'vulnerability-reports', 'true'),
    ...some(0.2, 'sarif', 'out/tagproof.sarif'),
    ...some(0.2, 'html', 'out/tagproof.html'),
    ...some(0.15, 'ledger', 'true'),
  };
}

function randomPolicy(random: Random): string {
  const parts = [
    'max-age: 7d\n',
    'checks: {unpinned: warning, opaque-reference: off}\n',
    'exclude: ["a/**"]\n',
    'overrides:\n  - paths: "k8s/**"\n    checks: {stale-digest: notice}\n    max-age: 2d\n',
    `waivers:\n  - check: stale-digest\n    image: ${platformHost}/acme/app0\n    reason: Waits\n    expires: ${random.pick(['2026-12-01', '2026-11-01'])}\n`,
  ];
  return parts.filter(() => random.chance(0.25)).join('');
}
