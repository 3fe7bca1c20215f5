// One waiver while it is held against findings: whether it still holds, and how often it matched.
import type { Instant } from '../model/fact.js';
import type { Finding, Waived } from '../model/finding.js';
import type { InlineWaiver, Waiver } from '../model/policy.js';
import { selectorMatcher } from './selectors.js';
import { day } from './format.js';

/** The finding is waived; or the waiver means it and does not hold, with a sentence that says why. */
export type Decision = { readonly waived: Waived } | { readonly lapsed: string };

export interface WaiverEntry {
  readonly waiver: Waiver | InlineWaiver;
  /** How many findings it meant so far. */
  readonly matched: number;
  /** Why it did not hold for some finding although it has not expired. */
  readonly lapsed: string | undefined;
  /** When it ended, if it has. */
  readonly expiredAt: Instant | undefined;
  /** `undefined`: the waiver does not mean the finding. */
  decide(finding: Finding): Decision | undefined;
}

/** A waiver of the policy. It counts up to and including the instant `expires`. */
export class PolicyWaiver implements WaiverEntry {
  matched = 0;
  lapsed: string | undefined;
  readonly expiredAt: Instant | undefined;
  private readonly matches: (finding: Finding) => boolean;

  constructor(
    readonly waiver: Waiver,
    now: Instant,
  ) {
    const { expires } = waiver;
    this.expiredAt = expires !== undefined && now > expires ? expires : undefined;
    this.matches = selectorMatcher(waiver);
  }

  decide(finding: Finding): Decision | undefined {
    const { acknowledged } = this.waiver;
    if (!this.matches(finding)) return undefined;
    if (acknowledged !== undefined && finding.about?.advisory === undefined) return undefined;
    this.matched += 1;
    if (this.expiredAt !== undefined) return { lapsed: `A waiver of it expired on ${day(this.expiredAt)}` };
    const changed = changedSince(acknowledged, finding);
    if (changed === undefined) return { waived: waivedBy(this.waiver) };
    this.lapsed = changed;
    return { lapsed: changed };
  }
}

/** A waiver beside the reference: it accepts its check where the finding begins within what it covers. */
export class WaiverBeside implements WaiverEntry {
  matched = 0;
  readonly lapsed = undefined;
  readonly expiredAt = undefined;

  constructor(readonly waiver: InlineWaiver) {}

  decide({ check, at }: Finding): Decision | undefined {
    const { file, span } = this.waiver.covers;
    if (check !== this.waiver.check || at?.file !== file) return undefined;
    if (at.span.start < span.start || at.span.start >= span.end) return undefined;
    this.matched += 1;
    const { reason, pending } = this.waiver;
    if (pending) return { lapsed: 'The change adds the waiver beside it, which counts once it is merged' };
    return { waived: { at: this.waiver.at, reason } };
  }
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

function waivedBy({ at, reason, owner, expires }: Waiver): Waived {
  return {
    at,
    reason,
    ...(owner === undefined ? {} : { owner }),
    ...(expires === undefined ? {} : { expires }),
  };
}
