// The action: reads inputs and policy, runs, and sets the result of the step, however the run ends. Large modules are
// loaded while the first request is under way.

import { policySources } from './ci/policy-sources.js';
import { guardHost } from './clients/http/index.js';
import { prefetchWorkflowToken } from './clients/platform/workflow-token.js';
import { configure } from './config/index.js';
import type { ActionsHost } from './host/actions.js';
import { type Gap, gapFrom } from './model/failure.js';
import type { Sink } from './model/run/host.js';
import { Secret } from './model/run/secret.js';
import { plural } from './model/text/text.js';

/**
 * Runs the whole action on a host. Never throws: a bug fails the step with one sentence and exit code 3. So do outputs that
 * cannot be written, because later steps would read nothing, unless the step fails anyway.
 */
export async function action(outside: ActionsHost): Promise<void> {
  const { sink, unwritten } = withWholeOutputs(outside.sink);
  const host = { ...outside, sink };
  try {
    await act(host);
  } catch (error) {
    await withoutReport('incomplete', 3, sink);
    host.fail(
      `Internal error in Tagproof (this is a bug): ${error instanceof Error ? error.message : String(error)} [defect]`,
    );
  }
  const failure = unwritten();
  if (failure !== undefined) host.fail(`${failure.message} [${failure.cause}]`, 3);
}

async function withoutReport(verdict: 'invalid' | 'incomplete', exitCode: 2 | 3, sink: Sink): Promise<void> {
  const { writeOutputsWithoutReport } = await import('./output/action-outputs.js');
  writeOutputsWithoutReport(verdict, exitCode, sink);
}

/** The sink, whose outputs end with the first one that cannot be written: a step with some of them looks whole. */
function withWholeOutputs(sink: Sink): { readonly sink: Sink; readonly unwritten: () => Gap | undefined } {
  let unwritten: Gap | undefined;
  const output: Sink['output'] = (name, value) => {
    if (unwritten !== undefined) return;
    try {
      sink.output(name, value);
    } catch (error) {
      unwritten = gapFrom(error, name);
    }
  };
  return { sink: { ...sink, output }, unwritten: () => unwritten };
}

async function act(host: ActionsHost): Promise<void> {
  const token = host.input('github-token') || undefined;
  const secret = token === undefined ? undefined : new Secret(token);
  const sources = await policySources(guardHost(host).host, secret, host.input('base') || undefined);
  const read = await configure({ surface: 'workflow', get: host.input, ...sources });
  if ('issues' in read) {
    await withoutReport('invalid', 2, host.sink);
    host.fail(
      `${plural(read.issues.length, 'issue')} in the inputs or the policy [configuration]:\n${read.issues.join('\n')}`,
    );
    return;
  }
  const { config } = read;
  const mask = (secret: Secret) => host.sink.mask(secret);
  if (config.platform !== undefined)
    prefetchWorkflowToken({ platform: config.platform, config, workflow: host.workflow, mask });
  const { run } = await import('./run.js');
  const { report, exitCode } = await run(host, config);
  if (exitCode === 0) return;
  const [{ headline }, { viewOf }] = await Promise.all([
    import('./output/words/format.js'),
    import('./output/view.js'),
  ]);
  host.fail(headline(report, viewOf(report)));
}
