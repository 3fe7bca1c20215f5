// `verify`, `pin` and `audit`: the same run as the action's, on another host.
import { configure } from '../configure.js';
import { readName } from '../fleet/name.js';
import { localHost } from '../host/local.js';
import { stopSignal } from '../host/signals.js';
import { keepingSecrets } from '../http/secrets.js';
import { stoppable } from '../http/stop.js';
import type { Host } from '../model/host.js';
import { policySources } from '../policy-files.js';
import { run } from '../run.js';
import { auditMany, isMany } from './audit-many.js';
import { type Context, githubTokenOf, inputOf, linesOf, lookOf, mistaken } from './context.js';
import { mistakeOf, mistakesOfNames, notFromRemotePolicy, remoteApi, remoteHost } from './remote.js';

/** Runs over a folder and returns the exit code. Under `--json` the report is the one document on standard output. */
export async function gate(context: Context): Promise<number> {
  const { invocation, out, err } = context;
  const names = linesOf(invocation, 'repository');
  const wrong = mistakesOfNames(names);
  if (wrong.length > 0) return mistaken({ err }, 'usage', wrong);
  if (isMany(invocation)) return auditMany(context, names);
  const host = await hostOf(context, names[0]);
  if ('mistake' in host) {
    err(host.mistake);
    return host.exitCode;
  }
  const get = (name: string) => (name === 'mode' ? invocation.command : inputOf(context, name));
  const read = await configure({
    get,
    ...policySources(keepingSecrets(stoppable(host)).host, githubTokenOf(context)),
    ...(names.length > 0 ? { notFromPolicy: notFromRemotePolicy } : {}),
  });
  if ('mistakes' in read) return mistaken({ err }, 'configuration', read.mistakes);
  const { report, exitCode } = await run(host, read.config);
  if (invocation.json) out(JSON.stringify(report, null, 2));
  // Connections that are still open keep nobody waiting.
  if (host.stop?.aborted) process.exit(exitCode);
  return exitCode;
}

async function hostOf(
  context: Context,
  named: string | undefined,
): Promise<Host | ReturnType<typeof mistakeOf>> {
  const { invocation, environment } = context;
  const root = invocation.operands[0] ?? '.';
  const local = localHost({ root, environment, stop: stopSignal(), ...lookOf(context) });
  const repository = named === undefined ? undefined : readName(named);
  if (repository === undefined) return local;
  try {
    return await remoteHost(local, remoteApi(local, environment, githubTokenOf(context)), repository);
  } catch (error) {
    return mistakeOf(error, named ?? '');
  }
}
