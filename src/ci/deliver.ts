// What a finished run writes to the CI host: the pull request of its pins, the tracking issue, the comment.
import { isRefused } from '../clients/github/errors.js';
import { compact } from '../model/compact.js';
import type { Config } from '../model/config.js';
import type { DeliveryResult } from '../model/delivery.js';
import { Failure, type Gap, gapFrom } from '../model/failure.js';
import type { FileChange } from '../model/file-change.js';
import type { JudgedFinding } from '../model/finding.js';
import type { Host } from '../model/host.js';
import type { SourceFile } from '../model/source.js';
import type { Links } from '../output/action-outputs.js';
import { plain } from '../output/escape.js';
import { suggestionText } from '../output/markdown/delivery.js';
import { suggestedChanges } from '../pin/changes.js';
import type { Report } from '../report/schema.js';
import { commentOn, isComplete, trackIssue } from './comments.js';
import { type CiConnection, type CiTarget, ciTargetOf } from './connect.js';
import type { Attempt, PinScope } from './pull-requests/index.js';

/** Findings and the texts of the files that they name. */
interface Evaluated {
  readonly findings: readonly JudgedFinding[];
  readonly files: ReadonlyMap<string, SourceFile>;
}

/** What there is to deliver. */
export interface DeliveryInput {
  readonly report: Report;
  /** After pinning: what is left. */
  readonly left: Evaluated;
  /** The files that the run wrote. */
  readonly changes: readonly FileChange[];
  readonly scope: PinScope;
  /** The changes that would fix what is left. */
  readonly plan: () => Promise<readonly FileChange[]>;
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
  const attempt = async (subject: string, write: (target: CiTarget) => Promise<DeliveryResult>) => {
    try {
      const { url, notices } = await write(ciTargetOf(ci));
      for (const text of notices) notice(text);
      return url;
    } catch (error) {
      gaps.push(gapFrom(error, subject));
      return undefined;
    }
  };
  const { comment, issue, pullRequest } = config.delivery;
  const pullRequestUrl =
    config.mode === 'pin' && pullRequest !== undefined
      ? await attempt('pull request', (target) =>
          writePins({ host, config, target }, pullRequest, input, attempt),
        )
      : undefined;
  const issueUrl =
    config.mode === 'audit' && issue
      ? await attempt('issue', (target) => trackIssue(target, config, input.report))
      : undefined;
  if (comment !== 'never') {
    try {
      const suggest = async () => suggestedChanges(input.left.findings, await input.plan(), suggestionText);
      await commentOn(ci, config, input.report, suggest);
    } catch (error) {
      notice(commentNotWritten(error));
    }
  }
  return { gaps, ...compact({ pullRequestUrl, issueUrl }) };
}

/** The pull requests of `pin`. */
async function writePins(
  { host, config, target }: { readonly host: Host; readonly config: Config; readonly target: CiTarget },
  settings: NonNullable<Config['delivery']['pullRequest']>,
  { report, changes, scope }: DeliveryInput,
  attempt: Attempt,
): Promise<DeliveryResult> {
  const { pullRequests, found, now } = scope;
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
