// What people ask for by ticks in the text of an own pull request: only people who may write to the repository count.
import type { GitHubApi } from '../../clients/github/api.js';
import {
  mayWrite,
  readRevisions,
  type TextRevision,
  viewerLogin,
} from '../../clients/github/pulls/authorship.js';
import type { GitHubRepository } from '../../model/run/revision.js';
import { parseInstant } from '../../model/text/time.js';
import { type Box, idOf, readBoxes } from '../../output/markdown/pull-request/boxes.js';
import { pullRequestTexts } from './texts.js';

/** An image that a person wants to stay as it is. */
export interface SkipRequest {
  readonly key: string;
  /** The day that it ends; absent: it does not end by itself. */
  readonly until?: string;
  readonly login: string;
  /** The day of the tick. */
  readonly day: string;
}

export interface Requests {
  readonly asked: readonly SkipRequest[];
  readonly released: ReadonlySet<string>;
  readonly rebase: boolean;
  readonly notices: readonly string[];
}

interface Editable {
  readonly number: number;
  readonly body: string;
}

/** A box that is not as Tagproof writes it: an offer is written without a tick, a held image with one. */
function isAsked({ kind, ticked }: Box): boolean {
  return kind === 'held' ? !ticked : ticked;
}

/**
 * Reads the ticks. Those of apps, of people who may not write to the repository, and those of whom nothing is known do
 * not count; the notices say so, and the new text is without them.
 * @throws ApiError, Failure when it cannot be read who set them
 */
export async function readRequests(
  api: GitHubApi,
  repository: GitHubRepository,
  { number, body }: Editable,
): Promise<Requests> {
  const boxes = readBoxes(body).filter(isAsked);
  if (boxes.length === 0) return { asked: [], released: new Set(), rebase: false, notices: [] };
  const [own, revisions] = await Promise.all([viewerLogin(api), readRevisions(api, repository, number)]);
  const asked: SkipRequest[] = [];
  const released = new Set<string>();
  let rebase = false;
  const notices = new Set<string>();
  const hasSame = boxSearch();
  for (const box of boxes) {
    const by = authorOf(box, revisions, { ownLogin: own, hasSame });
    const refused = await whyRefused(api, repository, by);
    if (refused !== undefined || by?.login === undefined) {
      notices.add(pullRequestTexts.tickRefused(number, refused ?? pullRequestTexts.unknownEditor));
      continue;
    }
    const { key, until } = box;
    if (box.kind === 'rebase') rebase = true;
    if (box.kind === 'held') released.add(key);
    if (
      box.kind === 'hold' ||
      (box.kind === 'skip' && until !== undefined && parseInstant(until) !== undefined)
    )
      asked.push({
        key,
        login: by.login,
        day: by.at.slice(0, 10),
        ...(box.kind === 'skip' && until !== undefined ? { until } : {}),
      });
  }
  return { asked, released, rebase, notices: [...notices] };
}

/** Logins of the host, and of its enterprises. */
const loginPattern = /^[\w-]{1,100}$/;

async function whyRefused(
  api: GitHubApi,
  repository: GitHubRepository,
  by: TextRevision | undefined,
): Promise<string | undefined> {
  if (by?.login === undefined || !loginPattern.test(by.login)) return pullRequestTexts.unknownEditor;
  if (!by.isPerson) return pullRequestTexts.app(by.login);
  return (await mayWrite(api, repository, by.login)) ? undefined : pullRequestTexts.mayNotWrite(by.login);
}

/**
 * The edit since which the box is as it is; `undefined` if the edits do not go back that far. If that edit is our own, it
 * carried over a tick that our edit just before it had overwritten: then it is the edit before those two that counts.
 */
function authorOf(
  box: Box,
  newestFirst: readonly TextRevision[],
  known: { readonly ownLogin: string; readonly hasSame: ReturnType<typeof boxSearch> },
): TextRevision | undefined {
  const { ownLogin, hasSame } = known;
  const since = newestFirst.findIndex((one) => one.text === undefined || !hasSame(box, one.text));
  if (since < 1 || newestFirst[since]?.text === undefined) return undefined;
  const [author, replaced, earlier] = newestFirst.slice(since - 1);
  if (author === undefined || !isOwn(author, ownLogin)) return author;
  const isCarried =
    replaced !== undefined &&
    earlier?.text !== undefined &&
    isOwn(replaced, ownLogin) &&
    Date.parse(author.at) - Date.parse(replaced.at) < maxCarryMs &&
    hasSame(box, earlier.text);
  return isCarried ? authorOf(box, newestFirst.slice(since + 1), known) : author;
}

/** Between our edit and the one that carries over what it had overwritten. */
const maxCarryMs = 10 * 60_000;

/** Returns a function that says whether a text has the box with the same tick; each text is read once for all boxes. */
function boxSearch(): (box: Box, text: string) => boolean {
  const keyOf = (box: Box) => `${box.ticked} ${idOf(box)}`;
  const known = new Map<string, ReadonlySet<string>>();
  return (box, text) => {
    const boxes = known.get(text) ?? new Set(readBoxes(text).map(keyOf));
    known.set(text, boxes);
    return boxes.has(keyOf(box));
  };
}

/** The host leaves out the `[bot]` of an app's login where it lists edits. */
function isOwn({ login, isPerson }: TextRevision, ownLogin: string): boolean {
  return !isPerson && login === ownLogin.replace(/\[bot\]$/, '');
}
