// Adds to the report of one audit what changed since an earlier one.
import type { Report } from '../../report/schema/schema.js';
import { AuditComparison } from './comparison.js';
import { trendAfter } from './trend.js';

/** Returns a function that adds the changes since the earlier report, and its trend. */
export function changesSince(earlier: Report): (report: Report) => Report {
  return (report) => {
    const comparison = new AuditComparison(earlier);
    comparison.add(report);
    return { ...report, changes: comparison.result(), trend: trendAfter(earlier) };
  };
}
