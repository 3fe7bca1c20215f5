// Waivers of the policy that run out soon.
import type { Report } from './schema.js';

const soonMs = 14 * 86_400_000;

export interface Expiring {
  /** Check and what it is about. */
  readonly subject: string;
  readonly reason: string;
  readonly expires: string;
  readonly owner?: string;
}

/** Those that end within 14 days of the report's instant, the next one first. Expired ones are findings instead. */
export function expiringWaivers({ waivers, asOf }: Report): readonly Expiring[] {
  const now = Date.parse(asOf);
  return waivers
    .flatMap((waiver) => {
      const { state, expires } = waiver;
      if (state !== 'active' || expires === undefined) return [];
      const ends = Date.parse(expires);
      return ends >= now && ends <= now + soonMs ? [{ ...waiver, expires, ends }] : [];
    })
    .sort((a, b) => a.ends - b.ends)
    .map(({ check, image, tag, artifact, advisory, reason, expires, owner }) => ({
      subject: [check, image, tag, artifact, advisory].filter((part) => part !== undefined).join(' '),
      reason,
      expires,
      ...(owner === undefined ? {} : { owner }),
    }));
}
