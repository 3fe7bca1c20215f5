// Pull policies: policies, bindings, overrides and decisions, and the question whether an image may be pulled.

import { visibleRepos } from '../catalog/repos.js';
import { checkedValues } from '../fields.js';
import { type PlatformContext, type Route, requireCapabilities, route, visible } from '../iam/access.js';
import { enumerated, equals, hierarchy, type Listed, type ListFilters } from '../lists/filters.js';
import { type Listing, listPage } from '../lists/lists.js';
import { bodyOf, existing, invalid, remove } from '../resources.js';
import { type Answer, codes, type Incoming, json, refuse } from '../server/answer.js';
import { digestPattern } from '../state/common.js';
import { bindingFields, overrideFields, policyModes, policyOutcomes } from '../state/policies.js';
import { isWithin, parentOf, type State } from '../state/state.js';
import { checkedParameters, evaluatePolicies, systemPolicies } from './evaluate.js';

type Binding = State['policyBindings'][number];
type Override = State['policyOverrides'][number];
type Decision = State['policyDecisions'][number];

function shownBinding({ uid, ...binding }: Binding) {
  return { id: uid, ...binding };
}

/** `digest` is the earlier name of `artifactId`. */
function shownOverride({ uid, ...override }: Override) {
  return { id: uid, ...override, digest: override.artifactId };
}

const repositories = 'registry.chainguard.dev/Repo@v1';

export function listPolicies(request: Incoming, context: PlatformContext): Answer {
  const system = systemPolicies.map(({ uid, name, description, parameter }) => ({
    uid,
    name,
    description,
    policyType: 'POLICY_TYPE_SYSTEM',
    expression: '',
    parameterSchemas: parameter === undefined ? [] : [{ ...parameter, type: 'PARAMETER_TYPE_INTEGER' }],
  }));
  const custom = visible(context, context.state.policies).map(({ uid, name, description, expression }) => ({
    uid,
    name,
    description,
    policyType: 'POLICY_TYPE_CUSTOM',
    expression,
    parameterSchemas: [],
  }));
  const items = [...system, ...custom].map((one) => ({ ...one, supportedResourceType: repositories }));
  const filters = { ...hierarchy, name: equals(({ name }: { readonly name: string }) => name) };
  return answer(request, context, items, filters);
}

function listBindings(request: Incoming, context: PlatformContext): Answer {
  return answer(request, context, visible(context, context.state.policyBindings), hierarchy);
}

function listOverrides(request: Incoming, context: PlatformContext): Answer {
  const items = visible(context, context.state.policyOverrides);
  return answer(
    request,
    context,
    items.map((one) => ({ ...one, digest: one.artifactId })),
    hierarchy,
  );
}

const outcomes = ['RESULT_UNSPECIFIED', ...policyOutcomes.map((name) => `RESULT_${name}`)];
const decisionFilters: ListFilters<Decision & { readonly outcome: string }> = {
  ...hierarchy,
  digest: equals(({ digest }) => digest),
  policyId: equals(({ policyId }) => policyId),
  mode: enumerated('one', ['POLICY_MODE_UNSPECIFIED', ...policyModes], ({ mode }) => [mode]),
  result: enumerated('one', outcomes, ({ outcome }) => [outcome]),
};

/** `since` is inclusive, `until` is not. A request for a further page repeats them. */
function listDecisions(request: Incoming, context: PlatformContext): Answer {
  const since = dayIn(request, 'since') ?? '';
  const until = dayIn(request, 'until') ?? '9999';
  const items = visible(context, context.state.policyDecisions)
    .map((one) => ({ ...one, repoId: parentOf(one.uid), outcome: `RESULT_${one.result}` }))
    .filter(({ pulledOn: { year, month, day } }) => {
      const pulled = dayText(year, month, day);
      return pulled >= since && pulled < until;
    });
  const known = Object.fromEntries(dayParameters.map((name) => [name, everything]));
  const page = pageOf(request, context, items, { ...decisionFilters, ...known });
  return json({
    ...page,
    items: page.items.map(({ uid, outcome: result, ...item }) => ({ id: uid, ...item, result })),
  });
}

const everything = { arity: 'one' as const, matching: () => () => true };
const dayParameters = ['since', 'until'].flatMap((bound) =>
  ['year', 'month', 'day'].map((part) => `${bound}.${part}`),
);

/** A day that is given as `since.year`, `since.month` and `since.day`. */
function dayIn({ url }: Incoming, bound: string): string | undefined {
  const [year, month, day] = ['year', 'month', 'day'].map((part) => url.searchParams.get(`${bound}.${part}`));
  if (year === null && month === null && day === null) return undefined;
  const text = dayText(Number(year), Number(month), Number(day));
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || Number.isNaN(Date.parse(text)))
    throw invalid(bound, 'must be a day');
  return text;
}

function dayText(year: number, month: number, day: number): string {
  return [String(year).padStart(4, '0'), ...[month, day].map((part) => String(part).padStart(2, '0'))].join(
    '-',
  );
}

function answer<T extends Listed>(
  request: Incoming,
  context: PlatformContext,
  items: readonly T[],
  filters: ListFilters<T>,
): Answer {
  const page = pageOf(request, context, items, filters);
  return json({ ...page, items: page.items.map(({ uid, ...item }) => ({ id: uid, ...item })) });
}

function pageOf<T extends Listed>(
  request: Incoming,
  context: PlatformContext,
  items: readonly T[],
  filters: ListFilters<T>,
) {
  const listing: Listing<T, 'items'> = { key: 'items', sortable: [], filters };
  return listPage(request, context, listing, items);
}

export const policyRoutes: readonly Route[] = [
  route('GET /policies/v1/policies', ['CAP_POLICIES_POLICY_LIST'], listPolicies),
  route('GET /policies/v1/bindings', ['CAP_POLICIES_BINDING_LIST'], listBindings),
  route('POST /policies/v1/bindings/{parent}', ['CAP_POLICIES_BINDING_CREATE'], createBinding),
  route(
    'DELETE /policies/v1/bindings/{uid}',
    ['CAP_POLICIES_BINDING_DELETE'],
    deleteIn('binding', (state) => state.policyBindings),
  ),
  route('GET /policies/v1/overrides', ['CAP_POLICIES_OVERRIDE_LIST'], listOverrides),
  route('POST /policies/v1/overrides/{parent}', ['CAP_POLICIES_OVERRIDE_CREATE'], createOverride),
  route(
    'DELETE /policies/v1/overrides/{uid}',
    ['CAP_POLICIES_OVERRIDE_DELETE'],
    deleteIn('override', (state) => state.policyOverrides),
  ),
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

function deleteIn<T extends { readonly uid: string }>(
  type: string,
  listOf: (state: PlatformContext['state']) => T[],
) {
  return (_request: Incoming, context: PlatformContext, uid = ''): Answer => {
    requireCapabilities(context, uid);
    existing(listOf(context.state), type, uid);
    remove(listOf(context.state), (one) => one.uid === uid);
    return { status: 200, body: '' };
  };
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
