// `audit`: of a folder, or of one or more repositories on GitHub without cloning them.
import { type Context, githubTokenOf, linesOf, usageErrors } from '../context.js';
import { folderHost, gateOn } from '../gate.js';
import { readName } from './fleet/name.js';
import { auditMany, isMany } from './many.js';
import { issueOf, issuesOfNames, notFromRemotePolicy, remoteApi, remoteHost } from './remote.js';

/** Runs the audit and returns the exit code. */
export async function audit(context: Context): Promise<number> {
  const { invocation, environment, err } = context;
  const names = linesOf(invocation, 'repository');
  const wrong = issuesOfNames(names);
  if (wrong.length > 0) return usageErrors(context, 'usage', wrong);
  if (isMany(invocation)) return auditMany(context, names);
  const local = folderHost(context);
  const repository = names[0] === undefined ? undefined : readName(names[0]);
  if (repository === undefined) return gateOn(context, local);
  try {
    const api = remoteApi(local, environment, githubTokenOf(context));
    const host = await remoteHost(local, api, repository);
    return gateOn(context, host, { notFromPolicy: notFromRemotePolicy });
  } catch (error) {
    const { issue, exitCode } = issueOf(error, names[0] ?? '');
    err(issue);
    return exitCode;
  }
}
