// One waiver while it is held against findings: whether it still holds, and how often it matched.
import type { Instant } from '../model/fact.js';
import type { Finding, Waived } from '../model/finding.js';
import type { InlineWaiver, Waiver } from '../model/policy.js';
import { selectorMatcher } from './selectors.js';
import { day } from './words.js';

export type Decision =
  | { readonly waived: Waived }
  /** It matches, but no longer holds: one sentence. */
  | { readonly lapsed: string }
  | { readonly matches: false };

export interface WaiverEntry {
  readonly waiver: Waiver | InlineWaiver;
  readonly belongs: 'own' | 'removed';
  /** When it ended, if it has. */
  readonly expiredAt?: Instant;
  readonly matched: number;
  /** Why it did not hold for some finding although it has not expired. */
  readonly lapsed?: string;
  decide(finding: Finding): Decision;
}

/** A waiver of the policy. It counts up to and including the instant `expires`. */
export function waiverEntry(waiver: Waiver, now: Instant, belongs: WaiverEntry['belongs']): WaiverEntry {
  const matches = selectorMatcher(waiver);
  const { expires } = waiver;
  const expired = expires !== undefined && now > expires ? { expiredAt: expires } : {};
  const entry = { waiver, belongs, ...expired, matched: 0, lapsed: undefined as string | undefined };
  return Object.assign(entry, {
    decide(finding: Finding): Decision {
      if (!matches(finding)) return { matches: false };
      if (waiver.acknowledged !== undefined && finding.about?.advisory === undefined)
        return { matches: false };
      entry.matched += 1;
      if (expires !== undefined && 'expiredAt' in entry)
        return { lapsed: `A waiver of it expired on ${day(expires)}` };
      const changed = changedSince(waiver.acknowledged, finding);
      if (changed === undefined) return { waived: waivedBy(waiver) };
      entry.lapsed = changed;
      return { lapsed: changed };
    },
  }) as WaiverEntry;
}

/** A waiver beside the reference: it accepts its check where the finding begins within what it covers. */
export function inlineEntry(waiver: InlineWaiver): WaiverEntry {
  const { check, covers } = waiver;
  const entry = { waiver, belongs: 'own' as const, matched: 0 };
  return Object.assign(entry, {
    decide(finding: Finding): Decision {
      const { at } = finding;
      const inside =
        at?.file === covers.file && at.span.start >= covers.span.start && at.span.start < covers.span.end;
      if (finding.check !== check || !inside) return { matches: false };
      entry.matched += 1;
      return { waived: waivedBy(waiver) };
    },
  });
}

function changedSince(acknowledged: Instant | undefined, { about }: Finding): string | undefined {
  if (acknowledged === undefined) return undefined;
  const updatedAt = about?.advisory?.updatedAt;
  const seen = new Date(acknowledged).toISOString();
  if (updatedAt === undefined)
    return `Its waiver does not hold: it acknowledges the state of ${seen}, and the platform does not say when the advisory changed`;
  if (updatedAt <= acknowledged) return undefined;
  return `Its waiver has lapsed: the advisory changed on ${new Date(updatedAt).toISOString()}, after the state of ${seen} that the waiver acknowledges`;
}

function waivedBy(waiver: Waiver | InlineWaiver): Waived {
  const { at, reason } = waiver;
  return {
    at,
    reason,
    ...('owner' in waiver && waiver.owner !== undefined ? { owner: waiver.owner } : {}),
    ...('expires' in waiver && waiver.expires !== undefined ? { expires: waiver.expires } : {}),
  };
}
