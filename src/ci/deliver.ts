// What a finished run writes to the CI host, and what became of it.

import { isRefused } from '../clients/github/errors.js';
import type { Config } from '../model/config.js';
import type { DeliveryResult } from '../model/delivery.js';
import { Failure, type Gap, gapFrom } from '../model/failure.js';
import type { Host } from '../model/host.js';
import type { Links } from '../output/action-outputs.js';
import { plain } from '../output/escape.js';
import {
  type CiTarget,
  ciTargetOf,
  commentOn,
  type DeliveryInput,
  openPinPullRequest,
  trackIssue,
} from './deliveries.js';
import type { CiConnection } from './index.js';

export interface DeliveryOutcome extends Links {
  /** The pull request or the issue could not be written although it was asked for. */
  readonly gaps: readonly Gap[];
}

/** Writes what the inputs ask for. A comment that may not be written is a notice; the rest is Unknown when it fails. */
export async function deliver(
  host: Host,
  config: Config,
  ci: CiConnection | Gap,
  work: DeliveryInput,
): Promise<DeliveryOutcome> {
  const notice = (message: string) =>
    host.sink.annotate({ severity: 'notice', title: 'tagproof', message: plain(message) });
  const gaps: Gap[] = [];
  const attempt = async (subject: string, write: (place: CiTarget) => Promise<DeliveryResult>) => {
    try {
      const written = await write(ciTargetOf(ci));
      for (const text of written.notices) notice(text);
      return written.url;
    } catch (error) {
      gaps.push(gapFrom(error, subject));
      return undefined;
    }
  };
  const { comment, issue, pullRequest } = config.delivery;
  const pullRequestUrl =
    config.mode === 'pin' && pullRequest !== undefined
      ? await attempt('pull request', (place) => openPinPullRequest(place, pullRequest, work))
      : undefined;
  const issueUrl =
    config.mode === 'audit' && issue
      ? await attempt('issue', (place) => trackIssue(place, config, work.report))
      : undefined;
  if (comment !== 'never') {
    try {
      await commentOn(ci, config, work);
    } catch (error) {
      notice(unwritten(error));
    }
  }
  return {
    gaps,
    ...(pullRequestUrl === undefined ? {} : { pullRequestUrl }),
    ...(issueUrl === undefined ? {} : { issueUrl }),
  };
}

function unwritten(error: unknown): string {
  if (isRefused(error)) return `The pull request was not commented on: the token may not. ${error.message}`;
  if (error instanceof Failure) return `The pull request was not commented on: ${error.message}`;
  throw error;
}
