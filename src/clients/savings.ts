// The number of a run's requests, with those that the cache and other runs have saved.
import type { RequestCount } from './http/retry.js';

/** The same count, which also has `saved` where something could save a request. Every field is read when it is asked for. */
export function countWithSavings(
  requests: Readonly<RequestCount>,
  savings: readonly { readonly saved: number }[],
): Readonly<RequestCount> {
  if (savings.length === 0) return requests;
  return {
    get total() {
      return requests.total;
    },
    get retried() {
      return requests.retried;
    },
    get saved() {
      return savings.reduce((sum, { saved }) => sum + saved, 0);
    },
  };
}
