// Waivers of the policy that somebody should look at: those about which the run has something to say.
import type { Report, ReportedWaiver } from '../report/schema.js';

/** Added by this change, changed under the waiver, run out, taken away, and at last those that run out soon. */
const order: readonly ReportedWaiver['state'][] = [
  'pending',
  'lapsed',
  'expired',
  'removed',
  'unknown',
  'unused',
  'active',
];

/** Waivers with a notice, the most urgent kind first, and of one kind those that end first. */
export function notableWaivers({ waivers }: Report): readonly ReportedWaiver[] {
  return waivers.filter(({ notice }) => notice !== undefined).sort(urgentFirst);
}

export function urgentFirst(a: ReportedWaiver, b: ReportedWaiver): number {
  return order.indexOf(a.state) - order.indexOf(b.state) || endOf(a) - endOf(b);
}

function endOf({ expires }: ReportedWaiver): number {
  const end = Date.parse(expires ?? '');
  return Number.isNaN(end) ? Number.POSITIVE_INFINITY : end;
}

/** How each state is said. */
export const waiverStates: Readonly<Record<ReportedWaiver['state'], string>> = {
  active: 'in force',
  expired: 'expired',
  lapsed: 'lapsed',
  unused: 'unused',
  unknown: 'not known',
  removed: 'taken away by this change',
  pending: 'added by this change',
};

/** What a waiver waives, all of which must match: `stale-digest acme/node 20`. */
export function waivedBy({ check, image, tag, paths, artifact, advisory }: ReportedWaiver): string {
  const parts = [check, image, tag, paths?.join(' or '), artifact, advisory];
  return parts.filter((part) => part !== undefined).join(' ');
}
