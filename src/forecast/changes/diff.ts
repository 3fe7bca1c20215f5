// What differs between the configurations and the packages of one platform in two images.

import { compact } from '../../model/collections.js';
import { compareText } from '../../model/text/text.js';
import type {
  ConfigurationChange,
  ConfigurationField,
  PackageChange,
  PackageChangeKind,
} from '../../report/schema/forecast-schema.js';
import type { Entries, InstalledPackage } from '../description.js';
import { compareVersions } from './versions.js';

export type SingleConfigurationChange = Omit<ConfigurationChange, 'platforms'>;

const maxTextLength = 300;
/** Variables that hold a version or the search path; any other may hold a credential. */
const publicVariable = /^(?:PATH|[A-Z][A-Z0-9_]{0,60}_VERSION)$/;
const publicLabel =
  /^org\.opencontainers\.image\.(?:version|revision|source|created|base\.name|base\.digest|ref\.name)$/;

/** The changes of one platform: what is gone, then what is other, then what is new. */
export function configurationChanges(
  from: Entries<string>,
  to: Entries<string>,
): readonly SingleConfigurationChange[] {
  const all = [...new Set([...from.keys(), ...to.keys()])].flatMap((key) => {
    const [old, next] = [from.get(key), to.get(key)];
    if (old === next) return [];
    const change = old === undefined ? 'added' : next === undefined ? 'removed' : 'changed';
    return [shownConfiguration(change, key, old, next)];
  });
  const kinds = ['removed', 'changed', 'added'] as const;
  return kinds.flatMap((kind) => all.filter(({ change }) => change === kind));
}

function shownConfiguration(
  change: ConfigurationChange['change'],
  key: string,
  from: string | undefined,
  to: string | undefined,
): SingleConfigurationChange {
  const space = key.indexOf(' ');
  const field = (space < 0 ? key : key.slice(0, space)) as ConfigurationField;
  const name = space < 0 ? undefined : key.slice(space + 1);
  const shown = (value: string | undefined) =>
    value === undefined || value === '' || !isPublic(field, name) ? undefined : cut(value);
  return { field, change, ...compact({ name: name && cut(name), from: shown(from), to: shown(to) }) };
}

function isPublic(field: ConfigurationField, name = ''): boolean {
  if (field === 'env') return publicVariable.test(name);
  return field !== 'label' || publicLabel.test(name);
}

function cut(text: string): string {
  return text.length <= maxTextLength ? text : `${text.slice(0, maxTextLength)}…`;
}

export type SinglePackageChange = Omit<PackageChange, 'platforms'>;

/** Packages of one type and name, of which a version is in one image only. */
interface Versions {
  readonly of: InstalledPackage;
  readonly from: string[];
  readonly to: string[];
}

/** The changes of one platform. A package whose origins alone differ has not changed. */
export function packageChanges(
  from: Entries<InstalledPackage>,
  to: Entries<InstalledPackage>,
): readonly SinglePackageChange[] {
  const byName = new Map<string, Versions>();
  for (const side of ['from', 'to'] as const) {
    const [own, other] = side === 'from' ? [from, to] : [to, from];
    for (const [id, one] of own) {
      if (other.has(id)) continue;
      const key = JSON.stringify([one.type ?? null, one.name]);
      const versions = byName.get(key) ?? { of: one, from: [], to: [] };
      byName.set(key, versions);
      versions[side].push(one.version ?? '');
    }
  }
  return [...byName.values()].map(shownPackage);
}

function shownPackage({ of: { type, name }, from, to }: Versions): SinglePackageChange {
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
