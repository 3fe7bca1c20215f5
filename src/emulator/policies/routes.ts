// Pull policies: what is bound, what is lifted, and the question whether an image may be pulled.
import { visibleRepos } from '../catalog/repos.js';
import { type PlatformContext, type Route, requireCapabilities, route, visible } from '../iam/access.js';
import type { Capability } from '../iam/capabilities.js';
import { hierarchy, type Listed } from '../lists/filters.js';
import { listPage } from '../lists/lists.js';
import { bodyOf, existing, invalid } from '../resources.js';
import { type Answer, type Incoming, json } from '../server/answer.js';
import { digestPattern } from '../state/common.js';
import type { State } from '../state/state.js';
import { evaluatePolicies } from './evaluate.js';

export const policyRoutes: readonly Route[] = [
  listOf('GET /policies/v1/bindings', 'CAP_POLICIES_BINDING_LIST', (state) => state.policyBindings),
  // `digest` is the earlier name of `artifactId`.
  listOf('GET /policies/v1/overrides', 'CAP_POLICIES_OVERRIDE_LIST', (state) =>
    state.policyOverrides.map((one) => ({ ...one, digest: one.artifactId })),
  ),
  route('POST /registry/v1/repos/{repo}:checkPolicies', ['CAP_REPO_CHECK_POLICIES'], checkPolicies),
];

function listOf(operation: string, capability: Capability, all: (state: State) => readonly Listed[]): Route {
  return route(operation, [capability], (request, context) => {
    const listing = { key: 'items', sortable: [], filters: hierarchy } as const;
    const page = listPage(request, context, listing, visible(context, all(context.state)));
    return json({ ...page, items: page.items.map(({ uid, ...item }) => ({ id: uid, ...item })) });
  });
}

/** The results are those of the policies: an override is applied to a pull, and does not change them. */
function checkPolicies(request: Incoming, context: PlatformContext, uid = ''): Answer {
  requireCapabilities(context, uid);
  const repo = existing(visibleRepos({ ...context, needs: ['CAP_REPO_CHECK_POLICIES'] }), 'repo', uid);
  const { digest } = bodyOf(request);
  if (typeof digest !== 'string' || !digestPattern.test(digest))
    throw invalid('digest', 'must be sha256:<64 hex digits>');
  const results = evaluatePolicies(context.state, repo, digest, context.now);
  return json({
    results: results.map(({ binding, policyName, parameters, result }) => ({
      bindingId: binding.uid,
      policyId: binding.policy,
      policyName,
      mode: binding.mode.replace('POLICY_MODE_', ''),
      parameters,
      result,
    })),
  });
}
