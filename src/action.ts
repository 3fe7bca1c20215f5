// The action: reads inputs and policy, runs, and sets the result of the step, however the run ends. Large modules are
// loaded while the first request is under way.
import { policySources } from './ci/policy-sources.js';
import { guardHost } from './clients/http/index.js';
import { prefetchWorkflowToken } from './clients/platform/workflow-token.js';
import { configure } from './config/index.js';
import type { ActionsHost } from './host/actions.js';
import { Secret } from './model/secret.js';
import { plural } from './model/text.js';

/** Runs the whole action on a host. Never throws: a bug fails the step with one sentence and exit code 3. */
export async function action(host: ActionsHost): Promise<void> {
  try {
    await act(host);
  } catch (error) {
    host.sink.output('exit-code', '3');
    host.fail(
      `Internal error in Tagproof (this is a bug): ${error instanceof Error ? error.message : String(error)} [defect]`,
    );
  }
}

async function act(host: ActionsHost): Promise<void> {
  const token = host.input('github-token') || undefined;
  const secret = token === undefined ? undefined : new Secret(token);
  const sources = await policySources(guardHost(host).host, secret, host.input('base') || undefined);
  const read = await configure({ surface: 'workflow', get: host.input, ...sources });
  if ('issues' in read) {
    host.sink.output('exit-code', '2');
    host.fail(
      `${plural(read.issues.length, 'issue')} in the inputs or the policy [configuration]:\n${read.issues.join('\n')}`,
    );
    return;
  }
  const { config } = read;
  const mask = (secret: Secret) => host.sink.mask(secret);
  if (config.platform !== undefined)
    prefetchWorkflowToken({ platform: config.platform, config, workflow: host.workflow, mask });
  const [{ run }, { headline }] = await Promise.all([import('./run.js'), import('./output/format.js')]);
  const { report, exitCode } = await run(host, config);
  if (exitCode !== 0) host.fail(headline(report));
}
