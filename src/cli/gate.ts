// `verify`, `pin` and `audit`: the same run as the action's, on another host.
import { checks } from '../check/index.js';
import { localHost } from '../host/local.js';
import { readConfig } from '../inputs/index.js';
import { presets } from '../platform/presets.js';
import { run } from '../run.js';
import { type Context, inputOf, lookOf } from './context.js';
import { remoteHost } from './remote.js';

/** Runs over a folder and returns the exit code. Under `--json` the report is the one document on standard output. */
export async function gate(context: Context): Promise<number> {
  const { invocation, environment, out, err } = context;
  const { command, operands, json } = invocation;
  const get = (name: string) => (name === 'mode' ? command : inputOf(context, name));
  const read = readConfig(get, { presets, checks: checks.map(({ id }) => id) });
  if ('mistakes' in read) {
    err(read.mistakes.join('\n'));
    return 2;
  }
  const local = localHost({ root: operands[0] ?? '.', environment, ...lookOf(context) });
  const named = invocation.flags.get('repository');
  const host = named === undefined ? local : await remoteHost(local, named, environment, read.config);
  if ('mistake' in host) {
    err(host.mistake);
    return host.exitCode;
  }
  const { report, exitCode } = await run(host, read.config);
  if (json) out(JSON.stringify(report, null, 2));
  return exitCode;
}
