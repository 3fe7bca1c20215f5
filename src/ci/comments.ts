// The pull request comment with its suggestions, and the tracking issue: the same text in two places.
import { checks } from '../checks/index.js';
import { writeComment } from '../clients/github/comment.js';
import { writeIssue } from '../clients/github/issue.js';
import { writeSuggestions } from '../clients/github/suggestions.js';
import type { CiRun } from '../model/ci-run.js';
import type { Config } from '../model/config.js';
import type { DeliveryResult } from '../model/delivery.js';
import type { Gap } from '../model/failure.js';
import type { FileChange } from '../model/file-change.js';
import { commentOf } from '../output/markdown/comment.js';
import { deliveryTexts } from '../output/texts.js';
import { viewOf } from '../output/view.js';
import type { Report } from '../report/schema.js';
import { type CiConnection, type CiTarget, ciTargetOf } from './connect.js';
import { dashboardFoot } from './pull-requests/dashboard.js';

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
export async function trackIssue(target: CiTarget, config: Config, report: Report): Promise<DeliveryResult> {
  const { api, run } = target;
  const clean = isClean(report);
  return writeIssue(api, {
    repository: run.repository,
    identity: identityOf(run, config),
    title: deliveryTexts.issueTitle,
    body: clean && isComplete(report) ? deliveryTexts.issueClosed : await bodyOf(report),
    state: clean ? (isComplete(report) ? 'closed' : 'keep') : 'open',
    ...(await dashboardFoot(target, config, Date.parse(report.startedAt))),
  });
}

/** The comment and the suggestions; only a pull request has something to comment on. */
export async function commentOn(
  ci: CiConnection | Gap,
  config: Config,
  report: Report,
  suggest: () => Promise<readonly FileChange[]>,
): Promise<void> {
  const { api, run } = ciTargetOf(ci);
  if ('cause' in ci || ci.revision.kind !== 'change') return;
  const { number, head } = ci.revision;
  if (number === undefined || head === undefined) return;
  const { repository } = run;
  const needed = config.delivery.comment === 'always' || !isClean(report) || report.incomplete.length > 0;
  await writeComment(api, {
    repository,
    number,
    identity: identityOf(run, config),
    body: needed ? await bodyOf(report) : deliveryTexts.resolvedComment,
    action: needed ? 'write' : 'clear',
  });
  await writeSuggestions(api, { repository, number, head, suggestions: await suggest() });
}

async function bodyOf(report: Report): Promise<string> {
  return commentOf(report, viewOf(report), checks);
}

/** Inputs in which the jobs of one matrix differ. */
const matrixInputs = new Set(['paths', 'exclude', 'platform', 'base-url', 'config']);

/**
 * Identifies the comment or issue of this job. The jobs of a matrix share workflow and job name, so their inputs tell
 * them apart; the policy's settings do not, because a policy may change or be unreadable.
 */
function identityOf({ workflow, job }: CiRun, { settings }: Config): readonly string[] {
  const own = settings.filter(({ name, from }) => from === 'input' && matrixInputs.has(name));
  return [workflow, job, JSON.stringify(own.map(({ name, value }) => [name, value]))];
}
