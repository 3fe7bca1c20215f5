// The action: reads inputs and policy, runs, and sets the result of the step, however the run ends. What is large is
// loaded while the CI answers.
import { prefetchIdToken } from './auth/index.js';
import { policySources } from './ci/policy-sources.js';
import { createRedactor } from './clients/http/secrets.js';
import { withAbort } from './clients/http/stop.js';
import { configure } from './config/index.js';
import type { ActionsHost } from './host/actions.js';
import { Secret } from './model/secret.js';

/** Runs the whole action on a host. Never throws: a defect fails the step with one sentence and exit code 3. */
export async function action(host: ActionsHost): Promise<void> {
  try {
    await act(host);
  } catch (error) {
    host.sink.output('exit-code', '3');
    host.fail(
      `Tagproof stopped at a defect of its own: ${error instanceof Error ? error.message : String(error)} [defect]`,
    );
  }
}

async function act(host: ActionsHost): Promise<void> {
  const token = host.input('github-token') || undefined;
  const sources = policySources(
    createRedactor(withAbort(host)).host,
    token === undefined ? undefined : new Secret(token),
  );
  const read = await configure({ surface: 'workflow', get: host.input, ...sources });
  if ('issues' in read) {
    host.sink.output('exit-code', '2');
    host.fail(
      `${read.issues.length} issues in the inputs or the policy [configuration]:\n${read.issues.join('\n')}`,
    );
    return;
  }
  const { config } = read;
  const mask = (secret: Secret) => host.sink.mask(secret);
  if (config.platform !== undefined)
    prefetchIdToken({ platform: config.platform, config, workflow: host.workflow, mask });
  const [{ run }, { headline }] = await Promise.all([import('./run.js'), import('./output/format.js')]);
  const { report, exitCode } = await run(host, config);
  if (exitCode !== 0) host.fail(headline(report));
}
