// The rules of a SARIF run: one for each check, and one for each advisory that a result is about.
import { compact } from '../../model/collections.js';
import type { RiskLevel } from '../../model/judgement/advisory.js';
import type { CheckText, Severity } from '../../model/judgement/finding.js';
import { parseRiskLevel, type SeverityRating, severityOf } from '../../model/judgement/severity.js';
import { docsLink } from '../../model/run/project.js';
import { advisoryUrl } from '../../report/images/links.js';
import type { Report, ReportedFinding } from '../../report/schema/schema.js';
import { checkMarkdown, checkTextPage } from '../docs/check-page.js';
import { cut, plain } from '../escape.js';

/** Severities as SARIF calls them. */
export const levels: Readonly<Record<Severity, 'error' | 'warning' | 'note'>> = {
  error: 'error',
  warning: 'warning',
  notice: 'note',
};

/** The rule of a check. Alert pages show the help as Markdown, other viewers as text. */
function sarifRule(check: CheckText) {
  const { id, summary, severity, why } = check;
  return {
    id,
    name: `Tagproof${id.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())}`,
    shortDescription: { text: `${summary.replaceAll('`', '')}.` },
    fullDescription: { text: why.replaceAll('`', '') },
    // The report of another version may have any text here.
    ...compact({ helpUri: docsLink(/^[a-z-]{1,100}$/.test(id) ? `checks/${id}.md` : 'checks/README.md') }),
    help: { text: checkTextPage(check, (heading) => heading), markdown: checkMarkdown(check, false) },
    defaultConfiguration: { level: levels[severity] },
    properties: {
      ...tagsOf(notSecurity.has(id) ? undefined : (ownScores[id] ?? scores[severity])),
      precision: precise.has(id) ? 'very-high' : 'high',
      'problem.severity': severity === 'notice' ? 'recommendation' : severity,
    },
  };
}

type SarifRule = ReturnType<typeof sarifRule>;

/** Code scanning reads the score of a rule whose tags include `security`, and orders its alerts by it. */
function tagsOf(score: string | undefined) {
  const tags = ['supply-chain', 'containers'];
  return score === undefined ? { tags } : { tags: ['security', ...tags], 'security-severity': score };
}

/**
 * Scores of checks by their default severity. An error is `high` to the host, a warning `medium`, a notice `low`.
 * https://docs.github.com/code-security/code-scanning/integrating-with-code-scanning/sarif-support-for-code-scanning#reportingdescriptor-object
 */
const scores: Readonly<Record<Severity, string>> = { error: '8.0', warning: '5.5', notice: '2.0' };

/** A digest that its tag never had is what an attack looks like: `critical` to the host. */
const ownScores: Readonly<Record<string, string>> = { 'digest-not-in-history': '9.5' };

/** Checks about the policy, not about an image. */
const notSecurity: ReadonlySet<string> = new Set(['expired-waiver', 'unused-waiver']);

/** Checks whose findings are proved by a tag history or by the file; the others rely on lists of names. */
const precise: ReadonlySet<string> = new Set([
  'unpinned',
  'digest-not-in-history',
  'digest-of-one-platform',
  'stale-digest',
  'cooling-down',
  'conflicting-pins',
]);

/** The id of the finding's rule. It has no severity in it, so a new score does not close an alert and open another. */
function ruleIdOf({ check, advisory }: ReportedFinding): string {
  return advisory === undefined ? check : `${check}/${cut(plain(advisory), 200)}`;
}

/** What the report says of one advisory. */
interface AdvisoryFacts {
  /** The worst score, if several artifacts have it. */
  readonly score?: string;
  readonly aliases: readonly string[];
}

/** What the report says of each advisory. */
function advisoryFacts({ advisories, record }: Report): (id: string) => AdvisoryFacts {
  const worst = new Map<string, number>();
  const aliasesOf = new Map(advisories.map(({ advisoryId, aliases = [] }) => [advisoryId, aliases]));
  const add = (id: string, rating: SeverityRating | undefined) => {
    const score = scoreOf(rating);
    if (score !== undefined) worst.set(id, Math.max(score, worst.get(id) ?? 0));
  };
  for (const { advisoryId, severities } of advisories) add(advisoryId, severityOf(severities ?? []));
  for (const { id, severity } of record?.vulnerabilities ?? []) {
    const level = parseRiskLevel(severity);
    if (level !== undefined) add(id, { level });
  }
  return (id) => ({ aliases: aliasesOf.get(id) ?? [], ...compact({ score: worst.get(id)?.toFixed(1) }) });
}

/** The rule of the findings about one advisory. Without a known score it has that of the check. */
function advisoryRule(
  check: CheckText,
  finding: ReportedFinding,
  { score, aliases }: AdvisoryFacts,
): SarifRule {
  const rule = sarifRule(check);
  const name = cut(plain(finding.advisory ?? ''), 200);
  return {
    ...rule,
    id: ruleIdOf(finding),
    ...compact({ helpUri: advisoryUrl(finding.advisory ?? '', aliases) ?? rule.helpUri }),
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

const unreadScore = 8;

/** From 0.1 to 10; the host gives any other score no severity. */
function scoreOf(rating: SeverityRating | undefined): number | undefined {
  if (rating === undefined) return undefined;
  const score = rating.score ?? middles[rating.level];
  if (score === undefined || score < 0.1) return undefined;
  // Another score could not be read, so it is at least that of the check.
  return Math.min(rating.orWorse ? Math.max(score, unreadScore) : score, 10);
}

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
