// Advisories and scanner reports in the platform's format.
import { z } from 'zod';
import { compact } from '../../model/collections.js';
import type { Advisory, AdvisoryEvent, EventStatus } from '../../model/judgement/advisory.js';

/** In characters as sent. Every proxy and gateway accepts 2,000; some refuse more. */
export const maxUrlLength = 2000;
/** For the paging parameters, cursor included. */
const reserved = 300;

interface Batches {
  readonly batches: readonly (readonly string[])[];
  /** Names that would make a URL too long on their own. */
  readonly tooLong: readonly string[];
}

/** Fills the batches in the order of the names, each name once. */
export function batchNames(names: readonly string[], baseUrl: string): Batches {
  const room = maxUrlLength - reserved - `${baseUrl}/vulnerabilities/v2/advisories?`.length;
  const batches: string[][] = [];
  const tooLong: string[] = [];
  let left = 0;
  for (const name of new Set(names)) {
    const size = `${new URLSearchParams({ artifactNames: name })}&`.length;
    if (size > room) {
      tooLong.push(name);
      continue;
    }
    if (size > left) {
      batches.push([]);
      left = room;
    }
    batches.at(-1)?.push(name);
    left -= size;
  }
  return { batches, tooLong };
}

const statuses: Readonly<Record<string, EventStatus>> = {
  detection: 'detected',
  truePositiveDetermination: 'true-positive',
  falsePositiveDetermination: 'false-positive',
  fixed: 'fixed',
  patched: 'patched',
  pendingUpstreamFix: 'pending-upstream-fix',
  fixNotPlanned: 'not-planned',
  analysisNotPlanned: 'analysis-not-planned',
};

/** An event is an object with one field, whose name is its kind. */
const event = z.looseObject({
  createTime: z.string().optional(),
  reviewState: z.string().optional(),
  fixed: z.object({ fixedVersion: z.string().optional() }).nullish(),
  patched: z.object({ patchedVersions: z.array(z.string()).optional() }).nullish(),
});

/** Events under review, and those that were rejected, are ignored. */
function isApproved({ reviewState }: z.infer<typeof event>): boolean {
  return ['REVIEW_STATE_APPROVED', 'REVIEW_STATE_UNSPECIFIED', '', undefined].includes(reviewState);
}

function eventOf(raw: z.infer<typeof event>): AdvisoryEvent {
  const kind = Object.keys(statuses).find((name) => raw[name] !== undefined && raw[name] !== null);
  const status = (kind === undefined ? undefined : statuses[kind]) ?? 'unknown';
  return compact({
    status,
    at: raw.createTime,
    fixedVersion: (status === 'fixed' && raw.fixed?.fixedVersion) || undefined,
    patchedVersions: status === 'patched' ? raw.patched?.patchedVersions : undefined,
  });
}

export const platformAdvisorySchema = z
  .object({
    uid: z.string().min(1),
    advisoryId: z.string().min(1),
    artifactName: z.string().min(1),
    updateTime: z.string(),
    artifactType: z.string().optional(),
    aliases: z.array(z.string()).optional(),
    severities: z
      .array(z.object({ type: z.string().default('TYPE_UNSPECIFIED'), score: z.string().default('') }))
      .optional(),
    events: z.array(event).optional(),
  })
  .transform(
    ({ artifactType, aliases, severities, events, ...advisory }): Advisory =>
      compact({
        ...advisory,
        artifactType: artifactType || undefined,
        aliases,
        severities,
        events: events?.filter(isApproved).map(eventOf),
      }),
  );

const text = z.string().default('');
/** JSON of protobuf may have an empty text instead of none. */
const filled = z
  .string()
  .optional()
  .transform((value) => value || undefined);
/** The names of the protocol, as scanners write them: `WONT_FIX` is `wont-fix`. */
const word = text.transform((name) => (name === 'UNKNOWN' ? '' : name.toLowerCase().replaceAll('_', '-')));

export const vulnerabilityReportSchema = z.object({
  id: text,
  /** When the digest was scanned last. A digest that was never scanned has an empty report. */
  lastSeen: filled,
  vulnerabilityMatches: z
    .array(
      z.object({
        vulnerability: z.object({
          id: z.string().min(1),
          displayId: filled,
          severity: word,
          relatedVulnerabilities: z
            .array(z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]))
            .default([]),
        }),
        pkg: z.object({ name: filled, version: filled }).optional(),
        fix: z.object({ versions: z.array(z.string()).default([]), state: word }).optional(),
      }),
    )
    .default([]),
});
