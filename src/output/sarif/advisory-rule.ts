// A SARIF rule for each advisory: the host takes severity and link of an alert from its rule, and advisories differ in both.
import type { RiskLevel } from '../../model/advisory.js';
import type { CheckText } from '../../model/check-text.js';
import { parseRiskLevel, type SeverityRating, severityOf } from '../../model/severity.js';
import type { Report, ReportedFinding } from '../../report/schema.js';
import { cut, plain } from '../escape.js';
import { type SarifRule, sarifRule, tagsOf } from './rule.js';

/** The id of the finding's rule. It has no severity in it, so a new score does not close an alert and open another. */
export function ruleIdOf({ check, advisory }: ReportedFinding): string {
  return advisory === undefined ? check : `${check}/${cut(plain(advisory), 200)}`;
}

/** The score of each advisory of the report, the worst if several artifacts have it. */
export function advisoryScores({ advisories, record }: Report): ReadonlyMap<string, string> {
  const worst = new Map<string, number>();
  const add = (id: string, rating: SeverityRating | undefined) => {
    const score = scoreOf(rating);
    if (score !== undefined) worst.set(id, Math.max(score, worst.get(id) ?? 0));
  };
  for (const { advisoryId, severities } of advisories) add(advisoryId, severityOf(severities ?? []));
  for (const { id, severity } of record?.vulnerabilities ?? []) {
    const level = parseRiskLevel(severity);
    if (level !== undefined) add(id, { level });
  }
  return new Map([...worst].map(([id, score]) => [id, score.toFixed(1)]));
}

/** The rule of the findings about one advisory. Without a known score it has that of the check. */
export function advisoryRule(
  check: CheckText,
  finding: ReportedFinding,
  score: string | undefined,
): SarifRule {
  const rule = sarifRule(check);
  const name = cut(plain(finding.advisory ?? ''), 200);
  return {
    ...rule,
    id: ruleIdOf(finding),
    shortDescription: { text: `${name}: ${rule.shortDescription.text}` },
    // The whole page of the check a thousand times would fill the document.
    help: { text: check.fix || check.why, markdown: check.fix || check.why },
    properties: { ...rule.properties, ...(score === undefined ? {} : tagsOf(score)) },
  };
}

/** The middle of each level on the host's scale, for an advisory that has a level and no score. */
const middles: Readonly<Record<RiskLevel, number | undefined>> = {
  none: undefined,
  low: 2,
  medium: 5.5,
  high: 8,
  critical: 9.5,
};

/** From 0.1 to 10; the host gives any other score no severity. */
function scoreOf(rating: SeverityRating | undefined): number | undefined {
  if (rating === undefined) return undefined;
  const score = rating.score ?? middles[rating.level];
  return score === undefined || score < 0.1 ? undefined : Math.min(score, 10);
}
