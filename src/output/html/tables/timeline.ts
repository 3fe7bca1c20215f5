// The history of every tag, as a plot and as text.
import { smallest } from '../../../model/collections.js';
import { numberText, plural, shortDigest } from '../../../model/text/text.js';
import type { Report, ReportedHistory, ReportedReference } from '../../../report/schema/schema.js';
import { formatReportDay, historyText } from '../../words/format.js';
import { formatMinute, statusOf, statuses as worstFirst } from '../format.js';
import { html, type Markup } from '../markup.js';
import { type Pinned, type Plot, plot } from './plot.js';
import { leftOutNote, withinSize } from './table.js';

const maxBytes = 1_500_000;
const maxListed = 12;
/** Further plots are folded. */
const maxOpen = 12;

type Interval = ReportedHistory['reigns'][number];

/** A plot for every tag, those with the worst pins first, up to the page's size limit. */
export function timelines({ histories = [], references, asOf, startedAt }: Report): Markup {
  const known = histories.filter(({ reigns }) => reigns.length > 0);
  if (known.length === 0) return html`<p class="none">No tag history is known.</p>`;
  const uses = usesByTag(references);
  const tags = known
    .map((history) => ({ history, pins: uses.get(keyOf(history, history.tag)) ?? [] }))
    .sort((a, b) => worst(a.pins) - worst(b.pins));
  const instants = { asOf: Date.parse(asOf), now: Date.parse(startedAt) };
  const shown = withinSize(tags, maxBytes, ({ history, pins }, index) =>
    timeline(history, pins, instants, index),
  );
  const more = shown.slice(maxOpen);
  const folded =
    more.length === 0
      ? undefined
      : html`<details class="more"><summary>${plural(more.length, 'more tag')}</summary>${more}</details>`;
  return html`${key}${shown.slice(0, maxOpen)}${folded}${leftOutNote(shown.length, tags.length, 'tags')}`;
}

const swatch = (name: string) =>
  html`<svg width="16" height="12" aria-hidden="true"><rect class="${name}" width="16" height="12" rx="2"/></svg>`;

const key = html`<ul class="legend"><li>${swatch('reign even')}${swatch('reign odd')} digests, alternating</li>
<li>${swatch('reign current')} pinned in this repository, current</li>
<li>${swatch('reign behind')} pinned in this repository, superseded or past its end of life</li>
<li><span class="foreign" aria-hidden="true">✗</span> pinned in this repository, but at no time the tag's</li>
<li><svg width="8" height="14" aria-hidden="true"><line class="as-of" x1="4" x2="4" y1="0" y2="14"/></svg> evaluated time (as-of)</li></ul>`;

function usesByTag(references: readonly ReportedReference[]): ReadonlyMap<string, ReportedReference[]> {
  const uses = new Map<string, ReportedReference[]>();
  for (const reference of references) {
    const name = keyOf(reference, reference.tag ?? reference.fact?.recoveredTag ?? 'latest');
    const found = uses.get(name);
    if (found === undefined) uses.set(name, [reference]);
    else found.push(reference);
  }
  return uses;
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

function timeline(
  history: ReportedHistory,
  pins: readonly ReportedReference[],
  instants: Pick<Plot, 'asOf' | 'now'>,
  index: number,
): Markup {
  const { registry, repository, tag, reigns } = history;
  const name = `${registry}/${repository}:${tag}`;
  const pinned = pinnedBy(pins);
  const foreign = foreignOf(pins);
  const statuses = [...new Set(pins.map(historyText))];
  const texts = { title: `History of ${name}`, described: `${extent(history)}. ${statuses.join('; ')}.` };
  return html`<figure class="timeline"><figcaption><code>${name}</code>
<span>${pinsText(pins, statuses)}</span> <span class="muted">${extent(history)}</span></figcaption>
${plot({ intervals: reigns, pinned, foreign, ...instants, id: index, ...texts })}
${listed(reigns, pinned, foreign, name)}</figure>`;
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

function pinsText(pins: readonly ReportedReference[], statuses: readonly string[]): string {
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

/** The pinned digests that the tag never had, the newest of the tag, and the other pinned ones. */
function listed(
  intervals: readonly Interval[],
  pinned: Pinned,
  foreign: readonly string[],
  name: string,
): Markup {
  const newest = intervals.length - maxListed;
  const rows = intervals
    .filter(({ digest }, index) => index >= newest || pinned.has(digest))
    .slice(-2 * maxListed);
  const left = rows.length === intervals.length ? '' : ` (${rows.length} of ${numberText(intervals.length)})`;
  return html`<details><summary>Digests${left}<span class="unseen"> of ${name}</span></summary>
<table class="plain"><caption class="unseen">Digests of ${name}, newest first</caption>
<thead><tr><th scope="col">Digest</th><th scope="col">Since</th><th scope="col">Until</th></tr></thead>
<tbody>${foreign.slice(0, maxListed).map(foreignRow)}${rows.toReversed().map((interval) => row(interval, pinned.has(interval.digest)))}</tbody></table></details>`;
}

function foreignRow(digest: string): Markup {
  return html`<tr><th scope="row"><code>${shortDigest(digest)}</code> <span class="badge error">foreign</span></th><td colspan="2">pinned, but never this tag's</td></tr>`;
}

function row({ digest, since, until }: Interval, isPinned: boolean): Markup {
  const mark = isPinned ? html` <span class="badge notice">pinned</span>` : undefined;
  return html`<tr><th scope="row"><code>${shortDigest(digest)}</code>${mark}</th><td>${formatMinute(since)}</td><td>${until === undefined ? 'now' : formatMinute(until)}</td></tr>`;
}
