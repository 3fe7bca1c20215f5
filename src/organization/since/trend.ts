// The report of an earlier audit: how it is read, what changed since, and its numbers, which each report passes on to the next.
import { readUserFile } from '../../command/context.js';
import { compact } from '../../model/collections.js';
import { parseJson } from '../../model/json.js';
import { viewOf } from '../../output/view.js';
import type { TrendPoint } from '../../report/schema/changes-schema.js';
import { type Report, reportSchema } from '../../report/schema/schema.js';
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

/** A merged report with all of its lists at their limits has less than half of it. */
const maxBytes = 128 * 1024 * 1024;

/**
 * The report, or the issue as a sentence.
 * @param kind what it is compared with: the report of one repository, or of many
 */
export async function readEarlier(
  file: string,
  kind: 'one' | 'many',
): Promise<{ readonly earlier: Report } | { readonly issue: string }> {
  const read = await readUserFile(file, maxBytes);
  if ('unreadable' in read) {
    const why = read.absent === true ? 'does not exist' : `cannot be read (${read.unreadable})`;
    return { issue: `\`--since\` names ${file}, which ${why}.` };
  }
  const parsed = reportSchema.safeParse(parseJson(read.text));
  if (!parsed.success) return { issue: `\`--since\` names ${file}, which is not a JSON report of Tagproof.` };
  const isMerged = parsed.data.repositories !== undefined;
  if (isMerged === (kind === 'many')) return { earlier: parsed.data };
  return {
    issue: isMerged
      ? `\`--since\` names ${file}, which is a report of many repositories. Use it with \`tagproof merge\`.`
      : `\`--since\` names ${file}, which is the report of one repository. \`merge\` needs an earlier merged report.`,
  };
}
