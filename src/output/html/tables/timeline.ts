// The history of every tag as a table.
import { groupedBy, smallest } from '../../../model/collections.js';
import { numberText, plural, shortDigest } from '../../../model/text/text.js';
import type { Report, ReportedHistory, ReportedReference } from '../../../report/schema/schema.js';
import { formatReportDay, historyText } from '../../words/format.js';
import { formatMinute, statusOf, statuses as worstFirst } from '../format.js';
import { html, type Markup } from '../markup.js';
import { leftOutNote, withinSize } from './table.js';

const maxBytes = 1_500_000;
const maxForeign = 12;
/** Further tags are folded. */
const maxOpen = 12;

type Interval = ReportedHistory['reigns'][number];

/** The pinned digests, and whether they are current. */
type Pinned = ReadonlyMap<string, 'current' | 'behind'>;

/** A table for every tag, those with the worst pins first, up to the page's size limit. */
export function timelines({ histories = [], references, asOf }: Report): Markup {
  const known = histories.filter(({ reigns }) => reigns.length > 0);
  if (known.length === 0) return html`<p class="none">No tag history is known.</p>`;
  const uses = usesByTag(references);
  const tags = known
    .map((history) => ({ history, pins: uses.get(keyOf(history, history.tag)) ?? [] }))
    .sort((a, b) => worst(a.pins) - worst(b.pins));
  const shown = withinSize(tags, maxBytes, ({ history, pins }) => timeline(history, pins, Date.parse(asOf)));
  const more = shown.slice(maxOpen);
  const folded =
    more.length === 0
      ? undefined
      : html`<details class="more"><summary>${plural(more.length, 'more tag')}</summary>${more}</details>`;
  return html`${shown.slice(0, maxOpen)}${folded}${leftOutNote(shown.length, tags.length, 'tags')}`;
}

function usesByTag(references: readonly ReportedReference[]): ReadonlyMap<string, ReportedReference[]> {
  return groupedBy(references, (reference) =>
    keyOf(reference, reference.tag ?? reference.fact?.recoveredTag ?? 'latest'),
  );
}

function keyOf({ registry, repository }: Partial<ReportedReference>, tag: string): string {
  return `${registry}/${repository}:${tag}`;
}

function worst(pins: readonly ReportedReference[]): number {
  return smallest(
    pins.map((pin) => worstFirst.indexOf(statusOf(pin))),
    worstFirst.length,
  );
}

function timeline(history: ReportedHistory, pins: readonly ReportedReference[], asOf: number): Markup {
  const { registry, repository, tag, reigns } = history;
  const name = `${registry}/${repository}:${tag}`;
  const pinned = pinnedBy(pins);
  return html`<details class="timeline"><summary><code>${name}</code>
<span>${pinsText(pins)}</span> <span class="muted">${extent(history)}</span></summary>
<table class="plain"><caption class="unseen">Digests of ${name}, newest first</caption>
<thead><tr><th scope="col">Digest</th><th scope="col">Since</th><th scope="col">Until</th></tr></thead>
<tbody>${foreignRows(foreignOf(pins))}${reigns.toReversed().map((interval) => row(interval, pinned.get(interval.digest), asOf))}</tbody></table></details>`;
}

/** A digest is current when every reference to it is, and the tag has not ended. */
function pinnedBy(pins: readonly ReportedReference[]): Pinned {
  const pinned = new Map<string, 'current' | 'behind'>();
  for (const { digest, fact } of pins) {
    if (digest === undefined) continue;
    const isCurrent =
      fact?.status === 'current' && fact.deprecated !== true && pinned.get(digest) !== 'behind';
    pinned.set(digest, isCurrent ? 'current' : 'behind');
  }
  return pinned;
}

function foreignOf(pins: readonly ReportedReference[]): readonly string[] {
  const foreign = pins.flatMap(({ digest, fact }) =>
    digest !== undefined && fact?.status === 'not-in-history' ? [digest] : [],
  );
  return [...new Set(foreign)];
}

function pinsText(pins: readonly ReportedReference[]): string {
  const statuses = [...new Set(pins.map(historyText))];
  const more = statuses.length > 3 ? `, and ${statuses.length - 3} more` : '';
  return `${plural(pins.length, 'reference')}: ${statuses.slice(0, 3).join('; ')}${more}`;
}

function extent({ reigns, truncated, complete, evidence }: ReportedHistory): string {
  const shown =
    truncated === undefined
      ? plural(reigns.length, 'digest')
      : `newest ${numberText(reigns.length)} of ${numberText(reigns.length + truncated)} digests`;
  if (evidence !== undefined)
    return `${shown}, by ${evidence.source} since ${formatReportDay(evidence.since)}`;
  return complete ? shown : `${shown}, history incomplete`;
}

/** The pinned digests that the tag never had: they have no place in time. */
function foreignRows(foreign: readonly string[]): readonly Markup[] {
  const rows = foreign
    .slice(0, maxForeign)
    .map(
      (digest) =>
        html`<tr><th scope="row"><code>${shortDigest(digest)}</code> <span class="badge error">foreign</span></th><td colspan="2">pinned, but never this tag's</td></tr>`,
    );
  const more = foreign.length - rows.length;
  if (more === 0) return rows;
  return [
    ...rows,
    html`<tr><th scope="row">${plural(more, 'other digest')}</th><td colspan="2">pinned, but never this tag's</td></tr>`,
  ];
}

function row(
  { digest, since, until }: Interval,
  pinned: 'current' | 'behind' | undefined,
  asOf: number,
): Markup {
  const mark = pinned === undefined ? undefined : html` ${badges[pinned]}`;
  const later =
    Date.parse(since) > asOf ? html` <span class="muted">after the evaluated time</span>` : undefined;
  return html`<tr><th scope="row"><code>${shortDigest(digest)}</code>${mark}${later}</th><td>${formatMinute(since)}</td><td>${until === undefined ? 'now' : formatMinute(until)}</td></tr>`;
}

const badges: Readonly<Record<'current' | 'behind', Markup>> = {
  current: html`<span class="badge current">pinned, current</span>`,
  behind: html`<span class="badge not-current">pinned, not current</span>`,
};
