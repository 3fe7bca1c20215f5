// What a printed value is a part of: the tag or the digest of an image's name, or something else.
import { isTagOrDigest, type Printed, type PrintedPiece, type Ref, refsIn } from './printed.js';

export type Item = PrintedPiece | { readonly kind: 'mark'; readonly name: 'begin' | 'else' | 'end' };

export type Judgement =
  /** The whole text of a named template, which is judged where that is used. */
  | { readonly kind: 'whole' }
  /** Behind the colon of an image's name, where nothing but a digest follows. */
  | { readonly kind: 'tag' }
  /** Behind `@`; with `isBare`, the algorithm precedes it. */
  | { readonly kind: 'digest'; readonly isBare: boolean }
  /** The tag of a name of which the template sets another part. */
  | { readonly kind: 'other-name' }
  /** Text follows that is no digest. */
  | { readonly kind: 'extended' }
  /** It counts where the tag of another image is empty. */
  | { readonly kind: 'fallback' }
  | { readonly kind: 'printed'; readonly line: string };

type Report = (ref: Ref, how: Judgement) => void;

/** More of the surroundings is not looked at. */
const maxAround = 40;
const sign = /(?:@sha256:|@|:)$/;

/** Judges every reference among the items. */
export function judgeItems(items: readonly Item[], report: Report): void {
  items.forEach((item, index) => {
    if (item.kind === 'mark' || !refsIn([item]).some(isTagOrDigest)) return;
    const before = withoutOtherBranches(
      items.slice(Math.max(0, index - maxAround), index).reverse(),
      'begin',
    );
    const after = withoutOtherBranches(items.slice(index + 1, index + 1 + maxAround), 'end');
    judge(item, before, after, report);
  });
}

/** The pieces of the branches that the place is in; `before` is in reverse order. */
function withoutOtherBranches(items: readonly Item[], close: 'begin' | 'end'): readonly PrintedPiece[] {
  const pieces: PrintedPiece[] = [];
  let skipped = 0;
  for (const item of items) {
    if (item.kind !== 'mark') {
      if (skipped === 0) pieces.push(item);
    } else if (skipped > 0) {
      if (item.name === close) skipped -= 1;
      else if (item.name !== 'else') skipped += 1;
    } else if (item.name === 'else') skipped = 1;
  }
  return pieces;
}

function judge(piece: PrintedPiece, before: Printed, after: Printed, report: Report): void {
  if (piece.kind === 'ref' && isTagOrDigest(piece.ref))
    report(piece.ref, judgementOf(piece.ref, before, after));
  if (piece.kind !== 'choice') return;
  const [first = []] = piece.options.filter((option) => refsIn(option).length > 0);
  for (const option of piece.options) {
    const [only] = option;
    const isSecond = piece.isFallback && option !== first && option.length === 1;
    if (isSecond && only?.kind === 'ref' && refsIn(first).some((one) => isOtherTag(one, only.ref)))
      report(only.ref, { kind: 'fallback' });
    option.forEach((inner, index) => {
      judge(
        inner,
        [...option.slice(0, index).reverse(), ...before],
        [...option.slice(index + 1), ...after],
        report,
      );
    });
  }
}

/** True for the tag of another image; a global tag is one for all of them. */
function isOtherTag(other: Ref, ref: Ref): boolean {
  if (!/tag$/i.test(other.path.at(-1) ?? '') || other.path[0] === 'global') return false;
  return other.path.join('.') !== ref.path.join('.');
}

function judgementOf(ref: Ref, before: Printed, after: Printed): Judgement {
  const ending = endingOf(before);
  if (ending === undefined) return isBlank(before) && isBlank(after) ? { kind: 'whole' } : printed(before);
  if (ending.sign !== ':') return { kind: 'digest', isBare: ending.sign !== '@' };
  if (ending.name === 'literal') return { kind: 'other-name' };
  if (ending.name !== 'unknown' && !ending.name.some((one) => isSibling(one, ref)))
    return { kind: 'other-name' };
  return isEnd(after) ? { kind: 'tag' } : { kind: 'extended' };
}

function isBlank(value: Printed): boolean {
  return value.every((piece) => piece.kind === 'text' && piece.value.trim() === '');
}

function printed(before: Printed): Judgement {
  const [last] = before;
  const text = last?.kind === 'text' ? last.value : '';
  return { kind: 'printed', line: text.slice(text.lastIndexOf('\n') + 1).trim() };
}

interface Ending {
  readonly sign: string;
  /** What precedes the sign: values, a text of the template, or what is not known. */
  readonly name: readonly Ref[] | 'literal' | 'unknown';
}

/** The sign that ends the text before a value. */
function endingOf([last, ...earlier]: Printed): Ending | undefined {
  for (const text of textsOf(last)) {
    const found = sign.exec(text)?.[0];
    if (found === undefined) continue;
    const rest = text.slice(0, text.length - found.length);
    if (found !== ':') return { sign: found, name: 'unknown' };
    if (rest !== '') {
      // A YAML key has a blank behind its colon.
      if (/[\w}\]]$/.test(rest)) return { sign: ':', name: 'literal' };
      continue;
    }
    const [before] = earlier;
    const refs = before === undefined ? [] : refsIn([before]).filter(({ isAbsolute }) => isAbsolute);
    if (before?.kind === 'text') return { sign: ':', name: 'literal' };
    return { sign: ':', name: refs.length === 0 ? 'unknown' : refs };
  }
  return undefined;
}

/** The texts that a piece may be. */
function textsOf(piece: PrintedPiece | undefined): readonly string[] {
  if (piece?.kind === 'text') return [piece.value];
  if (piece?.kind !== 'choice') return [];
  return piece.options.flatMap((option) => (option.length === 1 ? textsOf(option[0]) : []));
}

function isSibling(repository: Ref, tag: Ref): boolean {
  if (!tag.isAbsolute) return true;
  return repository.path.slice(0, -1).join('.') === tag.path.slice(0, -1).join('.');
}

/** True where the name ends, or only a digest follows. */
function isEnd([next]: Printed): boolean {
  if (next === undefined) return true;
  if (next.kind === 'text') return next.value === '' || /^[\s"'`,;)\]}@\\]/.test(next.value);
  if (next.kind !== 'choice') return false;
  return next.options.every((option) => option.length === 0 || isEnd(option));
}
