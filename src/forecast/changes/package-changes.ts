// Added and removed packages → what a reader calls a change: added, removed, up, down, or changed.
import { compact } from '../../model/compact.js';
import { compareText } from '../../model/text.js';
import type { PackageChange, PackageChangeKind } from '../../report/schema/forecast-schema.js';
import type { Entries, InstalledPackage } from '../description.js';
import type { EntriesDiff } from './diff.js';
import { compareVersions } from './versions.js';

export type SinglePackageChange = Omit<PackageChange, 'platforms'>;

/** Packages of one type and name, of which a version is in one image only. */
interface Versions {
  readonly of: InstalledPackage;
  readonly from: string[];
  readonly to: string[];
}

/** The changes of one platform. A package whose origins alone differ has not changed. */
export function packageChanges({
  added,
  removed,
}: EntriesDiff<InstalledPackage>): readonly SinglePackageChange[] {
  const byName = new Map<string, Versions>();
  const collect = (packages: Entries<InstalledPackage>, side: 'from' | 'to') => {
    for (const one of packages.values()) {
      const key = JSON.stringify([one.type ?? null, one.name]);
      const versions = byName.get(key) ?? { of: one, from: [], to: [] };
      byName.set(key, versions);
      versions[side].push(one.version ?? '');
    }
  };
  collect(removed, 'from');
  collect(added, 'to');
  return [...byName.values()].map(changeOf);
}

function changeOf({ of: { type, name }, from, to }: Versions): SinglePackageChange {
  const text = (versions: readonly string[]) => {
    const known = versions.filter((version) => version !== '').sort(compareText);
    return known.length === 0 ? undefined : known.join(', ');
  };
  return { change: kindOf(type, from, to), name, ...compact({ type, from: text(from), to: text(to) }) };
}

function kindOf(type: string | undefined, from: readonly string[], to: readonly string[]): PackageChangeKind {
  const [[old, ...olds], [next, ...nexts]] = [from, to];
  if (old === undefined) return 'added';
  if (next === undefined) return 'removed';
  if (olds.length + nexts.length > 0) return 'changed';
  const order = compareVersions(type, old, next);
  if (order === undefined || order === 0) return 'changed';
  return order < 0 ? 'up' : 'down';
}
