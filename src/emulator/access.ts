// Authorization: role bindings in groups grant capabilities, limited to the identity's own group.
import { type Answer, codes, type Incoming, refuse } from './answer.js';
import { isWithin, parentOf, type State } from './state.js';

export interface PlatformContext {
  readonly state: State;
  readonly now: number;
  /** uid of the identity that sent the request. */
  readonly caller: string;
  /** The OIDC provider that an identity without an issuer expects. */
  readonly providerUrl: string;
  /** Signs page tokens. */
  readonly cursorKey: string;
  /** Returns a new uid below a parent; the same seed gives the same sequence. */
  readonly childOf: (parent: string) => string;
}

/** `captures` are the values of the path's placeholders, in order. */
export type Handler = (request: Incoming, context: PlatformContext, ...captures: readonly string[]) => Answer;

export interface Route {
  readonly method: string;
  /** `/registry/v2/repos/{uid}`; a placeholder also matches slashes. */
  readonly path: string;
  /** The capability that the caller needs in at least one group; `open` needs no credentials. */
  readonly capability: string;
  readonly handle: Handler;
}

/** A row of a route table: `route('GET /registry/v2/repos', 'repos.list', listRepos)`. */
export function route(operation: string, capability: string, handle: Handler): Route {
  const [method = '', path = ''] = operation.split(' ');
  return { method, path, capability, handle };
}

/**
 * The groups in which an identity has a capability. A binding applies to its group and everything below, limited to the
 * identity's own group. The capability `*` grants all capabilities.
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

/** @throws Refusal if the caller does not have the capability in any group, or in the given one */
export function requireCapability(context: PlatformContext, capability: string, group?: string): void {
  const groups = groupsWith(context, capability);
  const enough = group === undefined ? groups.length > 0 : groups.some((own) => isWithin(group, own));
  if (!enough) {
    const where = group === undefined ? '' : ` in ${group}`;
    throw refuse(codes.denied, `Permission denied: the identity lacks the capability ${capability}${where}`);
  }
}

/** The items in groups in which the caller has the capability. */
export function visible<T extends { readonly uid: string }>(
  context: PlatformContext,
  capability: string,
  items: readonly T[],
): readonly T[] {
  const groups = groupsWith(context, capability);
  return items.filter(({ uid }) => groups.some((group) => isWithin(uid, group)));
}
