// What one service of a run does for as long as the run lasts: it is slow, its answers never end, or it contradicts itself.
import { type Contradiction, contradictions } from './contradictions.js';
import type { Random } from './random.js';

export type Ordeal =
  /** Every answer of the host but the first takes this long. */
  | { readonly kind: 'slow'; readonly host: string; readonly delayMs: number }
  /** From this request on, no answer of the platform or its registry ends, or each takes almost a minute. */
  | { readonly kind: 'endless'; readonly from: number; readonly isSlow: boolean }
  /** The second registry keeps the connection of every request busy, in this way and for ever. */
  | { readonly kind: 'socket'; readonly sends: Drip }
  | { readonly kind: 'contradiction'; readonly how: Contradiction };

export const drips = ['nothing', 'early hints', 'a header', 'a body'] as const;
export type Drip = (typeof drips)[number];

/** A registry whose images only a slow ordeal uses. */
export const slowHost = 'registry.slow.test';

export function randomOrdeal(random: Random): Ordeal | undefined {
  const roll = random.real();
  if (roll < 0.03) return { kind: 'slow', host: slowHost, delayMs: random.pick([4_000, 15_000, 30_000]) };
  if (roll < 0.06) return { kind: 'endless', from: 1 + random.below(12), isSlow: random.chance(0.4) };
  if (roll < 0.08) return { kind: 'socket', sends: random.pick(drips) };
  if (roll < 0.2) return { kind: 'contradiction', how: random.pick(contradictions) };
  return undefined;
}

/** References to the slow registry, more than its time is enough for, in the file that is read first. */
export function slowFiles(random: Random): Readonly<Record<string, string>> {
  const count = 100 + random.below(maxSlowImages - 100);
  return { '0/Dockerfile': many(count, (at) => `FROM ${slowImage(at)}\n`).join('') };
}

/** All that files may name of the slow registry. */
export function slowImages(ordeal: Ordeal | undefined): readonly string[] {
  return ordeal?.kind === 'slow' ? many(maxSlowImages, slowImage) : [];
}

const maxSlowImages = 160;
const slowImage = (at: number) => `${slowHost}/app/i${at}:1`;
const many = (count: number, write: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => write(at));
