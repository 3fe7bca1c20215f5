// A run under an ordeal and nothing else: it ends in time, says what it does not know, and other services' images are
// as well known as ever.
import type { Ended, Verdict } from './judge.js';
import { placeOf } from './judge-findings.js';
import type { Ordeal } from './ordeals.js';
import type { World } from './world.js';

/** What one registry may cost a run, and the answers that were under way when that was used up. */
const slowHostMs = 120_000 + 60_000;
/** A run ends as soon as its time is over. */
const lateMs = 5_000;
const defaultTimeoutMs = 600_000;

/** `clean`: the same files without any fault. */
export function judgeOrdeal(ordeal: Ordeal, world: World, ended: Ended, clean: Ended): readonly Verdict[] {
  if (ended.hung) return [];
  return [
    ...lateness(ordeal, world, ended),
    ...(ended.heldConnections > 0
      ? [{ harm: 'hang' as const, what: `${ended.heldConnections} connections are still open` }]
      : []),
    ...(ordeal.kind === 'slow' ? collateral(ordeal.host, ended, clean) : []),
    ...silence(ordeal, ended),
  ];
}

function lateness({ kind }: Ordeal, { inputs }: World, { elapsedMs }: Ended): readonly Verdict[] {
  const timeoutMs =
    inputs.timeout === undefined ? defaultTimeoutMs : 60_000 * Number.parseInt(inputs.timeout, 10);
  const maxMs = Math.min(timeoutMs + lateMs, kind === 'slow' ? slowHostMs : Number.POSITIVE_INFINITY);
  return elapsedMs > maxMs
    ? [
        {
          harm: 'hang',
          what: `the run took ${elapsedMs / 1000} seconds, and at most ${maxMs / 1000} are allowed`,
        },
      ]
    : [];
}

/** A reference of another host is known without faults, so it must be known. */
function collateral(slowHost: string, { report }: Ended, clean: Ended): readonly Verdict[] {
  if (report === undefined) return [];
  const known = new Map(clean.report?.references.map((one) => [placeOf(one), one.fact?.status]));
  return report.references
    .filter(({ registry, fact }) => registry !== slowHost && fact?.status === 'unknown')
    .filter((one) => (known.get(placeOf(one)) ?? 'unknown') !== 'unknown')
    .map((one) => ({ harm: 'collateral', what: `${placeOf(one)} is unknown because ${slowHost} is slow` }));
}

/** What never came, or contradicts itself, is said. */
function silence(ordeal: Ordeal, { report, suffered, trace }: Ended): readonly Verdict[] {
  const { kind } = ordeal;
  // A slow service may have given all that was needed in time.
  if (kind === 'slow' || (kind === 'endless' && ordeal.isSlow) || suffered === 0) return [];
  if (report === undefined)
    return trace.outputs['exit-code'] === '2' ? [] : [{ harm: 'hang', what: 'there is no report' }];
  return report.incomplete.length === 0
    ? [{ harm: 'wrong pass', what: `${report.verdict}, and nothing is said of the ${kind}` }]
    : [];
}
