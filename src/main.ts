// The action's end: build the host, read the inputs, run, set the result. What is large is loaded while the CI answers.
import { askEarly } from './auth/index.js';
import { configure } from './configure.js';
import { actionsHost } from './host/actions.js';
import { Secret } from './model/secret.js';
import { policySources } from './policy-files.js';

const host = actionsHost(process.env);

async function main(): Promise<void> {
  const token = host.input('github-token') || undefined;
  const sources = policySources(host, token === undefined ? undefined : new Secret(token));
  const read = await configure({ get: host.input, ...sources });
  if ('mistakes' in read) {
    host.sink.output('exit-code', '2');
    host.fail(`${read.mistakes.length} mistakes in the inputs or the policy:\n${read.mistakes.join('\n')}`);
    return;
  }
  const { config } = read;
  const mask = (secret: Secret) => host.sink.mask(secret);
  if (config.platform !== undefined)
    askEarly({ platform: config.platform, config, workflow: host.workflow, mask });
  const [{ run }, { headline }] = await Promise.all([import('./run.js'), import('./report/words.js')]);
  const { report, exitCode } = await run(host, config);
  if (exitCode !== 0) host.fail(headline(report));
}

main().catch((error: unknown) => {
  host.sink.output('exit-code', '3');
  host.fail(
    `Tagproof stopped at a defect of its own: ${error instanceof Error ? error.message : String(error)}`,
  );
});
