// The advisories of a report as rows: severity, status, and the findings that they led to.

import { addToGroup } from '../../model/collections.js';
import { newestEvent } from '../../model/judgement/advisory.js';
import { type SeverityRating, severityOf } from '../../model/judgement/severity.js';
import { compareText, plural } from '../../model/text/text.js';
import type { Report, ReportedAdvisory, ReportedFinding } from '../../report/schema/schema.js';
import { advisoryStatuses } from './texts.js';

interface AdvisoryRow {
  readonly id: string;
  readonly aliases: readonly string[];
  readonly artifact: string;
  /** Absent: the platform gives no score that could be parsed. */
  readonly risk?: SeverityRating;
  /** The status in the platform's newest event. */
  readonly status: string;
  readonly fixedIn: readonly string[];
  readonly updated: string;
  /** The number of findings about it, and how many of them are waived. */
  readonly outcome: string;
  /** At least one finding about it is not waived. */
  readonly open: boolean;
}

/** Those with open findings first, then the most severe; an unknown severity ranks below high. */
export function advisoriesOf({ advisories, findings }: Report): readonly AdvisoryRow[] {
  const about = new Map<string, ReportedFinding[]>();
  for (const finding of findings) {
    if (finding.advisory === undefined) continue;
    const key = keyOf(finding.advisory, finding.artifact);
    addToGroup(about, key, finding);
  }
  return advisories
    .map((one) => rowOf(one, about.get(keyOf(one.advisoryId, one.artifactName)) ?? []))
    .sort(
      (a, b) =>
        Number(b.open) - Number(a.open) || severityRank(b) - severityRank(a) || compareText(a.id, b.id),
    );
}

function keyOf(advisory: string, artifact: string | undefined): string {
  return JSON.stringify([advisory, artifact]);
}

function rowOf(advisory: ReportedAdvisory, found: readonly ReportedFinding[]): AdvisoryRow {
  const { advisoryId, uid, aliases = [], artifactName, severities = [], events = [], updateTime } = advisory;
  const risk = severityOf(severities);
  const newest = newestEvent(events);
  const { status = 'unknown', fixedVersion, patchedVersions = [] } = newest ?? {};
  return {
    id: advisoryId === '' ? uid : advisoryId,
    aliases: aliases.filter((alias) => alias !== advisoryId),
    artifact: artifactName,
    ...(risk === undefined ? {} : { risk }),
    status: Object.hasOwn(advisoryStatuses, status) ? (advisoryStatuses[status] ?? status) : status,
    fixedIn: fixedVersion === undefined ? patchedVersions : [fixedVersion],
    updated: updateTime,
    ...outcomeOf(found),
  };
}

function outcomeOf(found: readonly ReportedFinding[]): Pick<AdvisoryRow, 'outcome' | 'open'> {
  const waived = found.filter((one) => one.waived !== undefined).length;
  const open = found.length - waived;
  const counts = [open === 0 ? '' : plural(open, 'finding'), waived === 0 ? '' : `${waived} waived`];
  const outcome = counts.filter((count) => count !== '').join(', ');
  return { open: open > 0, outcome: outcome === '' ? 'no finding' : outcome };
}

/** `high (CVSS 7.5)`, or that it is unknown. */
export function severityText(risk: SeverityRating | undefined): string {
  if (risk === undefined) return 'unknown';
  const score = risk.score === undefined ? '' : ` (CVSS ${risk.score})`;
  return `${risk.level}${score}${risk.orWorse ? ' or worse' : ''}`;
}

const order = ['none', 'low', 'medium', 'unknown', 'high', 'critical'];

/** For sorting: the higher, the more severe. */
export function severityRank({ risk }: Pick<AdvisoryRow, 'risk'>): number {
  return order.indexOf(risk?.level ?? 'unknown') * 100 + (risk?.score ?? 0);
}
