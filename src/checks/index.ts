// Facts → findings: the array of checks, in the order of the documentation.

import { groupedBy } from '../model/collections.js';
import type { CheckInput } from '../model/judgement/fact.js';
import type { CheckText, Finding } from '../model/judgement/finding.js';
import { byPlace, type Check, type CheckSettings, capped, subjectKey, testDataMarker } from './check.js';
import { fixUnderPolicies, signaturesAt, unsignedFix } from './refused-fixes.js';
import { advisory } from './rules/advisory.js';
import { builtHere } from './rules/built-here.js';
import { deniedByPolicy } from './rules/denied-by-policy.js';
import { expiredWaiver } from './rules/expired-waiver.js';
import { opaqueReference } from './rules/opaque-reference.js';
import { conflictingPins } from './rules/pins/conflicting-pins.js';
import { coolingDown } from './rules/pins/cooling-down.js';
import { digestNotInHistory } from './rules/pins/digest-not-in-history.js';
import { digestOfOnePlatform } from './rules/pins/digest-of-one-platform.js';
import { digestOfOtherTag } from './rules/pins/digest-of-other-tag.js';
import { notCurrent } from './rules/pins/not-current.js';
import { staleDigest } from './rules/pins/stale-digest.js';
import { unpinned } from './rules/pins/unpinned.js';
import { unprovedPin } from './rules/pins/unproved-pin.js';
import { vanishingPin } from './rules/pins/vanishing-pin.js';
import { builtAsOtherTag } from './rules/signers/built-as-other-tag.js';
import { signerChanged } from './rules/signers/signer-changed.js';
import { unsignedImage } from './rules/signers/unsigned-image.js';
import { wrongSigner } from './rules/signers/wrong-signer.js';
import { deprecatedTag } from './rules/tags/deprecated-tag.js';
import { historyContradiction } from './rules/tags/history-contradiction.js';
import { massMove } from './rules/tags/mass-move.js';
import { missingTag } from './rules/tags/missing-tag.js';
import { movedVersionTag } from './rules/tags/moved-version-tag.js';
import { nearingEndOfLife } from './rules/tags/nearing-end-of-life.js';
import { rewrittenLedger } from './rules/tags/rewritten-ledger.js';
import { unusedWaiver } from './rules/unused-waiver.js';

/** The checks that run over the input. */
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

/** Every check: those of the input, and those about waivers, which `applyPolicy` reports. */
export const checks: readonly CheckText[] = [...rules, expiredWaiver, unusedWaiver];

/** What inputs and policies may name. */
export const checkIds: readonly string[] = checks.map(({ id }) => id);

/** Runs every check over the input, without the policy. The findings are sorted by file and position, those without a file last. */
export function findingsOf(input: CheckInput, settings: CheckSettings): readonly Finding[] {
  const mark = testDataMarker(input.occurrences);
  const guarded = guardFixes(input, settings);
  const findings = rules.flatMap((check) =>
    check.run(input, settings).map((draft) => {
      const severity = capped(check.severity, draft);
      return guarded({ check: check.id, severity, ...draft, ...mark(draft) });
    }),
  );
  return findings.toSorted(byPlace);
}

/** Removes each fix that would write a digest which policies or required signatures refuse, and says why. */
function guardFixes(
  input: CheckInput,
  { now, signatures = [] }: CheckSettings,
): (finding: Finding) => Finding {
  const images = input.occurrences.filter((one) => one.kind === 'image');
  const places = groupedBy(images, ({ at, image }) => subjectKey(at, image));
  return (finding) => {
    const { fix, ...unfixed } = finding;
    const { at, about, message } = finding;
    const here = at && about?.image && places.get(subjectKey(at, about.image));
    if (fix === undefined || here === undefined) return finding;
    const [policies] = here.flatMap((one) => input.pullPolicies?.get(one) ?? []).reverse();
    const [required] = here.flatMap((one) => signaturesAt(input, one, signatures) ?? []).reverse();
    const allowed = fixUnderPolicies(policies, fix.digest, now);
    const note = 'note' in allowed && allowed.note !== undefined ? `. ${allowed.note}` : '';
    const refused = 'refused' in allowed ? allowed.refused : required && unsignedFix(required, fix.digest);
    if (refused === undefined) return note === '' ? finding : { ...finding, message: `${message}${note}` };
    return { ...unfixed, message: `${message}${note}. It cannot be pinned automatically: ${refused}` };
  };
}
