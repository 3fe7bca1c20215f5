// How findings speak of images, digests and time.
import type { Fact, Instant } from '../model/fact.js';
import type { Digest } from '../model/image.js';

const dayMs = 86_400_000;

/** `sha256:` and the first 12 hex digits. */
export function digestPrefix(digest: Digest): string {
  return digest.slice(0, 'sha256:'.length + 12);
}

/** The day of an instant in UTC, `2026-11-21`. */
export function formatDay(instant: Instant): string {
  return new Date(instant).toISOString().slice(0, 10);
}

/** A length of time in its largest whole unit: `40 days`, `1 hour`, `less than a minute`. */
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

/** `1 digest`, `2 digests`. */
export function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** Says that times and counts are this repository's own first sightings, where they are. */
export function firstSeenNote(fact: Fact): string {
  return 'basis' in fact && fact.basis === 'first-seen' ? ' (as first seen by this repository)' : '';
}
