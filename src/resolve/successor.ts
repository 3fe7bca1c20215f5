// Where to go from a tag at its end of life: same repository, same variant, a newer living version.
import semver, { type SemVer } from 'semver';
import type { Successors } from '../model/fact.js';

interface Candidate {
  readonly name: string;
  readonly deprecated: boolean;
}

interface VersionedTag {
  readonly name: string;
  readonly version: SemVer;
  /** Of `1.2.3-r4` the 4: a new build of the same version. */
  readonly revision: number;
  /** What comes before and after the version: `openjdk-` and `-dev`. Only equal ones may follow each other. */
  readonly variant: string;
  /** How exactly the tag names a version: `20`, `3.12`, `1.2.3`, `1.2.3-r4`. */
  readonly precision: number;
  readonly spelledWithV: boolean;
}

const form = new RegExp(
  [
    /^(?<prefix>(?:[a-z]+-)*)(?<v>v?)(?<numbers>\d{1,9}(?:\.\d{1,9}){0,2})/,
    /(?:[-_.]?(?<stage>alpha|beta|rc|cr|preview|pre|milestone|nightly|snapshot|canary|ea|[abm](?=\d))(?![a-z])[-_.]?(?<step>\d{0,9}))?/,
    /(?:(?:-r|\.)(?<revision>\d{1,9}))?(?<suffix>(?:-[a-z][\w.-]*)?)$/,
  ]
    .map(({ source }) => source)
    .join(''),
  'i',
);
const stages: Readonly<Record<string, string>> = { a: 'alpha', b: 'beta', cr: 'rc', m: 'milestone' };
const date = /^\d{8}$/;

/**
 * The living tags to move to: newer than `tag` by `semver`, with the same variant suffix, as exact as `tag` if there
 * are any such (`18` → `22`, not `22.1.3`), and prereleases only for a prerelease. `undefined` when there is none, or
 * when `tag` names no version.
 */
export function successorsOf(tag: string, tags: readonly Candidate[]): Successors | undefined {
  const from = parse(tag);
  if (from === undefined) return undefined;
  const living = tags
    .flatMap(({ name, deprecated }) => (deprecated ? [] : (parse(name) ?? [])))
    .filter((other) => other.variant === from.variant && compare(other, from) > 0)
    .filter(({ version }) => version.prerelease.length === 0 || from.version.prerelease.length > 0)
    .sort((a, b) => compare(a, b) || compareSpelling(a, b, from));
  const alike = living.filter(({ precision }) => precision === from.precision);
  const candidates = alike.length > 0 ? alike : living;
  const [next] = candidates;
  const nearest = candidates.findLast((other) => next !== undefined && isSameLine(other, next, from));
  const newest = candidates.at(-1);
  return nearest && newest && { nearest: nearest.name, newest: newest.name };
}

function parse(name: string): VersionedTag | undefined {
  const groups = form.exec(name)?.groups;
  if (groups === undefined) return undefined;
  const { prefix = '', v = '', numbers = '', stage, step, revision, suffix = '' } = groups;
  const [major = 0, minor = 0, patch = 0] = numbers.split('.').map(Number);
  const stageName = stage?.toLowerCase();
  const prerelease = stageName === undefined ? '' : `-${stages[stageName] ?? stageName}.${Number(step)}`;
  return {
    name,
    version: new semver.SemVer(`${major}.${minor}.${patch}${prerelease}`),
    revision: Number(revision ?? -1),
    variant: `${prefix}${date.test(numbers) ? 'date' : ''}${suffix}`,
    precision: numbers.split('.').length + (revision === undefined ? 0 : 1),
    spelledWithV: v !== '',
  };
}

function compare(a: VersionedTag, b: VersionedTag): number {
  return semver.compare(a.version, b.version) || a.revision - b.revision;
}

/** Of two names for one version the one that is spelled like `from` comes last, so it is taken. */
function compareSpelling(a: VersionedTag, b: VersionedTag, from: VersionedTag): number {
  const alike = (tag: VersionedTag) => Number(tag.spelledWithV === from.spelledWithV);
  return alike(a) - alike(b) || (a.name < b.name ? 1 : -1);
}

/** A line is a major version for a tag that names only that, else a major and minor version. */
function isSameLine(a: VersionedTag, b: VersionedTag, from: VersionedTag): boolean {
  return a.version.major === b.version.major && (from.precision === 1 || a.version.minor === b.version.minor);
}
