// Who uses an emulated platform: an identity that may administrate, and one that may only read.
import { groupsWith } from './access.js';
import type { State } from './state.js';

export interface People {
  /** May create identities in its group. */
  readonly administrator?: string;
  /** May list repositories, but not create identities. */
  readonly reader?: string;
}

/** The first identity of each kind; a state may lack one. */
export function peopleOf(state: State): People {
  const uids = state.identities.map(({ uid }) => uid);
  const may = (caller: string, capability: 'CAP_IAM_IDENTITY_CREATE' | 'CAP_REPO_LIST') =>
    groupsWith({ state, caller }, capability).length > 0;
  const administrator = uids.find((uid) => may(uid, 'CAP_IAM_IDENTITY_CREATE'));
  const reader = uids.find((uid) => may(uid, 'CAP_REPO_LIST') && !may(uid, 'CAP_IAM_IDENTITY_CREATE'));
  return {
    ...(administrator === undefined ? {} : { administrator }),
    ...(reader === undefined ? {} : { reader }),
  };
}

/** The tags that the registry serves: `acme/node:20`. */
export function servedImages({ groups, repos }: State): readonly string[] {
  return repos.flatMap(({ uid, name, tags }) => {
    const root = groups.find((group) => group.uid === uid.split('/')[0]);
    return root === undefined ? [] : tags.map((tag) => `${root.name}/${name}:${tag.name}`);
  });
}
