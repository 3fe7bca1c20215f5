// Advisories and scanner reports on the wire (platform-api: Advisory; platform-facts: Platform API v2, What only v1 has).
import { z } from 'zod';
import type { Advisory, AdvisoryEvent, EventStatus } from '../../model/advisory.js';

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

/** An event is an object with one field that says its kind. */
const event = z.looseObject({
  createTime: z.string().optional(),
  reviewState: z.string().optional(),
  fixed: z.object({ fixedVersion: z.string().optional() }).nullish(),
  patched: z.object({ patchedVersions: z.array(z.string()).optional() }).nullish(),
});

/** Events under review do not count; neither do those that were rejected. */
function counts({ reviewState }: z.infer<typeof event>): boolean {
  return reviewState === undefined || reviewState === 'REVIEW_STATE_APPROVED';
}

function eventOf(raw: z.infer<typeof event>): AdvisoryEvent {
  const kind = Object.keys(statuses).find((name) => raw[name] !== undefined && raw[name] !== null);
  const status = (kind === undefined ? undefined : statuses[kind]) ?? 'unknown';
  return {
    status,
    ...(raw.createTime === undefined ? {} : { at: raw.createTime }),
    ...(status === 'fixed' && raw.fixed?.fixedVersion ? { fixedVersion: raw.fixed.fixedVersion } : {}),
    ...(status === 'patched' && raw.patched?.patchedVersions
      ? { patchedVersions: raw.patched.patchedVersions }
      : {}),
  };
}

export const advisorySchema = z
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
    ({ artifactType, aliases, severities, events, ...always }): Advisory => ({
      ...always,
      ...(artifactType ? { artifactType } : {}),
      ...(aliases === undefined ? {} : { aliases }),
      ...(severities === undefined ? {} : { severities }),
      ...(events === undefined ? {} : { events: events.filter(counts).map(eventOf) }),
    }),
  );

const text = z.string().default('');

export const vulnerabilityReport = z.object({
  id: z.string(),
  vulnerabilityMatches: z
    .array(
      z.object({
        vulnerability: z.object({
          id: z.string().min(1),
          displayId: z.string().optional(),
          severity: text,
          relatedVulnerabilities: z
            .array(z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]))
            .default([]),
        }),
        pkg: z.object({ name: z.string().optional(), version: z.string().optional() }).optional(),
        fix: z.object({ versions: z.array(z.string()).default([]), state: text }).optional(),
      }),
    )
    .default([]),
});
