// Authorization: role bindings in groups grant capabilities, limited to the identity's own group.
import { type Answer, codes, type Incoming, refuse } from '../server/answer.js';
import { isWithin, parentOf, type State } from '../state/state.js';
import { type Capability, dottedNames } from './capabilities.js';

export interface PlatformContext {
  readonly state: State;
  readonly now: number;
  /** uid of the identity that sent the request. */
  readonly caller: string;
  /** What the operation needs: those of its route. */
  readonly needs: readonly Capability[];
  /** The OIDC provider that an identity without an issuer expects. */
  readonly providerUrl: string;
  /** Signs page tokens. */
  readonly cursorKey: string;
  /** Returns a new uid below a parent; the same seed gives the same sequence. */
  readonly childOf: (parent: string) => string;
}

/** `captures` are the values of the path's placeholders, in order. */
export type Handler = (request: Incoming, context: PlatformContext, ...captures: readonly string[]) => Answer;

/** The capabilities that the caller needs, all of them; none for every signed-in caller; `open` needs no credentials. */
export type Access = readonly Capability[] | 'open';

export interface Route {
  readonly method: string;
  /** `/registry/v2/repos/{uid}`; a placeholder also matches slashes. */
  readonly path: string;
  readonly access: Access;
  readonly handle: Handler;
}

/** A row of a route table: `route('GET /registry/v2/repos', ['CAP_REPO_LIST'], listRepos)`. */
export function route(operation: string, access: Access, handle: Handler): Route {
  const [method = '', path = ''] = operation.split(' ');
  return { method, path, access, handle };
}

/**
 * The groups in which an identity has a capability. A binding applies to its group and everything below, limited to the
 * identity's own group.
 */
export function groupsWith(
  { state, caller }: Pick<PlatformContext, 'state' | 'caller'>,
  capability: Capability,
): readonly string[] {
  const own = parentOf(caller);
  return state.roleBindings.flatMap(({ uid, identityUid, roleUid }) => {
    const capabilities = state.roles.find((role) => role.uid === roleUid)?.capabilities ?? [];
    if (identityUid !== caller || !capabilities.includes(capability)) return [];
    const bound = parentOf(uid);
    return isWithin(bound, own) ? [bound] : isWithin(own, bound) ? [own] : [];
  });
}

/** @throws Refusal if the caller lacks a capability of the operation in every group, or for the given resource */
export function requireCapabilities(context: PlatformContext, resource?: string): void {
  for (const capability of context.needs) {
    const groups = groupsWith(context, capability);
    const enough =
      resource === undefined ? groups.length > 0 : groups.some((group) => isWithin(resource, group));
    if (!enough) {
      const where = resource === undefined ? '' : ` in ${resource}`;
      throw refuse(
        codes.denied,
        `Permission denied: the identity lacks the capability ${dottedNames[capability]}${where}`,
      );
    }
  }
}

/** The items for which the caller has every capability of the operation. */
export function visible<T extends { readonly uid: string }>(
  context: Pick<PlatformContext, 'state' | 'caller' | 'needs'>,
  items: readonly T[],
): readonly T[] {
  const reaches = context.needs.map((capability) => groupsWith(context, capability));
  return items.filter(({ uid }) => reaches.every((groups) => groups.some((group) => isWithin(uid, group))));
}
