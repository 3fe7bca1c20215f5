// How many vulnerabilities the platform's scanner counted in a tag over time.
import { isUnsupported } from '../../clients/http/api-error.js';
import type { PlatformClient } from '../../clients/platform/client.js';
import { addToGroup } from '../../model/collections.js';

export interface VulnerabilityCount {
  /** As the platform writes it. */
  readonly date: string;
  readonly total: number;
  /** By the name of the severity, as the platform writes it. */
  readonly bySeverity: Readonly<Record<string, number>>;
}

/**
 * The counts by tag, the oldest first; none from a platform that does not count.
 * @param since milliseconds since 1970
 * @throws ApiError, Failure
 */
export async function countsSince(
  client: PlatformClient,
  of: { readonly repo: string; readonly tag?: string },
  since: number,
): Promise<ReadonlyMap<string, readonly VulnerabilityCount[]>> {
  const byTag = new Map<string, VulnerabilityCount[]>();
  const query = { ...of, from: new Date(since).toISOString() };
  const { items } = await client.listVulnerabilityCounts([], query).catch((error: unknown) => {
    if (isUnsupported(error)) return { items: [] };
    throw error;
  });
  for (const { tag, date, vulnCounts } of items) {
    const bySeverity = Object.fromEntries(vulnCounts.map(({ severity, count }) => [severity, count]));
    addToGroup(byTag, tag, {
      date,
      total: vulnCounts.reduce((sum, { count }) => sum + count, 0),
      bySeverity,
    });
  }
  for (const counts of byTag.values()) counts.sort((a, b) => Date.parse(a.date) - Date.parse(b.date));
  return byTag;
}

/** The newest count, and the oldest one if that differs: `12 (was 15)`. */
export function vulnerabilityTrend(counts: readonly VulnerabilityCount[]): string {
  const [first, last] = [counts[0], counts.at(-1)];
  if (first === undefined || last === undefined) return '';
  return first.total === last.total ? String(last.total) : `${last.total} (was ${first.total})`;
}
