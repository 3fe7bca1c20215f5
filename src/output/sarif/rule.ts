// Checks as SARIF rules (reportingDescriptor, SARIF 2.1.0 section 3.49).
import type { CheckText } from '../../model/check-text.js';
import type { Severity } from '../../model/finding.js';
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
    help: { text: checkTextPage(check, (heading) => heading), markdown: checkMarkdown(check, false) },
    defaultConfiguration: { level: levels[severity] },
    properties: {
      tags: ['supply-chain', 'containers'],
      precision: precise.has(id) ? 'very-high' : 'high',
      'problem.severity': severity === 'notice' ? 'recommendation' : severity,
    },
  };
}

/** Checks whose findings are proved by a tag history or by the file; the others rely on lists of names. */
const precise: ReadonlySet<string> = new Set([
  'unpinned',
  'digest-not-in-history',
  'digest-of-one-platform',
  'stale-digest',
  'cooling-down',
  'conflicting-pins',
]);
