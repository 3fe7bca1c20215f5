// Reads the checkout's git: its commits, refs and files, and the repository around the checkout.

import path from 'node:path';
import { Failure } from '../../model/failure.js';
import type { CommitFiles, Git, SurroundingRepository } from '../../model/run/host.js';
import { isCommit } from '../../model/run/revision.js';
import { decodeText } from '../../model/text/decode.js';
import { memoizeAsync } from '../../model/waiting/memoize.js';
import { diskFiles, maxFileBytes, maxFiles } from '../files/files.js';
import { fetchedUnreadable, fileProblems } from '../messages.js';
import { fetchBranch, fetchedBranch } from './git-fetch.js';
import { workTreeOf } from './git-folders.js';
import { openGit, runGit } from './run-git.js';

const maxBytes = 64 * 1024;
const remoteHeads = 'refs/remotes/origin/';

/** The methods of `Git` that read refs. Names are looked up as whole refs, never as expressions. */
function refsOf(git: RunGit): Pick<Git, 'branchTip' | 'defaultBranch' | 'mergeBase'> {
  const line = async (...args: string[]) => (await git(args, maxBytes))?.toString('utf8').trim();
  return {
    async branchTip(branch) {
      // Not `refs/heads`: a CI system may give the commit of a change the name of its target there.
      const commit = await line('show-ref', '--verify', '--hash', '--', `${remoteHeads}${branch}`);
      return isCommit(commit) ? commit : undefined;
    },
    async defaultBranch() {
      const ref = await line('symbolic-ref', `${remoteHeads}HEAD`);
      return ref?.startsWith(remoteHeads) === true ? ref.slice(remoteHeads.length) : undefined;
    },
    async mergeBase(one, other) {
      const commit = isCommit(one) && isCommit(other) ? await line('merge-base', one, other) : undefined;
      return isCommit(commit) ? commit : undefined;
    },
  };
}

/**
 * The repository of which `root` is a folder below its top; `undefined` at the top, and in a folder outside git, where
 * no folder above belongs to the checkout.
 */
export function repositoryAround(root: string): SurroundingRepository | undefined {
  const found = workTreeOf(root);
  if (found === undefined || found.top === found.root) return undefined;
  const folder = path.relative(found.top, found.root).split(path.sep).join('/');
  return { folder, read: diskFiles(found.top, undefined).read };
}

const maxListBytes = 64 * 1024 * 1024;

/** The git of the folder `root`. A command that fails counts as absent, as callers have another source. */
export function gitOf(root: string): Git {
  const open = memoizeAsync(() => openGit(root));
  const git: RunGit = async (args, limit, input) => {
    const opened = await open();
    return opened === undefined || 'refused' in opened ? undefined : runGit(opened, args, limit, input);
  };
  return {
    ...refsOf(git),
    fetchTip: memoizeAsync(
      async (remote, branch) => {
        const fetched = gitOf(await fetchBranch(remote, branch));
        const commit = await fetched.branchTip(fetchedBranch);
        const files = commit === undefined ? undefined : await fetched.filesAt(commit);
        if (commit === undefined || files === undefined) throw new Failure('no-base', fetchedUnreadable);
        return { commit, files };
      },
      ({ url }, branch) => JSON.stringify([url, branch]),
    ),
    async head() {
      const text = (await git(['cat-file', '--batch'], 1024 * 1024, 'HEAD\n'))?.toString('utf8') ?? '';
      const [, commit] = /^([0-9a-f]+) commit \d+\n/.exec(text) ?? [];
      if (!isCommit(commit)) return undefined;
      // A shallow clone hides the parents from `git log`, but the commit object has them.
      const header = text.split('\n\n', 1)[0] ?? '';
      return { commit, parents: [...header.matchAll(/^parent ([0-9a-f]+)$/gm)].map(([, id = '']) => id) };
    },
    async filesAt(commit) {
      if (!isCommit(commit)) return undefined;
      const listed = await git(['ls-tree', '-r', '-z', '-l', '--full-tree', commit], maxListBytes);
      return listed && commitFiles(listed.toString('utf8'), (ids) => readBlobs(git, ids));
    },
  };
}

interface TreeEntry {
  readonly id: string;
  readonly size: number;
}

function commitFiles(
  listed: string,
  readAll: (ids: readonly string[]) => Promise<readonly Buffer[]>,
): CommitFiles | undefined {
  const entries = new Map<string, TreeEntry>();
  for (const line of listed.split('\0')) {
    const [, id = '', size = '', path = ''] =
      /^100\d{3} blob ([0-9a-f]+) +(\d+)\t([\s\S]+)$/.exec(line) ?? [];
    if (path !== '') entries.set(path, { id, size: Number(size) });
    // A partial clone does not have the file, and so not its size.
    else if (line.startsWith('100')) return undefined;
  }
  if (entries.size > maxFiles) throw new Failure('bad-answer', `The commit has more than ${maxFiles} files`);
  const read = batched(readAll);
  return {
    list: async () => [...entries.keys()].sort(),
    async read(path) {
      const entry = entries.get(path);
      if (entry === undefined) return { unreadable: fileProblems.missing, absent: true };
      if (entry.size > maxFileBytes) return { unreadable: fileProblems.tooLarge(maxFileBytes) };
      return decodeText(await read(entry.id));
    },
  };
}

/** Reads that are requested in one turn of the event loop share one process. */
function batched(readAll: (ids: readonly string[]) => Promise<readonly Buffer[]>) {
  let waiting: { id: string; done: (bytes: Buffer) => void; failed: (error: unknown) => void }[] = [];
  const flush = () => {
    const batch = waiting;
    waiting = [];
    readAll(batch.map(({ id }) => id)).then(
      (blobs) => batch.forEach(({ done }, index) => void done(blobs[index] ?? Buffer.alloc(0))),
      (error: unknown) => batch.forEach(({ failed }) => void failed(error)),
    );
  };
  return (id: string) =>
    new Promise<Buffer>((done, failed) => {
      waiting.push({ id, done, failed });
      if (waiting.length === 1) setImmediate(flush);
    });
}

type RunGit = (args: readonly string[], limit: number, input?: string) => Promise<Buffer | undefined>;

/** `git cat-file --batch` returns a header line `<id> blob <size>`, the bytes and a line end for every id. */
async function readBlobs(git: RunGit, ids: readonly string[]): Promise<readonly Buffer[]> {
  const limit = ids.length * (maxFileBytes + 256);
  const answer = await git(['cat-file', '--batch'], limit, `${ids.join('\n')}\n`);
  let at = 0;
  return ids.map((id) => {
    const end = answer === undefined ? -1 : answer.indexOf('\n', at);
    const [, found, size = ''] =
      /^([0-9a-f]+) blob (\d+)$/.exec(answer?.toString('utf8', at, end) ?? '') ?? [];
    const from = end + 1;
    at = from + Number(size) + 1;
    if (answer === undefined || found !== id || at > answer.length)
      throw new Failure('not-found', `The checkout's git does not have the object ${id}`);
    return answer.subarray(from, at - 1);
  });
}
