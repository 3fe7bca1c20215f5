// One tag's reigns as bars over time, in inline SVG whose horizontal places are percentages, so it fits any width.
import { shortDigest } from '../../model/text.js';
import type { ReportedHistory } from '../../report/schema.js';
import { formatReportDay } from '../format.js';
import { html, type Markup, spelled } from './markup.js';
import { percent } from './words.js';

type Reign = ReportedHistory['reigns'][number];

/** How a pinned digest stands; a digest of which neither is said is not pinned. */
export type Pinned = ReadonlyMap<string, 'current' | 'behind'>;

export interface Plot {
  /** From oldest to newest, at least one. */
  readonly reigns: readonly Reign[];
  readonly pinned: Pinned;
  /** Milliseconds since 1970: the instant looked from, and that of the run, where the newest reign ends. */
  readonly asOf: number;
  readonly now: number;
  /** Unique on the page. */
  readonly id: number;
  readonly title: string;
  /** The same in words. */
  readonly described: string;
}

/** Instants → percent of the width. */
type Scale = (instant: number) => number;

/** The plot. Bars take turns in two colours; pinned digests have a colour of their own, and a mark above. */
export function plot({ reigns, pinned, asOf, now, id, title, described }: Plot): Markup {
  const starts = reigns.map(({ since }) => Date.parse(since));
  const start = Math.min(asOf, ...starts);
  const end = Math.max(asOf, now, ...starts);
  const scale: Scale = (instant) => ((instant - start) / Math.max(1, end - start)) * 100;
  const bars = reigns.map((reign, turn) => {
    const kind = pinned.get(reign.digest) ?? (turn % 2 === 0 ? 'even' : 'odd');
    const later = Date.parse(reign.since) > asOf ? ' later' : '';
    return bar(reign, `${kind}${later}`, scale);
  });
  const marks = reigns.map((reign) => mark(reign, pinned.get(reign.digest), scale));
  const ticks = tickPlaces.map(([part, name]) => tick(part, name, start + part * (end - start)));
  const lookedFrom = percent(scale(asOf));
  return html`<svg class="plot" width="100%" height="62" role="img" aria-labelledby="plot-${id} plot-text-${id}">
<title id="plot-${id}">${spelled(title)}</title><desc id="plot-text-${id}">${spelled(described)}</desc>
<rect class="track" y="14" width="100%" height="24"/>${bars}${marks}
<line class="as-of" x1="${lookedFrom}" x2="${lookedFrom}" y1="8" y2="44"/>${ticks}</svg>`;
}

function bar(reign: Reign, kind: string, scale: Scale): Markup {
  const { left, width } = extent(reign, scale);
  const until = reign.until === undefined ? 'now' : formatReportDay(reign.until);
  return html`<rect class="reign ${kind}" x="${percent(left)}" y="14" width="${percent(width)}" height="24"><title>${shortDigest(reign.digest)}, ${formatReportDay(reign.since)} to ${until}</title></rect>`;
}

/** A pin above the bar, and a line through it that shows even when the bar is too narrow to see. */
function mark(reign: Reign, kind: string | undefined, scale: Scale): Markup | undefined {
  if (kind === undefined) return undefined;
  const { left, width } = extent(reign, scale);
  const middle = percent(left + width / 2);
  return html`<line class="pin ${kind}" x1="${middle}" x2="${middle}" y1="7" y2="38"/><circle class="pin ${kind}" cx="${middle}" cy="7" r="4.5"/>`;
}

function extent({ since, until }: Reign, scale: Scale) {
  const left = scale(Date.parse(since));
  const right = until === undefined ? 100 : scale(Date.parse(until));
  return { left, width: Math.max(0, right - left) };
}

const tickPlaces = [
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
