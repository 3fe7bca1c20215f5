// The page's words for statuses, severities and lengths of time.

import type { ReportedReference } from '../../report/schema.js';
import { formatReportDay } from '../format.js';

export type Status = NonNullable<ReportedReference['fact']>['status'] | 'opaque';

/** Every status with its label, the worst first. */
export const statusLabels: Readonly<Record<Status, string>> = {
  'not-in-history': 'Never this tag',
  missing: 'Missing',
  superseded: 'Superseded',
  unpinned: 'Not pinned',
  'one-platform': 'One platform',
  unknown: 'Unknown',
  opaque: 'Not resolved',
  current: 'Current',
};

export const statuses = Object.keys(statusLabels) as readonly Status[];

/** What is known of a reference, in one word. */
export function statusOf({ kind, fact }: ReportedReference): Status {
  return kind === 'opaque' ? 'opaque' : (fact?.status ?? 'unknown');
}

export function statusLabel(status: string): string {
  return (statusLabels as Readonly<Record<string, string>>)[status] ?? status;
}

/** Seconds in their largest whole unit: `40 days`, `5 hours`, `less than an hour`. */
export function lagText(seconds: number): string {
  const days = Math.floor(seconds / 86_400);
  const hours = Math.floor(seconds / 3600);
  if (days > 0) return days === 1 ? '1 day' : `${days.toLocaleString('en-US')} days`;
  if (hours > 0) return hours === 1 ? '1 hour' : `${hours} hours`;
  return 'less than an hour';
}

/** `2026-11-21 08:30 UTC`. */
export function minute(instant: string): string {
  return `${formatReportDay(instant)} ${instant.slice(11, 16)} UTC`;
}

/** A length of a drawing: `12.34%`. */
export function percent(value: number): string {
  return `${Math.round(value * 100) / 100}%`;
}
