// The difference of two images: complete, so that the old description and the difference give the new one.

import { compact } from '../../model/collections.js';
import type { Digest } from '../../model/images/image.js';
import { compareText } from '../../model/text/text.js';
import type {
  ConfigurationChange,
  ConfigurationField,
  PackageChange,
  PackageChangeKind,
} from '../../report/schema/forecast-schema.js';
import type {
  Entries,
  ImageDescription,
  InstalledPackage,
  Known,
  PlatformDescription,
} from '../description.js';
import type { LayerDescriptor } from '../ports.js';
import { compareVersions } from './versions.js';

export type SingleConfigurationChange = Omit<ConfigurationChange, 'platforms'>;

const maxTextLength = 300;
/** Variables that hold a version or the search path; any other may hold a credential. */
const publicVariable = /^(?:PATH|[A-Z][A-Z0-9_]{0,60}_VERSION)$/;
const publicLabel =
  /^org\.opencontainers\.image\.(?:version|revision|source|created|base\.name|base\.digest|ref\.name)$/;

/** The changes of one platform, in no particular order. */
export function configurationChanges(diff: EntriesDiff<string>): readonly SingleConfigurationChange[] {
  return [
    ...[...diff.removed].map(([key, value]) => shownConfiguration('removed', key, value, undefined)),
    ...[...diff.changed].map(([key, { from, to }]) => shownConfiguration('changed', key, from, to)),
    ...[...diff.added].map(([key, value]) => shownConfiguration('added', key, undefined, value)),
  ];
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

export interface Change<T> {
  readonly from: T;
  readonly to: T;
}

/** How entries differ: by key what was added, removed and changed. */
export interface EntriesDiff<V, D = Change<V>> {
  readonly added: Entries<V>;
  readonly removed: Entries<V>;
  readonly changed: Entries<D>;
}

/** `incomparable`: one side is not known, or not completely, in another way than the other side. */
export type PartDiff<T, D> = { readonly incomparable: Change<Known<T>> } | D;

/** Absent parts are the same in both. */
export interface PlatformDiff {
  readonly digest?: Change<Digest>;
  readonly configuration?: PartDiff<Entries<string>, EntriesDiff<string>>;
  readonly layers?: Change<Known<readonly LayerDescriptor[]>>;
  readonly packages?: PartDiff<Entries<InstalledPackage>, EntriesDiff<InstalledPackage>>;
}

export interface ImageDiff {
  readonly digest?: Change<Digest>;
  readonly platforms?: PartDiff<Entries<PlatformDescription>, EntriesDiff<PlatformDescription, PlatformDiff>>;
}

/** Everything in which two images differ; an empty object for the same image. */
export function diffImages(from: ImageDescription, to: ImageDescription): ImageDiff {
  return {
    ...part('digest', changeOf(from.digest, to.digest)),
    ...part(
      'platforms',
      partDiff(from.platforms, to.platforms, (a, b) => diffEntries(a, b, diffPlatforms)),
    ),
  };
}

function diffPlatforms(from: PlatformDescription, to: PlatformDescription): PlatformDiff | undefined {
  const diff: PlatformDiff = {
    ...part('digest', changeOf(from.digest, to.digest)),
    ...part('configuration', partDiff(from.configuration, to.configuration, diffTexts)),
    ...part('layers', changeOf(from.layers, to.layers)),
    ...part('packages', partDiff(from.packages, to.packages, diffPackages)),
  };
  return Object.keys(diff).length === 0 ? undefined : diff;
}

/** The entries that differ as far as both sides are known, even where one is not known completely. */
export function diffKnown<V>(
  from: Known<Entries<V>>,
  to: Known<Entries<V>>,
  compare: (from: Entries<V>, to: Entries<V>) => EntriesDiff<V> | undefined,
): EntriesDiff<V> | undefined {
  return 'value' in from && 'value' in to ? compare(from.value, to.value) : undefined;
}

export function diffTexts(from: Entries<string>, to: Entries<string>): EntriesDiff<string> | undefined {
  return diffEntries(from, to, (a, b) => (a === b ? undefined : { from: a, to: b }));
}

export function diffPackages(
  from: Entries<InstalledPackage>,
  to: Entries<InstalledPackage>,
): EntriesDiff<InstalledPackage> | undefined {
  return diffEntries(from, to, packageChange);
}

function diffEntries<V, D>(
  from: Entries<V>,
  to: Entries<V>,
  compare: (from: V, to: V) => D | undefined,
): EntriesDiff<V, D> | undefined {
  const [added, removed, changed] = [new Map<string, V>(), new Map<string, V>(), new Map<string, D>()];
  for (const [key, value] of from) {
    const other = to.get(key);
    if (other === undefined) removed.set(key, value);
    else {
      const difference = compare(value, other);
      if (difference !== undefined) changed.set(key, difference);
    }
  }
  for (const [key, value] of to) if (!from.has(key)) added.set(key, value);
  return added.size + removed.size + changed.size === 0 ? undefined : { added, removed, changed };
}

/** Values are compared; where one side is not known, or knows less, both sides are the difference. */
function partDiff<T, D>(
  from: Known<T>,
  to: Known<T>,
  compare: (from: T, to: T) => D | undefined,
): PartDiff<T, D> | undefined {
  const isSame = JSON.stringify(whyOf(from)) === JSON.stringify(whyOf(to));
  if (isSame && 'value' in from && 'value' in to) return compare(from.value, to.value);
  return isSame && !('value' in from) ? undefined : { incomparable: { from, to } };
}

function whyOf(known: Known<unknown>): unknown {
  return 'value' in known ? (known.incomplete ?? null) : known;
}

/** The key holds all of a package but its origins. */
function packageChange(from: InstalledPackage, to: InstalledPackage): Change<InstalledPackage> | undefined {
  const isSame =
    from.origins.length === to.origins.length && from.origins.every((one, at) => one === to.origins[at]);
  return isSame ? undefined : { from, to };
}

function changeOf<T>(from: T, to: T): Change<T> | undefined {
  return JSON.stringify(from) === JSON.stringify(to) ? undefined : { from, to };
}

function part<K extends string, T>(key: K, value: T | undefined): { [P in K]?: T } {
  return value === undefined ? {} : ({ [key]: value } as { [P in K]?: T });
}
