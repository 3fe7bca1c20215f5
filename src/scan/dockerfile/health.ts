// What BuildKit refuses about HEALTHCHECK.
import { jsonList } from './arguments.js';
import { flagValue, whyFlagsRefused } from './flag-rules.js';
import type { Flag, InstructionHead } from './flags.js';

const duration = /^[-+]?(?:0|(?:(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:ns|us|ms|s|m|h))+)$/;
const nanoseconds: Readonly<Record<string, number>> = {
  ns: 1,
  us: 1e3,
  ms: 1e6,
  s: 1e9,
  m: 60e9,
  h: 3600e9,
};
const maxNanoseconds = 2 ** 63;

/** Why BuildKit refuses the check, or `undefined`. */
export function whyHealthRefused(command: InstructionHead): string | undefined {
  const { text, rest } = command;
  const words = /^(?<kind>[^\t-\r ]*)[\t-\r ]*/.exec(text.slice(rest.start, rest.end));
  const kind = words?.groups?.kind?.toUpperCase() ?? '';
  const inner = { ...command, rest: { ...rest, start: rest.start + (words?.[0].length ?? 0) } };
  const list = jsonList(inner);
  if (list === 'mixed') return 'HEALTHCHECK has a JSON list of something other than strings';
  const isEmpty = inner.rest.start === rest.end || list?.length === 0;
  if (kind === 'NONE') return isEmpty ? undefined : 'HEALTHCHECK NONE has arguments';
  if (kind !== 'CMD' || isEmpty) return 'HEALTHCHECK has no command';
  return whyFlagsRefused(command) ?? whyTimesRefused(command);
}

function whyTimesRefused(command: InstructionHead): string | undefined {
  for (const name of ['interval', 'timeout', 'start-period', 'start-interval']) {
    const value = flagValue(command, name);
    if (value !== undefined && !isInterval(value)) return `HEALTHCHECK --${name} is not a length of time`;
  }
  const retries = flagValue(command, 'retries')?.text ?? '';
  const isCount = retries === '' || (/^[-+]?[0-9]+$/.test(retries) && isCountable(Number(retries)));
  return isCount ? undefined : 'HEALTHCHECK --retries is not a number of times';
}

function isCountable(count: number): boolean {
  return count >= 0 && count < 2 ** 31;
}

/** Zero, or at least a millisecond. */
function isInterval({ text }: Flag): boolean {
  if (text === '') return true;
  if (!duration.test(text)) return false;
  let total = 0;
  for (const { groups } of text.matchAll(/(?<amount>[0-9.]+)(?<unit>[a-z]+)/g))
    total += Math.trunc(Number(groups?.amount) * (nanoseconds[groups?.unit ?? ''] ?? 0));
  return total === 0 || (!text.startsWith('-') && total >= 1e6 && total < maxNanoseconds);
}
