// Fixes that reports show: only those with which the scanners read every file as before, but for the digests.
import type { JudgedFinding } from '../model/finding.js';
import type { ReadCheckout } from './compare.js';
import { type Pinnable, planChanges, type Reread } from './reread.js';

/**
 * The findings, without a fix where its file would be misread with it. Waived findings are shown with their fixes too, so
 * they count here.
 */
export async function guardedFindings<T extends ReadCheckout>(
  checkout: Pinnable,
  reread: Reread<T>,
): Promise<readonly JudgedFinding[]> {
  const { findings } = checkout;
  if (findings.every(({ fix }) => fix === undefined)) return findings;
  const all = findings.map((one) => ({ ...one, waived: undefined }));
  const { refused } = await planChanges({ ...checkout, findings: all }, reread);
  const reasons = new Map(refused.map(({ path, why }) => [path, why]));
  return findings.map((one) => {
    const why = one.fix && reasons.get(one.fix.file);
    return why === undefined ? one : withoutFix(one, why);
  });
}

function withoutFix({ fix: _, ...one }: JudgedFinding, why: string): JudgedFinding {
  return { ...one, message: `${one.message}. It cannot be pinned automatically: ${why}` };
}
