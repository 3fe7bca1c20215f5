// IAM: invitations to a group. The code is shown once, when an invitation is created.
import { createHash, randomBytes } from 'node:crypto';
import { type PlatformContext, type Route, route } from '../access.js';
import { type Answer, type Incoming, json } from '../answer.js';
import { type Collection, created, deleting, getting, listing } from '../collection.js';
import { equals, hierarchy } from '../lists/filters.js';
import type { Listing } from '../lists.js';
import { bodyOf, existing, invalid } from '../resources.js';
import { groupInviteFields } from '../state/iam-outside.js';
import type { State } from '../state.js';

type Invite = State['groupInvites'][number];

const invites: Collection<Invite, typeof groupInviteFields, ReturnType<typeof shown>> = {
  type: 'groupInvite',
  items: (state) => state.groupInvites,
  fields: { schema: groupInviteFields },
  shown,
  check({ roleUid, ttl }, { state }) {
    existing(state.roles, 'role', roleUid);
    if (Number.parseFloat(ttl) <= 0) throw invalid('ttl', 'must be more than 0s');
  },
};

const list: Listing<ReturnType<typeof shown>, 'groupInvites'> = {
  key: 'groupInvites',
  sortable: ['createTime', 'expirationTime', 'email'],
  order: 'createTime desc',
  filters: { ...hierarchy, keyId: equals(({ keyId }) => keyId) },
};

export const groupInviteRoutes: readonly Route[] = [
  route('GET /iam/v2/groupInvites', ['CAP_IAM_GROUP_INVITES_LIST'], listing(invites, list)),
  route('GET /iam/v2/groupInvites/{uid}', ['CAP_IAM_GROUP_INVITES_LIST'], getting(invites)),
  route(
    'POST /iam/v2/groupInvites/{parent}',
    ['CAP_IAM_GROUP_INVITES_CREATE', 'CAP_IAM_ROLE_BINDINGS_CREATE'],
    createInvite,
  ),
  route('DELETE /iam/v2/groupInvites/{uid}', ['CAP_IAM_GROUP_INVITES_DELETE'], deleting(invites)),
];

function createInvite(request: Incoming, context: PlatformContext, parent = ''): Answer {
  const code = randomBytes(24).toString('base64url');
  const invite = created(
    invites,
    ({ ttl, ...values }, uid, { now }) => ({
      ...values,
      uid,
      keyId: createHash('sha256').update(code).digest('hex').slice(0, 16),
      expirationTime: new Date(now + Number.parseFloat(ttl) * 1000).toISOString(),
      createTime: new Date(now).toISOString(),
    }),
    bodyOf(request),
    context,
    parent,
  );
  return json({ ...shown(invite, context), code });
}

/** An invite does not change. */
function shown(invite: Invite, { state }: PlatformContext) {
  const { uid, name, description, capabilities } = existing(state.roles, 'role', invite.roleUid);
  return { ...invite, role: { uid, name, description, capabilities }, updateTime: invite.createTime };
}
