// advisory: the platform lists a security advisory for an artifact, or its scanner found one in a pinned image.

import { type AdvisoryMatch, advisorySubject, matchAdvisories } from '../../advisories/match.js';
import { advisoryMessage } from '../../advisories/message.js';
import { scannerFindings } from '../../advisories/scanner.js';
import { isAtLeast, type SeverityRating, severityOf } from '../../advisories/severity.js';
import { type AdvisoryState, advisoryStateFor } from '../../advisories/status.js';
import type { Evidence } from '../../model/fact.js';
import { type AdvisoryPolicy, noPolicy } from '../../model/policy.js';
import type { Check, DraftFinding } from '../check.js';

export const advisory: Check = {
  id: 'advisory',
  summary: 'The platform lists a security advisory for an artifact',
  severity: 'error',
  example: { bad: 'artifacts: openssl', good: 'artifacts: openssl, with its advisories resolved or waived' },
  why: "The platform's security feed names an artifact that you asked about. The list says that there is an advisory; whether your version is affected, and how badly, depends on what the advisory says itself.",
  fix: 'Read the advisory, then update to a release that holds the fix, remove the artifact, or conclude that you are not affected. Pinning the current digest often brings the fixed release.',
  waive: {
    when: "Waive it when you are not affected or accept the risk until a fix is out. Set `acknowledged` to the advisory's `updateTime`: when the advisory changes, the waiver lapses and you look again.",
    where: 'policy',
  },
  run(evidence, { advisories: policy = noPolicy.advisories }) {
    return [
      ...advisoryFindings(evidence, policy),
      ...scannerFindings(evidence.vulnerabilities ?? [], policy),
    ];
  },
};

/** A package that has the fix gives none, whatever the policy. */
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

/** A severity below the threshold or a status to ignore; what is not known is never ignored. */
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
