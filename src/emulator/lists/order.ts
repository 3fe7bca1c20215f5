// The order of a list: one field, ascending or descending, and ties by uid, so that there is only one order.
import { invalid } from '../resources.js';
import type { Listed } from './filters.js';
import { camelCase } from './query.js';

export interface Order {
  /** `createTime desc`: the field in camelCase, and the direction. */
  readonly text: string;
  readonly compare: (a: ListPosition, b: ListPosition) => number;
  /** Where an item stands in the list. */
  readonly positionOf: (item: Listed) => ListPosition;
}

export interface ListPosition {
  readonly value: string | number | boolean;
  readonly uid: string;
}

/** Version 10 comes after version 9. */
const versions = new Intl.Collator('en', { numeric: true });

/**
 * Reads `order_by`: a sortable field in snake_case or camelCase, or `created_at` and `updated_at` as in version 1.
 * @throws Refusal for any other field or direction
 */
export function orderOf(text: string, sortable: readonly string[]): Order {
  const [name = '', direction = 'asc', ...rest] = text.trim().split(/\s+/);
  const field = camelCase(name).replace(/^(create|update)dAt$/, '$1Time');
  if (rest.length > 0 || !['asc', 'desc'].includes(direction) || !['uid', ...sortable].includes(field)) {
    const fields = ['uid', ...sortable].join(', ');
    throw invalid('order_by', `cannot order by "${text}"; it must be one of ${fields}, and asc or desc`);
  }
  const sign = direction === 'desc' ? -1 : 1;
  const compareValues = comparisonOf(field);
  return {
    text: `${field} ${direction}`,
    compare: (a, b) => sign * compareValues(a.value, b.value) || byText(a.uid, b.uid),
    positionOf: (item) => ({ value: sortValue(item, field), uid: item.uid }),
  };
}

function comparisonOf(field: string): (a: ListPosition['value'], b: ListPosition['value']) => number {
  if (field === 'version') return (a, b) => versions.compare(String(a), String(b));
  return (a, b) => (typeof a === 'number' && typeof b === 'number' ? a - b : byText(String(a), String(b)));
}

function byText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

/** A time counts as its instant, however it is written; a resource without it comes before all others. */
function sortValue(item: Listed, field: string): ListPosition['value'] {
  const value = (item as unknown as Readonly<Record<string, unknown>>)[field];
  if (/Time$/.test(field)) return Date.parse(String(value)) || -1;
  return typeof value === 'number' || typeof value === 'boolean' ? value : String(value ?? '');
}
