// What makes an audit hold until the next one: whether it can, and what must not have changed until then.

import { createHash } from 'node:crypto';
import { z } from 'zod';
import { compact, smallest } from '../../model/collections.js';
import type { Config } from '../../model/run/config.js';
import type { Report, ReportedFinding, ReportedReference } from '../../report/schema/schema.js';
import { type Frozen, instantSchema, optional } from '../../report/schema/schema-parts.js';
import { version } from '../../report/version.js';

/** Of an entry of the cache, which is verified by it. */
export const entryDigestSchema = z.string().regex(/^[0-9a-f]{64}$/);

/** What an audit has read whole: the digest of the histories in the cache, and what each tag pointed to. */
export const keptTagsSchema = z.object({
  histories: entryDigestSchema,
  tags: z.array(z.object({ tag: z.string().describe('`<org>/<image>:<tag>`'), digest: z.string() })),
});
export type KeptTags = Frozen<z.infer<typeof keptTagsSchema>>;

const digest = z.string().regex(/^sha256:[0-9a-f]{64}$/);

export const reuseSchema = z.object({
  until: optional(instantSchema, 'When a pin will have been behind for longer than is accepted'),
  platform: optional(z.string(), "Host of the platform's registry"),
  images: z
    .array(
      z.object({
        registry: z.string(),
        repository: z.string(),
        tag: z.string(),
        digest: digest.describe('What the tag pointed to'),
        deprecated: z.boolean().optional(),
      }),
    )
    .describe('Every tag that the report rests on'),
});

/** An audit with this holds for as long as commit, tags and inputs are the same, and no date in it has passed. */
export type ReuseConditions = Frozen<z.infer<typeof reuseSchema>>;
export type CarriedImage = ReuseConditions['images'][number];

type AuditReport = Pick<
  Report,
  'verdict' | 'startedAt' | 'references' | 'findings' | 'waivers' | 'incomplete' | 'settings' | 'source'
> &
  Pick<Report, 'advisories' | 'coverage'>;

/**
 * What the audit rests on, or `undefined` if something else could change its result: time itself, advisories, pull
 * policies, signatures, a policy of another repository, ends of life that are asked for online, or something that is not
 * known. In doubt it is audited again.
 */
export function reuseConditionsOf(
  report: AuditReport,
  { policy, maxAgeMs, endOfLife }: Pick<Config, 'policy' | 'maxAgeMs' | 'endOfLife'>,
  platform: string | undefined,
): ReuseConditions | undefined {
  const { verdict, incomplete, source, references, advisories, coverage } = report;
  const asked = coverage?.artifacts.asked ?? 0;
  const isWhole = verdict !== 'incomplete' && incomplete.length === 0 && source !== undefined;
  if (!isWhole || asked > 0 || advisories.length > 0) return undefined;
  // The policy of another repository has its ref in its name.
  if (policy.sources.some(({ path }) => path.includes('@'))) return undefined;
  const ages = [maxAgeMs, ...policy.overrides.map((override) => override.maxAgeMs)];
  const mayLagMs = smallest(ages.flatMap((ms) => ms ?? []));
  const images = new Map<string, CarriedImage>();
  const reported = stalePlaces(report);
  let until = Number.POSITIVE_INFINITY;
  for (const reference of references) {
    if (reference.kind !== 'image') continue;
    const image = imageOf(reference, platform);
    if (image === undefined) return undefined;
    // Anybody can announce an end there at any time, while the tag stays where it is.
    if (endOfLife === 'online' && image.registry !== platform) return undefined;
    const { supersededAt } = reference.fact ?? {};
    if (supersededAt !== undefined && !reported.has(placeKey(reference)))
      until = Math.min(until, Date.parse(supersededAt) + mayLagMs);
    images.set(JSON.stringify([image.registry, image.repository, image.tag]), image);
  }
  if (datesAfter(report)) return undefined;
  const limit = until === Number.POSITIVE_INFINITY ? undefined : new Date(until).toISOString();
  return { ...compact({ until: limit, platform }), images: [...images.values()] };
}

/** The tag that the fact rests on; `undefined` if the fact may change while the tag does not. */
function imageOf(reference: ReportedReference, platform: string | undefined): CarriedImage | undefined {
  const { fact, registry, repository, pullPolicies, signatures } = reference;
  const tag = reference.tag ?? fact?.recoveredTag ?? reference.assumedTag;
  if (fact?.currentDigest === undefined || registry === undefined || repository === undefined)
    return undefined;
  if (tag === undefined || pullPolicies !== undefined || signatures !== undefined) return undefined;
  // Without the platform's history, only what the registry has for the tag now does not depend on other sources.
  const rests = registry === platform ? fact.basis === undefined : fact.basis === 'present';
  const isStable = ['current', 'unpinned', 'not-in-history', 'superseded'].includes(fact.status);
  if (!rests || fact.endOfLife !== undefined || !isStable) return undefined;
  const { currentDigest, deprecated } = fact;
  return { registry, repository, tag, digest: currentDigest, ...compact({ deprecated }) };
}

/** Where the report already says that a pin is behind for too long. A line may have other pins, which are not yet. */
function stalePlaces({ findings }: AuditReport): ReadonlySet<string> {
  const stale = findings.filter(({ check }) => check === 'stale-digest');
  return new Set(stale.map(placeKey));
}

function placeKey({ file, line, column }: Pick<ReportedFinding, 'file' | 'line' | 'column'>): string {
  return JSON.stringify([file, line, column]);
}

const date = /\b\d{4}-\d{2}-\d{2}(?:T[\d:.]{1,20}Z)?/g;

/** Whether a date of the report is later than the report: then its result can change when that date has come. */
function datesAfter({ references, findings, waivers, settings, startedAt }: AuditReport): boolean {
  const text = JSON.stringify([references, findings, waivers, settings]);
  const day = startedAt.slice(0, 10);
  for (const [found] of text.matchAll(date)) {
    if (found.length === 10 ? found >= day : found > startedAt) return true;
  }
  return false;
}

/**
 * A fingerprint of the command's settings. It is the same for all repositories: the settings of a repository's policy
 * follow from its commit and apply where the command has none, and the defaults follow from the version.
 */
export function inputsOf({ settings }: Pick<Config, 'settings'>): string {
  const own = settings
    .filter(({ from, name }) => from === 'input' && name !== 'cache')
    .map(({ name, value }) => [name, value]);
  return createHash('sha256')
    .update(JSON.stringify([version, own]))
    .digest('hex')
    .slice(0, 16);
}
