// The waivers that need attention, and the order in which they do.
import type { Report, ReportedWaiver } from '../../report/schema/schema.js';

/** Most urgent first: those that are added, lapsed or expired come before those that merely expire soon. */
const order: readonly ReportedWaiver['state'][] = [
  'pending',
  'lapsed',
  'expired',
  'removed',
  'unknown',
  'unused',
  'active',
];

/** Waivers with a notice, the most urgent state first, and within a state by expiry. */
export function notableWaivers({ waivers }: Report): readonly ReportedWaiver[] {
  return waivers.filter(({ notice }) => notice !== undefined).sort(urgentFirst);
}

export function urgentFirst(a: ReportedWaiver, b: ReportedWaiver): number {
  return order.indexOf(a.state) - order.indexOf(b.state) || expiryOf(a) - expiryOf(b);
}

function expiryOf({ expires }: ReportedWaiver): number {
  const expiry = Date.parse(expires ?? '');
  return Number.isNaN(expiry) ? Number.POSITIVE_INFINITY : expiry;
}

/** The selectors of a waiver, all of which must match: `stale-digest acme/node 20`. */
export function waiverScope({ check, image, tag, paths, artifact, advisory }: ReportedWaiver): string {
  const parts = [check, image, tag, paths?.join(' or '), artifact, advisory];
  return parts.filter((part) => part !== undefined).join(' ');
}
