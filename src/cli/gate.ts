// `verify`, `pin` and `audit`: the same run as the action's, on another host.
import { checkoutPolicy, configure, noRemote } from '../configure.js';
import { localHost } from '../host/local.js';
import { run } from '../run.js';
import { type Context, inputOf, lookOf } from './context.js';

/** Runs over a folder and returns the exit code. Under `--json` the report is the one document on standard output. */
export async function gate(context: Context): Promise<number> {
  const { invocation, environment, out, err } = context;
  const { command, operands, json } = invocation;
  const get = (name: string) => (name === 'mode' ? command : inputOf(context, name));
  const host = localHost({ root: operands[0] ?? '.', environment, ...lookOf(context) });
  const read = await configure({ get, head: checkoutPolicy(host.files), remote: noRemote });
  if ('mistakes' in read) {
    err(read.mistakes.join('\n'));
    return 2;
  }
  const { report, exitCode } = await run(host, read.config);
  if (json) out(JSON.stringify(report, null, 2));
  return exitCode;
}
