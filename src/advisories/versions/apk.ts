// Order of apk versions: `number{.number}…{letter}{_suffix{number}}…{~hash}{-r#}`.
import { compareText } from '../../model/text.js';

// Rules: https://gitlab.alpinelinux.org/alpine/apk-tools/-/blob/master/doc/apk-package.5.scd

/** What stands at a place of a version; a version that goes on with an earlier kind is the newer one. */
type Part =
  | { readonly kind: 'first' | 'number'; readonly digits: string }
  | { readonly kind: 'letter'; readonly letter: string }
  | { readonly kind: 'suffix'; readonly rank: number }
  | { readonly kind: 'suffix-number'; readonly digits: string }
  | { readonly kind: 'hash'; readonly hash: string }
  | { readonly kind: 'revision'; readonly digits: string }
  | { readonly kind: 'end' };

const kinds = ['first', 'number', 'letter', 'suffix', 'suffix-number', 'hash', 'revision', 'end'] as const;
/** Below zero: before the version without a suffix. */
const ranks: Readonly<Record<string, number>> = {
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
const form =
  /^(?<numbers>\d+(?:\.\d+)*)(?<letter>[a-z]?)(?<suffixes>(?:_[a-z]+\d*)*)(?:~(?<hash>[0-9a-f]+))?(?:-r(?<revision>\d+))?$/;
const longest = 256;

/** Below zero when `a` is older than `b`, above when newer; `undefined` when one of them is no apk version. */
export function compareApk(a: string, b: string): number | undefined {
  const [left, right] = [partsOf(a), partsOf(b)];
  if (left === undefined || right === undefined) return undefined;
  for (let at = 0; ; at += 1) {
    const [one, other] = [left[at] ?? end, right[at] ?? end];
    if (one.kind !== other.kind) return compareKinds(one, other);
    if (one.kind === 'end') return 0;
    const order = compareAlike(one, other);
    if (order !== 0) return order;
  }
}

const end: Part = { kind: 'end' };

function partsOf(version: string): readonly Part[] | undefined {
  const groups = version.length > longest ? undefined : form.exec(version)?.groups;
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
  const rank = Object.hasOwn(ranks, word) ? ranks[word] : undefined;
  if (rank === undefined) return undefined;
  const digits = text.slice(word.length);
  return [{ kind: 'suffix', rank }, ...(digits === '' ? [] : [{ kind: 'suffix-number', digits } as const])];
}

/** One version has ended or goes on differently: a suffix of a prerelease makes it older, all else newer. */
function compareKinds(one: Part, other: Part): number {
  if (one.kind === 'suffix' && one.rank < 0) return -1;
  if (other.kind === 'suffix' && other.rank < 0) return 1;
  return kinds.indexOf(other.kind) - kinds.indexOf(one.kind);
}

function compareAlike(one: Part, other: Part): number {
  if (one.kind === 'letter' && other.kind === 'letter') return compareText(one.letter, other.letter);
  if (one.kind === 'suffix' && other.kind === 'suffix') return one.rank - other.rank;
  if (one.kind === 'hash' && other.kind === 'hash') return compareText(one.hash, other.hash);
  if (!('digits' in one) || !('digits' in other)) return 0;
  const asText = one.kind === 'number' && (one.digits.startsWith('0') || other.digits.startsWith('0'));
  return asText ? compareText(one.digits, other.digits) : compareNumbers(one.digits, other.digits);
}

function compareNumbers(a: string, b: string): number {
  const [one, other] = [BigInt(a), BigInt(b)];
  return one < other ? -1 : Number(one > other);
}
