// The sections about images and what is in them: freshness with timelines, and advisories.

import type { Report } from '../../report/schema.js';
import { advisoriesOf, riskWords } from '../advisories.js';
import { code, fenced } from '../escape.js';
import { formatReportDay } from '../format.js';
import { imagesOf } from '../freshness.js';
import { fold, type Section, tableSection } from './rows.js';
import { codeLiteral, verdictWords } from './sections.js';
import { barOf, barSegmentsOf, chartOf } from './timeline.js';

const maxCharts = 3;
const charted: ReadonlySet<string> = new Set(['stale', 'behind']);

const freshnessSigns = {
  wrong: '❌',
  stale: '🔴',
  loose: '🟡',
  behind: '🟡',
  unknown: '❔',
  fresh: '🟢',
} as const;
const riskSigns = { none: '⚪', low: '⚪', medium: '🟡', unknown: '❔', high: '🟠', critical: '🔴' } as const;

/** Every image with a bar of its tag's timeline, and charts of the stalest few. */
export function freshnessSection(report: Report): Section {
  const now = Date.parse(report.asOf);
  const rows = imagesOf(report).map((row) => ({ ...row, stretches: barSegmentsOf(row, now) }));
  const table = tableSection(
    'Freshness',
    ['', 'Image'],
    rows,
    ({ name, digest, uses, verdict, says, stretches }) => {
      const pin = digest === undefined ? '' : ` ${codeLiteral(digest)}`;
      const used = uses === 1 ? '' : ` × ${uses}`;
      const bar = barOf(stretches, now);
      return [
        freshnessSigns[verdict],
        `${codeLiteral(name)}${pin}${used}<br>${bar === '' ? '' : `${code(bar)} `}${verdictWords(says)}`,
      ];
    },
  );
  const charts = rows
    .filter(({ verdict, stretches }) => charted.has(verdict) && stretches.length > 1)
    .slice(0, maxCharts)
    .map((row) => fenced('mermaid', chartOf(row, row.stretches)));
  const legend =
    'The bar runs from the first known day to now: `█` pinned, `░` newer, `▒` current, `·` before.';
  const drawn = rows.some(({ stretches }) => barOf(stretches, now) !== '');
  return (room) => {
    const pictures = charts.length === 0 ? '' : `\n${fold('Timelines of the stalest', charts.join('\n\n'))}`;
    const text = table(room - Buffer.byteLength(pictures + legend) - 4);
    return text === '' || !drawn ? text : `${text}\n${legend}\n${pictures}`;
  };
}

/** Advisories, those that count here first, then the worst. */
export function advisoriesSection(report: Report): Section {
  return tableSection(
    'Advisories',
    ['', 'Advisory'],
    advisoriesOf(report),
    ({ id, aliases, artifact, risk, status, fixedIn, updated, outcome }) => {
      const also = aliases.length === 0 ? '' : ` ${verdictWords(aliases.join(', '))}`;
      const fix = fixedIn.length === 0 ? '' : ` in ${codeLiteral(fixedIn.join(', '))}`;
      return [
        riskSigns[risk?.level ?? 'unknown'],
        `**${codeLiteral(id)}**${also}<br>${codeLiteral(artifact)}: severity ${riskWords(risk)}; ${verdictWords(status)}${fix}; updated ${verdictWords(formatReportDay(updated))}; ${outcome}`,
      ];
    },
  );
}
