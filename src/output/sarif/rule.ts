// Checks as SARIF rules (reportingDescriptor, SARIF 2.1.0 section 3.49).
import { compact } from '../../model/collections.js';
import type { CheckText, Severity } from '../../model/judgement/finding.js';
import { docsLink } from '../../model/run/project.js';
import { checkMarkdown, checkTextPage } from '../docs/check-page.js';

/** Severities as SARIF calls them. */
export const levels: Readonly<Record<Severity, 'error' | 'warning' | 'note'>> = {
  error: 'error',
  warning: 'warning',
  notice: 'note',
};

/** The rule of a check. Alert pages show the help as Markdown, other viewers as text. */
export function sarifRule(check: CheckText) {
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

export type SarifRule = ReturnType<typeof sarifRule>;

/** Code scanning reads the score of a rule whose tags include `security`, and orders its alerts by it. */
export function tagsOf(score: string | undefined) {
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
