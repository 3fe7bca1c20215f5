// The documents for many repositories: the plan, which is a job matrix, and the lines of a shard's report.

import { z } from 'zod';
import { parseJson } from '../../model/json.js';
import { reportSchema } from '../../report/schema/schema.js';
import { type Frozen, instantSchema, optional } from '../../report/schema/schema-parts.js';
import { keptTagsSchema, reuseSchema } from '../plan/reuse-conditions.js';
import type { Shard } from '../plan/shards.js';
import { readName } from './name.js';

const repository = z
  .string()
  .regex(/^[\w.-]{1,100}\/[\w.-]{1,100}$/)
  .describe('`owner/name`');
const shardName = z.string().regex(/^\d{1,3}\/\d{1,3}$/);

/** A plan: a job matrix with one job per shard. */
export const planSchema = z.object({
  include: z
    .array(
      z.object({
        shard: shardName.describe('`3/8`'),
        repositories: z.string().describe('`owner/name`, one per line'),
      }),
    )
    .max(256),
  carried: optional(
    z.array(repository),
    'Repositories whose audit of an earlier night still holds, in the file that `plan --output` wrote',
  ),
  plannedAt: optional(
    instantSchema,
    'When `plan --since` started: `merge` leaves out what its shards audited before',
  ),
});
export type PlanDocument = z.infer<typeof planSchema>;

/** The first line of a shard's report: the repositories that the other lines should be about. */
export const headSchema = z.object({
  schemaVersion: z.literal(1),
  document: z.literal('shard'),
  expected: z
    .array(z.object({ shard: shardName.optional(), repositories: z.array(repository) }))
    .describe('Repositories for which a line should follow; those without one were not verified'),
});
export type Head = z.infer<typeof headSchema>;

/** Every other line: one repository. Sorted by name in lower case, each once. */
export const rowSchema = z.object({
  repository,
  report: optional(
    reportSchema.omit({ histories: true, record: true }),
    'The report of the repository, without tag histories and the record for replay',
  ),
  inputs: optional(z.string(), 'A fingerprint of the settings that the repository does not choose'),
  carry: optional(reuseSchema, 'What the report rests on; absent if it must be made again each time'),
  kept: optional(
    keptTagsSchema,
    'The tags whose histories were read whole, and the digest of these histories in the cache',
  ),
  carried: optional(
    z.boolean(),
    'The report is from an earlier night: nothing that it rests on has changed since',
  ),
  failed: optional(
    z.object({ cause: z.string(), subject: z.string(), message: z.string() }),
    'Why there is no report',
  ),
  ownersUnknown: optional(z.string(), 'Why the owners of its files are not known'),
});
export type ShardRow = Frozen<z.infer<typeof rowSchema>>;

/** A line of a shard's report (JSON Lines, https://jsonlines.org). */
export const shardLineSchema = z.union([headSchema, rowSchema]);

export function shardHeadOf(expected: readonly Shard[] | Head['expected']): Head {
  return {
    schemaVersion: 1,
    document: 'shard',
    expected: expected.map(({ repositories, ...rest }) => ({ ...rest, repositories: [...repositories] })),
  };
}

export interface PlannedAudit {
  readonly head: Head;
  /** When the plan was made, as an ISO timestamp; absent: nothing says so. */
  readonly plannedAt?: string | undefined;
}

/** The shards of a plan, or the issue as a sentence without the name of the file. */
export function readPlan(text: string): PlannedAudit | { readonly issue: string } {
  const parsed = planSchema.safeParse(parseJson(text));
  if (!parsed.success) return { issue: 'is not the output of `tagproof plan`' };
  const expected = parsed.data.include.map(({ shard, repositories }) => ({
    shard,
    repositories: repositories.split('\n').filter((line) => line !== ''),
  }));
  const wrong = expected.flatMap(({ repositories }) => repositories).find((name) => !readName(name));
  if (wrong !== undefined) return { issue: `names \`${wrong.slice(0, 100)}\`, which is not OWNER/REPO` };
  const { carried = [], plannedAt } = parsed.data;
  const head = shardHeadOf(carried.length === 0 ? expected : [...expected, { repositories: carried }]);
  return { head, plannedAt };
}
