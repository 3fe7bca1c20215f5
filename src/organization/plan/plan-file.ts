// Reads a plan from its file: for the merge all of it, for an audit the repositories of one shard.
import { readUserFile } from '../../command/context.js';
import { type NightPlan, readPlan } from '../merge/schema.js';

const maxPlanBytes = 16 * 1024 * 1024;

/** The shards of the plan, or why the file is none, as a sentence with its name. */
export async function readPlanFile(file: string): Promise<NightPlan | { readonly issue: string }> {
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
