// The order of two versions of a package, and how large the step between them is.
import semver from 'semver';
import { compareApk } from '../advisories/versions/apk.js';
import { compareDeb } from './deb-versions.js';

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

export type VersionStep = 'major' | 'minor' | 'patch';

/** `[epoch:][v]major[.minor]`. */
const leadingNumbers = /^(?:(?<epoch>\d{1,9}):)?v?(?<major>\d{1,19})(?:\.(?<minor>\d{1,19}))?/;

/** The first of the leading numbers that differs; `undefined` if a version does not begin with a number. */
export function stepBetween(a: string, b: string): VersionStep | undefined {
  const [from, to] = [leadingNumbers.exec(a)?.groups, leadingNumbers.exec(b)?.groups];
  if (from === undefined || to === undefined) return undefined;
  if (from.epoch !== to.epoch || Number(from.major) !== Number(to.major)) return 'major';
  return Number(from.minor ?? 0) === Number(to.minor ?? 0) ? 'patch' : 'minor';
}
