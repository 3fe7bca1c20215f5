// Runs a reader over texts of its grammar, and over texts that grow, and tells how long it took.
import fc from 'fast-check';
import { cpuMs } from '../cpu.js';
import { textsOf } from './grammar.js';
import type { Target } from './targets.js';

export interface Fuzzed {
  readonly texts: number;
  /** Of the slowest text, in milliseconds. */
  readonly slowestMs: number;
  readonly failures: readonly { readonly text: string; readonly error: unknown }[];
}

/** Reads `runs` texts; what is thrown is kept with its text. */
export async function fuzz(
  { grammar, read }: Pick<Target, 'grammar' | 'read'>,
  runs: number,
  seed: number,
): Promise<Fuzzed> {
  let slowestMs = 0;
  const failures: { text: string; error: unknown }[] = [];
  for (const text of fc.sample(textsOf(grammar), { numRuns: runs, seed })) {
    const { ms, error } = await timed(read, text);
    slowestMs = Math.max(slowestMs, ms);
    if (error !== undefined) failures.push({ text, error });
  }
  return { texts: runs, slowestMs, failures };
}

export interface Growth {
  readonly what: string;
  /** Milliseconds for a text of the size, the best of three. */
  readonly ms: number;
  /** Against a quarter of the size: 4 when time is proportional to size. */
  readonly ratio: number;
  readonly error: unknown;
}

/** Doubles and doubles again each thing that can grow. */
export async function grow({ growing, read }: Target, size: number): Promise<readonly Growth[]> {
  const found: Growth[] = [];
  for (const [what, make] of Object.entries(growing)) {
    const quarter = await best(read, make(size / 4));
    const whole = await best(read, make(size));
    found.push({
      what,
      ms: whole.ms,
      ratio: whole.ms / Math.max(quarter.ms, 0.5),
      error: whole.error ?? quarter.error,
    });
  }
  return found;
}

async function best(read: Target['read'], text: string) {
  const first = await timed(read, text);
  if (first.ms > 2000) return first;
  const others = [await timed(read, text), await timed(read, text)];
  return { ms: Math.min(first.ms, ...others.map(({ ms }) => ms)), error: first.error };
}

async function timed(read: Target['read'], text: string) {
  const started = cpuMs();
  try {
    await read(text);
    return { ms: cpuMs() - started, error: undefined };
  } catch (error) {
    return { ms: cpuMs() - started, error };
  }
}
