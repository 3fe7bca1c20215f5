// Facts → findings: the array of checks, in the order of the documentation.

import type { CheckText } from '../model/judgement/check-text.js';
import type { CheckInput } from '../model/judgement/fact.js';
import type { Finding } from '../model/judgement/finding.js';
import { byPlace, type Check, type CheckSettings } from './check.js';
import { withAllowedFixes } from './pull-policies.js';
import { advisory } from './rules/advisory.js';
import { builtAsOtherTag } from './rules/built-as-other-tag.js';
import { builtHere } from './rules/built-here.js';
import { conflictingPins } from './rules/conflicting-pins.js';
import { coolingDown } from './rules/cooling-down.js';
import { deniedByPolicy } from './rules/denied-by-policy.js';
import { deprecatedTag } from './rules/deprecated-tag.js';
import { digestNotInHistory } from './rules/digest-not-in-history.js';
import { digestOfOnePlatform } from './rules/digest-of-one-platform.js';
import { digestOfOtherTag } from './rules/digest-of-other-tag.js';
import { expiredWaiver } from './rules/expired-waiver.js';
import { historyContradiction } from './rules/history-contradiction.js';
import { massMove } from './rules/mass-move.js';
import { missingTag } from './rules/missing-tag.js';
import { movedVersionTag } from './rules/moved-version-tag.js';
import { nearingEndOfLife } from './rules/nearing-end-of-life.js';
import { notCurrent } from './rules/not-current.js';
import { opaqueReference } from './rules/opaque-reference.js';
import { rewrittenLedger } from './rules/rewritten-ledger.js';
import { signerChanged } from './rules/signer-changed.js';
import { staleDigest } from './rules/stale-digest.js';
import { unpinned } from './rules/unpinned.js';
import { unprovedPin } from './rules/unproved-pin.js';
import { unsignedImage } from './rules/unsigned-image.js';
import { unusedWaiver } from './rules/unused-waiver.js';
import { vanishingPin } from './rules/vanishing-pin.js';
import { wrongSigner } from './rules/wrong-signer.js';
import { withSignedFixes } from './signatures.js';
import { capped, testDataMarker } from './test-data.js';

/** The checks that run over the evidence. */
const rules: readonly Check[] = [
  unpinned,
  digestNotInHistory,
  notCurrent,
  unprovedPin,
  digestOfOnePlatform,
  digestOfOtherTag,
  staleDigest,
  coolingDown,
  deniedByPolicy,
  deprecatedTag,
  nearingEndOfLife,
  missingTag,
  vanishingPin,
  massMove,
  movedVersionTag,
  conflictingPins,
  advisory,
  opaqueReference,
  rewrittenLedger,
  historyContradiction,
  builtHere,
  unsignedImage,
  wrongSigner,
  builtAsOtherTag,
  signerChanged,
];

/** Every check: those of the evidence, and those about waivers, which `applyPolicy` reports. */
export const checks: readonly CheckText[] = [...rules, expiredWaiver, unusedWaiver];

/** What inputs and policies may name. */
export const checkIds: readonly string[] = checks.map(({ id }) => id);

/** Runs every check over the evidence, without the policy. The findings are sorted by file and position, those without a file last. */
export function findingsOf(evidence: CheckInput, settings: CheckSettings): readonly Finding[] {
  const mark = testDataMarker(evidence.occurrences);
  const withAllowedFix = withAllowedFixes<Finding>(evidence, settings.now);
  const withSignedFix = withSignedFixes<Finding>(evidence, settings.signatures);
  const findings = rules.flatMap((check) =>
    check.run(evidence, settings).map((draft) => {
      const severity = capped(check.severity, draft);
      return withSignedFix(withAllowedFix({ check: check.id, severity, ...draft, ...mark(draft) }));
    }),
  );
  return findings.toSorted(byPlace);
}
