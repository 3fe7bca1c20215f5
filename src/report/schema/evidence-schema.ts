// An advisory, a tag's history and the source of a fact in the report.
import { z } from 'zod';
import { sourceStrengths } from '../../model/source-strength.js';
import { digest, instantSchema } from './schema-parts.js';

export const advisorySchema = z.object({
  uid: z.string(),
  advisoryId: z.string(),
  artifactName: z.string(),
  updateTime: z.string(),
  artifactType: z.string().optional(),
  aliases: z.array(z.string()).optional().describe('Names of the same vulnerability elsewhere: CVE, GHSA'),
  severities: z
    .array(z.object({ type: z.string(), score: z.string().describe('A CVSS vector or a number') }))
    .optional(),
  events: z
    .array(
      z.object({
        status: z.string(),
        at: z.string().optional(),
        fixedVersion: z.string().optional(),
        patchedVersions: z.array(z.string()).optional(),
      }),
    )
    .optional()
    .describe('Absent: the platform has no status of it'),
});

export const evidenceSchema = z.object({
  source: z.string().describe('As messages name it'),
  strength: z
    .enum(sourceStrengths)
    .describe('What the source can say; only a complete history proves that a tag never pointed to a digest'),
  since: instantSchema.exactOptional().describe('The start of its window, or its oldest entry for the tag'),
  readAt: instantSchema.describe('When it was read; for a cached answer, when that was stored'),
  silent: z
    .object({ cause: z.string(), message: z.string() })
    .exactOptional()
    .describe('Why it could not say anything'),
});

export const historySchema = z.object({
  evidence: evidenceSchema.optional().describe("Where it comes from; absent: the platform's own history"),
  registry: z.string(),
  repository: z.string(),
  tag: z.string(),
  complete: z
    .boolean()
    .describe('False: only as much was read as the pins needed, or a part could not be read'),
  reigns: z
    .array(z.object({ digest, since: instantSchema, until: instantSchema.exactOptional() }))
    .describe('What the tag pointed to and when, from oldest to newest; the newest has no `until`'),
  truncated: z.int().positive().optional().describe('How many older entries were left out'),
  known: z
    .array(z.object({ from: instantSchema.optional(), to: instantSchema.optional() }))
    .optional()
    .describe('Of a history that is not complete: the intervals of time that are'),
});
