// `doctor`: the permissions of the repository's workflows, and the job's token for the GitHub API.
import { connectCi } from '../../ci/connect.js';
import { describeRepository } from '../../clients/github/files.js';
import { Failure } from '../../model/failure.js';
import type { Config } from '../../model/run/config.js';
import type { Host } from '../../model/run/host.js';
import { docsUrl } from '../../model/run/project.js';
import { type Diagnosis, failed, ok } from './diagnosis.js';
import { jobNeedsOf } from './workflow-permissions.js';

const subject = 'workflow permissions';
/** True for the path of a workflow of GitHub Actions. */
export const isWorkflow = (path: string) => /^\.github\/workflows\/[^/]+\.ya?ml$/.test(path);

/** One line for each job that runs Tagproof, or one that says that there is none. */
export async function workflowLines({ files }: Host, config: Config): Promise<readonly Diagnosis[]> {
  const paths = (await files.list(isWorkflow)).filter(isWorkflow);
  const lines = await Promise.all(
    paths.map(async (path): Promise<readonly Diagnosis[]> => {
      const read = await files.read(path);
      const needs = 'text' in read ? jobNeedsOf(read.text, config) : undefined;
      if (needs === undefined) {
        const message = `${path} is not a valid workflow`;
        return [{ subject, status: 'unknown', message, code: 'unreadable-file', remedy: `Fix ${path}.` }];
      }
      return needs.map(({ job, missing, open }) => {
        const where = `Job \`${job}\` of ${path}`;
        const list = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ');
        if (missing.length > 0) {
          const remedy = `Add ${list(missing)} under \`permissions:\` of the job.`;
          return { subject, status: 'not ok', message: `${where} lacks ${list(missing)}`, remedy };
        }
        if (open.length > 0) {
          const message = `${where} declares no permissions, so ${list(open)} depends on the repository's settings`;
          return { subject, status: 'unknown', message, remedy: `Add ${list(open)} under \`permissions:\`.` };
        }
        return ok(subject, `${where} has the permissions that its inputs require`);
      });
    }),
  );
  const all = lines.flat();
  if (all.length > 0) return all;
  const gitlab = await gitlabLine(files, config);
  if (gitlab !== undefined) return [gitlab];
  return [ok(subject, 'No workflow uses Tagproof yet; `tagproof init` proposes one')];
}

/** Whether a job of GitLab CI that runs Tagproof gets the token that its identity needs. */
async function gitlabLine(files: Host['files'], config: Config): Promise<Diagnosis | undefined> {
  for (const file of ['.gitlab/tagproof.yml', '.gitlab-ci.yml']) {
    const read = await files.read(file);
    if ('text' in read && /\btagproof\S{0,60} (?:verify|pin|audit)\b/.test(read.text))
      return gitlabJob(file, read.text, config);
  }
  return undefined;
}

function gitlabJob(file: string, text: string, config: Config): Diagnosis {
  if (config.identity === undefined || /^[ \t]+TAGPROOF_ID_TOKEN:/m.test(text))
    return ok(subject, `The job in ${file} gets what its inputs require`);
  const remedy = 'Add `id_tokens: {TAGPROOF_ID_TOKEN: {aud: AUDIENCE}}` to the job.';
  return {
    subject,
    status: 'not ok',
    message: `The job in ${file} gets no ID token, so it cannot sign in`,
    remedy,
  };
}

/** In CI, whether the job's token can read this repository. Elsewhere no line. */
export async function tokenLines(host: Host, config: Config): Promise<readonly Diagnosis[]> {
  if (host.ci === undefined) return [];
  const { comment, issue, pullRequest } = config.delivery;
  const needed = comment !== 'never' || issue || pullRequest !== undefined;
  const remedy = `Set \`github-token\`, and grant the permissions described at ${docsUrl('ci-host.md')}.`;
  try {
    const { run, api } = await connectCi(host, config);
    if (run === undefined || api === undefined) return [];
    if (config.githubToken === undefined) {
      if (!needed) return [ok('github-token', 'Not set, and no enabled feature needs it')];
      throw new Failure('no-credential', 'There is no token for the GitHub API');
    }
    await describeRepository(api, run.repository);
    return [ok('github-token', `It can read ${run.repository.owner}/${run.repository.name}`)];
  } catch (error) {
    return [failed('github-token', error, remedy)];
  }
}
