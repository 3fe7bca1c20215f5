// Pictures of a tag's timeline: a bar of text for each image, a Mermaid chart for the worst.
import { dayMs } from '../../model/time.js';
import type { ImageRow } from '../freshness.js';

export interface BarSegment {
  readonly from: number;
  readonly until: number;
  /** `other`: before the pin; `newer`: the pin had been superseded. */
  readonly what: 'other' | 'pinned' | 'newer' | 'current';
  readonly digest?: string;
}

const cells = 16;
const signs = { other: '·', pinned: '█', newer: '░', current: '▒' } as const;

/** What the tag was, in order of time, up to `now`: from its history, or from the little that the fact says. */
export function barSegmentsOf({ fact, history, digest }: ImageRow, now: number): readonly BarSegment[] {
  const pinned = instant(fact?.pinnedSince);
  const since = instant(fact?.currentSince);
  if (history !== undefined && history.reigns.length > 0) {
    const reigns = history.reigns.map((reign) => ({ ...reign, from: Date.parse(reign.since) }));
    return reigns
      .filter(({ from }) => from <= now)
      .map(({ from, until, digest: reigning }) => ({
        from,
        until: Math.min(instant(until) ?? now, now),
        digest: reigning,
        what: reigning === digest ? 'pinned' : kindOf(from, pinned, until === undefined),
      }));
  }
  if (fact === undefined || since === undefined || since > now) return [];
  const current: BarSegment = {
    from: since,
    until: now,
    what: fact.status === 'current' ? 'pinned' : 'current',
    ...(fact.currentDigest === undefined ? {} : { digest: fact.currentDigest }),
  };
  const superseded = instant(fact.supersededAt);
  if (pinned === undefined || superseded === undefined) return [current];
  const own: BarSegment = {
    from: pinned,
    until: superseded,
    what: 'pinned',
    ...(digest === undefined ? {} : { digest }),
  };
  return superseded < since
    ? [own, { from: superseded, until: since, what: 'newer' }, current]
    : [own, current];
}

function kindOf(from: number, pinned: number | undefined, last: boolean): BarSegment['what'] {
  if (last) return 'current';
  return pinned !== undefined && from > pinned ? 'newer' : 'other';
}

/**
 * Sixteen signs from the first stretch to now: `██████░░░░░░░░▒▒`. Empty when nothing is known. A pin shows however
 * short it was, and so does what the tag is now.
 */
export function barOf(stretches: readonly BarSegment[], now: number): string {
  const start = stretches[0]?.from;
  if (start === undefined) return '';
  const step = Math.max(now - start, 1) / cells;
  return Array.from({ length: cells }, (_, cell) => {
    const [left, right] = [start + cell * step, start + (cell + 1) * step];
    const pinned = stretches.some(
      ({ what, from, until }) => what === 'pinned' && from < right && until > left,
    );
    if (pinned) return signs.pinned;
    const at = cell === cells - 1 ? now : (left + right) / 2;
    return signs[stretches.findLast(({ from }) => from <= at)?.what ?? 'other'];
  }).join('');
}

const styles = { other: '', pinned: 'crit, ', newer: 'done, ', current: 'active, ' } as const;
const maxRows = 8;

/**
 * A Mermaid chart (https://mermaid.js.org/syntax/gantt.html) of the newest stretches. Each is a section of its own, since
 * only names of sections are readable in the dark theme beside a short bar.
 */
export function chartOf({ name: image }: ImageRow, stretches: readonly BarSegment[]): readonly string[] {
  const shown = stretches.slice(-maxRows);
  const span = (shown.at(-1)?.until ?? 0) - (shown[0]?.from ?? 0);
  const tick = span < 45 * dayMs ? '1week' : span < 300 * dayMs ? '1month' : '6month';
  return [
    'gantt',
    `    title ${harmless(image)}`,
    '    dateFormat YYYY-MM-DD HH:mm',
    '    axisFormat %b %d',
    `    tickInterval ${tick}`,
    '    todayMarker off',
    ...shown.flatMap(({ from, until, what, digest }) => {
      const name = digest?.slice('sha256:'.length, 'sha256:'.length + 8) ?? 'several';
      const label = what === 'other' ? name : `${name}<br>${what}`;
      return [`    section ${label}`, `    · :${styles[what]}${minute(from)}, ${minute(until)}`];
    }),
  ];
}

/** Names in a chart: what its grammar could read as more than a name is left out. */
function harmless(name: string): string {
  const last = name.slice(name.indexOf('/') + 1);
  return last.replace(/[^A-Za-z0-9._/-]/g, ' ').slice(0, 80);
}

function minute(at: number): string {
  return new Date(at).toISOString().slice(0, 16).replace('T', ' ');
}

function instant(text: string | undefined): number | undefined {
  return text === undefined ? undefined : Date.parse(text);
}
