// The default state of `demo` and `emulator`: a small, realistic platform. The same seed and time give the same bytes.
import { createHash } from 'node:crypto';
import { builtInRoles } from './iam/capabilities.js';
import { scannerReport, seededAdvisories } from './seed/advisories.js';
import { seededImage } from './seed/images.js';
import { oldestFirst, type State, type StateInput, stateSchema } from './state/state.js';

const dayMs = 86_400_000;

interface SeedOptions {
  /** Milliseconds since 1970; all histories end before this instant. */
  readonly now: number;
  readonly seed?: number;
}

/** When each tag moved, in days before now, newest last. */
const organizationImages: Readonly<Record<string, Readonly<Record<string, readonly number[]>>>> = {
  node: {
    '18': [400, 370, 340, 300],
    '18-dev': [400, 300],
    '20': [200, 170, 140, 110, 80, 60, 45, 30, 12, 3],
    '20-dev': [200, 110, 45, 3],
    '22': [90, 60, 30, 9, 2],
    '22-dev': [90, 30, 2],
    latest: [200, 110, 45, 3],
  },
  python: {
    '3.11': [300, 200, 100, 20],
    '3.12': [180, 120, 90, 60, 40, 25, 10, 1],
    '3.12-dev': [180, 60, 1],
  },
  nginx: { '1.27': [150, 90, 50, 21, 5], latest: [150, 50, 5] },
  postgres: { '16': [210, 140, 70, 35, 8], '17': [60, 30, 8] },
  redis: { '7': [120, 80, 41, 1] },
  // Moves six times a day, so that its history is longer than one response.
  busybox: { nightly: Array.from({ length: 1500 }, (_, index) => 250 - index / 6) },
};

const publicImages: typeof organizationImages = {
  nginx: { latest: [30, 14, 4], 'latest-dev': [30, 4], '1.27': [30, 4] },
  static: { latest: [90, 33], 'latest-dev': [90, 33] },
};

/** The number of newest images of a tag that the registry still has. */
const maxImages = 4;

const deprecated = new Set(['node:18', 'node:18-dev', 'python:3.11']);

/** The default state. */
export function seededState({ now, seed = 1 }: SeedOptions): State {
  const hex = (name: string, length: number) =>
    createHash('sha256').update(`${seed} ${name}`).digest('hex').slice(0, length);
  const iso = (daysAgo: number) => new Date(now - daysAgo * dayMs).toISOString();
  const root = hex('organization', 40);
  const publicRoot = hex('public organization', 40);
  const times = { createTime: iso(500), updateTime: iso(500) };
  const identity = { uid: `${root}/${hex('identity', 16)}`, name: 'shop-ci', ...times };
  const owner = { uid: `${root}/${hex('owner', 16)}`, name: 'platform-team', ...times };
  const repos = (parent: string, organization: string, images: typeof organizationImages) =>
    Object.entries(images).map(([name, tags]) => {
      const path = `${organization}/${name}`;
      const seeded = Object.entries(tags).map(([tag, moves]) => ({
        tag,
        moves: moves.map((daysAgo, at) =>
          moves.length - at > maxImages
            ? { daysAgo, digest: `sha256:${hex(`${parent} ${name}:${tag} ${daysAgo}`, 64)}` }
            : { daysAgo, ...seededImage({ path, tag, daysAgo, created: iso(daysAgo), seed }) },
        ),
      }));
      const held = seeded.flatMap(({ moves }) => moves.flatMap((move) => ('index' in move ? [move] : [])));
      const content = held.flatMap((image) => image.content);
      return {
        uid: `${parent}/${hex(`${parent} ${name}`, 16)}`,
        name,
        ...times,
        indexes: held.map(({ index }) => index),
        content: [...new Map(content.map((one) => [`${one.digest} ${one.tag}`, one])).values()],
        vulnerabilityReports: held.map(({ digest, daysAgo }) => scannerReport(digest, daysAgo, iso(0))),
        tags: seeded.map(({ tag, moves }) => ({
          uid: `${parent}/${hex(`${parent} ${name}`, 16)}/${hex(`${parent} ${name}:${tag}`, 16)}`,
          name: tag,
          deprecated: deprecated.has(`${name}:${tag}`),
          ...(deprecated.has(`${name}:${tag}`) ? { eolDate: iso(100) } : {}),
          history: moves.map(({ daysAgo, digest }) => ({ updateTimestamp: iso(daysAgo), digest })),
        })),
      };
    });
  const state: StateInput = {
    organization: 'acme',
    publicOrganization: 'public-images',
    groups: [
      { uid: root, name: 'acme', ...times },
      { uid: publicRoot, name: 'public-images', ...times },
    ],
    identities: [
      { ...identity, claimMatch: { subject: 'repo:acme/shop:ref:refs/heads/main' } },
      {
        ...owner,
        claimMatch: { subject: 'repo:acme/platform:ref:refs/heads/main' },
      },
    ],
    roles: Object.entries(builtInRoles).map(([name, capabilities]) => ({
      uid: hex(`role ${name}`, 40),
      name,
      capabilities: [...capabilities],
      ...times,
    })),
    roleBindings: [
      ['viewer', identity.uid],
      ['registry.pull', identity.uid],
      ['owner', owner.uid],
    ].map(([role = '', identityUid = '']) => ({
      uid: `${root}/${hex(`binding ${role}`, 16)}`,
      identityUid,
      roleUid: hex(`role ${role}`, 40),
      ...times,
    })),
    repos: [...repos(root, 'acme', organizationImages), ...repos(publicRoot, 'public-images', publicImages)],
    advisories: seededAdvisories(hex, iso),
  };
  return stateSchema.parse(state);
}

/** The digest that a tag of an image path had at an instant: `digestAt(state, 'acme/node', '20', now)`. */
export function digestAt(state: State, path: string, tag: string, instant: number): string {
  const [organization, name] = path.split('/');
  const root = state.groups.find((group) => group.name === organization);
  const repo = state.repos.find((one) => one.name === name && one.uid.startsWith(`${root?.uid}/`));
  const history = repo?.tags.find((one) => one.name === tag)?.history ?? [];
  const record = oldestFirst(history).findLast(
    ({ updateTimestamp }) => Date.parse(updateTimestamp) <= instant,
  );
  if (record === undefined) throw new Error(`${path}:${tag} did not exist then`);
  return record.digest;
}
