// What people ask for by ticks in the text of an own pull request: only people who may write to the repository count.
import type { GitHubApi } from '../../clients/github/api.js';
import { mayWrite, readRevisions, type TextRevision } from '../../clients/github/edits.js';
import type { GitHubRepository } from '../../model/event.js';
import { parseInstant } from '../../model/time.js';
import { type Box, idOf, readBoxes } from '../../output/markdown/boxes.js';
import { deskTexts } from './texts.js';

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
  readonly reopen: boolean;
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
  if (boxes.length === 0)
    return { asked: [], released: new Set(), rebase: false, reopen: false, notices: [] };
  const revisions = await readRevisions(api, repository, number);
  const asked: SkipRequest[] = [];
  const released = new Set<string>();
  const kinds = new Set<Box['kind']>();
  const notices = new Set<string>();
  for (const box of boxes) {
    const by = authorOf(box, revisions);
    const refused = await whyRefused(api, repository, by);
    if (refused !== undefined || by?.login === undefined) {
      notices.add(deskTexts.tickRefused(number, refused ?? deskTexts.unknownEditor));
      continue;
    }
    kinds.add(box.kind);
    const { key, until } = box;
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
  return { asked, released, rebase: kinds.has('rebase'), reopen: kinds.has('open'), notices: [...notices] };
}

/** Logins of the host, and of its enterprises. */
const loginPattern = /^[\w-]{1,100}$/;

async function whyRefused(
  api: GitHubApi,
  repository: GitHubRepository,
  by: TextRevision | undefined,
): Promise<string | undefined> {
  if (by?.login === undefined || !loginPattern.test(by.login)) return deskTexts.unknownEditor;
  if (!by.isPerson) return deskTexts.app(by.login);
  return (await mayWrite(api, repository, by.login)) ? undefined : deskTexts.mayNotWrite(by.login);
}

/** The edit since which the box is as it is; `undefined` if the edits do not go back that far. */
function authorOf(box: Box, newestFirst: readonly TextRevision[]): TextRevision | undefined {
  let author: TextRevision | undefined;
  for (const revision of newestFirst) {
    if (revision.text === undefined) return undefined;
    const then = readBoxes(revision.text).find((one) => idOf(one) === idOf(box));
    if (then?.ticked !== box.ticked) return author;
    author = revision;
  }
  return undefined;
}
