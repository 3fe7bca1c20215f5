// Durations, timestamps and days: as users write them, and as findings show them.
import type { Instant } from '../judgement/fact.js';
import { plural } from './text.js';

export const hourMs = 3_600_000;
export const dayMs = 86_400_000;

const unitMs = { s: 1_000, m: 60_000, h: hourMs, d: dayMs, w: 604_800_000 } as const;
const short = /^(\d{1,6})([smhdw])$/;
const iso = /^P(?:(\d{1,6})W|(?:(\d{1,6})D)?(?:T(?:(\d{1,6})H)?(?:(\d{1,6})M)?)?)$/;

/** The length in milliseconds, or `undefined` when the text is not one. Months and years have no fixed length. */
export function parseDuration(text: string): number | undefined {
  const simple = short.exec(text);
  if (simple) return Number(simple[1]) * unitMs[simple[2] as keyof typeof unitMs];
  const parts = iso.exec(text)?.slice(1, 5);
  if (parts?.some((part) => part !== undefined) !== true) return undefined;
  const [weeks, days, hours, minutes] = parts.map((part) => Number(part ?? 0));
  return (
    (weeks ?? 0) * unitMs.w + (days ?? 0) * unitMs.d + (hours ?? 0) * unitMs.h + (minutes ?? 0) * unitMs.m
  );
}

/** Milliseconds as `parseDuration` reads them, in the largest unit that fits: `7d`, `36h`, `90m`, `45s`. */
export function durationText(ms: number): string {
  const unit = (['d', 'h', 'm'] as const).find((name) => ms % unitMs[name] === 0) ?? 's';
  return `${ms / unitMs[unit]}${unit}`;
}

const withZone = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})$/;
const day = /^\d{4}-\d{2}-\d{2}$/;

/** The instant in milliseconds since 1970, or `undefined` when the text is not one. A time needs its zone. */
export function parseInstant(text: string): Instant | undefined {
  const full = day.test(text) ? `${text}T23:59:59.999Z` : text;
  const at = withZone.test(full) && isDay(full.slice(0, 10)) ? Date.parse(full) : Number.NaN;
  return Number.isNaN(at) ? undefined : at;
}

/** Whether the calendar has the day `2026-11-21`: `Date.parse` takes 30 February for 2 March. */
export function isDay(text: string): boolean {
  const at = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}

/** The day of an instant in UTC, `2026-11-21`. */
export function formatDay(instant: Instant): string {
  return new Date(instant).toISOString().slice(0, 10);
}

/** A duration in its largest whole unit: `40 days`, `1 hour`, `less than a minute`. */
export function formatDuration(ms: number): string {
  const units: readonly (readonly [number, string])[] = [
    [dayMs, 'day'],
    [dayMs / 24, 'hour'],
    [60_000, 'minute'],
  ];
  for (const [size, name] of units) {
    const count = Math.floor(ms / size);
    if (count > 0) return plural(count, name);
  }
  return 'less than a minute';
}
