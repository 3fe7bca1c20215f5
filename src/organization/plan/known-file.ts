// The files that `plan` leaves for its audits: the plan itself, and what is known of its repositories: lists of tags that it has just
// read, and which tags have not moved since the previous audit.

import { createHash } from 'node:crypto';
import { z } from 'zod';
import { readUserFile } from '../../command/context.js';
import { readLines, writeLines } from '../../host/files/jsonl.js';
import { compact } from '../../model/collections.js';
import { isDigest } from '../../model/images/image.js';
import type { OrganizationImage } from '../../model/images/listed-tag.js';
import { parseJson } from '../../model/json.js';
import type { Instant } from '../../model/judgement/fact.js';
import type { Config } from '../../model/run/config.js';
import { repositoryKey } from '../merge/name.js';
import { type PlannedAudit, readPlan, ShardError } from '../merge/schema.js';
import { entryDigestSchema } from './reuse-conditions.js';

const headSchema = z.object({
  schemaVersion: z.literal(1),
  document: z.literal('known'),
  listedAt: z.number(),
  access: z.string(),
});

const repositorySchema = z.object({
  repository: z.string(),
  inputs: z.string(),
  histories: entryDigestSchema,
  tags: z.array(z.string()),
});
/** The tags of a repository that have not moved since its last audit, which had these inputs. */
export type KnownRepositoryTags = z.infer<typeof repositorySchema>;

const listSchema = z.object({
  image: z.string(),
  tags: z.array(
    z.object({
      name: z.string(),
      deprecated: z.boolean(),
      digest: z.string().refine(isDigest).optional(),
      updatedAt: z.number().optional(),
    }),
  ),
  ends: z.record(
    z.string(),
    z.object({
      date: z.string().optional(),
      grace: z.object({ until: z.number().optional() }).optional(),
    }),
  ),
});

export interface PlanKnowledge {
  readonly listedAt: Instant;
  /** The platform, and whose access the lists were read with. */
  readonly access: string;
  /** By the keys of the repositories. */
  readonly repositories: ReadonlyMap<string, KnownRepositoryTags>;
  /** By `<org>/<image>`. */
  readonly lists: ReadonlyMap<string, OrganizationImage>;
}

/** A fingerprint of where the platform is, and whose access is used. */
export function accessOf({ platform, identity, group }: Pick<Config, 'platform' | 'identity' | 'group'>) {
  const place = [platform?.baseUrl, platform?.registryUrl, platform?.historyService, identity, group];
  return createHash('sha256').update(JSON.stringify(place)).digest('hex').slice(0, 16);
}

export async function writeKnown(file: string, knowledge: PlanKnowledge): Promise<void> {
  const { listedAt, access, repositories, lists } = knowledge;
  const writer = await writeLines(file, true);
  try {
    await writer.write(JSON.stringify({ schemaVersion: 1, document: 'known', listedAt, access }));
    for (const one of repositories.values()) await writer.write(JSON.stringify(one));
    for (const [image, { tags, ends }] of lists)
      await writer.write(JSON.stringify({ image, tags, ends: Object.fromEntries(ends) }));
  } finally {
    await writer.close();
  }
}

const maxLineBytes = 64 * 1024 * 1024;

/** Reads what `writeKnown` wrote. @throws ShardError for a file that is missing, cut or something else */
export async function readKnown(file: string): Promise<PlanKnowledge> {
  const repositories = new Map<string, KnownRepositoryTags>();
  const lists = new Map<string, OrganizationImage>();
  let head: z.infer<typeof headSchema> | undefined;
  try {
    for await (const { text } of readLines(file, maxLineBytes)) {
      const line = parseJson(text);
      if (head === undefined) head = headSchema.parse(line);
      else if (has(line, 'image')) {
        const { image, tags, ends } = listSchema.parse(line);
        lists.set(image, {
          tags,
          ends: new Map(Object.entries(ends).map(([tag, end]) => [tag, endOf(end)])),
        });
      } else {
        const one = repositorySchema.parse(line);
        repositories.set(repositoryKey(one.repository), one);
      }
    }
  } catch (error) {
    throw new ShardError(`${file}: is not a complete file of \`plan --known\`. Plan again`, {
      cause: error,
    });
  }
  if (head === undefined) throw new ShardError(`${file}: is empty. Plan again`);
  return { listedAt: head.listedAt, access: head.access, repositories, lists };
}

function has(line: unknown, name: string): boolean {
  return typeof line === 'object' && line !== null && name in line;
}

function endOf({ date, grace }: z.infer<typeof listSchema>['ends'][string]) {
  return compact({ date, grace: grace && compact(grace) });
}

const maxPlanBytes = 16 * 1024 * 1024;

/** The shards of the plan, or why the file is none, as a sentence with its name. */
export async function readPlanFile(file: string): Promise<PlannedAudit | { readonly issue: string }> {
  const read = await readUserFile(file, maxPlanBytes);
  if ('unreadable' in read)
    return {
      issue: `${file}: ${read.absent === true ? 'does not exist' : `cannot be read (${read.unreadable})`}`,
    };
  const plan = readPlan(read.text);
  return 'issue' in plan ? { issue: `${file}: ${plan.issue}` } : plan;
}

/** The repositories of one shard of the plan. */
export async function plannedIn(
  file: string,
  shard: string,
): Promise<{ readonly names: readonly string[] } | { readonly issue: string }> {
  const plan = await readPlanFile(file);
  if ('issue' in plan) return plan;
  const { repositories = [] } = plan.head.expected.find((one) => one.shard === shard) ?? {};
  return repositories.length > 0
    ? { names: repositories }
    : { issue: `${file}: has no shard ${shard.slice(0, 100)}` };
}
