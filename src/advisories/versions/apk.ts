// Compares apk versions: `number{.number}…{letter}{_suffix{number}}…{~hash}{-r#}`.
// Rules: https://gitlab.alpinelinux.org/alpine/apk-tools/-/blob/master/doc/apk-package.5.scd
import { compareText } from '../../model/text/text.js';

/** A part of a version. Of two versions whose next parts differ in kind, the one with the earlier kind is newer. */
type Part =
  | { readonly kind: 'first' | 'number'; readonly digits: string }
  | { readonly kind: 'letter'; readonly letter: string }
  | { readonly kind: 'suffix'; readonly rank: number }
  | { readonly kind: 'suffix-number'; readonly digits: string }
  | { readonly kind: 'hash'; readonly hash: string }
  | { readonly kind: 'revision'; readonly digits: string }
  | { readonly kind: 'end' };

const kinds = ['first', 'number', 'letter', 'suffix', 'suffix-number', 'hash', 'revision', 'end'] as const;
/** Suffixes with a negative rank are older than the version without a suffix. */
const suffixRanks: Readonly<Record<string, number>> = {
  alpha: -4,
  beta: -3,
  pre: -2,
  rc: -1,
  cvs: 1,
  svn: 2,
  git: 3,
  hg: 4,
  p: 5,
};
const versionPattern =
  /^(?<numbers>\d+(?:\.\d+)*)(?<letter>[a-z]?)(?<suffixes>(?:_[a-z]+\d*)*)(?:~(?<hash>[0-9a-f]+))?(?:-r(?<revision>\d+))?$/;
const maxVersionLength = 256;

/** Negative if `a` is older than `b`, positive if newer; `undefined` if either is not an apk version. */
export function compareApk(a: string, b: string): number | undefined {
  const [left, right] = [partsOf(a), partsOf(b)];
  if (left === undefined || right === undefined) return undefined;
  for (let at = 0; ; at += 1) {
    const [partA, partB] = [left[at] ?? end, right[at] ?? end];
    if (partA.kind !== partB.kind) return compareKinds(partA, partB);
    if (partA.kind === 'end') return 0;
    const order = compareSameKind(partA, partB);
    if (order !== 0) return order;
  }
}

const end: Part = { kind: 'end' };

function partsOf(version: string): readonly Part[] | undefined {
  const groups = version.length > maxVersionLength ? undefined : versionPattern.exec(version)?.groups;
  if (groups === undefined) return undefined;
  const { numbers = '', letter = '', suffixes = '', hash, revision } = groups;
  const named = suffixes.split('_').slice(1).map(suffixParts);
  if (named.some((parts) => parts === undefined)) return undefined;
  return [
    ...numbers.split('.').map((digits, at): Part => ({ kind: at === 0 ? 'first' : 'number', digits })),
    ...(letter === '' ? [] : [{ kind: 'letter', letter } as const]),
    ...named.flatMap((parts) => parts ?? []),
    ...(hash === undefined ? [] : [{ kind: 'hash', hash } as const]),
    ...(revision === undefined ? [] : [{ kind: 'revision', digits: revision } as const]),
  ];
}

function suffixParts(text: string): readonly Part[] | undefined {
  const word = text.replace(/\d+$/, '');
  const rank = Object.hasOwn(suffixRanks, word) ? suffixRanks[word] : undefined;
  if (rank === undefined) return undefined;
  const digits = text.slice(word.length);
  return [{ kind: 'suffix', rank }, ...(digits === '' ? [] : [{ kind: 'suffix-number', digits } as const])];
}

/** A prerelease suffix makes a version older than one without it; any other further part makes it newer. */
function compareKinds(a: Part, b: Part): number {
  if (a.kind === 'suffix' && a.rank < 0) return -1;
  if (b.kind === 'suffix' && b.rank < 0) return 1;
  return kinds.indexOf(b.kind) - kinds.indexOf(a.kind);
}

function compareSameKind(a: Part, b: Part): number {
  if (a.kind === 'letter' && b.kind === 'letter') return compareText(a.letter, b.letter);
  if (a.kind === 'suffix' && b.kind === 'suffix') return a.rank - b.rank;
  if (a.kind === 'hash' && b.kind === 'hash') return compareText(a.hash, b.hash);
  if (!('digits' in a) || !('digits' in b)) return 0;
  const asText = a.kind === 'number' && (a.digits.startsWith('0') || b.digits.startsWith('0'));
  return asText ? compareText(a.digits, b.digits) : compareNumbers(a.digits, b.digits);
}

function compareNumbers(a: string, b: string): number {
  const difference = BigInt(a) - BigInt(b);
  return difference < 0n ? -1 : Number(difference > 0n);
}
