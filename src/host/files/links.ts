// Symlinks of a checkout: which of them lead to a file of it, and which must be listed themselves.
// Checkouts have many small files, for which a synchronous call takes a tenth of the time of an asynchronous one.
import { lstatSync, realpathSync, type Stats } from 'node:fs';
import path from 'node:path';

/** True for the folder `root` and everything below it, by the paths alone. */
export function isBelow(root: string, target: string): boolean {
  const inside = path.relative(root, target);
  return inside.split(path.sep)[0] !== '..' && !path.isAbsolute(inside);
}

/** A file with what is known about it; without `stats` there was nothing at the path when it was looked at. */
interface FoundLink {
  readonly file: string;
  readonly stats?: Stats;
}

/**
 * The path itself, or the file that it leads to as a symlink. `undefined` for a link out of the checkout, in a circle, to
 * nothing, or to one of git's own files.
 */
export function linkedFile(root: string, file: string): FoundLink | undefined {
  const stats = statsOf(file);
  if (stats === undefined) return { file };
  if (!stats.isSymbolicLink() || !isBelow(root, file)) return { file, stats };
  const below = realPathBelow(root, file);
  return below === undefined ? undefined : { file: path.join(realpathSync.native(root), below) };
}

/** The path below `root` that a path leads to, unless that is outside of it, nothing, or one of git's own files. */
export function realPathBelow(root: string, file: string): string | undefined {
  try {
    const [top, target] = [realpathSync.native(root), realpathSync.native(file)];
    const below = path.relative(top, target);
    const isGits = below.toLowerCase().split(path.sep).includes('.git');
    return isBelow(top, target) && !isGits ? below : undefined;
  } catch {
    return undefined;
  }
}

function statsOf(file: string): Stats | undefined {
  try {
    return lstatSync(file);
  } catch {
    return undefined;
  }
}

/**
 * True for a link to a file that is not listed, or that is read as another format, and for one to a device: tools that
 * follow the link would use content that was not scanned.
 */
export function hidesItsTarget(
  root: string,
  link: string,
  listed: ReadonlySet<string>,
  isReadAlike: (link: string, target: string) => boolean,
): boolean {
  try {
    const target = realpathSync.native(path.join(root, link));
    const name = path.relative(realpathSync.native(root), target).split(path.sep).join('/');
    return !(listed.has(name) && isReadAlike(link, name)) && !lstatSync(target).isDirectory();
  } catch {
    // It is broken or circular.
    return false;
  }
}
