// The page's labels for statuses and times.

import type { ReportedReference } from '../../report/schema/schema.js';
import { formatReportDay } from '../words/format.js';
import { type ReferenceStatus, statusLabels } from '../words/texts.js';

/** How the page groups and colours a reference. A pin to a tag that has ended stays current forever, and is not well. */
export type PageStatus = ReferenceStatus | 'ended';

const labels: Readonly<Record<PageStatus, string>> = { ...statusLabels, ended: 'End of life' };

/** Every status, the worst first. */
export const statuses: readonly PageStatus[] = [
  'not-in-history',
  'missing',
  'ended',
  ...(Object.keys(statusLabels) as ReferenceStatus[]),
].filter((status, index, all): status is PageStatus => all.indexOf(status) === index);

/** A status that says that something is wrong is not replaced by the end of the tag's life. */
export function statusOf({ kind, fact }: ReportedReference): PageStatus {
  if (kind !== 'image') return kind;
  return fact?.status === 'current' && fact.deprecated === true ? 'ended' : (fact?.status ?? 'unknown');
}

export function statusLabel(status: string): string {
  return (labels as Readonly<Record<string, string>>)[status] ?? status;
}

/** `2026-11-21 08:30 UTC`. */
export function formatMinute(timestamp: string): string {
  return `${formatReportDay(timestamp)} ${timestamp.slice(11, 16)} UTC`;
}

/** A length in a drawing: `12.34%`. */
export function percent(value: number): string {
  return `${Math.round(value * 100) / 100}%`;
}
