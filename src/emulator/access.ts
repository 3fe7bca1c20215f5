// Who may do what: roles bound in groups give capabilities, and an identity's own group bounds them all.
import { type Answer, codes, type Incoming, refuse } from './answer.js';
import { isWithin, parentOf, type State } from './state.js';

export interface PlatformContext {
  readonly state: State;
  readonly now: number;
  /** uid of the identity that asks. */
  readonly caller: string;
  /** The OIDC provider that an identity without an issuer expects. */
  readonly providerUrl: string;
  /** A new uid beneath a parent; the same sequence for the same seed. */
  readonly childOf: (parent: string) => string;
}

/** `captures` are the parts of the path that its braces name, in order. */
export type Handler = (request: Incoming, context: PlatformContext, ...captures: readonly string[]) => Answer;

export interface Route {
  readonly method: string;
  /** `/registry/v2/repos/{uid}`; a name in braces takes slashes too. */
  readonly path: string;
  /** What the caller must hold somewhere; `open` needs no credentials. */
  readonly capability: string;
  readonly handle: Handler;
}

/** A row of a route table: `route('GET /registry/v2/repos', 'repos.list', listRepos)`. */
export function route(operation: string, capability: string, handle: Handler): Route {
  const [method = '', path = ''] = operation.split(' ');
  return { method, path, capability, handle };
}

/**
 * The groups in which an identity holds a capability. A binding reaches its group and what is beneath, never more
 * than the identity's own group. The capability `*` is all of them.
 */
export function groupsWith(
  { state, caller }: Pick<PlatformContext, 'state' | 'caller'>,
  capability: string,
): readonly string[] {
  const own = parentOf(caller);
  return state.roleBindings.flatMap(({ uid, identityUid, roleUid }) => {
    const capabilities = state.roles.find((role) => role.uid === roleUid)?.capabilities ?? [];
    if (identityUid !== caller || !(capabilities.includes(capability) || capabilities.includes('*')))
      return [];
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

/** The items that lie in a group where the caller holds the capability. */
export function visible<T extends { readonly uid: string }>(
  context: PlatformContext,
  capability: string,
  items: readonly T[],
): readonly T[] {
  const groups = groupsWith(context, capability);
  return items.filter(({ uid }) => groups.some((group) => isWithin(uid, group)));
}
