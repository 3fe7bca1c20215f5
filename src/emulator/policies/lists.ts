// The lists of pull policies. Their resources are those of version 1: `id`, and times with `At`.
import { type PlatformContext, visible } from '../access.js';
import { type Answer, type Incoming, json } from '../answer.js';
import { enumerated, equals, hierarchy, type Listed, type ListFilters } from '../lists/filters.js';
import { type Listing, listPage } from '../lists.js';
import { invalid } from '../resources.js';
import { policyModes, policyOutcomes } from '../state/policies.js';
import { parentOf, type State } from '../state.js';
import { systemPolicies } from './system.js';

type Binding = State['policyBindings'][number];
type Override = State['policyOverrides'][number];
type Decision = State['policyDecisions'][number];

export function shownBinding({ uid, ...binding }: Binding) {
  return { id: uid, ...binding };
}

/** `digest` is the earlier name of `artifactId`. */
export function shownOverride({ uid, ...override }: Override) {
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

export function listBindings(request: Incoming, context: PlatformContext): Answer {
  return answer(request, context, visible(context, context.state.policyBindings), hierarchy);
}

export function listOverrides(request: Incoming, context: PlatformContext): Answer {
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
export function listDecisions(request: Incoming, context: PlatformContext): Answer {
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
