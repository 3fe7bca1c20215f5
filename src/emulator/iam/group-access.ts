// IAM: how somebody finds the organization of their e-mail domain, and asks for access to it.
import { type PlatformContext, type Route, route } from '../access.js';
import { type Answer, codes, type Incoming, json, refuse, resourceInfo } from '../answer.js';
import { queryOf } from '../lists/query.js';
import type { State } from '../state.js';

export const groupAccessRoutes: readonly Route[] = [
  route('GET /iam/v2/groups:lookupGroup', [], lookUpGroup),
  route('GET /iam/v2/groups:checkEligibility', [], checkEligibility),
  route('POST /iam/v2/groups/{uid}:requestGroupAccess', [], requestGroupAccess),
];

const repeatAfterMs = 86_400_000;

/** Of a domain that anybody can have an address in. */
const freeMail = ['gmail.com', 'googlemail.com', 'outlook.com', 'hotmail.com', 'yahoo.com', 'icloud.com'];

function lookUpGroup({ url }: Incoming, context: PlatformContext): Answer {
  queryOf(url, {});
  const group = matchingGroup(context);
  if (group === undefined) throw noGroup('');
  return json({ group });
}

function checkEligibility({ url }: Incoming, context: PlatformContext): Answer {
  queryOf(url, {});
  return json({ eligible: domainOf(context) !== undefined });
}

/** At most one request a day for a group. */
function requestGroupAccess(_request: Incoming, context: PlatformContext, uid = ''): Answer {
  const { state, caller, now } = context;
  if (matchingGroup(context)?.uid !== uid) throw noGroup(uid);
  const last = state.accessRequests.findLast(
    (one) => one.identityUid === caller && one.groupUid === uid,
  )?.createTime;
  if (last !== undefined && now - Date.parse(last) < repeatAfterMs)
    throw refuse(codes.exhausted, `Resource exhausted: access to ${uid} was requested already`);
  state.accessRequests.push({
    identityUid: caller,
    groupUid: uid,
    createTime: new Date(now).toISOString(),
  });
  return json({});
}

/** The verified organization whose members have addresses in the domain of the caller. */
function matchingGroup(context: PlatformContext): State['groups'][number] | undefined {
  const domain = domainOf(context);
  const { groups, identities } = context.state;
  return groups.find(
    ({ uid, verified }) =>
      verified === true &&
      !uid.includes('/') &&
      domain !== undefined &&
      identities.some((one) => one.uid.startsWith(`${uid}/`) && domainIn(one.email) === domain),
  );
}

/** The domain of the caller's verified address; `undefined` without one, and for providers of free addresses. */
function domainOf({ state, caller }: PlatformContext): string | undefined {
  const domain = domainIn(state.identities.find(({ uid }) => uid === caller)?.email);
  return domain === undefined || freeMail.includes(domain) ? undefined : domain;
}

function domainIn(email = ''): string | undefined {
  return /@([^@]+)$/.exec(email)?.[1]?.toLowerCase();
}

/** The same for a group that does not exist and for one that the caller may not know of. */
function noGroup(uid: string) {
  return refuse(codes.notFound, 'no verified organization of the caller was found', [
    resourceInfo('group', uid),
  ]);
}
