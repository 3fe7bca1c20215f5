// What a finished run writes to the CI host, and what became of it: comment and suggestions, pull request, issue.

import { checks } from './check/index.js';
import type { CiConnection } from './ci.js';
import type { Api } from './github/api.js';
import { writeComment } from './github/comment.js';
import { isRefused } from './github/errors.js';
import { writeIssue } from './github/issue.js';
import { writePinPullRequest } from './github/pin-pull-request.js';
import { writeSuggestions } from './github/suggestions.js';
import type { Config } from './model/config.js';
import type { ChangedFile, PinChange, Suggestion, Written } from './model/delivery.js';
import type { CiRun } from './model/event.js';
import { Failure, type Unknown, unknownFrom } from './model/failure.js';
import type { Host } from './model/host.js';
import type { SourceFile } from './model/source.js';
import { commentOf } from './report/comment.js';
import { cleanIssue, clearedComment, issueTitle, pinBody, pinTitle } from './report/delivery.js';
import { plain } from './report/escape.js';
import { locator } from './report/json.js';
import type { Links } from './report/outputs.js';
import { planOf } from './report/plan.js';
import type { Report } from './report/schema.js';

/** What there is to deliver. */
export interface Work {
  readonly report: Report;
  readonly changed: readonly ChangedFile[];
  readonly changes: readonly PinChange[];
  /** Texts of the checkout before pinning. */
  readonly files: ReadonlyMap<string, SourceFile>;
  readonly suggestions: readonly Suggestion[];
}

export interface Delivered extends Links {
  /** The pull request or the issue could not be written although it was asked for. */
  readonly incomplete: readonly Unknown[];
}

/** True when anything but the checkout is needed of the CI host. */
export function needsCi({ newOnly, delivery, policy }: Config): boolean {
  return (
    newOnly ||
    policy.ofBase === true ||
    delivery.comment !== 'never' ||
    delivery.issue ||
    delivery.pullRequest !== undefined
  );
}

/** Writes what the inputs ask for. A comment that may not be written is a notice; the rest is Unknown when it fails. */
export async function deliver(
  host: Host,
  config: Config,
  ci: CiConnection | Unknown,
  work: Work,
): Promise<Delivered> {
  const notice = (message: string) =>
    host.sink.annotate({ severity: 'notice', title: 'tagproof', message: plain(message) });
  const incomplete: Unknown[] = [];
  const attempt = async (subject: string, write: (place: Place) => Promise<Written>) => {
    try {
      const written = await write(placeOf(ci));
      for (const text of written.notices) notice(text);
      return written.url;
    } catch (error) {
      incomplete.push(unknownFrom(error, subject));
      return undefined;
    }
  };
  const { comment, issue, pullRequest } = config.delivery;
  const pullRequestUrl =
    config.mode === 'pin' && pullRequest !== undefined
      ? await attempt('pull request', (place) => writePins(place, pullRequest, work))
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
    incomplete,
    ...(pullRequestUrl === undefined ? {} : { pullRequestUrl }),
    ...(issueUrl === undefined ? {} : { issueUrl }),
  };
}

interface Place {
  readonly api: Api;
  readonly run: CiRun;
}

function placeOf(ci: CiConnection | Unknown): Place {
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

function writePins(
  { api, run }: Place,
  pullRequest: NonNullable<Config['delivery']['pullRequest']>,
  { report, changed, changes, files }: Work,
): Promise<Written> {
  return writePinPullRequest(api, {
    ...pullRequest,
    repository: run.repository,
    title: pinTitle(changes),
    body: pinBody(changes, locator(files), report),
    files: changed,
    complete: isComplete(report),
  });
}

function trackIssue({ api, run }: Place, config: Config, report: Report): Promise<Written> {
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
  return commentOf(report, planOf(report), checks);
}

/** On other events than a pull request there is nothing to comment on. */
async function commentOn(ci: CiConnection | Unknown, config: Config, work: Work): Promise<void> {
  const { api, run } = placeOf(ci);
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

function unwritten(error: unknown): string {
  if (isRefused(error)) return `The pull request was not commented on: the token may not. ${error.message}`;
  if (error instanceof Failure) return `The pull request was not commented on: ${error.message}`;
  throw error;
}
