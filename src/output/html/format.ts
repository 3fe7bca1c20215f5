// The page's labels for statuses and times, and its places in files.
import { placeLinks } from '../../report/images/links.js';
import type { Report, ReportedReference } from '../../report/schema/schema.js';
import { formatReportDay } from '../words/format.js';
import { type ReferenceStatus, statusLabels } from '../words/texts.js';
import { html, type Markup } from './markup.js';

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

interface PlaceInFile {
  readonly origin?: string | undefined;
  readonly file?: string | undefined;
  readonly line?: number | undefined;
  readonly endLine?: number | undefined;
}

/** `file:line`, or only the line, with a link if the commit is known. */
export type ShowPlace = (place: PlaceInFile, what?: 'line') => Markup;

/**
 * Links to `<server>/<repository>/blob/<sha>/<path>#L<line>`; without a source, or if it is not https, only text. In a
 * merged report, each repository has its own source and its name is part of the text.
 */
export function filePlaces(report: Pick<Report, 'source' | 'repositories'>): ShowPlace {
  const link = placeLinks(report);
  return ({ origin, file, line, endLine }, what) => {
    const where = origin === undefined ? undefined : html`<b>${origin}</b> `;
    if (file === undefined) return html`${where}<span class="muted">no file</span>`;
    const text =
      what === 'line'
        ? html`line ${line}`
        : html`${where}<code>${file}<wbr><span class="line">:${line}</span></code>`;
    const url = link({ origin, file, line });
    if (url?.startsWith('https:') !== true) return text;
    return html`<a href="${url}${line === undefined || endLine === line ? '' : `-L${endLine}`}">${text}</a>`;
  };
}

/** A place in a policy. Files of the base commit (`file@base`) and of other repositories have no link. */
export function policyPlace(place: ShowPlace, file: string, line: number): Markup {
  return file.includes('@') ? html`<code>${file}:${line}</code>` : place({ file, line, endLine: line });
}
