// What changed since an earlier audit, how the numbers went over time, and the findings by team.

import { z } from 'zod';
import { harms } from '../images/harm.js';
import { type Frozen, instantSchema, optional, origin, place, severity } from './schema-parts.js';

const amount = z.int().nonnegative();

/** Kind of harm → findings that are not waived. */
export const harmSchema = z
  .partialRecord(z.enum(harms), amount)
  .describe('Kind of harm → findings that are not waived: what to look at first');

const changedFindingSchema = z.object({
  origin,
  check: z.string(),
  severity,
  file: place.file.optional(),
  line: place.line.optional(),
  image: optional(z.string(), '`registry/repository:tag`'),
  artifact: z.string().optional(),
  advisory: z.string().optional(),
});

const newlySchema = z.object({
  image: z.string(),
  findings: amount.describe('How many of the new findings are about it'),
  repositories: amount,
});

export const changesSchema = z.object({
  since: instantSchema.describe('When the earlier audit was started'),
  counts: z.object({
    new: amount,
    fixed: amount,
    still: amount,
    waived: amount.describe('Gone because a waiver accepts them now'),
    first: amount.describe('In repositories of which the earlier audit knows nothing'),
    unverified: amount.describe('Gone, but their repository was not verified as a whole this time'),
    uncompared: amount.describe('Beyond the findings that the earlier report lists'),
  }),
  new: z.array(changedFindingSchema).describe('The worst of them first, up to 500'),
  fixed: z.array(changedFindingSchema).describe('The worst of them first, up to 500'),
  newlyForeign: z.array(newlySchema).describe('Images with a digest that never belonged to the tag'),
  newlyStale: z.array(newlySchema).describe('Images whose pins have become too old'),
});

export const trendPointSchema = z.object({
  at: instantSchema,
  findings: amount.describe('Not waived'),
  bySeverity: z.record(z.string(), amount),
  images: optional(amount, 'Images with findings'),
  references: amount,
  current: amount.describe('References that are pinned to the current digest'),
  unknown: amount,
  repositories: amount.optional(),
});

export const teamSchema = z.object({
  team: z.string().describe('An owner in CODEOWNERS; empty: files without an owner'),
  repositories: amount,
  findings: amount.describe('Not waived. A file with two owners counts for both'),
  bySeverity: z.record(z.string(), amount),
  harm: harmSchema.optional(),
});

export type ReportedChanges = Frozen<z.infer<typeof changesSchema>>;
export type ChangedFinding = Frozen<z.infer<typeof changedFindingSchema>>;
export type NewlyHarmful = Frozen<z.infer<typeof newlySchema>>;
export type TrendPoint = Frozen<z.infer<typeof trendPointSchema>>;
export type ReportedTeam = Frozen<z.infer<typeof teamSchema>>;
