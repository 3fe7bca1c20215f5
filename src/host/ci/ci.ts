// What the runner says about the run: its variables, the event (through @actions/github) and the commit.
import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ciSystemOf } from '../../ci-systems/index.js';
import type { CiSink, ShowTools } from '../../ci-systems/system.js';
import { Failure } from '../../model/failure.js';
import type { Ci, Source, Workflow } from '../../model/run/host.js';
import { plain } from '../../model/text/text.js';
import { findProgram } from '../git/programs.js';
import { eventUnreadable, summaryNotWritten } from '../messages.js';
import { runnerFileFailure } from '../network/deadline.js';

const programMs = 30_000;

/** `undefined` outside CI. The package that reads the event is large, so it is loaded on demand. */
export function ciFrom(environment: Readonly<Record<string, string | undefined>>): Ci | undefined {
  const variable = (name: string) => environment[name] || undefined;
  if (ciSystemOf(variable) === undefined) return undefined;
  return {
    variable,
    async payload() {
      if (variable('GITHUB_EVENT_PATH') === undefined) return {};
      try {
        const { context } = await import('@actions/github');
        return context.payload;
      } catch (cause) {
        throw new Failure('unreadable-file', eventUnreadable, { cause });
      }
    },
  };
}

/** The parts of the sink that the CI system of a job replaces; none elsewhere. `log` prints a text. */
export function shownBy(ci: Ci | undefined, log: (text: string) => void): CiSink {
  if (ci === undefined) return {};
  const { variable } = ci;
  return ciSystemOf(variable)?.show?.({ variable, log, writeFile: writeSummary, feed }) ?? {};
}

async function writeSummary(file: string, text: string): Promise<void> {
  try {
    await writeFile(file, text);
  } catch (error) {
    throw runnerFileFailure(summaryNotWritten, error);
  }
}

const feed: ShowTools['feed'] = (name, args, input) =>
  new Promise((resolve) => {
    const program = findProgram(name);
    if (program === undefined) return resolve(`the program \`${name}\` is not in PATH outside the checkout`);
    const options = { timeout: programMs, env: program.env };
    const child = execFile(program.file, [...args], options, (error) => {
      resolve(error === null ? undefined : plain(error.message));
    });
    // The callback reports a program that ends before it has read everything.
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(input);
  });

/**
 * The commit that was checked out, so that reports can link to its lines; nothing if the runner does not name one, or if
 * `root` is not its checkout.
 * https://docs.github.com/en/actions/reference/workflows-and-actions/variables
 */
export function sourceFrom(
  environment: Readonly<Record<string, string | undefined>>,
  root = environment.GITHUB_WORKSPACE,
): Pick<Workflow, 'source'> {
  const {
    GITHUB_WORKSPACE: workspace = '',
    GITHUB_SERVER_URL: server = '',
    GITHUB_REPOSITORY: repository = '',
    GITHUB_SHA: sha = '',
  } = environment;
  const isCheckout = workspace !== '' && root !== undefined && path.resolve(root) === path.resolve(workspace);
  const isCommit = /^[\w.-]+\/[\w.-]+$/.test(repository) && /^[a-f0-9]{40,64}$/.test(sha);
  if (!isCheckout || !isCommit || !/^https:\/\/[\w.:-]+$/.test(server)) return {};
  return {
    source: {
      ...{ server, repository, sha },
      ...workflowFile(environment.GITHUB_WORKFLOW_REF, repository),
      ...actionIn(environment),
    },
  };
}

function actionIn({
  GITHUB_ACTION_REPOSITORY: repository = '',
  GITHUB_ACTION_REF: sha = '',
}: Readonly<Record<string, string | undefined>>): Pick<Source, 'action'> {
  const isExact = /^[\w.-]+\/[\w.-]+$/.test(repository) && /^[a-f0-9]{40}$/.test(sha);
  return isExact ? { action: { repository, sha } } : {};
}

/** `OWNER/NAME/PATH@REF`, where the repository may be another one. */
function workflowFile(reference = '', repository: string): { readonly workflow?: string } {
  const start = `${repository}/`;
  const file = reference.startsWith(start) ? reference.slice(start.length).split('@')[0] : undefined;
  return file !== undefined && /^\.github\/workflows\/[\w. +-]+\.ya?ml$/.test(file) ? { workflow: file } : {};
}
