// The digests of one tag as bars over time, as inline SVG. Horizontal positions are percentages, so it fits any width.
import { largest, smallest } from '../../../model/collections.js';
import { plural, shortDigest } from '../../../model/text/text.js';
import type { ReportedHistory } from '../../../report/schema/schema.js';
import { formatReportDay } from '../../words/format.js';
import { percent } from '../format.js';
import { html, type Markup, spelled } from '../markup.js';

type Interval = ReportedHistory['reigns'][number];

/** The pinned digests, and whether they are current. */
export type Pinned = ReadonlyMap<string, 'current' | 'behind'>;

export interface Plot {
  /** From oldest to newest, at least one. */
  readonly intervals: readonly Interval[];
  readonly pinned: Pinned;
  /** Digests that are pinned although the tag never had them: they have no place in time. */
  readonly foreign?: readonly string[];
  /** Milliseconds since 1970: the evaluated time, and the time of the run, at which the newest interval ends. */
  readonly asOf: number;
  readonly now: number;
  /** Unique on the page. */
  readonly id: number;
  readonly title: string;
  /** The plot as text. */
  readonly described: string;
}

/** The horizontal position of a time, in percent of the width. */
type Scale = (instant: number) => number;

/** The plot. Bars alternate between two colours; pinned digests have a separate colour, and a mark above. */
export function plot({ intervals, pinned, foreign = [], asOf, now, id, title, described }: Plot): Markup {
  const starts = intervals.map(({ since }) => Date.parse(since));
  const start = smallest(starts, asOf);
  const end = largest(starts, Math.max(asOf, now));
  const scale: Scale = (instant) => ((instant - start) / Math.max(1, end - start)) * 100;
  const bars = intervals.map((interval, index) => {
    const kind = pinned.get(interval.digest) ?? (index % 2 === 0 ? 'even' : 'odd');
    const later = Date.parse(interval.since) > asOf ? ' later' : '';
    return bar(interval, `${kind}${later}`, scale);
  });
  const marks = intervals.map((interval) => mark(interval, pinned.get(interval.digest), scale));
  const ticks = tickPositions.map(([part, name]) => tick(part, name, start + part * (end - start)));
  const asOfPosition = percent(scale(asOf));
  const height = foreign.length === 0 ? 62 : 82;
  return html`<svg class="plot" width="100%" height="${height}" role="img" aria-labelledby="plot-${id} plot-text-${id}">
<title id="plot-${id}">${spelled(title)}</title><desc id="plot-text-${id}">${spelled(described)}</desc>
<rect class="track" y="14" width="100%" height="24"/>${bars}${marks}
<line class="as-of" x1="${asOfPosition}" x2="${asOfPosition}" y1="8" y2="44"/>${ticks}${foreignMark(foreign)}</svg>`;
}

function bar(interval: Interval, kind: string, scale: Scale): Markup {
  const { left, width } = extent(interval, scale);
  const until = interval.until === undefined ? 'now' : formatReportDay(interval.until);
  return html`<rect class="reign ${kind}" x="${percent(left)}" y="14" width="${percent(width)}" height="24"><title>${shortDigest(interval.digest)}, ${formatReportDay(interval.since)} to ${until}</title></rect>`;
}

/** A mark above the bar, and a line through it that is visible even if the bar is very narrow. */
function mark(interval: Interval, kind: string | undefined, scale: Scale): Markup | undefined {
  if (kind === undefined) return undefined;
  const { left, width } = extent(interval, scale);
  const middle = percent(left + width / 2);
  return html`<line class="pin ${kind}" x1="${middle}" x2="${middle}" y1="7" y2="38"/><circle class="pin ${kind}" cx="${middle}" cy="7" r="4.5"/>`;
}

/** Below the time axis, because the tag had the digest at no time. */
function foreignMark([first, ...others]: readonly string[]): Markup | undefined {
  if (first === undefined) return undefined;
  const more = others.length === 0 ? '' : ` and ${plural(others.length, 'other digest')}`;
  return html`<text class="foreign" x="0" y="77">✗ ${shortDigest(first)}${more}: pinned, never this tag</text>`;
}

function extent({ since, until }: Interval, scale: Scale) {
  const left = scale(Date.parse(since));
  const right = until === undefined ? 100 : scale(Date.parse(until));
  return { left, width: Math.max(0, right - left) };
}

const tickPositions = [
  [0, 'first'],
  [0.25, 'between'],
  [0.5, 'middle'],
  [0.75, 'between'],
  [1, 'last'],
] as const;

function tick(part: number, name: string, instant: number): Markup {
  const at = percent(part * 100);
  return html`<line class="tick" x1="${at}" x2="${at}" y1="40" y2="44"/><text class="tick ${name}" x="${at}" y="58">${formatReportDay(new Date(instant).toISOString())}</text>`;
}
