// The three things that a run can write to the CI host: pins as a pull request, an audit as an issue, a comment.
import { checks } from '../checks/index.js';
import type { GitHubApi } from '../clients/github/api.js';
import { writeComment } from '../clients/github/comment.js';
import { writeIssue } from '../clients/github/issue.js';
import { writePinPullRequest } from '../clients/github/pin-pull-request.js';
import { writeSuggestions } from '../clients/github/suggestions.js';
import type { Config } from '../model/config.js';
import type { ChangedFile, DeliveryResult, PinChange, Suggestion } from '../model/delivery.js';
import type { CiRun } from '../model/event.js';
import { Failure, type Gap } from '../model/failure.js';
import type { SourceFile } from '../model/source.js';
import { commentOf } from '../output/markdown/comment.js';
import { cleanIssue, clearedComment, issueTitle, pinBody, pinTitle } from '../output/markdown/delivery.js';
import { viewOf } from '../output/view.js';
import type { Report } from '../report/schema.js';
import { locator } from '../report/texts.js';
import type { CiConnection } from './index.js';

/** What there is to deliver. */
export interface DeliveryInput {
  readonly report: Report;
  readonly changed: readonly ChangedFile[];
  readonly changes: readonly PinChange[];
  /** Texts of the checkout before pinning. */
  readonly files: ReadonlyMap<string, SourceFile>;
  readonly suggestions: readonly Suggestion[];
}

/** Where to write, with a token that may have to. */
export interface CiTarget {
  readonly api: GitHubApi;
  readonly run: CiRun;
}

/** Throws Failure `no-credential` outside a workflow and without a token. */
export function ciTargetOf(ci: CiConnection | Gap): CiTarget {
  if ('cause' in ci) throw new Failure(ci.cause, ci.message);
  const { api, run } = ci;
  if (api === undefined || run === undefined)
    throw new Failure(
      'no-credential',
      'Only a workflow can write to the CI host: GITHUB_REPOSITORY is not set',
    );
  if (api.token === undefined)
    throw new Failure('no-credential', 'There is no token for the CI host: give `github-token`');
  return { api, run };
}

/** What is lasting will be the same tomorrow; only what was out of reach today makes an absent pin say nothing. */
const lasting = new Set<string>(['no-history', 'no-tag', 'no-platform', 'unreadable-file']);

function isComplete({ incomplete }: Report): boolean {
  return incomplete.every(({ cause }) => lasting.has(cause));
}

/** The pull request of `pin`. */
export function openPinPullRequest(
  { api, run }: CiTarget,
  pullRequest: NonNullable<Config['delivery']['pullRequest']>,
  { report, changed, changes, files }: DeliveryInput,
): Promise<DeliveryResult> {
  return writePinPullRequest(api, {
    ...pullRequest,
    repository: run.repository,
    title: pinTitle(changes),
    body: pinBody(changes, locator(files), report),
    files: changed,
    complete: isComplete(report),
  });
}

/** The tracking issue of `audit`: open while there are findings. */
export function trackIssue({ api, run }: CiTarget, config: Config, report: Report): Promise<DeliveryResult> {
  const clean = isClean(report);
  return writeIssue(api, {
    repository: run.repository,
    identity: identityOf(run, config),
    title: issueTitle,
    body: clean && isComplete(report) ? cleanIssue : bodyOf(report),
    state: clean ? (isComplete(report) ? 'closed' : 'keep') : 'open',
  });
}

/** Waived findings are accepted: they are nothing to track or to comment on. */
function isClean({ findings }: Report): boolean {
  return findings.every(({ waived }) => waived !== undefined);
}

function bodyOf(report: Report): string {
  return commentOf(report, viewOf(report), checks);
}

/** The comment and the suggestions; on other events than a pull request there is nothing to comment on. */
export async function commentOn(ci: CiConnection | Gap, config: Config, work: DeliveryInput): Promise<void> {
  const { api, run } = ciTargetOf(ci);
  if ('cause' in ci || ci.event.kind !== 'pull-request') return;
  const { number, head } = ci.event;
  const { repository } = run;
  const { report, suggestions } = work;
  const wanted = config.delivery.comment === 'always' || !isClean(report) || report.incomplete.length > 0;
  await writeComment(api, {
    repository,
    number,
    identity: identityOf(run, config),
    body: wanted ? bodyOf(report) : clearedComment,
    action: wanted ? 'write' : 'clear',
  });
  await writeSuggestions(api, { repository, number, head, suggestions });
}

const legs = new Set(['paths', 'exclude', 'platform', 'base-url', 'config']);

/** Legs of a matrix share workflow and job; their inputs tell them apart. A policy does not: it changes, or is not had. */
function identityOf({ workflow, job }: CiRun, { settings }: Config): readonly string[] {
  const own = settings.filter(({ name, from }) => from === 'input' && legs.has(name));
  return [workflow, job, JSON.stringify(own.map(({ name, value }) => [name, value]))];
}
