// Which scanners read a file, by its path and by what other files call it.
import { pathSorter } from '../model/globs/glob.js';
import type { CheckoutPaths, Scanner } from '../model/occurrence.js';
import { scanners } from './scanners.js';

const matching = pathSorter(scanners.map((scanner) => [scanner, scanner.paths] as const));

/** Extensions of template engines: `compose.yaml.j2` is read as `compose.yaml`. */
export const templateExtension = /\.(?:j2|jinja2?|tmpl|tpl|gotmpl|erb|template)$/;

function scannersOf(path: string): ReadonlySet<Scanner> {
  return matching(path.replace(templateExtension, ''));
}

/** True when the globs of some scanner match the path; with an id, when those of that scanner do. */
export function isKnownFormat(path: string, id?: string): boolean {
  const found = scannersOf(path);
  return id === undefined ? found.size > 0 : [...found].some((one) => one.id === id);
}

/** True where the same scanners read both files. */
export function isReadAlike(path: string, other: string): boolean {
  const scannersOfOther = scannersOf(other);
  return [...scannersOf(path)].every((scanner) => scannersOfOther.has(scanner));
}

/** The files that a file is read with: `siblings` are the paths of all files in its folder. */
export function companionsOf(
  path: string,
  siblings: () => readonly string[],
  checkout: CheckoutPaths,
  mentionedAs: ReadonlySet<string> = new Set(),
): readonly string[] {
  return readersOf(path, mentionedAs).flatMap(
    (scanner) => scanner.companions?.(path, siblings(), checkout) ?? [],
  );
}

const yaml = /\.ya?ml$/;

/** The scanners whose globs match the path, those that another file names for it, and those that know its text. */
export function readersOf(path: string, mentionedAs: ReadonlySet<string>, text?: string): readonly Scanner[] {
  const known = scannersOf(path);
  const content = text !== undefined && yaml.test(path.replace(templateExtension, '')) ? text : undefined;
  return scanners.filter(
    (scanner) =>
      known.has(scanner) ||
      mentionedAs.has(scanner.id) ||
      (content !== undefined && scanner.recognizes?.(content) === true),
  );
}
