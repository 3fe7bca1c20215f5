// Pull policies: policies, bindings, overrides and decisions, and the question whether an image may be pulled.
import { type PlatformContext, type Route, requireCapabilities, route, visible } from '../access.js';
import { type Answer, codes, type Incoming, json, refuse } from '../answer.js';
import { visibleRepos } from '../catalog/repos.js';
import { checkedValues } from '../fields.js';
import { bodyOf, existing, invalid, remove } from '../resources.js';
import { digestPattern } from '../state/common.js';
import { bindingFields, overrideFields } from '../state/policies.js';
import { isWithin, type State } from '../state.js';
import { evaluatePolicies } from './evaluate.js';
import {
  listBindings,
  listDecisions,
  listOverrides,
  listPolicies,
  shownBinding,
  shownOverride,
} from './lists.js';
import { checkedParameters, systemPolicies } from './system.js';

export const policyRoutes: readonly Route[] = [
  route('GET /policies/v1/policies', ['CAP_POLICIES_POLICY_LIST'], listPolicies),
  route('GET /policies/v1/bindings', ['CAP_POLICIES_BINDING_LIST'], listBindings),
  route('POST /policies/v1/bindings/{parent}', ['CAP_POLICIES_BINDING_CREATE'], createBinding),
  route('DELETE /policies/v1/bindings/{uid}', ['CAP_POLICIES_BINDING_DELETE'], deleteBinding),
  route('GET /policies/v1/overrides', ['CAP_POLICIES_OVERRIDE_LIST'], listOverrides),
  route('POST /policies/v1/overrides/{parent}', ['CAP_POLICIES_OVERRIDE_CREATE'], createOverride),
  route('DELETE /policies/v1/overrides/{uid}', ['CAP_POLICIES_OVERRIDE_DELETE'], deleteOverride),
  route('GET /policies/v1/decisions', ['CAP_POLICIES_DECISION_LIST'], listDecisions),
  route('POST /registry/v1/repos/{repo}:checkPolicies', ['CAP_REPO_CHECK_POLICIES'], checkPolicies),
];

function createBinding(request: Incoming, context: PlatformContext, parent = ''): Answer {
  requireCapabilities(context, parent);
  requireParent(context.state, parent);
  const { policy, ...values } = checkedValues(bindingFields, bodyOf(request));
  const system = systemPolicies.find(({ uid }) => uid === policy);
  if (system === undefined) visiblePolicy(context, policy);
  else checkedParameters(system, values.parameters);
  const time = new Date(context.now).toISOString();
  const binding = { uid: context.childOf(parent), policy, ...values, createdAt: time, updatedAt: time };
  context.state.policyBindings.push(binding);
  return json(shownBinding(binding));
}

function deleteBinding(_request: Incoming, context: PlatformContext, uid = ''): Answer {
  requireCapabilities(context, uid);
  existing(context.state.policyBindings, 'binding', uid);
  remove(context.state.policyBindings, (binding) => binding.uid === uid);
  return { status: 200, body: '' };
}

/** A policy and an image have at most one override below a parent. */
function createOverride(request: Incoming, context: PlatformContext, parent = ''): Answer {
  requireCapabilities(context, parent);
  requireParent(context.state, parent);
  const { policyId, artifactId, digest, reason } = checkedValues(overrideFields, bodyOf(request));
  const artifact = artifactId || digest;
  if (Boolean(artifactId) === Boolean(digest) || !digestPattern.test(artifact ?? ''))
    throw invalid('artifactId', 'must be the digest of a manifest, and `digest` must then be absent');
  if (systemPolicies.every(({ uid }) => uid !== policyId)) visiblePolicy(context, policyId);
  const { policyOverrides } = context.state;
  if (
    policyOverrides.some(
      (one) => one.policyId === policyId && one.artifactId === artifact && isWithin(one.uid, parent),
    )
  )
    throw refuse(codes.exists, 'Already exists: the policy and the image have an override');
  const override = {
    uid: context.childOf(parent),
    policyId,
    artifactId: artifact ?? '',
    reason,
    createdBy: context.caller,
    createdAt: new Date(context.now).toISOString(),
  };
  policyOverrides.push(override);
  return json(shownOverride(override));
}

function deleteOverride(_request: Incoming, context: PlatformContext, uid = ''): Answer {
  requireCapabilities(context, uid);
  existing(context.state.policyOverrides, 'override', uid);
  remove(context.state.policyOverrides, (override) => override.uid === uid);
  return { status: 200, body: '' };
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

function requireParent({ groups, repos }: State, parent: string): void {
  existing([...groups.map(({ uid }) => ({ uid })), ...repos.map(({ uid }) => ({ uid }))], 'group', parent);
}

function visiblePolicy(context: PlatformContext, policy: string): void {
  existing(visible(context, context.state.policies), 'policy', policy);
}
