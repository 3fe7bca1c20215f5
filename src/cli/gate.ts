// `verify`, `pin` and `audit`: the same run as the action's, on another host.
import { configure } from '../configure.js';
import { localHost } from '../host/local.js';
import { stopSignal } from '../host/signals.js';
import { keepingSecrets } from '../http/secrets.js';
import { stoppable } from '../http/stop.js';
import { Secret } from '../model/secret.js';
import { policySources } from '../policy-files.js';
import { run } from '../run.js';
import { type Context, inputOf, lookOf, mistaken } from './context.js';
import { remoteHost } from './remote.js';

/** Runs over a folder and returns the exit code. Under `--json` the report is the one document on standard output. */
export async function gate(context: Context): Promise<number> {
  const { invocation, environment, out, err } = context;
  const { command, operands, json } = invocation;
  const get = (name: string) => (name === 'mode' ? command : inputOf(context, name));
  const token = inputOf(context, 'github-token');
  const githubToken = token === undefined ? undefined : new Secret(token);
  const local = localHost({ root: operands[0] ?? '.', environment, stop: stopSignal(), ...lookOf(context) });
  const named = invocation.flags.get('repository');
  const host = named === undefined ? local : await remoteHost(local, named, environment, githubToken);
  if ('mistake' in host) {
    if (host.exitCode === 2) return mistaken({ err }, 'usage', [host.mistake]);
    err(host.mistake);
    return 3;
  }
  const read = await configure({ get, ...policySources(keepingSecrets(stoppable(host)).host, githubToken) });
  if ('mistakes' in read) return mistaken({ err }, 'configuration', read.mistakes);
  const { report, exitCode } = await run(host, read.config);
  if (json) out(JSON.stringify(report, null, 2));
  // Connections that are still open keep nobody waiting.
  if (host.stop?.aborted) process.exit(exitCode);
  return exitCode;
}
