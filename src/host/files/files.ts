// The checkout on disk: nothing outside is read or written, nothing is written through a symlink, files are replaced atomically, or in memory for a preview.
import { lstatSync, readdirSync, readFileSync, realpathSync, type Stats } from 'node:fs';
import { lstat, mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Failure } from '../../model/failure.js';
import type { DocumentText, Files, ReadFile } from '../../model/run/host.js';
import { decodeText } from '../../model/text/decode.js';
import { whileUnderWay } from '../../model/waiting/memoize.js';
import { compileLess } from '../engine.js';
import { fileProblems, notWritten } from '../messages.js';
import { isBelow, linkedFile, realPathBelow } from './links.js';

interface OneAhead {
  /** Begins to write, once what was written before is. Rejects if that was not possible. */
  readonly write: (text: string) => Promise<void>;
  /** Resolves when everything is written. */
  readonly end: () => Promise<void>;
}

export function oneAhead(write: (text: string) => Promise<void>): OneAhead {
  let underWay: Promise<void> = Promise.resolve();
  return {
    async write(text) {
      await underWay;
      underWay = write(text);
      // The next call says what is wrong.
      underWay.catch(() => undefined);
    },
    end: () => underWay,
  };
}

/** A file as it is on disk, and as it would be. */
export interface PreviewedFile {
  readonly path: string;
  /** `undefined`: the file does not exist. */
  readonly before: string | undefined;
  readonly after: string;
}

/**
 * The files below `root` with a `replace` that writes nothing, and what it would have written, in the order of the paths. It
 * refuses what writing would refuse. Reports are saved.
 */
export function previewFiles(
  root: string,
  files: Files,
): {
  readonly files: Files;
  readonly changed: () => readonly PreviewedFile[];
} {
  const texts = new Map<string, PreviewedFile>();
  return {
    files: {
      ...files,
      read: async (path, maxBytes) => {
        const text = texts.get(path)?.after;
        return text === undefined ? files.read(path, maxBytes) : { text };
      },
      async replace(path, before, after) {
        const known = texts.get(path);
        const why = known === undefined ? whyNotReplaced(root, path, before) : undefined;
        if (why !== undefined) return { refused: why };
        const first = known === undefined ? before : known.before;
        texts.set(path, { path, before: first, after });
        return {};
      },
    },
    changed: () => [...texts.values()].sort((a, b) => (a.path < b.path ? -1 : 1)),
  };
}

export const maxFileBytes = 5 * 1024 * 1024;
/** More files than this are not listed; the scan says so. */
export const maxFiles = 200_000;

/** The files below `root`. Documents without a path are written to `temp`, or not at all without `temp`. */
export function diskFiles(root: string, temp: string | undefined): Files {
  const folders = new Map<string, boolean>();
  const isKnownInside = (folder: string): boolean => {
    const known = folders.get(folder) ?? isInside(root, folder);
    folders.set(folder, known);
    return known;
  };
  let refused: ReadonlyMap<string, string> = new Map();
  // Who asks while git is listing gets that answer, unless something was written meanwhile.
  const byGit = whileUnderWay(async () => (await import('../git/git-listing.js')).listByGit(root));
  return {
    // Loaded when files are listed: the first request of the action waits for nothing that it does not need.
    async list(wanted = () => true, isReadAlike = () => true) {
      const { listCheckout } = await import('./list-files.js');
      // What is listed is going to be scanned.
      compileLess();
      const listed = await listCheckout(root, { wanted, isReadAlike }, maxFiles, byGit.load);
      refused = listed.refused;
      return listed.names;
    },
    async read(file, maxBytes) {
      const why = refused.get(file);
      if (why !== undefined) return { unreadable: why };
      const target = path.join(root, file);
      if (file !== '' && isBelow(root, target) && !isKnownInside(path.dirname(target)))
        return { unreadable: fileProblems.outside };
      const linked = linkedFile(root, target);
      if (linked === undefined) return { unreadable: fileProblems.linkOutside };
      return readText(linked.file, maxBytes, linked.stats);
    },
    realPath(file) {
      const linked = realPathBelow(root, path.join(root, file));
      return linked?.split(path.sep).join('/');
    },
    replace: (file, before, after) => replaceText(root, file, before, after).finally(byGit.forget),
    async save(file, name, text) {
      if (file === undefined && temp === undefined) return undefined;
      const target = file === undefined ? path.join(temp ?? '', name) : path.resolve(root, file);
      if (file !== undefined && isBelow(path.resolve(root), target) && !mayWrite(root, target))
        throw new Failure(
          'not-written',
          notWritten(`${fileProblems.outside}, behind a symlink, or part of git`),
        );
      const { refused } = await makeText(target, text).finally(byGit.forget);
      if (refused === undefined) return target;
      // An older document in its place would be mistaken for this run's.
      await rm(target, { force: true }).catch(() => undefined);
      throw new Failure('not-written', notWritten(refused));
    },
  };
}

/** A path below the checkout must stay there when symlinks are followed, as a change could add one. */
function mayWrite(root: string, target: string): boolean {
  const parts = path.relative(path.resolve(root), target).split(path.sep);
  return parts[0]?.toLowerCase() !== '.git' && isInside(root, path.dirname(target));
}

/** Checkouts have many small files: reading one synchronously takes a fraction of the time. */
function readText(file: string, maxBytes = maxFileBytes, known?: Stats): ReadFile {
  try {
    const stats = known ?? lstatSync(file);
    if (stats.isDirectory()) return { unreadable: whyFolderIsNotRead(file) };
    if (!stats.isFile()) return { unreadable: fileProblems.notRegular };
    if (stats.size > maxBytes) return { unreadable: fileProblems.tooLarge(maxBytes) };
    return decodeText(readFileSync(file));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return { unreadable: code ?? String(error), ...(isAbsent(error) ? { absent: true } : {}) };
  }
}

/** A listed folder is a submodule, or could not be listed. */
function whyFolderIsNotRead(folder: string): string {
  try {
    return readdirSync(folder).length === 0 ? fileProblems.emptySubmodule : fileProblems.submodule;
  } catch {
    return fileProblems.unlisted;
  }
}

async function replaceText(
  root: string,
  file: string,
  before: string | undefined,
  after: string,
): Promise<{ refused?: string }> {
  const target = path.join(root, file);
  const why = whyNotReplaced(root, file, before);
  if (why !== undefined) return { refused: why };
  if (before === undefined) return makeText(target, after);
  return written(async () => writeWhole(target, after, (await lstat(target)).mode));
}

/** Why a file may not be replaced, or made where there is no text `before`. */
function whyNotReplaced(root: string, file: string, before: string | undefined): string | undefined {
  const target = path.join(root, file);
  if (!isInside(root, path.dirname(target))) return fileProblems.outside;
  const now = readText(target);
  if (before === undefined) return 'text' in now || now.absent !== true ? fileProblems.exists : undefined;
  if ('unreadable' in now) return now.unreadable;
  return now.text === before ? undefined : fileProblems.changed;
}

function makeText(target: string, text: DocumentText): Promise<{ refused?: string }> {
  return written(async () => {
    await mkdir(path.dirname(target), { recursive: true });
    await writeWhole(target, text, 0o644);
  });
}

/** Returns what the disk refuses (full, read-only, a name too long) instead of throwing it. */
async function written(write: () => Promise<void>): Promise<{ refused?: string }> {
  try {
    await write();
    return {};
  } catch (error) {
    return { refused: (error as NodeJS.ErrnoException).code ?? String(error) };
  }
}

function isAbsent(error: unknown): boolean {
  return ['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '');
}

/** True if the folder, or its nearest existing parent, is in the root when all symlinks are followed. */
export function isInside(root: string, folder: string): boolean {
  try {
    return isBelow(realpathSync.native(root), realpathSync.native(folder));
  } catch (error) {
    const above = path.dirname(folder);
    return isAbsent(error) && above !== folder && isInside(root, above);
  }
}

/** Writes a temporary file next to the target and renames it, so that readers see the old text or the new one. */
async function writeWhole(target: string, text: DocumentText, mode: number): Promise<void> {
  const { randomBytes } = await import('node:crypto');
  const temporary = path.join(path.dirname(target), `.tagproof-${randomBytes(6).toString('hex')}.tmp`);
  try {
    const handle = await open(temporary, 'wx', mode);
    try {
      const written = oneAhead((part) => handle.writeFile(part));
      for (const part of typeof text === 'string' ? [text] : text) await written.write(part);
      await written.end();
      await handle.chmod(mode & 0o7777);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(temporary, target);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}
