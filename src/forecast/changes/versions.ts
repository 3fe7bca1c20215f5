// The order of two versions of a package, and how large the step between them is.
import semver from 'semver';
import { compareApk } from '../../advisories/versions/apk.js';

const versionPattern = /^(?:(?<epoch>\d{1,9}):)?(?<rest>\d[A-Za-z0-9.+~:-]*)$/;
const maxVersionLength = 256;

/** Negative if `a` is older than `b`, positive if newer; `undefined` if either is not a Debian version. */
export function compareDeb(a: string, b: string): number | undefined {
  const [left, right] = [partsOf(a), partsOf(b)];
  if (left === undefined || right === undefined) return undefined;
  return (
    left.epoch - right.epoch ||
    compareParts(left.upstream, right.upstream) ||
    compareParts(left.revision, right.revision)
  );
}

function partsOf(version: string) {
  const groups = version.length > maxVersionLength ? undefined : versionPattern.exec(version)?.groups;
  if (groups === undefined) return undefined;
  const { epoch = '0', rest = '' } = groups;
  const dash = rest.lastIndexOf('-');
  const [upstream, revision] = dash < 0 ? [rest, ''] : [rest.slice(0, dash), rest.slice(dash + 1)];
  return { epoch: Number(epoch), upstream, revision };
}

/** Text and numbers alternate; an absent number is 0. */
function compareParts(a: string, b: string): number {
  const [left, right] = [chunksOf(a), chunksOf(b)];
  for (let at = 0; at < Math.max(left.length, right.length); at += 1) {
    const [one, other] = [left[at], right[at]];
    const order =
      compareLetters(one?.text ?? '', other?.text ?? '') ||
      compareDigits(one?.digits ?? '', other?.digits ?? '');
    if (order !== 0) return order;
  }
  return 0;
}

function chunksOf(text: string): readonly { readonly text: string; readonly digits: string }[] {
  return [...text.matchAll(/(\D*)(\d*)/g)].map(([, letters = '', digits = '']) => ({
    text: letters,
    digits,
  }));
}

function compareLetters(a: string, b: string): number {
  for (let at = 0; at < Math.max(a.length, b.length); at += 1) {
    const order = rankOf(a[at]) - rankOf(b[at]);
    if (order !== 0) return order;
  }
  return 0;
}

/** `~` sorts before the end of the text, letters before everything else. */
function rankOf(character: string | undefined): number {
  if (character === undefined) return 0;
  if (character === '~') return -1;
  const code = character.charCodeAt(0);
  return /[A-Za-z]/.test(character) ? code : code + 256;
}

function compareDigits(a: string, b: string): number {
  const difference = BigInt(a === '' ? 0 : a) - BigInt(b === '' ? 0 : b);
  return difference < 0n ? -1 : Number(difference > 0n);
}

/** Package types whose versions follow Semantic Versioning, as the registries of their packages require. */
const semanticTypes: ReadonlySet<string> = new Set(['npm', 'cargo', 'golang']);

/** Negative if `a` is older than `b`, positive if newer; `undefined` if their order is not known. */
export function compareVersions(type: string | undefined, a: string, b: string): number | undefined {
  if (type === 'apk') return compareApk(a, b);
  if (type === 'deb') return compareDeb(a, b);
  if (type === undefined || !semanticTypes.has(type)) return undefined;
  if (semver.valid(a) === null || semver.valid(b) === null) return undefined;
  return semver.compareBuild(a, b);
}

type VersionStep = 'major' | 'minor' | 'patch';

/** `[epoch:][v]major[.minor]`. */
const leadingNumbers = /^(?:(?<epoch>\d{1,9}):)?v?(?<major>\d{1,19})(?:\.(?<minor>\d{1,19}))?/;

/** The first of the leading numbers that differs; `undefined` if a version does not begin with a number. */
export function stepBetween(a: string, b: string): VersionStep | undefined {
  const [from, to] = [leadingNumbers.exec(a)?.groups, leadingNumbers.exec(b)?.groups];
  if (from === undefined || to === undefined) return undefined;
  if (from.epoch !== to.epoch || Number(from.major) !== Number(to.major)) return 'major';
  return Number(from.minor ?? 0) === Number(to.minor ?? 0) ? 'patch' : 'minor';
}
