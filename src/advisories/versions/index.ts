// Whether a package's version contains a fix, for package types whose version order is known.
import semver from 'semver';
import type { Component } from '../../model/judgement/component.js';
import { compareApk } from './apk.js';

type FixStatus = 'fixed' | 'affected' | 'unknown';

/**
 * `fixed` if the component's version is `fixedVersion` or newer, `affected` if it is older. `unknown` if the component
 * has no version, a version is malformed, or the type is neither apk (compared by apk's rules) nor npm (by semver).
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
  // Build metadata has no order: `1.2.3` may lack what was fixed in `1.2.3+cgr.1`.
  return order === 0 && semver.compareBuild(version, fixedVersion) !== 0 ? undefined : order;
}
