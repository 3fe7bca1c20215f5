// Every input, once: action.yml, the flags with their help and completion, the policy schema, the fields of `Config`
// and the documentation come from this table, whose rows are in the files next to it.
import { oneOf } from './basic-types.js';
import { deliveryRows } from './delivery-rows.js';
import { cacheRows, evaluationRows } from './evaluation-rows.js';
import { platformRows } from './platform-rows.js';
import type { InputRow, InputType } from './type.js';

/** In the order of the documentation. */
export const inputs = {
  mode: {
    type: oneOf('verify', 'pin', 'audit'),
    group: 'policy',
    text: '`verify` (read-only gate), `pin` (write digests) or `audit` (read-only report that fails only if `fail-on` is set)',
    default: 'verify',
  },
  ...platformRows,
  ...evaluationRows,
  ...cacheRows,
  ...deliveryRows,
} as const satisfies Readonly<Record<string, InputRow>>;

export type InputName = keyof typeof inputs;

export type Input = InputRow & { readonly name: InputName };

/** The rows as a list. */
export const inputTable: readonly Input[] = Object.entries(inputs).map(([name, row]) => ({
  ...row,
  name: name as InputName,
}));

type Rows = typeof inputs;
type Value<R> = R extends { readonly type: InputType<infer T, infer None> }
  ? R extends { readonly default: string }
    ? T
    : T | None
  : never;

/** What reading an input gives. */
export type InputValue<N extends InputName> = Value<Rows[N]>;

type Camel<S extends string> = S extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : S;
type Field<N extends InputName> = Rows[N] extends { readonly combined: true }
  ? never
  : Rows[N] extends { readonly field: infer F extends string }
    ? F
    : Camel<N>;
type Optional<N extends InputName> = N extends InputName
  ? undefined extends InputValue<N>
    ? N
    : never
  : never;

/** The fields of `Config` that hold one input each, under its name in camel case. */
export type InputFields = {
  readonly [N in Exclude<InputName, Optional<InputName>> as Field<N>]: InputValue<N>;
} & {
  readonly [N in Optional<InputName> as Field<N>]?: Exclude<InputValue<N>, undefined>;
};

/** The field of `Config` for an input; `undefined` if it has none of its own. */
export function fieldOf({ name, field, combined }: Input): string | undefined {
  if (combined) return undefined;
  return field ?? name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
