// Parameters of lists: which a query may have, and what a filter says about an item.
import { invalid } from '../resources.js';
import { camelCase } from '../server/answer.js';
import { isWithin, parentOf } from '../state/state.js';

/** How often a parameter may be given; the values of `many` can also be separated by commas. */
export type Arity = 'one' | 'many';

/** Values by parameter in camelCase. A parameter without a value is not in it. */
export type RequestQuery = Readonly<Record<string, readonly string[]>>;

/** @throws Refusal for a parameter that is not known, or that is given twice but has one value */
export function queryOf(url: URL, known: Readonly<Record<string, Arity>>): RequestQuery {
  const values = new Map<string, string[]>();
  for (const [given, text] of url.searchParams) {
    const name = camelCase(given);
    const arity = Object.hasOwn(known, name) ? known[name] : undefined;
    if (arity === undefined) throw invalid(given, 'is not a parameter of this operation');
    const before = values.get(name);
    if (before !== undefined && arity === 'one') throw invalid(given, 'may be given only once');
    values.set(name, [...(before ?? []), ...(arity === 'one' ? [text] : text.split(','))]);
  }
  const present = [...values].map(([name, texts]) => [name, texts.filter((text) => text !== '')] as const);
  return Object.fromEntries(present.filter(([, texts]) => texts.length > 0));
}

/** A whole number that is not negative; 0 if the parameter is absent. */
export function wholeNumber(query: RequestQuery, name: string): number {
  const text = query[name]?.[0] ?? '0';
  if (!/^\d{1,10}$/.test(text) || Number(text) > 2_147_483_647)
    throw invalid(name, 'must be a whole number from 0 to 2147483647');
  return Number(text);
}

export interface Listed {
  readonly uid: string;
}

export interface ListFilter<T> {
  readonly arity: Arity;
  /** Decides also when the parameter is absent. */
  readonly always?: true;
  /** @throws Refusal if a value is not one that the parameter can have */
  matching(values: readonly string[], parameter: string): (item: T) => boolean;
}

export type ListFilters<T> = Readonly<Record<string, ListFilter<T>>>;

/** One exact value. */
export function equals<T>(read: (item: T) => string | undefined): ListFilter<T> {
  return {
    arity: 'one',
    matching:
      ([value]) =>
      (item) =>
        read(item) === value,
  };
}

/** Any of several exact values. */
export function anyOf<T>(read: (item: T) => readonly string[]): ListFilter<T> {
  return { arity: 'many', matching: (values) => (item) => read(item).some((one) => values.includes(one)) };
}

/** `true` or `false`; `false` is the same as no parameter. */
export function whenTrue<T>(test: (item: T) => boolean): ListFilter<T> {
  return {
    arity: 'one',
    matching([value], parameter) {
      if (value !== 'true' && value !== 'false') throw invalid(parameter, 'must be true or false');
      return (item) => value === 'false' || test(item);
    },
  };
}

/** Hides some items unless the parameter is `true`. */
export function shownIf<T>(isHidden: (item: T) => boolean): ListFilter<T> {
  return {
    arity: 'one',
    always: true,
    matching([value = 'false'], parameter) {
      if (value !== 'true' && value !== 'false') throw invalid(parameter, 'must be true or false');
      return (item) => value === 'true' || !isHidden(item);
    },
  };
}

/** A time, compared with that of the item. */
export function instant<T>(test: (item: T, at: number) => boolean): ListFilter<T> {
  return {
    arity: 'one',
    matching([value = ''], parameter) {
      const at = /^\d{4}-\d\d-\d\dT/.test(value) ? Date.parse(value) : Number.NaN;
      if (Number.isNaN(at)) throw invalid(parameter, 'must be an RFC 3339 timestamp');
      return (item) => test(item, at);
    },
  };
}

/** The hierarchy: every list of resources with a parent knows these. */
export const hierarchy: ListFilters<Listed> = {
  'uidp.descendantsOf': {
    arity: 'one',
    matching:
      ([above = '']) =>
      ({ uid }) =>
        uid !== above && isWithin(uid, above),
  },
  'uidp.childrenOf': equals(({ uid }) => parentOf(uid)),
  'uidp.ancestorsOf': {
    arity: 'one',
    matching:
      ([below = '']) =>
      ({ uid }) =>
        uid !== below && isWithin(below, uid),
  },
  'uidp.inRoot': whenTrue(({ uid }) => !uid.includes('/')),
  'uidp.ids': anyOf(({ uid }) => [uid]),
};
