// The sections about images and their content: freshness with timelines, the references of an audit, and advisories.

import type { Report } from '../../report/schema.js';
import { advisoriesOf, severityText } from '../advisories.js';
import { code, fenced } from '../escape.js';
import { auditText, formatPlace, formatReportDay, referenceName } from '../format.js';
import { imagesOf } from './freshness.js';
import { fold, type Section, tableSection } from './rows.js';
import { codeLiteral, untrusted } from './sections.js';
import { barOf, barSegmentsOf, chartOf } from './timeline.js';

const maxCharts = 3;
const charted: ReadonlySet<string> = new Set(['stale', 'behind']);

const freshnessIcons = {
  wrong: '❌',
  stale: '🔴',
  unpinned: '🟡',
  behind: '🟡',
  unknown: '❔',
  fresh: '🟢',
} as const;
const severityIcons = {
  none: '⚪',
  low: '⚪',
  medium: '🟡',
  unknown: '❔',
  high: '🟠',
  critical: '🔴',
} as const;

/** Every image with its tag's timeline as a bar, and charts for the stalest few. */
export function freshnessSection(report: Report): Section {
  const now = Date.parse(report.asOf);
  const rows = imagesOf(report).map((row) => ({ ...row, segments: barSegmentsOf(row, now) }));
  const table = tableSection(
    'Freshness',
    ['', 'Image'],
    rows,
    ({ name, digest, uses, freshness, text, segments }) => {
      const pin = digest === undefined ? '' : ` ${codeLiteral(digest)}`;
      const used = uses === 1 ? '' : ` × ${uses}`;
      const bar = barOf(segments, now);
      return [
        freshnessIcons[freshness],
        `${codeLiteral(name)}${pin}${used}<br>${bar === '' ? '' : `${code(bar)} `}${untrusted(text)}`,
      ];
    },
  );
  const charts = rows
    .filter(({ freshness, segments }) => charted.has(freshness) && segments.length > 1)
    .slice(0, maxCharts)
    .map((row) => fenced('mermaid', chartOf(row, row.segments)));
  const legend =
    'The bar covers the time from the first known day to now: `·` before the pin, `█` pinned, `░` newer, `▒` current.';
  const hasBars = rows.some(({ segments }) => barOf(segments, now) !== '');
  return (maxBytes) => {
    const pictures =
      charts.length === 0 ? '' : `\n${fold('Timelines of the stalest images', charts.join('\n\n'))}`;
    const text = table(maxBytes - Buffer.byteLength(pictures + legend) - 4);
    return text === '' || !hasBars ? text : `${text}\n${legend}\n${pictures}`;
  };
}

/** Every reference; empty in other modes, which show only findings. */
export function auditSection({ mode, references, asOf }: Report): Section {
  const rows = mode === 'audit' ? references : [];
  return tableSection('References', ['Where', 'Image'], rows, (one) => [
    codeLiteral(formatPlace(one)),
    `${codeLiteral(referenceName(one))}<br>${untrusted(auditText(one, asOf))}`,
  ]);
}

/** Advisories: those with findings first, then the most severe. */
export function advisoriesSection(report: Report): Section {
  return tableSection(
    'Advisories',
    ['', 'Advisory'],
    advisoriesOf(report),
    ({ id, aliases, artifact, risk, status, fixedIn, updated, outcome }) => {
      const also = aliases.length === 0 ? '' : ` ${untrusted(aliases.join(', '))}`;
      const fix = fixedIn.length === 0 ? '' : ` in ${codeLiteral(fixedIn.join(', '))}`;
      return [
        severityIcons[risk?.level ?? 'unknown'],
        `**${codeLiteral(id)}**${also}<br>${codeLiteral(artifact)}: severity ${severityText(risk)}; ${untrusted(status)}${fix}; updated ${untrusted(formatReportDay(updated))}; ${outcome}`,
      ];
    },
  );
}
