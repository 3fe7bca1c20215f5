// What changed since an earlier audit, in the report of one, and the numbers of the earlier ones, which each report passes on.

import { compact } from '../../model/collections.js';
import { viewOf } from '../../output/view.js';
import type { TrendPoint } from '../../report/schema/changes-schema.js';
import type { Report } from '../../report/schema/schema.js';
import { AuditComparison } from './comparison.js';

/** Two years of weekly audits. */
const maxPoints = 104;

/** The points of the earlier report and its own, the oldest first. */
export function trendAfter(earlier: Report): TrendPoint[] {
  const points = new Map([...(earlier.trend ?? []), trendPointOf(earlier)].map((point) => [point.at, point]));
  return [...points.values()].sort((a, b) => (a.at < b.at ? -1 : 1)).slice(-maxPoints);
}

/** The numbers of one report. */
function trendPointOf(report: Report): TrendPoint {
  const { totals } = viewOf(report);
  const images = report.totals?.images ?? report.images?.filter(({ findings }) => findings > 0).length;
  return {
    at: report.startedAt,
    findings: totals.findings,
    bySeverity: { ...totals.bySeverity },
    ...compact({ images }),
    references: totals.references,
    current: totals.current,
    unknown: totals.unknown,
    ...compact({ repositories: report.repositories?.length }),
  };
}

/** Returns a function that adds the changes since the earlier report, and its trend. */
export function changesSince(earlier: Report): (report: Report) => Report {
  return (report) => {
    const comparison = new AuditComparison(earlier);
    comparison.add(report);
    return { ...report, changes: comparison.result(), trend: trendAfter(earlier) };
  };
}
