// The findings of the audits over time.
import { severities } from '../../model/finding.js';
import type { TrendPoint } from '../../report/changes-schema.js';
import type { Report } from '../../report/schema.js';
import { formatReportDay } from '../format.js';
import type { ReportView } from '../view.js';
import { html, type Markup } from './markup.js';
import { countLabel } from './table.js';

/** A row for each audit, this one first. */
export function trendSection(report: Report, { totals }: ReportView): Markup {
  const now: TrendPoint = {
    at: report.startedAt,
    findings: totals.findings,
    bySeverity: totals.bySeverity,
    references: totals.references,
    current: totals.current,
    unknown: totals.unknown,
  };
  const points = [...(report.trend ?? []), now];
  return html`<table class="plain points"><caption class="unseen">Findings by audit</caption>
<thead><tr><th scope="col">Audit</th><th scope="col">Findings</th>${severities.map((one) => html`<th scope="col">${one}</th>`)}<th scope="col">Current references</th><th scope="col">Not verified</th></tr></thead>
<tbody>${points.toReversed().map(row)}</tbody></table>`;
}

function row({ at, findings, bySeverity, current, references, unknown }: TrendPoint): Markup {
  return html`<tr><th scope="row">${formatReportDay(at)}</th><td>${countLabel(findings)}</td>${severities.map((one) => html`<td>${countLabel(bySeverity[one] ?? 0)}</td>`)}<td>${countLabel(current)} of ${countLabel(references)}</td><td>${countLabel(unknown)}</td></tr>`;
}
