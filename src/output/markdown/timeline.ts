// A tag's timeline as a bar of text for each image, and as a Mermaid chart for the stalest ones.
import { compact } from '../../model/collections.js';
import { dayMs } from '../../model/text/time.js';
import type { ImageSummary } from '../../report/images/schema.js';
import type { Report, ReportedHistory } from '../../report/schema/schema.js';

interface BarSegment {
  readonly from: number;
  readonly until: number;
  /** `other`: before the pin; `newer`: the pin had been superseded; `foreign`: pinned, and at no time the tag's. */
  readonly what: 'other' | 'pinned' | 'newer' | 'current' | 'foreign';
  readonly digest?: string;
}

const cells = 16;
const barCharacters = { other: '·', pinned: '█', newer: '░', current: '▒' } as const;
const foreignMark = '✗';

export const barLegend =
  "The bar covers the time from the first known day to now: `·` before the pin, `█` pinned, `░` newer, `▒` current; `✗` pinned, but at no time the tag's.";

type Pin = ImageSummary['pins'][number];

/** The histories of a report by the names of their tags. */
export function historiesByName({
  histories = [],
}: Pick<Report, 'histories'>): ReadonlyMap<string, ReportedHistory> {
  return new Map(histories.map((one) => [`${one.registry}/${one.repository}:${one.tag}`, one]));
}

/** The digests of the tag in chronological order, up to `now`: from its history, or else from the times of the pin. */
export function barSegmentsOf(
  pin: Pin,
  { current = {} }: Pick<ImageSummary, 'current'>,
  history: ReportedHistory | undefined,
  now: number,
): readonly BarSegment[] {
  const pinned = instant(pin.pinnedSince);
  const since = instant(current.currentSince);
  // They are described each time they are read.
  const intervals = history?.reigns ?? [];
  if (intervals.length > 0) {
    const segments: readonly BarSegment[] = intervals
      .map((interval) => ({ ...interval, from: Date.parse(interval.since) }))
      .filter(({ from }) => from <= now)
      .map(({ from, until, digest: held }) => ({
        from,
        until: Math.min(instant(until) ?? now, now),
        digest: held,
        what: held === pin.digest ? 'pinned' : kindOf(from, pinned, until === undefined),
      }));
    if (!isForeign(pin)) return segments;
    return [...segments, { from: now, until: now, what: 'foreign', ...compact({ digest: pin.digest }) }];
  }
  if (since === undefined || since > now) return [];
  const newest: BarSegment = {
    from: since,
    until: now,
    what: pin.status === 'current' ? 'pinned' : 'current',
    ...(current.currentDigest === undefined ? {} : { digest: current.currentDigest }),
  };
  const superseded = instant(pin.supersededAt);
  if (pinned === undefined || superseded === undefined) return [newest];
  const held: BarSegment = {
    from: pinned,
    until: superseded,
    what: 'pinned',
    ...(pin.digest === undefined ? {} : { digest: pin.digest }),
  };
  return superseded < since
    ? [held, { from: superseded, until: since, what: 'newer' }, newest]
    : [held, newest];
}

/** Whether the tag never had the pinned digest. */
function isForeign({ status }: Pin): boolean {
  return status === 'not-in-history';
}

/** The segments of the pin that is foreign, or else the furthest behind; none if every pin of the image is current. */
export function worstSegments(
  image: ImageSummary,
  history: ReportedHistory | undefined,
  now: number,
): readonly BarSegment[] {
  const lagging = image.pins.filter(({ lagSeconds }) => lagSeconds !== undefined);
  const oldest = lagging.find(({ supersededAt }) => supersededAt === image.since) ?? lagging[0];
  const worst = image.pins.find(isForeign) ?? oldest;
  return worst === undefined ? [] : barSegmentsOf(worst, image, history, now);
}

function kindOf(from: number, pinned: number | undefined, last: boolean) {
  if (last) return 'current';
  return pinned !== undefined && from > pinned ? 'newer' : 'other';
}

/**
 * Sixteen characters from the first segment to now: `██████░░░░░░░░▒▒`; empty if there are no segments. The pinned and
 * the current digest are always visible, however short their time was. A foreign digest had no time: its mark comes last.
 */
export function barOf(shown: readonly BarSegment[], now: number): string {
  const segments = shown.flatMap(({ what, ...time }) => (what === 'foreign' ? [] : [{ what, ...time }]));
  const mark = segments.length < shown.length ? foreignMark : '';
  const start = segments[0]?.from;
  if (start === undefined) return '';
  const step = Math.max(now - start, 1) / cells;
  const bar = Array.from({ length: cells }, (_, cell) => {
    const [left, right] = [start + cell * step, start + (cell + 1) * step];
    const pinned = segments.some(
      ({ what, from, until }) => what === 'pinned' && from < right && until > left,
    );
    if (pinned) return barCharacters.pinned;
    const at = cell === cells - 1 ? now : (left + right) / 2;
    return barCharacters[segments.findLast(({ from }) => from <= at)?.what ?? 'other'];
  });
  return bar.join('') + mark;
}

const styles = {
  other: '',
  pinned: 'crit, ',
  newer: 'done, ',
  current: 'active, ',
  foreign: 'crit, milestone, ',
} as const;
const maxRows = 8;

/**
 * A Mermaid chart (https://mermaid.js.org/syntax/gantt.html) of the newest segments. Each is a separate section,
 * because only section names are readable next to a short bar in the dark theme.
 */
export function chartOf(
  { name: image }: Pick<ImageSummary, 'name'>,
  segments: readonly BarSegment[],
): readonly string[] {
  const shown = segments.slice(-maxRows);
  const span = (shown.at(-1)?.until ?? 0) - (shown[0]?.from ?? 0);
  const tick = span < 45 * dayMs ? '1week' : span < 300 * dayMs ? '1month' : '6month';
  return [
    'gantt',
    `    title ${chartName(image)}`,
    '    dateFormat YYYY-MM-DD HH:mm',
    '    axisFormat %b %d',
    `    tickInterval ${tick}`,
    '    todayMarker off',
    ...shown.flatMap(({ from, until, what, digest }) => {
      const name = digest?.slice('sha256:'.length, 'sha256:'.length + 8) ?? 'several digests';
      const label = what === 'other' ? name : `${name}<br>${what}`;
      return [`    section ${label}`, `    · :${styles[what]}${minute(from)}, ${minute(until)}`];
    }),
  ];
}

/** A name for a chart, without the characters that have a meaning in its grammar. */
function chartName(name: string): string {
  const last = name.slice(name.indexOf('/') + 1);
  return last.replace(/[^A-Za-z0-9._/-]/g, ' ').slice(0, 80);
}

function minute(at: number): string {
  return new Date(at).toISOString().slice(0, 16).replace('T', ' ');
}

function instant(text: string | undefined): number | undefined {
  return text === undefined ? undefined : Date.parse(text);
}
