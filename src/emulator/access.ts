// Who may do what: roles bound in groups give capabilities, and an identity's own group bounds them all.
import { type Answer, codes, type Incoming, refuse } from './answer.js';
import { isWithin, parentOf, type State } from './state.js';

export interface Caller {
  /** uid of the identity. */
  readonly identity: string;
}

export interface PlatformContext {
  /** The OIDC provider that an identity without an issuer expects. */
  readonly providerUrl: string;
  readonly state: State;
  readonly now: number;
  readonly caller: Caller;
}

/** `rest` is what the path's pattern captures: a uid, or the uid of the parent. */
export type Handler = (request: Incoming, context: PlatformContext, rest: string) => Answer;

export interface Route {
  readonly method: string;
  readonly path: RegExp;
  readonly capability: string;
  readonly handle: Handler;
}

/**
 * The groups in which an identity holds a capability. A binding reaches its group and what is beneath, never more
 * than the identity's own group.
 */
export function groupsWith(
  { state, caller }: Pick<PlatformContext, 'state' | 'caller'>,
  capability: string,
): readonly string[] {
  const own = parentOf(caller.identity);
  return state.roleBindings.flatMap(({ uid, identityUid, roleUid }) => {
    const role = state.roles.find((one) => one.uid === roleUid);
    if (identityUid !== caller.identity || !role?.capabilities.includes(capability)) return [];
    const bound = parentOf(uid);
    return isWithin(bound, own) ? [bound] : isWithin(own, bound) ? [own] : [];
  });
}

/** @throws Refusal when the caller holds the capability nowhere, or not in the given group */
export function requireCapability(context: PlatformContext, capability: string, group?: string): void {
  const groups = groupsWith(context, capability);
  const enough = group === undefined ? groups.length > 0 : groups.some((own) => isWithin(group, own));
  if (!enough) {
    const where = group === undefined ? '' : ` in ${group}`;
    throw refuse(codes.denied, `Permission denied: the identity lacks the capability ${capability}${where}`);
  }
}
