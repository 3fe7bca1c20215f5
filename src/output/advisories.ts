// The advisories of a report, one row for each: how bad, what became of it, and what the gate made of it.

import { type SeverityRating, severityOf } from '../advisories/severity.js';
import { newestEvent } from '../model/advisory.js';
import { compareText, plural } from '../model/text.js';
import type { Report, ReportedAdvisory, ReportedFinding } from '../report/schema.js';

export interface AdvisoryRow {
  readonly id: string;
  readonly aliases: readonly string[];
  readonly artifact: string;
  /** Absent: the platform gives no score that can be read. */
  readonly risk?: SeverityRating;
  /** What the platform's newest event says. */
  readonly status: string;
  readonly fixedIn: readonly string[];
  readonly updated: string;
  /** What came of it here: findings, waived ones, none. */
  readonly outcome: string;
  /** Some finding about it is not waived. */
  readonly open: boolean;
}

const statuses: Readonly<Record<string, string>> = {
  detected: 'detected, not judged yet',
  'true-positive': 'affects the package',
  'false-positive': 'does not affect the package',
  fixed: 'fixed',
  patched: 'patched',
  'pending-upstream-fix': 'waiting for a fix upstream',
  'not-planned': 'no fix is planned',
  'analysis-not-planned': 'no analysis is planned',
  unknown: 'not known',
};

/** Those with open findings first, then the worst; what is not known counts as bad. */
export function advisoriesOf({ advisories, findings }: Report): readonly AdvisoryRow[] {
  const about = new Map<string, ReportedFinding[]>();
  for (const finding of findings) {
    if (finding.advisory === undefined) continue;
    const key = keyOf(finding.advisory, finding.artifact);
    about.set(key, [...(about.get(key) ?? []), finding]);
  }
  return advisories
    .map((one) => rowOf(one, about.get(keyOf(one.advisoryId, one.artifactName)) ?? []))
    .sort((a, b) => Number(b.open) - Number(a.open) || badness(b) - badness(a) || compareText(a.id, b.id));
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
    status: Object.hasOwn(statuses, status) ? (statuses[status] ?? status) : status,
    fixedIn: fixedVersion === undefined ? patchedVersions : [fixedVersion],
    updated: updateTime,
    ...outcomeOf(found),
  };
}

function outcomeOf(found: readonly ReportedFinding[]): Pick<AdvisoryRow, 'outcome' | 'open'> {
  const waived = found.filter((one) => one.waived !== undefined).length;
  const open = found.length - waived;
  const words = [open === 0 ? '' : plural(open, 'finding'), waived === 0 ? '' : `${waived} waived`];
  const outcome = words.filter((word) => word !== '').join(', ');
  return { open: open > 0, outcome: outcome === '' ? 'no finding' : outcome };
}

/** `high (CVSS 7.5)`, or that nobody knows. */
export function riskWords(risk: SeverityRating | undefined): string {
  if (risk === undefined) return 'not known';
  const score = risk.score === undefined ? '' : ` (CVSS ${risk.score})`;
  return `${risk.level}${score}${risk.orWorse ? ' or worse' : ''}`;
}

const order = ['none', 'low', 'medium', 'unknown', 'high', 'critical'];

/** For sorting: the higher the worse. */
export function badness({ risk }: Pick<AdvisoryRow, 'risk'>): number {
  return order.indexOf(risk?.level ?? 'unknown') * 100 + (risk?.score ?? 0);
}
