// The name that git computes for a tree, so that a listing from a cache proves itself.
// https://git-scm.com/book/en/v2/Git-Internals-Git-Objects
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { parseJson } from '../../model/json.js';
import { blobName } from '../ci-host/pinned-content.js';

/** The entries of a listing, as the host sends them and as they are kept. */
export const treeEntries = z.array(
  z.object({
    path: z.string(),
    mode: z.string(),
    type: z.string(),
    sha: z.string(),
    size: z.number().optional(),
  }),
);
export type TreeEntry = z.infer<typeof treeEntries>[number];

const objectName = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;

/** The kept listing, if it is one and is the tree of that name. */
export function genuineTree(name: string, text: string): readonly TreeEntry[] | undefined {
  const { data } = treeEntries.safeParse(parseJson(text));
  return data?.every(isExact) && isTreeNamed(name, data) ? data : undefined;
}

/** Whether a kept text is the file, or the listing of the tree, of that name. */
export function isGenuineObject(name: string, text: string): boolean {
  return blobName(text, name) === name || genuineTree(name, text) !== undefined;
}

/**
 * The name of a tree says nothing about how its entries are written in a listing. Without this, a file would be hidden by
 * another type, by a zero before its mode or by a slash before its path.
 */
function isExact({ path, mode, type, sha }: TreeEntry): boolean {
  return typeOf(mode) === type && objectName.test(sha) && !path.startsWith('/');
}

/** What the host calls an entry of the mode. */
function typeOf(mode: string): string | undefined {
  if (mode === '040000') return 'tree';
  if (mode === '160000') return 'commit';
  return /^1[02]0\d{3}$/.test(mode) ? 'blob' : undefined;
}

/**
 * Whether the recursive listing is the tree of that name: every folder in it hashes to its own name, and so does the
 * root. Sizes are not part of a tree, and are not verified.
 */
function isTreeNamed(name: string, entries: readonly TreeEntry[]): boolean {
  const folders = new Map<string, TreeEntry[]>([['', []]]);
  for (const entry of entries) if (entry.type === 'tree') folders.set(entry.path, []);
  for (const entry of entries) {
    const parent = folders.get(entry.path.slice(0, Math.max(0, entry.path.lastIndexOf('/'))));
    if (parent === undefined) return false;
    parent.push(entry);
  }
  if (hashOf(folders.get('') ?? [], name) !== name) return false;
  return entries.every(
    (entry) => entry.type !== 'tree' || hashOf(folders.get(entry.path) ?? [], name) === entry.sha,
  );
}

/** `like` is any object name of the repository, to tell SHA-1 from SHA-256. */
function hashOf(entries: readonly TreeEntry[], like: string): string {
  const named = entries.map((entry) => ({ ...entry, name: Buffer.from(lastPart(entry.path)) }));
  const parts = named
    .map(({ name, type, mode, sha }) => ({
      // Git sorts a folder as if its name ended with a slash.
      order: type === 'tree' ? Buffer.concat([name, Buffer.from('/')]) : name,
      bytes: Buffer.concat([
        Buffer.from(`${mode.replace(/^0+/, '')} `),
        name,
        Buffer.of(0),
        Buffer.from(sha, 'hex'),
      ]),
    }))
    .sort((a, b) => Buffer.compare(a.order, b.order))
    .map(({ bytes }) => bytes);
  const content = Buffer.concat(parts);
  const hash = createHash(like.length === 64 ? 'sha256' : 'sha1');
  return hash.update(`tree ${content.length}\0`).update(content).digest('hex');
}

function lastPart(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
