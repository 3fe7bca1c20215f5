// `exposure`: was an image used in CI while it was bad? One repository, from its clone, its runs and their logs.
import { apiAt } from '../ci/connect.js';
import type { GitHubApi } from '../clients/github/api.js';
import { resolveCommit } from '../clients/github/files.js';
import { readAddresses } from '../clients/github/runner.js';
import { guardHost } from '../clients/http/index.js';
import {
  type Context,
  githubTokenOf,
  linesOf,
  printFailure,
  printJson,
  readUserFile,
  usageErrors,
} from '../command/context.js';
import { folderHost } from '../command/gate.js';
import { type CommitWindow, commitWindow } from '../host/git/window.js';
import { Failure, gapFrom } from '../model/failure.js';
import type { GitHubRepository } from '../model/run/revision.js';
import { type IncidentFlags, incidentOfFlags, maxIncidentBytes, parseIncident } from './incident.js';
import { investigate, periodOf } from './investigate.js';
import { exposureMarkdown } from './markdown.js';
import { exposureExitCode } from './report.js';

/** The hourly limit of a personal token is 5,000 requests. */
const defaultRequests = 4500;

/** Runs the command and returns its exit code. */
export async function exposure(context: Context): Promise<number> {
  const { environment, invocation } = context;
  const [read, repository] = [await incidentOf(context), repositoryOf(context)];
  const most = invocation.flags.get('max-requests') ?? String(defaultRequests);
  const issues = [
    ...('issues' in read ? read.issues : []),
    ...('issue' in repository ? [repository.issue] : []),
    ...(/^[1-9]\d{0,6}$/.test(most) ? [] : ['`--max-requests` must be a whole number from 1.']),
  ];
  if ('issues' in read || 'issue' in repository || issues.length > 0)
    return usageErrors(context, 'usage', issues);
  const token = githubTokenOf(context);
  if (token === undefined) {
    const message = 'Logs are only read with a token: set --github-token or GITHUB_TOKEN';
    return printFailure(context, { cause: 'no-credential', subject: 'GitHub', message });
  }
  // The folder is the current one: the operand is the incident.
  const { host } = guardHost(folderHost(context, '.'));
  try {
    const addresses = readAddresses((variable) => environment[variable] || undefined);
    const api = apiAt(host, addresses, token);
    const { incident } = read;
    const { from, to } = periodOf(incident);
    const commits = await ofRepository(api, repository, await commitWindow('.', from, to));
    const maxRequests = Number(most);
    const report = await investigate({ incident, repository, api, host, commits, maxRequests });
    const html = invocation.flags.get('html');
    if (html !== undefined)
      await host.files.save(html, 'exposure.html', (await import('./page.js')).exposurePage(report));
    if (invocation.json) await printJson(context, report);
    else context.out(exposureMarkdown(report));
    return exposureExitCode(report);
  } catch (error) {
    return printFailure(context, gapFrom(error, `${repository.owner}/${repository.name}`));
  }
}

async function incidentOf(context: Context) {
  const { invocation } = context;
  const file = invocation.operands[0];
  const flags: IncidentFlags = {
    image: linesOf(invocation, 'image'),
    tag: linesOf(invocation, 'tag'),
    digest: linesOf(invocation, 'digest'),
    from: invocation.flags.get('from'),
    to: invocation.flags.get('to'),
  };
  if (file === undefined) return incidentOfFlags(flags);
  const both = ['image', 'tag', 'digest', 'from', 'to'].filter((name) => invocation.flags.has(name));
  if (both.length > 0)
    return {
      issues: [
        `Name either an incident file or ${both.map((name) => `\`--${name}\``).join(', ')}, not both.`,
      ],
    };
  const read = await readUserFile(file, maxIncidentBytes);
  return 'text' in read ? parseIncident(file, read.text) : { issues: [`${file}: ${read.unreadable}.`] };
}

function repositoryOf({ invocation, environment }: Context): GitHubRepository | { readonly issue: string } {
  const named = invocation.flags.get('repository') ?? environment.GITHUB_REPOSITORY ?? '';
  const [, owner, name] = /^([\w.-]+)\/([\w.-]+)$/.exec(named) ?? [];
  if (owner !== undefined && name !== undefined) return { owner, name };
  return {
    issue: named === '' ? 'Set `--repository` to OWNER/REPO.' : '`--repository` must be one OWNER/REPO.',
  };
}

/** The commits of the clone, if it is one of this repository: the current folder may be any. */
async function ofRepository(
  api: GitHubApi,
  repository: GitHubRepository,
  commits: CommitWindow | undefined,
): Promise<CommitWindow | undefined> {
  const one =
    commits?.before.find(({ branch }) => branch === commits.defaultBranch) ?? commits?.within.at(-1);
  if (one === undefined) return undefined;
  try {
    return (await resolveCommit(api, repository, one.commit)) === one.commit ? commits : undefined;
  } catch (error) {
    if (error instanceof Failure && error.reason !== 'stopped') return undefined;
    throw error;
  }
}
