// The platform's state as plain JSON data, which tests write by hand and requests modify.
import { z } from 'zod';
import { repo } from './state/catalog.js';
import { subscription } from './state/events.js';
import { advisory, artifact, document } from './state/feeds.js';
import { group, identity, role, roleBinding } from './state/iam.js';
import {
  accessRequest,
  accountAssociation,
  groupInvite,
  headlessSession,
  identityProvider,
  roleMapping,
  termsAcceptance,
} from './state/iam-outside.js';

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
  subscriptions: z.array(subscription).default([]),
  identityProviders: z.array(identityProvider).default([]),
  accountAssociations: z.array(accountAssociation).default([]),
  groupInvites: z.array(groupInvite).default([]),
  externalGroupRoleMappings: z.array(roleMapping).default([]),
  termsAcceptances: z.array(termsAcceptance).default([]),
  accessRequests: z.array(accessRequest).default([]).describe('Requests for access to a group'),
  headlessSessions: z.array(headlessSession).default([]),
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
