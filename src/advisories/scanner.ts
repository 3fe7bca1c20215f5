// What the platform's scanner found in a pinned image, held to the same policy as advisories.

import type { DraftFinding } from '../checks/check.js';
import type { Vulnerability } from '../model/advisory.js';
import type { AdvisoryPolicy, AdvisoryStatus } from '../model/policy.js';
import { vulnerabilitySubject } from './match.js';
import { scannerMessage } from './message.js';
import { isAtLeast, parseRiskLevel } from './severity.js';

/**
 * Fix states as grype names them. `fixed` is not among them: it says that a fix exists, and the image does not have
 * it, so `ignore-status: [fixed]` does not hide the match.
 */
const statuses: Readonly<Record<string, AdvisoryStatus>> = { 'wont-fix': 'not-planned' };

/** One finding a match, at the image's reference. */
export function scannerFindings(
  vulnerabilities: readonly Vulnerability[],
  { severity: threshold, ignoreStatus }: AdvisoryPolicy,
): readonly DraftFinding[] {
  return vulnerabilities
    .filter(({ severity, fixState }) => {
      const level = parseRiskLevel(severity);
      const below = threshold !== undefined && level !== undefined && !isAtLeast(level, threshold);
      const status = Object.hasOwn(statuses, fixState) ? statuses[fixState] : undefined;
      return !below && !(status !== undefined && ignoreStatus.includes(status));
    })
    .map((vulnerability) => ({
      at: vulnerability.at,
      message: scannerMessage(vulnerability),
      about: vulnerabilitySubject(vulnerability),
    }));
}
