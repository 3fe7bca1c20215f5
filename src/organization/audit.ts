// `audit`: of a folder, or of one or more repositories on GitHub without cloning them.

import { type Context, githubTokenOf, linesOf, usageErrors } from '../command/context.js';
import { folderHost, gateOn } from '../command/gate.js';
import { compact } from '../model/collections.js';
import { auditMany, isMany } from './many.js';
import { readName } from './merge/name.js';
import { plannedIn } from './plan/known-file.js';
import { issueOf, issuesOfNames, notFromRemotePolicy, remoteApi, remoteHost } from './remote.js';
import { changesSince, readEarlier } from './since/trend.js';

/** Flags of an audit of many repositories. */
const flagsOfMany = ['known', 'jobs'];

/** Runs the audit and returns the exit code. */
export async function audit(context: Context): Promise<number> {
  const { invocation, environment, err } = context;
  const asked = await namesOf(context);
  const wrong = 'issue' in asked ? [asked.issue] : issuesOfNames(asked.names);
  if ('issue' in asked || wrong.length > 0) return usageErrors(context, 'usage', wrong);
  const { names } = asked;
  if (isMany(invocation)) return auditMany(context, names);
  const ofMany = flagsOfMany.filter((flag) => invocation.flags.has(flag));
  if (ofMany.length > 0) return usageErrors(context, 'usage', ofMany.map(needsMany));
  const since = invocation.flags.get('since');
  const read = since === undefined ? undefined : await readEarlier(since, 'one');
  if (read !== undefined && 'issue' in read) return usageErrors(context, 'usage', [read.issue]);
  const amend = read && changesSince(read.earlier);
  const local = folderHost(context);
  const repository = names[0] === undefined ? undefined : readName(names[0]);
  if (repository === undefined) return gateOn(context, local, compact({ amend }));
  try {
    const api = remoteApi(local, environment, githubTokenOf(context));
    const host = await remoteHost(local, api, repository);
    return gateOn(context, host, { notFromPolicy: notFromRemotePolicy, ...compact({ amend }) });
  } catch (error) {
    const { issue, exitCode } = issueOf(error, names[0] ?? '');
    err(issue);
    return exitCode;
  }
}

function needsMany(flag: string): string {
  return `\`--${flag}\` requires several repositories, or \`--shard\` or \`--json-lines\`.`;
}

/** The repositories that the flags name: themselves, or by a shard of a plan. None: the folder is audited. */
async function namesOf({
  invocation,
}: Context): Promise<{ readonly names: readonly string[] } | { readonly issue: string }> {
  const names = linesOf(invocation, 'repository');
  const [plan, shard] = [invocation.flags.get('plan'), invocation.flags.get('shard')];
  if (plan === undefined) return { names };
  if (names.length > 0) return { issue: 'Set either `--repository` or `--plan`, not both.' };
  if (shard === undefined) return { issue: '`--plan` requires `--shard`.' };
  return plannedIn(plan, shard);
}
