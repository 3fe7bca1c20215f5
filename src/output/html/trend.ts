// The findings of the audits over time, as stacked bars and as a table.
import { largest } from '../../model/extremes.js';
import { type Severity, severities } from '../../model/finding.js';
import type { TrendPoint } from '../../report/changes-schema.js';
import type { Report } from '../../report/schema.js';
import { formatReportDay } from '../format.js';
import type { ReportView } from '../view.js';
import { percent } from './format.js';
import { html, type Markup } from './markup.js';
import { countLabel } from './table.js';

const [height, top] = [140, 16];

/** A bar for each audit, this one last, and the same numbers as a table. */
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
  const most = largest(
    points.map(({ findings }) => findings),
    1,
  );
  const width = 100 / points.length;
  const bars = points.map((point, index) => bar(point, index, { most, width }));
  const first = points[0] ?? now;
  const described = `${points.length} audits: ${countLabel(first.findings)} findings on ${formatReportDay(first.at)}, ${countLabel(now.findings)} on ${formatReportDay(now.at)}, at most ${countLabel(most)}.`;
  return html`<figure><svg class="trend" width="100%" height="${height + top + 28}" role="img" aria-labelledby="trend-plot trend-text">
<title id="trend-plot">Findings by audit</title><desc id="trend-text">${described}</desc>
<line class="base" x1="0" x2="100%" y1="${height + top}.5" y2="${height + top}.5"/>${bars}${ticks(points, width)}</svg>
<figcaption><ul class="legend">${severities.map((one) => html`<li><svg width="12" height="12" aria-hidden="true"><rect class="trend-${one}" width="12" height="12" rx="3"/></svg> ${one}</li>`)}</ul></figcaption></figure>
<details><summary>Show as a table</summary><table class="plain points"><caption class="unseen">Findings by audit</caption>
<thead><tr><th scope="col">Audit</th><th scope="col">Findings</th>${severities.map((one) => html`<th scope="col">${one}</th>`)}<th scope="col">Current references</th><th scope="col">Not verified</th></tr></thead>
<tbody>${points.toReversed().map(row)}</tbody></table></details>`;
}

function bar(
  { at, bySeverity, findings }: TrendPoint,
  index: number,
  { most, width }: { readonly most: number; readonly width: number },
): Markup {
  let y = height + top;
  const part = (severity: Severity) => {
    const number = bySeverity[severity] ?? 0;
    const size = number === 0 ? 0 : Math.max(1, (number / most) * height);
    y -= size;
    return size === 0
      ? undefined
      : html`<rect class="trend-${severity}" x="${percent((index + 0.15) * width)}" y="${y.toFixed(1)}" width="${percent(0.7 * width)}" height="${size.toFixed(1)}"><title>${formatReportDay(at)}: ${countLabel(number)} ${severity}</title></rect>`;
  };
  const parts = severities.toReversed().map(part);
  const value =
    width < 4
      ? undefined
      : html`<text class="value" x="${percent((index + 0.5) * width)}" y="${(y - 5).toFixed(1)}">${countLabel(findings)}</text>`;
  return html`${parts}${value}`;
}

/** The days of as many audits as have room. */
function ticks(points: readonly TrendPoint[], width: number): readonly Markup[] {
  const step = Math.max(1, Math.ceil(points.length / 6));
  return points.flatMap(({ at }, index) =>
    (points.length - 1 - index) % step === 0
      ? html`<text class="tick" x="${percent((index + 0.5) * width)}" y="${height + top + 18}">${formatReportDay(at)}</text>`
      : [],
  );
}

function row({ at, findings, bySeverity, current, references, unknown }: TrendPoint): Markup {
  return html`<tr><th scope="row">${formatReportDay(at)}</th><td>${countLabel(findings)}</td>${severities.map((one) => html`<td>${countLabel(bySeverity[one] ?? 0)}</td>`)}<td>${countLabel(current)} of ${countLabel(references)}</td><td>${countLabel(unknown)}</td></tr>`;
}
