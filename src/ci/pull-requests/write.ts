// Writes the pull requests of a run: one for each group of images, with what it holds and its checkboxes.
import { type PinPullRequest, writePinPullRequest } from '../../clients/github/pulls/pin-pull-request.js';
import { appendEntry } from '../../config/policy/edits/append.js';
import { removeSkips } from '../../config/policy/edits/remove-entry.js';
import { readSkips } from '../../config/policy/edits/updates.js';
import { compact } from '../../model/collections.js';
import type { CheckInput, Instant } from '../../model/judgement/fact.js';
import type { Skip } from '../../model/judgement/policy.js';
import type { Config } from '../../model/run/config.js';
import type { DeliveryResult, FileChange, PinChange } from '../../model/run/delivery.js';
import type { Files } from '../../model/run/host.js';
import { policySchemaLine } from '../../model/run/project.js';
import type { SourceFile } from '../../model/text/source.js';
import { dayMs, formatDay } from '../../model/text/time.js';
import { keepTicked } from '../../output/markdown/pull-request/boxes.js';
import { controlsText, type OfferedImage } from '../../output/markdown/pull-request/controls.js';
import { pinBody, pinTitle } from '../../output/markdown/pull-request/delivery.js';
import { pinChanges } from '../../pin/changes.js';
import type { Report } from '../../report/schema/schema.js';
import { locator } from '../../report/texts.js';
import type { CiTarget } from '../connect.js';
import type { Bundle } from './bundles.js';
import { boxKey, keyOfSkip } from './groups.js';
import type { PullRequestSettings } from './own-pull-requests.js';
import { pullRequestTexts } from './texts.js';

/** `refused`: why the file cannot be changed. No change is needed without either. */
interface PolicyChange {
  readonly change?: FileChange;
  readonly refused?: string;
}

/**
 * The policy file of the checkout with the skips that the branch adds, and without those that a person ended.
 */
async function policyChange(
  file: string,
  added: readonly Skip[],
  released: ReadonlySet<string>,
  files: Pick<Files, 'read'>,
): Promise<PolicyChange> {
  if (added.length === 0 && released.size === 0) return {};
  const read = await files.read(file);
  if ('unreadable' in read && !read.absent) return { refused: read.unreadable };
  const before = 'text' in read ? read.text : '';
  const parsed = readSkips({ path: file, text: before });
  if ('issue' in parsed) return { refused: parsed.issue };
  const ended = parsed.skips.flatMap((skip, index) => (released.has(keyOfSkip(skip)) ? [index] : []));
  const removed = removeSkips(before, new Set(ended));
  if ('refused' in removed) return removed;
  let text = before === '' && added.length > 0 ? policySchemaLine : removed.text;
  for (const skip of added) {
    const appended = appendEntry(text, 'skips', entryOf(skip));
    if ('refused' in appended) return appended;
    text = appended.text;
  }
  return text === before ? {} : { change: { path: file, before, after: text, lines: [] } };
}

function entryOf({ image, tag, until, reason, owner }: Skip): Readonly<Record<string, string>> {
  return {
    image,
    ...(tag === undefined ? {} : { tag }),
    ...(until === undefined ? {} : { until: formatDay(until) }),
    reason,
    ...(owner === undefined ? {} : { owner }),
  };
}

/** What may keep a pull request from being quiet, whatever its updates are. */
interface QuietContext {
  /** Everything could be verified. */
  readonly complete: boolean;
  /** It changes the policy, which a person should see. */
  readonly changesPolicy: boolean;
}

/** Whether the pull request is known to be quiet as a whole. */
export function isQuietPullRequest(
  { complete, changesPolicy }: QuietContext,
  images: readonly PinChange[],
  report: Pick<Report, 'forecasts'>,
): boolean {
  return complete && !changesPolicy && areQuiet(images, report);
}

/** False for no update, for one without a forecast (a first pin has none), and for any other grade. */
export function areQuiet(
  images: readonly PinChange[],
  { forecasts = [] }: Pick<Report, 'forecasts'>,
): boolean {
  const isQuiet = new Map<string, boolean>();
  for (const { image, from, to, grade } of forecasts) {
    const key = JSON.stringify([image, from, to]);
    isQuiet.set(key, isQuiet.get(key) !== false && grade === 'quiet');
  }
  return (
    images.length > 0 &&
    images.every(({ name, from, to }) => isQuiet.get(JSON.stringify([name, from, to])) === true)
  );
}

/** What the pull requests of a run have in common. */
export interface PullRequestContext {
  readonly target: CiTarget;
  readonly settings: PullRequestSettings;
  readonly config: Config;
  readonly files: Pick<Files, 'read'>;
  readonly report: Report;
  readonly evidence: CheckInput;
  readonly sources: ReadonlyMap<string, SourceFile>;
  /** Everything that the run wrote. */
  readonly changes: readonly FileChange[];
  readonly complete: boolean;
  readonly now: Instant;
}

/** Opens or updates the pull request of a bundle, and closes it when nothing is left. @throws ApiError, Failure */
export async function writeBundle(context: PullRequestContext, bundle: Bundle): Promise<DeliveryResult> {
  const { target, settings, config, files, report, evidence, sources, complete } = context;
  const changes = changesOf(bundle, context.changes, settings);
  const images = pinChanges(bundle.findings, evidence, changes);
  const kept = await policyChange(settings.policyFile, bundle.added, bundle.released, files);
  const { automergeLabel, checkboxes = true } = config.policy.pullRequests;
  const changesPolicy = kept.change !== undefined;
  const isQuiet = isQuietPullRequest({ complete, changesPolicy }, images, report);
  const footFor = (written: ReadonlySet<string>) =>
    checkboxes ? footOf(context, bundle, images, written) : '';
  const foot = footFor(new Set([settings.policyFile]));
  const plan: PinPullRequest = {
    ...settings,
    branch: bundle.branch,
    repository: target.run.repository,
    title: images.length === 0 && kept.change !== undefined ? holdTitle(bundle) : pinTitle(images, report),
    body: pinBody(images, locator(sources), withOwn(report, images), maxTextLength - foot.length),
    files: [...changes, ...(kept.change === undefined ? [] : [kept.change])],
    complete,
    rebase: bundle.seen?.rebase === true,
    keepTicks: (latest, next) => keepTicked(bundle.seen?.text ?? '', latest, next),
    foot: footFor,
    ...compact({
      automerge: automergeLabel === undefined ? undefined : { label: automergeLabel, isQuiet },
    }),
  };
  const { notices, ...written } = await writePinPullRequest(target.api, plan);
  const refused =
    kept.refused === undefined ? [] : [pullRequestTexts.notKept(settings.policyFile, kept.refused)];
  return { ...written, notices: [...refused, ...notices] };
}

/** The host's limit, less what the client adds. */
const maxTextLength = 58_000;

/** The report with the forecasts of these images alone. */
function withOwn(report: Report, images: readonly PinChange[]): Report {
  if (report.forecasts === undefined) return report;
  const names = new Set(images.map(({ name }) => name));
  return { ...report, forecasts: report.forecasts.filter(({ image }) => names.has(image)) };
}

/** The bundle's own files, as far as they were written; the shared one has all that is not of a group. */
function changesOf(
  { branch, files }: Bundle,
  changes: readonly FileChange[],
  settings: PullRequestSettings,
): readonly FileChange[] {
  if (files === undefined) return changes;
  const written = new Set(changes.map(({ path }) => path));
  const own = files.filter(({ path }) => written.has(path));
  const recorded = changes.filter(({ lines }) => lines.some(({ before }) => before === ''));
  return branch === settings.branch ? [...own, ...recorded] : own;
}

function holdTitle({ held }: Bundle): string {
  return held.length === 1 ? 'Hold 1 image' : `Hold ${held.length} images`;
}

/** The boxes. What could not be written to the policy keeps its tick, so that the next run reads it again. */
function footOf(
  { settings, now }: PullRequestContext,
  { branch, held, added }: Bundle,
  images: readonly PinChange[],
  written: ReadonlySet<string>,
): string {
  const isKept = added.length === 0 || written.has(settings.policyFile);
  const unkept = isKept ? [] : added.map(tickedOffer);
  const names = new Set(unkept.map(({ key }) => key));
  const offered = [...new Set(images.map(({ name }) => name))].map((name) => ({ key: boxKey(name), name }));
  return controlsText({
    key: boxKey(branch),
    offered: [...unkept, ...offered.filter(({ key }) => !names.has(key))],
    held: held.filter(({ key }) => !names.has(key)),
    skipUntil: endOfMonth(now + minSkipDays * dayMs),
  });
}

function tickedOffer(skip: Bundle['added'][number]): OfferedImage {
  const { image, tag, until } = skip;
  return {
    key: keyOfSkip(skip),
    name: tag === undefined ? image : `${image}:${tag}`,
    ...(until === undefined ? { hold: true } : { skipUntil: formatDay(until) }),
  };
}

const minSkipDays = 14;

/** A day that stays the same for weeks, so that the text does not change every day. */
function endOfMonth(instant: Instant): string {
  const day = new Date(instant);
  return formatDay(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 0));
}
