// `audit`: of a folder, or of one or more repositories on GitHub without cloning them.
import { compact } from '../../model/compact.js';
import { type Context, githubTokenOf, linesOf, usageErrors } from '../context.js';
import { folderHost, gateOn } from '../gate.js';
import { readName } from './fleet/name.js';
import { auditMany, isMany } from './many.js';
import { issueOf, issuesOfNames, notFromRemotePolicy, remoteApi, remoteHost } from './remote.js';
import { changesSince } from './since/changes.js';
import { readEarlier } from './since/read.js';

const knownNeedsMany = '`--known` requires several repositories, or `--shard` or `--json-lines`.';

/** Runs the audit and returns the exit code. */
export async function audit(context: Context): Promise<number> {
  const { invocation, environment, err } = context;
  const names = linesOf(invocation, 'repository');
  const wrong = issuesOfNames(names);
  if (wrong.length > 0) return usageErrors(context, 'usage', wrong);
  if (isMany(invocation)) return auditMany(context, names);
  if (invocation.flags.has('known')) return usageErrors(context, 'usage', [knownNeedsMany]);
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
