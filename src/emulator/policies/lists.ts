// The lists of pull policies. Their resources are those of version 1: `id`, and times with `At`.
import { type PlatformContext, visible } from '../access.js';
import { type Answer, type Incoming, json } from '../answer.js';
import { enumerated, equals, type Filters, hierarchy, type Listed } from '../lists/filters.js';
import { type Listing, listPage } from '../lists.js';
import { parentOf, type State } from '../state.js';
import { policyModes, policyOutcomes } from '../state/policies.js';
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
  return answer(request, context, items.map((one) => ({ ...one, digest: one.artifactId })), hierarchy);
}

/** Day by day; `since` is inclusive, `until` is not. */
export function listDecisions(request: Incoming, context: PlatformContext): Answer {
  const items = visible(context, context.state.policyDecisions).map((one) => ({
    ...one,
    repoId: parentOf(one.uid),
    mode: one.mode,
    result: `RESULT_${one.result}`,
  }));
  const outcomes = ['RESULT_UNSPECIFIED', ...policyOutcomes.map((name) => `RESULT_${name}`)];
  return answer(request, context, items, {
    ...hierarchy,
    digest: equals<Decision>(({ digest }) => digest),
    policyId: equals<Decision>(({ policyId }) => policyId),
    mode: enumerated<Decision>('one', ['POLICY_MODE_UNSPECIFIED', ...policyModes], ({ mode }) => [mode]),
    result: enumerated<{ readonly result: string }>('one', outcomes, ({ result }) => [result]),
    ...days,
  } as Filters<(typeof items)[number]>);
}

type Pulled = Pick<Decision, 'pulledOn'>;

/** `since.year`, `since.month` and `since.day`: compared part by part, which is enough for whole days of one month. */
const days: Filters<Pulled & Listed> = Object.fromEntries(
  (['since', 'until'] as const).flatMap((bound) =>
    (['year', 'month', 'day'] as const).map((part) => [
      `${bound}.${part}`,
      {
        arity: 'one' as const,
        matching:
          ([value = '']: readonly string[]) =>
          ({ pulledOn }: Pulled) =>
            bound === 'since' ? pulledOn[part] >= Number(value) : pulledOn[part] < Number(value),
      },
    ]),
  ),
);

function answer<T extends Listed>(
  request: Incoming,
  context: PlatformContext,
  items: readonly T[],
  filters: Filters<T>,
): Answer {
  const listing: Listing<T, 'items'> = { key: 'items', sortable: [], filters };
  const page = listPage(request, context, listing, items);
  return json({ ...page, items: page.items.map(({ uid, ...item }) => ({ id: uid, ...item })) });
}
