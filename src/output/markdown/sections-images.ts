// The sections about images and what is in them: freshness with timelines, and advisories.

import type { Report } from '../../report/schema.js';
import { advisoriesOf, riskWords } from '../advisories.js';
import { code, fenced } from '../escape.js';
import { day } from '../format.js';
import { imagesOf } from '../freshness.js';
import { fold, type Section, tableSection } from './rows.js';
import { literal, words } from './sections.js';
import { barOf, chartOf, stretchesOf } from './timeline.js';

const mostCharts = 3;
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
  const rows = imagesOf(report).map((row) => ({ ...row, stretches: stretchesOf(row, now) }));
  const table = tableSection(
    'Freshness',
    ['', 'Image'],
    rows,
    ({ name, digest, uses, verdict, says, stretches }) => {
      const pin = digest === undefined ? '' : ` ${literal(digest)}`;
      const used = uses === 1 ? '' : ` × ${uses}`;
      const bar = barOf(stretches, now);
      return [
        freshnessSigns[verdict],
        `${literal(name)}${pin}${used}<br>${bar === '' ? '' : `${code(bar)} `}${words(says)}`,
      ];
    },
  );
  const charts = rows
    .filter(({ verdict, stretches }) => charted.has(verdict) && stretches.length > 1)
    .slice(0, mostCharts)
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
      const also = aliases.length === 0 ? '' : ` ${words(aliases.join(', '))}`;
      const fix = fixedIn.length === 0 ? '' : ` in ${literal(fixedIn.join(', '))}`;
      return [
        riskSigns[risk?.level ?? 'unknown'],
        `**${literal(id)}**${also}<br>${literal(artifact)}: severity ${riskWords(risk)}; ${words(status)}${fix}; updated ${words(day(updated))}; ${outcome}`,
      ];
    },
  );
}
