// Points in time as users write them: RFC 3339, or a day, which means its end in UTC.
import type { Instant } from './fact.js';

const withZone = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})$/;
const day = /^\d{4}-\d{2}-\d{2}$/;

/** The instant in milliseconds since 1970, or `undefined` when the text is not one. A time needs its zone. */
export function parseInstant(text: string): Instant | undefined {
  const full = day.test(text) ? `${text}T23:59:59.999Z` : text;
  const at = withZone.test(full) && isDay(full.slice(0, 10)) ? Date.parse(full) : Number.NaN;
  return Number.isNaN(at) ? undefined : at;
}

/** `Date.parse` takes 30 February for 2 March. */
function isDay(text: string): boolean {
  const at = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}
