// Advisories and scanner matches under the policy → findings. What is not known is never ignored.

import { compact } from '../model/collections.js';
import type { Advisory, PackageUse, Vulnerability } from '../model/judgement/advisory.js';
import type { DraftFinding } from '../model/judgement/finding.js';
import type { AdvisoryPolicy, AdvisoryStatus } from '../model/judgement/policy.js';
import { isAtLeast, parseRiskLevel, type SeverityRating, severityOf } from '../model/judgement/severity.js';
import { type AdvisoryMatch, type AdvisoryState, advisoryStateFor, matchAdvisories } from './match.js';
import { advisoryMessage, scannerMessage } from './messages.js';

/**
 * One finding per advisory and place, unless the package has the fix. `packages` defaults to the names of the
 * advisories, of which nothing more is known.
 */
export function advisoryFindings(
  advisories: readonly Advisory[],
  packages: readonly PackageUse[] | undefined,
  policy: AdvisoryPolicy,
): readonly DraftFinding[] {
  const uses =
    packages ??
    [...new Set(advisories.map(({ artifactName }) => artifactName))].map((name) => ({ name, origins: [] }));
  return matchAdvisories(advisories, uses).flatMap((match) => {
    const state = advisoryStateFor(match.advisory, match.use);
    const severity = severityOf(match.advisory.severities ?? []);
    return state.kind === 'fixed' || isIgnored(state, severity, policy)
      ? []
      : [findingOf(match, state, severity)];
  });
}

/** Below the policy's severity, or in a status that it ignores. */
function isIgnored(
  state: AdvisoryState,
  severity: SeverityRating | undefined,
  policy: AdvisoryPolicy,
): boolean {
  const isKnown = severity !== undefined && severity.orWorse === undefined;
  const isBelow = policy.severity !== undefined && isKnown && !isAtLeast(severity.level, policy.severity);
  const status = state.kind === 'open' ? state.latest?.status : undefined;
  return isBelow || policy.ignoreStatus.some((ignored) => ignored === status);
}

function findingOf(
  match: AdvisoryMatch,
  state: AdvisoryState,
  severity: SeverityRating | undefined,
): DraftFinding {
  const { at, image } = match.use;
  const { artifactName, advisoryId, aliases = [], updateTime } = match.advisory;
  const updated = Date.parse(updateTime);
  const updatedAt = Number.isNaN(updated) ? undefined : updated;
  return {
    ...compact({ at }),
    message: advisoryMessage(match, state, severity),
    about: {
      ...compact({ image }),
      artifact: artifactName,
      advisory: { id: advisoryId, aliases, ...compact({ updatedAt }) },
    },
  };
}

/**
 * Fix states as grype names them. `fixed` is not in the table: it says that a fix exists, but the scanned image does not
 * have it, so `ignore-status: [fixed]` must not hide the match.
 */
const statusOfFixState: Readonly<Record<string, AdvisoryStatus>> = { 'wont-fix': 'not-planned' };

/** One finding per match, at the image's reference. */
export function scannerFindings(
  vulnerabilities: readonly Vulnerability[],
  { severity: threshold, ignoreStatus }: AdvisoryPolicy,
): readonly DraftFinding[] {
  return vulnerabilities
    .filter(({ severity, fixState }) => {
      const level = parseRiskLevel(severity);
      const isBelow = threshold !== undefined && level !== undefined && !isAtLeast(level, threshold);
      const status = Object.hasOwn(statusOfFixState, fixState) ? statusOfFixState[fixState] : undefined;
      return !isBelow && !(status !== undefined && ignoreStatus.includes(status));
    })
    .map((vulnerability) => {
      const { at, image, id, aliases } = vulnerability;
      // The scanner does not return when a vulnerability last changed, so `acknowledged` waivers do not match it.
      const about = {
        image,
        advisory: { id, aliases },
        ...compact({ artifact: vulnerability.package?.name }),
      };
      return { at, message: scannerMessage(vulnerability), about };
    });
}
