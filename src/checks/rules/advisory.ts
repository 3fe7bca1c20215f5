// advisory: reports security advisories for artifacts, and vulnerabilities that the platform's scanner found in pinned images.

import { type AdvisoryMatch, advisorySubject, matchAdvisories } from '../../advisories/match.js';
import { advisoryMessage } from '../../advisories/message.js';
import { scannerFindings } from '../../advisories/scanner.js';
import { type AdvisoryState, advisoryStateFor } from '../../advisories/status.js';
import type { Evidence } from '../../model/fact.js';
import type { DraftFinding } from '../../model/finding.js';
import { type AdvisoryPolicy, noPolicy } from '../../model/policy.js';
import { isAtLeast, type SeverityRating, severityOf } from '../../model/severity.js';
import type { Check } from '../check.js';

export const advisory: Check = {
  id: 'advisory',
  summary: 'The platform lists a security advisory for an artifact',
  severity: 'error',
  example: {
    bad: 'artifacts: openssl # CVE-2026-0001 is open',
    good: 'artifacts: openssl # CVE-2026-0001 is fixed or waived',
  },
  why: "The platform's security feed has an advisory for an artifact that you listed or that is in one of your images. Whether your version is affected, and how severely, depends on the details of the advisory.",
  fix: 'Read the advisory, then update to a release that contains the fix, remove the artifact, or establish that you are not affected. Pinning the current digest often brings in the fixed release.',
  waive: {
    when: "Waive it if you are not affected, or if you accept the risk until a fix is available. Set `acknowledged` to the advisory's `updateTime`: when the advisory changes, the waiver lapses and you review it again.",
    where: 'policy',
  },
  run(evidence, { advisories: policy = noPolicy.advisories }) {
    return [
      ...advisoryFindings(evidence, policy),
      ...scannerFindings(evidence.vulnerabilities ?? [], policy),
    ];
  },
};

/** A package that already has the fix yields no finding, whatever the policy says. */
function advisoryFindings(
  { advisories, packages }: Evidence,
  policy: AdvisoryPolicy,
): readonly DraftFinding[] {
  const asked =
    packages ??
    [...new Set(advisories.map(({ artifactName: name }) => name))].map((name) => ({ name, origins: [] }));
  return matchAdvisories(advisories, asked).flatMap((match) => {
    const standing = advisoryStateFor(match.advisory, match.use);
    const risk = severityOf(match.advisory.severities ?? []);
    return standing.kind === 'fixed' || isIgnored(standing, risk, policy)
      ? []
      : [findingOf(match, standing, risk)];
  });
}

/** Whether the policy's severity threshold or ignored statuses exclude it. An unknown severity or status is never ignored. */
function isIgnored(
  standing: AdvisoryState,
  risk: SeverityRating | undefined,
  policy: AdvisoryPolicy,
): boolean {
  const isKnown = risk !== undefined && risk.orWorse === undefined;
  const below = policy.severity !== undefined && isKnown && !isAtLeast(risk.level, policy.severity);
  const status = standing.kind === 'open' ? standing.latest?.status : undefined;
  return below || policy.ignoreStatus.some((ignored) => ignored === status);
}

function findingOf(
  match: AdvisoryMatch,
  standing: AdvisoryState,
  risk: SeverityRating | undefined,
): DraftFinding {
  const { use, advisory: about } = match;
  return {
    ...(use.at === undefined ? {} : { at: use.at }),
    message: advisoryMessage(match, standing, risk),
    about: advisorySubject(about, use.image),
  };
}
