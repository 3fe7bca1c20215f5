// Advisories in Markdown: as a line of an image's card, and as the table of all that were requested.
import { advisoryUrl } from '../../report/images/links.js';
import type { ImageAdvisory } from '../../report/images/schema.js';
import type { Report } from '../../report/schema/schema.js';
import { advisoriesOf, severityText } from '../words/advisories.js';
import { riskText } from '../words/cards.js';
import { formatReportDay } from '../words/format.js';
import { linkTo } from './places.js';
import { type Section, tableSection } from './rows.js';
import { codeLiteral, untrusted } from './sections.js';

const riskIcons = {
  none: '⚪',
  low: '⚪',
  medium: '🟡',
  unknown: '❔',
  high: '🟠',
  critical: '🔴',
} as const;

/** An advisory of an image with its severity and the version that has the fix, linked to its page. */
export function advisoryLinks(advisory: ImageAdvisory): string {
  const { level = 'unknown', id, url, artifact, waived } = advisory;
  const of = artifact === undefined ? '' : `${codeLiteral(artifact)}: `;
  const note = waived === true ? ', waived' : '';
  return `${riskIcons[level]} ${linkTo(url, codeLiteral(id))} ${of}${untrusted(riskText(advisory))}${note}`;
}

/** All advisories: those with findings first, then the most severe. */
export function advisoriesSection(report: Report): Section {
  return tableSection(
    'Advisories',
    ['', 'Advisory'],
    advisoriesOf(report),
    ({ id, aliases, artifact, risk, status, fixedIn, updated, outcome }) => {
      const also = aliases.length === 0 ? '' : ` ${untrusted(aliases.join(', '))}`;
      const fix = fixedIn.length === 0 ? '' : ` in ${codeLiteral(fixedIn.join(', '))}`;
      const name = linkTo(advisoryUrl(id, aliases), codeLiteral(id));
      return [
        riskIcons[risk?.level ?? 'unknown'],
        `**${name}**${also}<br>${codeLiteral(artifact)}: severity ${severityText(risk)}; ${untrusted(status)}${fix}; updated ${untrusted(formatReportDay(updated))}; ${outcome}`,
      ];
    },
  );
}
