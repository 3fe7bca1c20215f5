// `verify`, `pin` and `audit` of a folder: the same run as the action's, on another host.
import { policySources } from '../ci/policy-sources.js';
import { guardHost } from '../clients/http/index.js';
import { type ConfigSources, configure } from '../config/index.js';
import { localHost } from '../host/local.js';
import { stopSignal } from '../host/signals.js';
import type { Host } from '../model/host.js';
import { run } from '../run.js';
import { type Context, githubTokenOf, inputOf, printOptionsOf, usageErrors } from './context.js';

/** Runs on a folder and returns the exit code. With `--json` the report is the only document on standard output. */
export async function gate(context: Context): Promise<number> {
  return gateOn(context, folderHost(context));
}

/** The host of the given folder, or of the current one. */
export function folderHost(context: Context): Host {
  const { invocation, environment } = context;
  const root = invocation.operands[0] ?? '.';
  return localHost({ root, environment, stop: stopSignal(), ...printOptionsOf(context) });
}

/** The same on any host. */
export async function gateOn(
  context: Context,
  host: Host,
  limits: Pick<ConfigSources, 'notFromPolicy'> = {},
): Promise<number> {
  const { invocation, out, err } = context;
  const get = (name: string) => (name === 'mode' ? invocation.command : inputOf(context, name));
  const sources = policySources(guardHost(host).host, githubTokenOf(context));
  const read = await configure({ get, ...sources, ...limits });
  if ('issues' in read) return usageErrors({ err }, 'configuration', read.issues);
  const { report, exitCode } = await run(host, read.config);
  if (invocation.json) out(JSON.stringify(report, null, 2));
  return exitCode;
}
