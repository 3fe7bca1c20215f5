// The action's end: build the host, read the inputs, run, set the result.
import { configure } from './configure.js';
import { actionsHost } from './host/actions.js';
import { Secret } from './model/secret.js';
import { policySources } from './policy-files.js';
import { headline } from './report/words.js';
import { run } from './run.js';

const host = actionsHost(process.env);

async function main(): Promise<void> {
  const token = host.input('github-token');
  const sources = await policySources(
    host,
    token === undefined || token === '' ? undefined : new Secret(token),
  );
  const read = await configure({ get: host.input, ...sources });
  if ('mistakes' in read) {
    host.sink.output('exit-code', '2');
    host.fail(
      `${read.mistakes.length} mistakes in the inputs or the policy [configuration]:\n${read.mistakes.join('\n')}`,
    );
    return;
  }
  const { report, exitCode } = await run(host, read.config);
  if (exitCode !== 0) host.fail(headline(report));
}

main().catch((error: unknown) => {
  host.sink.output('exit-code', '3');
  host.fail(
    `Tagproof stopped at a defect of its own: ${error instanceof Error ? error.message : String(error)} [defect]`,
  );
});
