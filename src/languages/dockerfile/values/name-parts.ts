// The parts of an image name that an expanded word holds, and whether the word itself holds its end.
import { beginsIn, slice, type Traced } from './values.js';

/** The tag of a name with its digest, if it has one; `undefined` for a name without a tag. */
export function tagIn(name: Traced): Traced | undefined {
  const { colon } = boundsOf(name);
  return colon < 0 ? undefined : slice(name, colon + 1);
}

/** Where the last part of the path begins. */
export function endStart(name: Traced): number {
  return boundsOf(name).start;
}

/**
 * Whether a word holds the end of the name that it expands to: the last part of its path, and its tag. Variables before
 * them choose a registry or a mirror of it, but no part of the path behind that. The tag, or the whole name, may be the default of a variable at the end.
 *
 * @param source the Dockerfile, of which `word` is a part
 */
export function hasOwnEnd(word: Traced, name: Traced, source: string): boolean {
  const [first = 0, last = -1] = [word.at[0], word.at.at(-1)];
  const { start, colon, end } = boundsOf(name);
  const isOwn = name.at.slice(start, end).every((offset) => offset >= first && offset <= last);
  const from = name.at[start];
  if (!isOwn || from === undefined) return false;
  const lastOfName = name.at[end - 1] ?? from;
  if (hasChosenOwner(source.slice(first, from))) return false;
  const within = source.slice(from, lastOfName + 1);
  const digest = name.at[end];
  if (source.slice(lastOfName + 1, last + 1).includes('$')) return false;
  if (digest !== undefined && source.slice(lastOfName + 1, digest).includes('}')) return false;
  const isNamedAlone = colon >= 0 || digest !== undefined || pathStart.test(source.slice(first, from));
  if (!/[${}]/.test(within)) return isNamedAlone;
  const [ofColon, ofTag] = [name.at[colon], name.at[colon + 1]];
  if (colon < 0 || ofColon === undefined || ofTag === undefined) return false;
  const isPlain = !/[${}]/.test(source.slice(from, ofColon) + source.slice(ofTag, lastOfName + 1));
  return isPlain && tagDefault.test(source.slice(ofColon, ofTag));
}

/** Whether a word holds the last part of the path of the name that it expands to, so that no variable chooses it. */
export function hasOwnPath(word: Traced, name: Traced, source: string): boolean {
  const { start, colon, end } = boundsOf(name);
  const own = slice(name, start, colon < 0 ? end : colon);
  const [from, to] = [own.at[0], own.at.at(-1)];
  if (from === undefined || to === undefined || !beginsIn(own, word)) return false;
  if (hasChosenOwner(source.slice(word.at[0] ?? from, from))) return false;
  return to >= from && !/[${}]/.test(source.slice(from, to + 1));
}

/** Whether a variable behind the registry chooses whose image it is: a mirror has the same digests, another owner has not. */
function hasChosenOwner(path: string): boolean {
  const [, ...folders] = path.replaceAll(/\$\{[^{}]*\}/g, '$').split('/');
  return folders.some((folder) => folder.includes('$'));
}

/**
 * What may be in front of a path that has no tag: a variable right before it could hold a tag that the path continues,
 * and a second tag behind that would be refused.
 */
const pathStart = /(?:^|\/)["']*(?:\$\{\w+:?[-+]["']*)*$/;

/** Between the colon and a tag that is the default of a variable. */
const tagDefault = /^:\$\{\w+:?-$/;

/** Where the last part of the path begins, where its colon is (-1 without a tag), and where a digest begins. */
function boundsOf({ text }: Traced): {
  readonly start: number;
  readonly colon: number;
  readonly end: number;
} {
  const at = text.indexOf('@');
  const end = at < 0 ? text.length : at;
  const start = text.lastIndexOf('/', end - 1) + 1;
  const colon = text.indexOf(':', start);
  return { start, colon: colon < end ? colon : -1, end };
}
