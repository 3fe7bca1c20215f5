// What is recorded of the policy → the policy, without settings, registries and sources.
import { noPolicy, type Override, type Policy, type Waiver } from '../model/policy.js';
import type { RecordedPolicy, RecordedWaiver } from './record-schema.js';

/** The policy that the recorded run decided by. */
export function parseRecordedPolicy({
  checks,
  overrides,
  waivers,
  removed,
  pending,
  advisories,
}: RecordedPolicy): Policy {
  return {
    ...noPolicy,
    checks: new Map(Object.entries(checks)),
    overrides: overrides.map(
      ({ checks: levels, ...rest }): Override => ({ ...rest, checks: new Map(Object.entries(levels)) }),
    ),
    waivers: waivers.map(readWaiver),
    removed: removed.map(readWaiver),
    pending: pending.map(readWaiver),
    advisories,
  };
}

function readWaiver({ expires, acknowledged, ...says }: RecordedWaiver): Waiver {
  return {
    ...says,
    ...(expires === undefined ? {} : { expires: Date.parse(expires) }),
    ...(acknowledged === undefined ? {} : { acknowledged: Date.parse(acknowledged) }),
  };
}
