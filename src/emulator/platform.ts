// The platform API: the table of operations, and the routing of requests to their handlers.
import { type PlatformContext, type Route, requireCapability } from './access.js';
import { type Answer, codes, type Incoming, refuse } from './answer.js';
import { repoRoutes } from './catalog/repos.js';
import { tagRoutes } from './catalog/tags.js';
import { v1Routes } from './catalog/v1.js';
import { eventRoutes } from './events.js';
import { feedRoutes } from './feeds/feeds.js';
import { groupRoutes } from './iam/groups.js';
import { identityRoutes } from './iam/identities.js';
import { roleRoutes } from './iam/roles.js';
import { type Arity, queryOf } from './lists/query.js';

export const routes: readonly Route[] = [
  ...groupRoutes,
  ...identityRoutes,
  ...roleRoutes,
  ...tagRoutes,
  ...repoRoutes,
  ...feedRoutes,
  ...eventRoutes,
  ...v1Routes,
];

/** Collections of the real platform that the emulator does not serve: each returns UNIMPLEMENTED. */
export const unserved: readonly string[] = [
  '/iam/v2/identityProviders',
  '/iam/v2/accountAssociations',
  '/iam/v2/groupInvites',
  '/iam/v2/externalGroupRoleMappings',
  '/iam/v2/terms',
  '/scim',
];

const compiled = routes.map((served) => ({
  ...served,
  pattern: new RegExp(`^${served.path.replace(/[.]/g, '\\.').replace(/\{\w+\}/g, '(.+)')}$`),
}));

/** Handles a request. `signIn` returns the caller's identity; it is called only if the operation needs credentials. */
export async function servePlatform(
  request: Incoming,
  context: Omit<PlatformContext, 'caller'>,
  signIn: () => Promise<string>,
): Promise<Answer> {
  const { method, url } = request;
  const path = decodeURIComponent(url.pathname);
  for (const { pattern, capability, handle, ...served } of compiled) {
    const captures = served.method === method ? pattern.exec(path) : null;
    if (captures === null) continue;
    const signedIn = { ...context, caller: capability === 'open' ? '' : await signIn() };
    if (capability !== 'open') requireCapability(signedIn, capability);
    const known = parametersOf(served);
    if (known !== undefined) queryOf(url, known);
    return handle(request, signedIn, ...captures.slice(1));
  }
  if (unserved.some((prefix) => path === prefix || path.startsWith(`${prefix}/`))) {
    throw refuse(codes.unimplemented, `${method} ${path} is not served here`);
  }
  throw refuse(codes.notFound, `${method} ${path} is not an operation of this service`);
}

/** The parameters of an operation that is not a list; a list, and what is like one, reads its own. */
function parametersOf({
  method,
  path,
}: Pick<Route, 'method' | 'path'>): Readonly<Record<string, Arity>> | undefined {
  if (method === 'PATCH') return { updateMask: 'one' };
  return method === 'GET' && !/\/(?:\{uid\}|readme|architectures|vulnreport)$/.test(path) ? undefined : {};
}
