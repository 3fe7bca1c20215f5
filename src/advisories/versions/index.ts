// Is a package's version the fixed one or newer? Only where the order of its versions is known.
import semver from 'semver';
import type { Component } from '../../model/component.js';
import { compareApk } from './apk.js';

export type FixStatus = 'fixed' | 'affected' | 'unknown';

/**
 * `fixed` when the component's version is `fixedVersion` or newer, `affected` when it is older. `unknown` when the
 * component has no version, a version is not well-formed, or nobody says how versions of its type are ordered:
 * apk by apk's own rules, npm by semver.
 */
export function isFixed(component: Pick<Component, 'version' | 'type'>, fixedVersion: string): FixStatus {
  const { version, type } = component;
  const order = version === undefined ? undefined : compare(type, version, fixedVersion);
  if (order === undefined) return 'unknown';
  return order >= 0 ? 'fixed' : 'affected';
}

function compare(type: string | undefined, version: string, fixedVersion: string): number | undefined {
  if (type === 'apk') return compareApk(version, fixedVersion);
  if (type !== 'npm' || semver.valid(version) === null || semver.valid(fixedVersion) === null)
    return undefined;
  const order = semver.compare(version, fixedVersion);
  // Build metadata has no order: `1.2.3` need not hold what was mended in `1.2.3+cgr.1`.
  return order === 0 && semver.compareBuild(version, fixedVersion) !== 0 ? undefined : order;
}
