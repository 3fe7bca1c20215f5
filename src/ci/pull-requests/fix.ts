// A fix that somebody asks for by a comment: the proved pins are committed to the branch of the pull request, or suggested
// where the branch is of a fork. Everything that the comment may not decide is asked of the host again, just before.
import { type PullEnds, readComment, readPullEnds } from '../../clients/github/pulls/asked-fix.js';
import { mayWrite, viewerLogin } from '../../clients/github/pulls/authorship.js';
import { writeComment } from '../../clients/github/pulls/comment.js';
import { usableFiles } from '../../clients/github/pulls/pin-pull-request.js';
import { commitPins } from '../../clients/github/pulls/pin-push.js';
import { writeSuggestions } from '../../clients/github/pulls/suggestions.js';
import { ApiError } from '../../clients/http/api-error.js';
import { Failure } from '../../model/failure.js';
import { fieldsOf } from '../../model/json.js';
import type { DeliveryResult, FileChange } from '../../model/run/delivery.js';
import type { Host } from '../../model/run/host.js';
import { isCommit, type Revision } from '../../model/run/revision.js';
import type { CiTarget } from '../connect.js';
import { fixTexts } from './texts.js';

/** A comment that asks for a fix, by the event that it set off. */
interface FixRequest {
  /** Of the pull request. */
  readonly number: number;
  readonly comment: number;
  readonly body: string;
  readonly login: string;
  /** The commit that it names; absent: none, or not a whole one. */
  readonly commit?: string;
}

const command = /^\/tagproof fix(?:[ \t]+(\S+))?\s*$/;

/**
 * What the event of a new comment on a pull request asks for; `undefined` for every other event, and for a comment that
 * says something else: only a comment that is nothing but the command is one.
 */
async function requestOf({ ci }: Pick<Host, 'ci'>): Promise<FixRequest | undefined> {
  if (ci?.variable('GITHUB_EVENT_NAME') !== 'issue_comment') return undefined;
  const payload = fieldsOf(await ci.payload());
  const [issue, comment] = [fieldsOf(payload.issue), fieldsOf(payload.comment)];
  const [{ body }, { login }] = [comment, fieldsOf(comment.user)];
  const [, name] = (typeof body === 'string' && command.exec(body)) || [];
  const isCommand = typeof body === 'string' && command.test(body);
  const isOfPull = typeof issue.pull_request === 'object' && issue.pull_request !== null;
  if (payload.action !== 'created' || !isOfPull || !isCommand) return undefined;
  const [number, id] = [issue.number, comment.id];
  const isWhole = Number.isSafeInteger(number) && Number.isSafeInteger(id) && typeof login === 'string';
  if (!isWhole) throw new Failure('bad-answer', fixTexts.noEvent);
  const asked = { number: number as number, comment: id as number, body, login };
  return isCommit(name) ? { ...asked, commit: name } : asked;
}

/** What a run knows about the fix. */
interface FixInput {
  readonly host: Pick<Host, 'ci' | 'git'>;
  readonly revision: Revision;
  /** The rules of the run are those of the base. */
  readonly isByBase: boolean;
  /** The changes that fix what counts. */
  readonly plan: () => Promise<readonly FileChange[]>;
  /** The title of the commit. */
  readonly title: (changes: readonly FileChange[]) => string;
  /** What the comment on a pull request says, with the patch. */
  readonly body: () => string;
}

/**
 * Does what the comment asks for, and says in a comment of its own what was done, or why nothing was. Whoever may not
 * write to the repository gets no answer there.
 * @throws ApiError, Failure when nothing was done
 */
export async function fixOnComment(target: CiTarget, input: FixInput): Promise<DeliveryResult> {
  const request = await requestOf(input.host);
  if (request === undefined) return { notices: [] };
  await requireWriter(target, request);
  try {
    const text = await fixed(target, request, input);
    const url = await reply(target, request, text);
    return { ...(url === undefined ? {} : { url }), notices: [] };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    await reply(target, request, fixTexts.nothing(error.message)).catch((later: unknown) => {
      if (!(later instanceof Failure)) throw later;
    });
    throw error;
  }
}

/** The comment must be as it was, and of a person who may write now. */
async function requireWriter({ api, run }: CiTarget, request: FixRequest): Promise<void> {
  const found = await readComment(api, run.repository, request.comment);
  const isSame = found?.body === request.body && found.login === request.login && !found.isEdited;
  if (found === undefined || !isSame) throw new Failure('denied', fixTexts.edited);
  if (!found.isPersons) throw new Failure('denied', fixTexts.app(found.login));
  if (!(await mayWrite(api, run.repository, found.login)))
    throw new Failure('denied', fixTexts.mayNotWrite(found.login));
}

async function fixed(target: CiTarget, request: FixRequest, input: FixInput): Promise<string> {
  const { api, run } = target;
  const { repository } = run;
  const { number, commit } = request;
  const pull = await readPullEnds(api, repository, number);
  if (commit === undefined) throw new Failure('not-written', fixTexts.whichCommit(pull.commit));
  await requireSame(commit, pull, input);
  const changes = await input.plan();
  if (changes.length === 0) return fixTexts.nothingToPin(commit);
  if (pull.isFork) {
    const shown = await writeSuggestions(api, { repository, number, head: commit, suggestions: changes });
    return `${fixTexts.suggested(shown)}\n\n${input.body()}`;
  }
  const [login, branch] = [await viewerLogin(api), pull.branch];
  const where = { login, base: branch, baseHead: commit };
  const { files, notices } = await usableFiles(api, { repository, files: changes }, where);
  if (files.length === 0) throw new Failure('not-written', notices.join('. ') || fixTexts.noFiles);
  const message = { headline: input.title(files), body: fixTexts.trailers(request) };
  const made = await commitPins(api, { repository, branch, head: commit, message, files }).catch(moved);
  return [fixTexts.committed(made, files.length), ...notices, fixTexts.checksWait].join('\n\n');
}

function moved(error: unknown): never {
  if (error instanceof ApiError && error.status === 409)
    throw new Failure('not-written', fixTexts.moved, { cause: error });
  throw error;
}

/** What was judged, what the comment names and what the pull request has must be one commit, judged by the rules of its base. */
async function requireSame(
  commit: string,
  pull: PullEnds,
  { host, revision, isByBase }: FixInput,
): Promise<void> {
  const judged = (await host.git?.head())?.commit;
  const target = revision.kind === 'change' ? revision.target : undefined;
  const why = [
    !pull.isOpen && fixTexts.closed,
    pull.commit !== commit && fixTexts.otherHead(pull.commit),
    judged !== commit && fixTexts.otherCheckout(judged),
    (!isByBase || target !== pull.base) && fixTexts.otherBase(pull.base),
    !pull.isFork && pull.branch === pull.defaultBranch && fixTexts.ofDefault(pull.branch),
  ].find((one) => one !== false);
  if (why !== undefined) throw new Failure('not-written', why);
}

function reply({ api, run }: CiTarget, { number }: FixRequest, body: string): Promise<string | undefined> {
  const { repository, workflow, job } = run;
  return writeComment(api, { repository, number, identity: ['fix', workflow, job], body, action: 'write' });
}
