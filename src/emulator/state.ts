// The platform's state as plain JSON data, which tests write by hand and requests modify.
import { z } from 'zod';

const uid = z.string().regex(/^[\w.-]+(?:\/[\w.-]+)*$/);
const time = z.iso.datetime();
const digest = z.string().regex(/^sha256:[a-f0-9]{64}$/);
const epoch = '2026-01-01T00:00:00.000Z';
const times = { createTime: time.default(epoch), updateTime: time.default(epoch) };

const group = z.object({ uid, name: z.string(), description: z.string().default(''), ...times });

const identity = z.object({
  uid: uid.describe('<group uid>/<suffix>'),
  name: z.string().regex(/^[a-z0-9 ._-]{1,}$/),
  description: z.string().default(''),
  claimMatch: z.object({
    issuer: z.string().optional().describe("Absent: the emulator's own OIDC provider"),
    subject: z.string(),
    audience: z.string().optional().describe('Absent: the host of the issuer address'),
  }),
  ...times,
});

const role = z.object({
  uid,
  name: z.string(),
  description: z.string().default(''),
  capabilities: z.array(z.string()),
  ...times,
});

const roleBinding = z.object({ uid, identityUid: uid, roleUid: uid, ...times });

const tag = z.object({
  uid,
  name: z.string(),
  deprecated: z.boolean().default(false),
  eolDate: z.string().optional(),
  history: z.array(z.object({ updateTimestamp: z.iso.datetime({ offset: true }), digest })),
});

const platformManifest = z.object({
  digest,
  os: z.string(),
  architecture: z.string(),
  size: z.int().nonnegative().default(0).describe('Size of the image in bytes'),
});

/** The scanner's report about a digest; additional fields are kept and served. */
const vulnerabilityReport = z.object({
  digest,
  lastSeen: time,
  vulnerabilityMatches: z.array(
    z.looseObject({ vulnerability: z.looseObject({ id: z.string(), severity: z.string() }) }),
  ),
});

/** A manifest or blob with its exact bytes; its digest is not verified. */
const content = z.object({
  digest,
  mediaType: z.string(),
  text: z.string(),
  tag: z
    .string()
    .optional()
    .describe('A tag that the list of tags does not contain, such as `sha256-<hex>.att`'),
  subject: digest.optional().describe('The digest that it refers to, for the referrers API'),
  artifactType: z.string().optional(),
  annotations: z.record(z.string(), z.string()).optional(),
});

const repo = z.object({
  uid: uid.describe('<group uid>/<suffix>'),
  name: z.string(),
  description: z.string().default(''),
  tags: z.array(tag),
  indexes: z
    .array(
      z.object({
        digest,
        manifests: z.array(platformManifest),
      }),
    )
    .default([])
    .describe('Multi-platform indexes that the registry serves'),
  content: z.array(content).default([]).describe('Other manifests and blobs of the registry'),
  readme: z.string().default(''),
  vulnerabilityReports: z.array(vulnerabilityReport).default([]),
  ...times,
});

/** Additional fields, such as severities and events, are kept and served. */
const advisory = z.looseObject({ uid, advisoryId: z.string(), artifactName: z.string(), ...times });

const artifact = z.object({
  uid,
  name: z.string(),
  description: z.string().default(''),
  ecosystem: z.string(),
  versions: z.array(
    z.object({ uid, name: z.string(), version: z.string(), sizeBytes: z.string().default('0'), ...times }),
  ),
  ...times,
});

const document = z.object({
  id: z.string(),
  advisories: z.array(z.looseObject({ id: z.string(), aliases: z.array(z.string()).default([]) })),
});

export const stateSchema = z.object({
  organization: z.string().describe('Name of the root organization group, first part of its image names'),
  publicOrganization: z.string(),
  groups: z.array(group),
  identities: z.array(identity),
  roles: z.array(role),
  roleBindings: z.array(roleBinding),
  repos: z.array(repo),
  advisories: z.array(advisory).default([]),
  artifacts: z.array(artifact).default([]).describe('Artifacts of libraries'),
  documents: z.array(document).default([]).describe('Documents of the advisory feed'),
  vulnerabilityMetadata: z.array(z.looseObject({ id: z.string() })).default([]),
  resolvedVulns: z.array(z.looseObject({ date: z.string() })).default([]),
  subscriptions: z.array(z.object({ uid, sink: z.string(), ...times })).default([]),
});

export type State = z.infer<typeof stateSchema>;
export type StateInput = z.input<typeof stateSchema>;
export type Repo = State['repos'][number];
export type TagRecord = Repo['tags'][number];

/** The records of a history in the order of their times, whatever the order in which they are kept. */
export function oldestFirst(history: TagRecord['history']): TagRecord['history'] {
  return history.toSorted((a, b) => Date.parse(a.updateTimestamp) - Date.parse(b.updateTimestamp));
}

/** The record that says what a tag is now. */
export function newestOf(history: TagRecord['history']): TagRecord['history'][number] | undefined {
  return oldestFirst(history).at(-1);
}

/** The parent of a uid: everything before its last `/`. */
export function parentOf(child: string): string {
  return child.slice(0, Math.max(0, child.lastIndexOf('/')));
}

/** True for the group itself and for everything below it. */
export function isWithin(resource: string, groupUid: string): boolean {
  return resource === groupUid || resource.startsWith(`${groupUid}/`);
}

/** The repository of an image path `<org>/<image>`, where the organization is a root group's name. */
export function repoAt(state: State, path: string): Repo | undefined {
  const [organization, ...rest] = path.split('/');
  const root = state.groups.find(({ uid: own, name }) => name === organization && !own.includes('/'));
  return root && state.repos.find(({ uid: own, name }) => name === rest.join('/') && isWithin(own, root.uid));
}
