// The platform API: the table of operations, and the routing of requests to their handlers.

import { advisoryRoutes } from './catalog/advisories.js';
import { repoRoutes, tagRoutes } from './catalog/repos.js';
import { v1Routes } from './catalog/v1.js';
import { type PlatformContext, type Route, requireCapabilities } from './iam/access.js';
import { groupRoutes, identityRoutes } from './iam/groups.js';
import { roleBindingRoutes, roleRoutes } from './iam/roles.js';
import { type Arity, queryOf } from './lists/filters.js';
import { policyRoutes } from './policies/routes.js';
import { type Answer, codes, type Incoming, refuse } from './server/answer.js';

export const routes: readonly Route[] = [
  ...groupRoutes,
  ...identityRoutes,
  ...roleRoutes,
  ...roleBindingRoutes,
  ...tagRoutes,
  ...repoRoutes,
  ...advisoryRoutes,
  ...v1Routes,
  ...policyRoutes,
];

/** Paths of the real platform that no client of ours calls: each returns UNIMPLEMENTED. */
const unserved = [
  ...['accountAssociations', 'externalGroupRoleMappings', 'groupInvites', 'identityProviders', 'terms'].map(
    (collection) => `/iam/v2/${collection}`,
  ),
  ...['/advisory', '/events', '/libraries', '/scim'],
];

const compiled = routes.map((served) => ({
  ...served,
  pattern: new RegExp(`^${served.path.replace(/[.]/g, '\\.').replace(/\{\w+\}/g, '(.+)')}$`),
}));

/** Handles a request. `signIn` returns the caller's identity; it is called only if the operation needs credentials. */
export async function servePlatform(
  request: Incoming,
  context: Omit<PlatformContext, 'caller' | 'needs'>,
  signIn: () => Promise<string>,
): Promise<Answer> {
  const { method, url } = request;
  const path = decodeURIComponent(url.pathname);
  for (const { pattern, access, handle, ...served } of compiled) {
    const captures = served.method === method ? pattern.exec(path) : null;
    if (captures === null) continue;
    const caller = access === 'open' ? '' : await signIn();
    const needs = access === 'open' ? [] : access;
    requireCapabilities({ ...context, caller, needs });
    const known = parametersOf(served);
    if (known !== undefined) queryOf(url, known);
    return handle(request, { ...context, caller, needs }, ...captures.slice(1));
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
  return method === 'GET' && !/\/(?:\{uid\}|readme|architectures|vulnreport|\{package\})$/.test(path)
    ? undefined
    : {};
}
