// The query of a request: the parameters that an operation knows, each in either spelling. What it does not know is refused.
import { invalid } from '../resources.js';

/** How often a parameter may be given; the values of `many` can also be separated by commas. */
export type Arity = 'one' | 'many';

/** Values by parameter in camelCase. A parameter without a value is not in it. */
export type RequestQuery = Readonly<Record<string, readonly string[]>>;

/** `page_size` and `pageSize` are one parameter: its name in camelCase. */
export function camelCase(name: string): string {
  return name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

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
