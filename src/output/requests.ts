// How many requests the cache and other runs have made unnecessary.
import type { Report } from '../report/schema/schema.js';

/** `; 12 more were not needed`, after the number of requests; nothing where none was saved. */
export function savedText({ saved = 0 }: Report['requests']): string {
  if (saved === 0) return '';
  return saved === 1 ? '; 1 more was not needed' : `; ${saved} more were not needed`;
}
