// What a change does to the first-seen ledger: rewriting it is reported, and adding to it is not.
import type { Report } from '../../src/report/schema/schema.js';
import type { Verdict } from './judge.js';
import { ledgerFile } from './settings.js';
import type { World } from './world.js';

/** It is about what the change does to the ledger, of which a push knows nothing. */
export const aboutTheLedger = 'rewritten-ledger';

/** A change that deletes, edits or back-dates what was observed is reported, and no other one. */
export function rewriting(
  { change, ledgers, inputs }: World,
  { findings, incomplete }: Report,
): readonly Verdict[] {
  if (incomplete.some(({ subject }) => subject.startsWith(ledgerFile))) return [];
  // What a comment has set off may be held against a base that has the same files.
  const isChanged = change?.head !== change?.fork;
  const must = isChanged && ledgers?.isRewritten === true && inputs['policy-from'] !== 'head';
  const isReported = findings.some(({ check }) => check === aboutTheLedger);
  if (must === isReported) return [];
  return [{ harm: must ? 'wrong pass' : 'false finding', what: `${aboutTheLedger}: ${isReported}` }];
}
