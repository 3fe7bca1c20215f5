// Finds the supported tags to move to from a deprecated one: same repository, same variant, newer version.

import semver, { type SemVer } from 'semver';
import { addToGroup, countWhile } from '../model/collections.js';
import type { Successors } from '../model/judgement/fact.js';
import { compareText } from '../model/text/text.js';

interface Candidate {
  readonly name: string;
  readonly deprecated: boolean;
}

export interface VersionedTag {
  readonly name: string;
  readonly version: SemVer;
  /** The 4 in `1.2.3-r4`: a rebuild of the same version. */
  readonly revision: number;
  /** What surrounds the version: `openjdk-` and `-dev`. A successor must have the same. */
  readonly variant: string;
  /** The number of version parts that the tag names: 1 in `20`, 2 in `3.12`, 3 in `1.2.3`, 4 in `1.2.3-r4`. */
  readonly precision: number;
  readonly spelledWithV: boolean;
}

const tagPattern = new RegExp(
  [
    /^(?<prefix>(?:[a-z]+-)*)(?<v>v?)(?<numbers>\d{1,9}(?:\.\d{1,9}){0,2})/,
    /(?:[-_.]?(?<stage>alpha|beta|rc|cr|preview|pre|milestone|nightly|snapshot|canary|ea|[abm](?=\d))(?![a-z])[-_.]?(?<step>\d{0,9}))?/,
    /(?:(?:-r|\.)(?<revision>\d{1,9}))?(?<suffix>(?:-[a-z][\w.-]*)?)$/,
  ]
    .map(({ source }) => source)
    .join(''),
  'i',
);
const stageAliases: Readonly<Record<string, string>> = { a: 'alpha', b: 'beta', cr: 'rc', m: 'milestone' };
const dateVersion = /^\d{8}$/;

/**
 * Finds the supported tags to move to: newer than a tag by `semver`, of the same variant, and as precise as the tag if
 * possible (`18` → `22`, not `22.1.3`). Prereleases are considered only for a prerelease. `undefined` if there is none, or
 * if the tag names no version. The list is parsed and sorted once, when it is first asked about.
 */
export function successorFinder(tags: readonly Candidate[]): (tag: string) => Successors | undefined {
  let lists: SupportedTags | undefined;
  return (tag) => {
    const from = versionOf(tag);
    if (from === undefined) return undefined;
    lists ??= sortOnce(tags);
    return successorsIn(lists, from);
  };
}

function successorsIn(lists: SupportedTags, from: VersionedTag): Successors | undefined {
  const asPrecise = newerThan(from, lists(from, from.precision));
  const candidates = asPrecise.length > 0 ? asPrecise : newerThan(from, lists(from, undefined));
  const [next] = candidates;
  const newest = candidates.at(-1);
  if (next === undefined || newest === undefined) return undefined;
  // Sorted by version, so a release line is in one piece.
  const line = countWhile(candidates, (other) => isSameReleaseLine(other, next, from));
  return { nearest: candidates[line - 1]?.name ?? next.name, newest: newest.name };
}

/** The supported tags of the variant of a tag, sorted; with a precision, only those that name as many parts. */
type SupportedTags = (from: VersionedTag, precision: number | undefined) => readonly VersionedTag[];

function sortOnce(tags: readonly Candidate[]): SupportedTags {
  const byVariant = new Map<string, VersionedTag[]>();
  for (const { name, deprecated } of tags) {
    const tag = deprecated ? undefined : versionOf(name);
    if (tag !== undefined) addToGroup(byVariant, tag.variant, tag);
  }
  const sorted = new Map<string, readonly VersionedTag[]>();
  return (from, precision) => {
    const { variant, spelledWithV, version } = from;
    const isFinal = version.prerelease.length === 0;
    const key = JSON.stringify([variant, spelledWithV, isFinal, precision]);
    const list =
      sorted.get(key) ??
      (byVariant.get(variant) ?? [])
        .filter((one) => !isFinal || one.version.prerelease.length === 0)
        .filter((one) => precision === undefined || one.precision === precision)
        .sort((a, b) => compareTags(a, b) || compareSpelling(a, b, from));
    sorted.set(key, list);
    return list;
  };
}

function newerThan(from: VersionedTag, sorted: readonly VersionedTag[]): readonly VersionedTag[] {
  return sorted.slice(countWhile(sorted, (other) => compareTags(other, from) <= 0));
}

/** What a tag says of the version that it names; `undefined` if it names none. */
export function versionOf(name: string): VersionedTag | undefined {
  const groups = tagPattern.exec(name)?.groups;
  if (groups === undefined) return undefined;
  const { prefix = '', v = '', numbers = '', stage, step, revision, suffix = '' } = groups;
  const [major = 0, minor = 0, patch = 0] = numbers.split('.').map(Number);
  const stageName = stage?.toLowerCase();
  const prerelease =
    stageName === undefined ? '' : `-${stageAliases[stageName] ?? stageName}.${Number(step)}`;
  return {
    name,
    version: new semver.SemVer(`${major}.${minor}.${patch}${prerelease}`),
    revision: Number(revision ?? -1),
    variant: `${prefix}${dateVersion.test(numbers) ? 'date' : ''}${suffix}`,
    precision: numbers.split('.').length + (revision === undefined ? 0 : 1),
    spelledWithV: v !== '',
  };
}

export function compareTags(a: VersionedTag, b: VersionedTag): number {
  return semver.compare(a.version, b.version) || a.revision - b.revision;
}

/** Of two names for one version, the one spelled like `from` (with or without `v`) sorts last, so it is preferred. */
function compareSpelling(a: VersionedTag, b: VersionedTag, from: VersionedTag): number {
  const isAlike = (tag: VersionedTag) => Number(tag.spelledWithV === from.spelledWithV);
  return isAlike(a) - isAlike(b) || compareText(b.name, a.name);
}

/** A release line is a major version if the tag names only that; otherwise a major and minor version. */
function isSameReleaseLine(a: VersionedTag, b: VersionedTag, from: VersionedTag): boolean {
  return a.version.major === b.version.major && (from.precision === 1 || a.version.minor === b.version.minor);
}
