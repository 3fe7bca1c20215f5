// The rules of a SARIF run: one for each check, and one for each advisory that a result is about.
import type { CheckText } from '../../model/check-text.js';
import type { Report, ReportedFinding } from '../../report/schema.js';
import { advisoryFacts, advisoryRule, ruleIdOf } from './advisory-rule.js';
import { type SarifRule, sarifRule } from './rule.js';

/** The host refuses a document with more. */
const maxRules = 25_000;

export interface SarifRules {
  readonly list: readonly SarifRule[];
  readonly of: (finding: ReportedFinding) => RuleOfResult;
}

export interface RuleOfResult {
  readonly ruleId: string;
  readonly ruleIndex: number;
}

/**
 * The rules for the results that are kept. All checks have one, so that a host knows them before they find something; an
 * unknown check, which the report of another version can have, gets a minimal one.
 */
export function sarifRulesFor(report: Report, known: readonly CheckText[]) {
  const facts = advisoryFacts(report);
  return (
    findings: readonly ReportedFinding[],
    kept: readonly { readonly finding: ReportedFinding }[],
  ): SarifRules => {
    const checks = new Map(withUnknown(findings, known).map((check) => [check.id, check]));
    const rules = new Map([...checks.values()].map((check) => [check.id, sarifRule(check)]));
    for (const { finding } of kept) {
      const id = ruleIdOf(finding);
      const check = checks.get(finding.check);
      if (check === undefined || rules.has(id) || rules.size >= maxRules) continue;
      rules.set(id, advisoryRule(check, finding, facts(finding.advisory ?? '')));
    }
    const list = [...rules.values()];
    const indexes = new Map(list.map(({ id }, index) => [id, index]));
    return {
      list,
      of(finding) {
        const id = ruleIdOf(finding);
        const ruleId = indexes.has(id) ? id : finding.check;
        return { ruleId, ruleIndex: indexes.get(ruleId) ?? 0 };
      },
    };
  };
}

function withUnknown(
  findings: readonly ReportedFinding[],
  checks: readonly CheckText[],
): readonly CheckText[] {
  const known = new Set(checks.map(({ id }) => id));
  const others = new Map(findings.filter(({ check }) => !known.has(check)).map((one) => [one.check, one]));
  const bare = [...others.values()].map(({ check, severity }) => ({
    id: check,
    summary: check,
    severity,
    example: { bad: '', good: '' },
    why: check,
    fix: '',
    waive: { when: '', where: 'nowhere' as const },
  }));
  return [...checks, ...bare];
}
