// `doctor`: the permissions of the workflows here, and the job's token for the API of the CI host.
import { connectCi } from '../../ci/connect.js';
import { describeRepository } from '../../clients/github/files.js';
import type { Config } from '../../model/config.js';
import { Failure } from '../../model/failure.js';
import type { Host } from '../../model/host.js';
import { type Diagnosis, failed, ok } from './line.js';
import { jobNeedsOf } from './workflow-permissions.js';

const subject = 'workflow permissions';
const isWorkflow = (path: string) => /^\.github\/workflows\/[^/]+\.ya?ml$/.test(path);

/** One line for each job that runs Tagproof, or one that says there is none. */
export async function workflowLines({ files }: Host, config: Config): Promise<readonly Diagnosis[]> {
  const paths = (await files.list(isWorkflow)).filter(isWorkflow);
  const lines = await Promise.all(
    paths.map(async (path): Promise<readonly Diagnosis[]> => {
      const read = await files.read(path);
      const needs = 'text' in read ? jobNeedsOf(read.text, config) : undefined;
      if (needs === undefined) {
        const says = `${path} cannot be read as a workflow`;
        return [{ subject, standing: 'unknown', says, code: 'unreadable-file', cure: `Mend ${path}.` }];
      }
      return needs.map(({ job, missing, open }) => {
        const where = `Job \`${job}\` of ${path}`;
        const list = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ');
        if (missing.length > 0) {
          const cure = `Add ${list(missing)} under \`permissions:\` of the job.`;
          return { subject, standing: 'not ok', says: `${where} lacks ${list(missing)}`, cure };
        }
        if (open.length > 0) {
          const says = `${where} states no permissions; the repository's settings decide about ${list(open)}`;
          return { subject, standing: 'unknown', says, cure: `Write ${list(open)} under \`permissions:\`.` };
        }
        return ok(subject, `${where} has all that its inputs need`);
      });
    }),
  );
  const all = lines.flat();
  if (all.length > 0) return all;
  return [ok(subject, 'No workflow here uses Tagproof; `tagproof init` proposes one')];
}

/** In CI: whether the job's token reads this repository. Elsewhere nothing. */
export async function tokenLines(host: Host, config: Config): Promise<readonly Diagnosis[]> {
  if (host.ci === undefined) return [];
  const { comment, issue, pullRequest } = config.delivery;
  const needed = comment !== 'never' || issue || pullRequest !== undefined;
  const cure = 'Give `github-token`, and the permissions of docs/ci-host.md.';
  try {
    const { run, api } = await connectCi(host, config);
    if (run === undefined || api === undefined) return [];
    if (config.githubToken === undefined) {
      if (!needed) return [ok('github-token', 'None is given, and nothing that is asked for needs it')];
      throw new Failure('no-credential', 'There is no token for the API of the CI host');
    }
    await describeRepository(api, run.repository);
    return [ok('github-token', `It reads ${run.repository.owner}/${run.repository.name}`)];
  } catch (error) {
    return [failed('github-token', error, cure)];
  }
}
