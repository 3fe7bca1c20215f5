// How the report document writes an instant.
import type { Instant } from '../model/judgement/fact.js';

/** RFC 3339 in UTC with milliseconds. */
export function isoTime(instant: Instant): string {
  return new Date(instant).toISOString();
}
