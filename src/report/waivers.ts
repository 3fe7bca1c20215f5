// Waivers of the policy that run out soon.
import { z } from 'zod';
import type { Report } from './schema.js';

const soonMs = 14 * 86_400_000;

const waiverSchema = z.object({
  state: z.string().optional(),
  check: z.string().optional(),
  image: z.string().optional(),
  tag: z.string().optional(),
  artifact: z.string().optional(),
  advisory: z.string().optional(),
  reason: z.string().optional(),
  expires: z.string(),
  owner: z.string().optional(),
});

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
      const read = waiverSchema.safeParse(waiver);
      const ends = read.success ? Date.parse(read.data.expires) : Number.NaN;
      const counts = read.data?.state === undefined || read.data.state === 'active';
      return read.success && counts && ends >= now && ends <= now + soonMs ? [{ ...read.data, ends }] : [];
    })
    .sort((a, b) => a.ends - b.ends)
    .map(({ check, image, tag, artifact, advisory, reason = '', expires, owner }) => ({
      subject: [check, image, tag, artifact, advisory].filter((part) => part !== undefined).join(' '),
      reason,
      expires,
      ...(owner === undefined ? {} : { owner }),
    }));
}
