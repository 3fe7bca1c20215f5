// The page's labels for statuses and times.

import type { ReportedReference } from '../../report/schema.js';
import { formatReportDay } from '../format.js';
import { type ReferenceStatus, statusLabels } from '../texts.js';

/** Every status, the worst first. */
export const statuses = Object.keys(statusLabels) as readonly ReferenceStatus[];

/** The status of a reference, by which the page groups and colours it. */
export function statusOf({ kind, fact }: ReportedReference): ReferenceStatus {
  return kind === 'image' ? (fact?.status ?? 'unknown') : kind;
}

export function statusLabel(status: string): string {
  return (statusLabels as Readonly<Record<string, string>>)[status] ?? status;
}

/** `2026-11-21 08:30 UTC`. */
export function formatMinute(timestamp: string): string {
  return `${formatReportDay(timestamp)} ${timestamp.slice(11, 16)} UTC`;
}

/** A length in a drawing: `12.34%`. */
export function percent(value: number): string {
  return `${Math.round(value * 100) / 100}%`;
}
