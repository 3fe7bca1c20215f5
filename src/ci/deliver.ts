// What a finished run writes to the CI host: the pull request of its pins, the tracking issue, the comment.

import { checks } from '../checks/index.js';
import { isRefused } from '../clients/github/errors.js';
import { writeComment } from '../clients/github/pulls/comment.js';
import { writeIssue } from '../clients/github/pulls/issue.js';
import { writeSuggestions } from '../clients/github/pulls/suggestions.js';
import { compact } from '../model/collections.js';
import { Failure, type Gap, gapFrom } from '../model/failure.js';
import type { CheckInput } from '../model/judgement/fact.js';
import type { ComparedFinding } from '../model/judgement/finding.js';
import type { Config } from '../model/run/config.js';
import type { DeliveryResult, FileChange } from '../model/run/delivery.js';
import type { Host } from '../model/run/host.js';
import type { CiRun } from '../model/run/revision.js';
import type { Links } from '../output/action-outputs.js';
import { plain } from '../output/escape.js';
import { pinBody, pinTitle, suggestionText } from '../output/markdown/pull-request/delivery.js';
import { commentOf } from '../output/markdown/summary.js';
import { viewOf } from '../output/view.js';
import { deliveryTexts } from '../output/words/texts.js';
import { pinChanges, suggestedChanges } from '../pin/changes.js';
import type { Pinnable } from '../pin/plan.js';
import type { Report } from '../report/schema/schema.js';
import { locator } from '../report/texts.js';
import { type CiConnection, type CiTarget, ciTargetOf, gitlabApi } from './connect.js';
import { dashboardFoot } from './pull-requests/dashboard.js';
import type { Attempt, PinScope } from './pull-requests/index.js';
import { fixTexts } from './pull-requests/texts.js';

/** Gaps that the next run will have as well. They say nothing about whether a pin or a finding is still there. */
const lastingCauses = new Set<string>(['no-history', 'no-tag', 'no-platform', 'unreadable-file']);

/** True if everything that can be verified was: only then does the absence of a pin or a finding mean that it is gone. */
export function isComplete({ incomplete }: Report): boolean {
  return incomplete.every(({ cause }) => lastingCauses.has(cause));
}

/** Waived findings are accepted, so they need neither an issue nor a comment. */
function isClean({ findings }: Report): boolean {
  return findings.every(({ waived }) => waived !== undefined);
}

/** The tracking issue of `audit`: open while there are findings. */
async function trackIssue(target: CiTarget, config: Config, report: Report): Promise<DeliveryResult> {
  const { api, run } = target;
  const clean = isClean(report);
  return writeIssue(api, {
    repository: run.repository,
    identity: identityOf(run, config),
    title: deliveryTexts.issueTitle,
    body: clean && isComplete(report) ? deliveryTexts.issueClosed : bodyOf(report),
    state: clean ? (isComplete(report) ? 'closed' : 'keep') : 'open',
    ...(await dashboardFoot(target, config, Date.parse(report.startedAt))),
  });
}

/** The comment and the suggestions; only a pull request has something to comment on. */
async function commentOn(
  ci: CiConnection | Gap,
  config: Config,
  { report, left, plan }: DeliveryInput,
): Promise<void> {
  const { comment } = config.delivery;
  const needed = comment === 'always' || !isClean(report) || report.incomplete.length > 0;
  const note = {
    body: needed ? bodyOf(report) : deliveryTexts.resolvedComment,
    action: needed ? ('write' as const) : ('clear' as const),
  };
  const suggested = async () => suggestedChanges(left.findings, await plan(left), suggestionText);
  if (!('cause' in ci) && ci.gitlab !== undefined) {
    const { revision, gitlab } = ci;
    if (revision.kind !== 'change' || revision.number === undefined) return;
    const api = gitlabApi(gitlab);
    const identity = ['gitlab', gitlab.job, ownInputs(config)];
    const { writeNote } = await import('../clients/gitlab/notes.js');
    return writeNote(api, { number: revision.number, identity, ...note, suggestions: await suggested() });
  }
  const { api, run } = ciTargetOf(ci);
  if ('cause' in ci || ci.revision.kind !== 'change') return;
  const { number, head } = ci.revision;
  if (number === undefined || head === undefined) return;
  const { repository } = run;
  await writeComment(api, {
    repository,
    number,
    identity: identityOf(run, config),
    ...note,
    ...(isFixOffered(config, left) ? { foot: fixTexts.offer(head) } : {}),
  });
  await writeSuggestions(api, { repository, number, head, suggestions: await suggested() });
}

function isFixOffered({ mode, delivery }: Config, { findings, isSafeToWrite }: Evaluated): boolean {
  return mode === 'verify' && delivery.fixOnComment && isSafeToWrite && findings.some(isCountedFix);
}

/** A fix of what the change is judged by. */
function isCountedFix({ fix, waived, introduced }: ComparedFinding): boolean {
  return fix !== undefined && waived === undefined && (introduced ?? true) === true;
}

/** What a comment on a pull request asks for. */
async function fixAsked(
  target: CiTarget,
  { host, config, ci }: { readonly host: Host; readonly config: Config; readonly ci: CiConnection },
  { report, left, plan }: DeliveryInput,
): Promise<DeliveryResult> {
  const findings = left.isSafeToWrite ? left.findings.filter(isCountedFix) : [];
  const planned = async () => suggestedChanges(findings, await plan({ ...left, findings }), suggestionText);
  const { fixOnComment } = await import('./pull-requests/fix.js');
  return fixOnComment(target, {
    host,
    revision: ci.revision,
    isByBase: config.policy.ofBase === true,
    plan: planned,
    title: (files) => pinTitle(pinChanges(findings, left.evidence, files)),
    body: () => bodyOf(report),
  });
}

function bodyOf(report: Report): string {
  return commentOf(report, viewOf(report), checks);
}

/** Inputs in which the jobs of one matrix differ. */
const matrixInputs = new Set(['paths', 'exclude', 'platform', 'base-url', 'config']);

/**
 * Identifies the comment or issue of this job. The jobs of a matrix share workflow and job name, so their inputs tell
 * them apart; the policy's settings do not, because a policy may change or be unreadable.
 */
function identityOf({ workflow, job }: CiRun, config: Config): readonly string[] {
  return [workflow, job, ownInputs(config)];
}

function ownInputs({ settings }: Config): string {
  const own = settings.filter(({ name, from }) => from === 'input' && matrixInputs.has(name));
  return JSON.stringify(own.map(({ name, value }) => [name, value]));
}

/** What was judged, compared with the base. */
interface Evaluated extends Pinnable {
  readonly evidence: CheckInput & Pinnable['evidence'];
  readonly findings: readonly ComparedFinding[];
  readonly isSafeToWrite: boolean;
}

/** What there is to deliver. */
export interface DeliveryInput {
  readonly report: Report;
  /** After pinning: what is left. */
  readonly left: Evaluated;
  /** The files that the run wrote. */
  readonly changes: readonly FileChange[];
  readonly scope: PinScope;
  /** The changes that would fix the findings; nothing is written. */
  readonly plan: (left: Pinnable) => Promise<readonly FileChange[]>;
}

export interface DeliveryOutcome extends Links {
  /** Why the pull request or the issue, although requested, was not written. */
  readonly gaps: readonly Gap[];
}

/** Writes what the settings ask for. A comment that cannot be written is a notice; a pull request or an issue is a gap. */
export async function deliver(
  host: Host,
  config: Config,
  ci: CiConnection | Gap,
  input: DeliveryInput,
): Promise<DeliveryOutcome> {
  const notice = (message: string) =>
    host.sink.annotate({ severity: 'notice', title: 'tagproof', message: plain(message) });
  const gaps: Gap[] = [];
  const attempt = async (subject: string, write: () => Promise<DeliveryResult>) => {
    try {
      const { url, notices } = await write();
      for (const text of notices) notice(text);
      return url;
    } catch (error) {
      gaps.push(gapFrom(error, subject));
      return undefined;
    }
  };
  const { comment, issue, pullRequest, fixOnComment } = config.delivery;
  const pullRequestUrl =
    config.mode === 'pin' && pullRequest !== undefined
      ? await attempt('pull request', () => writePins({ host, config, ci }, pullRequest, input, attempt))
      : undefined;
  const issueUrl =
    config.mode === 'audit' && issue
      ? await attempt('issue', async () => trackIssue(ciTargetOf(ci), config, input.report))
      : undefined;
  if (config.mode === 'verify' && fixOnComment && !('cause' in ci))
    await attempt('fix', async () => fixAsked(ciTargetOf(ci), { host, config, ci }, input));
  if (comment !== 'never') {
    try {
      await commentOn(ci, config, input);
    } catch (error) {
      notice(commentNotWritten(error));
    }
  }
  return { gaps, ...compact({ pullRequestUrl, issueUrl }) };
}

/** The pull requests of `pin`, or its merge request. */
async function writePins(
  { host, config, ci }: { readonly host: Host; readonly config: Config; readonly ci: CiConnection | Gap },
  settings: NonNullable<Config['delivery']['pullRequest']>,
  { report, changes, scope }: DeliveryInput,
  attempt: Attempt,
): Promise<DeliveryResult> {
  const { pullRequests, found, now, findings } = scope;
  if (!('cause' in ci) && ci.gitlab !== undefined) {
    const { writePinMergeRequest } = await import('../clients/gitlab/pin-merge-request.js');
    const images = pinChanges(findings, found.evidence, changes);
    const [title, body] = [pinTitle(images, report), pinBody(images, locator(found.files), report)];
    const checkedOut = (await host.git?.head())?.commit;
    const plan = { ...settings, title, body, files: changes, complete: isComplete(report), checkedOut };
    return writePinMergeRequest(gitlabApi(ci.gitlab), plan);
  }
  const target = ciTargetOf(ci);
  if (pullRequests !== undefined && 'gap' in pullRequests)
    throw new Failure(pullRequests.gap.cause, pullRequests.gap.message);
  const { writePullRequests } = await import('./pull-requests/index.js');
  const { files, evidence } = { files: host.files, evidence: found.evidence };
  const context = { target, settings, config, files, report, evidence, sources: found.files, changes, now };
  return writePullRequests({ ...context, complete: isComplete(report) }, pullRequests, attempt);
}

function commentNotWritten(error: unknown): string {
  if (isRefused(error))
    return `The pull request comment was not written, because the token lacks permission. ${error.message}`;
  if (error instanceof Failure) return `The pull request comment was not written: ${error.message}`;
  throw error;
}
