// The platform's state as plain JSON data, which tests write by hand and requests modify.
import { z } from 'zod';
import { advisoryStateSchema, repoSchema } from './catalog.js';
import { digestText, epoch, requiredText, time, uid } from './common.js';
import { groupSchema, identitySchema, roleBindingSchema, roleSchema } from './iam.js';

const modes = ['POLICY_MODE_ENFORCED', 'POLICY_MODE_DRY_RUN'] as const;
const times = { createdAt: time.default(epoch), updatedAt: time.default(epoch) };

/** The emulator does not evaluate expressions, so the state says what a policy decides. */
const pullPolicySchema = z.object({
  uid: uid.describe('<group uid>/<suffix>'),
  name: requiredText,
  decides: z.enum(['ALLOWED', 'DENIED', 'ERROR']).describe('Its result for every image'),
});

const bindingSchema = z.object({
  uid: uid.describe('<uid of the group or repository>/<suffix>'),
  policy: requiredText,
  mode: z.enum(modes, `must be one of ${modes.join(', ')}`),
  resourceTypes: z.array(z.string()).default([]),
  parameters: z.record(z.string(), z.unknown()).default({}),
  ...times,
});

const overrideSchema = z.object({
  uid: uid.describe('<uid of the group or repository>/<suffix>'),
  policyId: z.string(),
  artifactId: digestText,
  reason: z.string(),
  createdBy: z.string().default(''),
  createdAt: time.default(epoch),
});

export const stateSchema = z.object({
  organization: z.string().describe('Name of the root organization group, first part of its image names'),
  publicOrganization: z.string(),
  groups: z.array(groupSchema),
  identities: z.array(identitySchema),
  roles: z.array(roleSchema),
  roleBindings: z.array(roleBindingSchema),
  repos: z.array(repoSchema),
  advisories: z.array(advisoryStateSchema).default([]),
  policies: z
    .array(pullPolicySchema)
    .default([])
    .describe('Pull policies of organizations, in addition to the built-in ones'),
  policyBindings: z.array(bindingSchema).default([]).describe('What pull policies apply to, and how'),
  policyOverrides: z.array(overrideSchema).default([]).describe('Exceptions from pull policies'),
});

export type State = z.infer<typeof stateSchema>;
export type StateInput = z.input<typeof stateSchema>;
export type Repo = State['repos'][number];
export type TagRecord = Repo['tags'][number];
type HistoryRecord = TagRecord['history'][number];

/** The records of a history in the order of their times, whatever the order in which they are kept. */
export function oldestFirst(history: TagRecord['history']): TagRecord['history'] {
  // Almost every history is kept in this order, and lists ask for those of all tags.
  const isOrdered = history.every(
    (record, at) => at === 0 || timeOrder(history[at - 1] ?? record, record) <= 0,
  );
  return isOrdered ? history : history.toSorted(timeOrder);
}

function timeOrder({ updateTimestamp: a }: HistoryRecord, { updateTimestamp: b }: HistoryRecord): number {
  // Timestamps in UTC with the same number of digits are ordered like their texts.
  if (a.length === b.length && a.endsWith('Z') && b.endsWith('Z')) return a < b ? -1 : Number(a > b);
  return Date.parse(a) - Date.parse(b);
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
