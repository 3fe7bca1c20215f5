// The deadline of a call: `grpc-timeout`, at most eight digits and a unit.

const unitMs: Readonly<Record<string, number>> = { H: 3_600_000, M: 60_000, S: 1000, m: 1, u: 1e-3, n: 1e-6 };
/** Longer timers end at once in Node. */
const longestMs = 2 ** 31 - 1;

/** Milliseconds, `undefined` without a deadline. */
export function deadlineOf(timeout: string | undefined): number | undefined | 'malformed' {
  if (timeout === undefined) return undefined;
  const [, digits, unit = ''] = /^(\d{1,8})([HMSmun])$/.exec(timeout) ?? [];
  if (digits === undefined) return 'malformed';
  return Math.min(longestMs, Math.ceil(Number(digits) * (unitMs[unit] ?? 1)));
}
