// How much a change asks of a reviewer, graded from facts alone, with the reasons.

import { groupedBy } from '../model/collections.js';
import { isPlatform } from '../model/images/platform.js';
import type {
  AdvisoryChange,
  ConfigurationField,
  PackageChange,
  RiskGrade,
  RiskReason,
  UnknownPart,
} from '../report/schema/forecast-schema.js';
import type { SingleConfigurationChange, SinglePackageChange } from './changes/diff.js';
import { stepBetween } from './changes/versions.js';
import { configurationKey, type Entries, type InstalledPackage } from './description.js';
import { riskTexts } from './messages.js';

/** Changes of these alone are part of every build. */
const quietFields: readonly ConfigurationField[] = ['label', 'created'];
/** Versions and checksums of what is built in; the packages say more. */
const quietVariable = /(?:_VERSION|_SHA\d*|_CHECKSUM|_DIGEST|_REVISION|_RELEASE)$/;

interface ChangedConfiguration {
  readonly configuration: readonly SingleConfigurationChange[];
}

function configurationReasons({ configuration }: ChangedConfiguration): readonly RiskReason[] {
  const named = (field: ConfigurationField, change: SingleConfigurationChange['change']) =>
    configuration.filter((one) => one.field === field && one.change === change).map(({ name }) => name ?? '');
  const reason = (
    grade: RiskReason['grade'],
    names: readonly string[],
    text: (names: readonly string[]) => string,
  ) => (names.length === 0 ? [] : [{ grade, text: text(names) }]);
  const changedVariables = named('env', 'changed').filter((name) => !quietVariable.test(name));
  return [
    ...configuration.filter(({ field }) => field === 'user').map(userReason),
    ...configuration.flatMap(({ field }) =>
      field === 'entrypoint' || field === 'cmd'
        ? [{ grade: 'breaking' as const, text: riskTexts.command(field) }]
        : [],
    ),
    ...reason('breaking', named('port', 'removed'), riskTexts.portsGone),
    ...reason('breaking', named('env', 'removed'), riskTexts.variablesGone),
    ...reason('notable', changedVariables, riskTexts.variablesChanged),
    ...otherReasons(configuration),
  ];
}

function userReason({ from = '', to = '' }: SingleConfigurationChange): RiskReason {
  const isCrossing = isRoot(from) !== isRoot(to);
  return isCrossing
    ? { grade: 'breaking', text: riskTexts.rootUser(from, to) }
    : { grade: 'notable', text: riskTexts.otherUser(from, to) };
}

/** No user means root, and so do `0:0` and `root:wheel`. */
function isRoot(user: string): boolean {
  return /^(?:0*|root)$/.test(user.split(':')[0] ?? '');
}

/** Another variable that is set changes what runs: `LD_PRELOAD`, `NODE_OPTIONS`. */
function isNew(change: SingleConfigurationChange['change'], name = ''): boolean {
  return change === 'added' && !quietVariable.test(name);
}

function otherReasons(configuration: readonly SingleConfigurationChange[]): readonly RiskReason[] {
  const judged: readonly ConfigurationField[] = ['user', 'entrypoint', 'cmd', ...quietFields];
  const rest = configuration.filter(
    ({ field, change, name }) =>
      !judged.includes(field) &&
      !(field === 'port' && change === 'removed') &&
      (field !== 'env' || isNew(change, name)),
  );
  const groups = groupedBy(rest, ({ field, change }) => `${field} ${change}`);
  return [...groups.values()].flatMap((group) => {
    const names = group.flatMap(({ name }) => name ?? []);
    return group.slice(0, 1).map((first) => notable(riskTexts.field(first, names)));
  });
}

export interface ImageContent {
  readonly configuration?: Entries<string> | undefined;
  readonly packages?: Entries<InstalledPackage> | undefined;
}

interface MainVersions {
  readonly name: string;
  readonly from: string;
  readonly to: string;
}

/** The main version of both images, found in the same place; `undefined` if no place has it in both. */
function mainVersions(repository: string, from: ImageContent, to: ImageContent): MainVersions | undefined {
  const base = repository.split('/').at(-1) ?? '';
  const places: readonly ((content: ImageContent) => string | undefined)[] = [
    ({ packages }) => packageVersion(base, packages),
    ({ configuration }) => configuration?.get(configurationKey('env', variableOf(base))),
    ({ configuration }) => configuration?.get(configurationKey('label', 'org.opencontainers.image.version')),
  ];
  for (const versionIn of places) {
    const [old, next] = [versionIn(from), versionIn(to)];
    if (isVersion(old) && isVersion(next)) return { name: base, from: old, to: next };
  }
  return undefined;
}

/** `node` → `NODE_VERSION`. */
function variableOf(base: string): string {
  return `${base.toUpperCase().replace(/[^A-Z0-9]/g, '_')}_VERSION`;
}

function isVersion(text: string | undefined): text is string {
  return text !== undefined && text.length <= 100 && /^v?\d/.test(text);
}

/** `python` is the package `python`, or `python-3.12` if no other version is installed; `node` is also `nodejs-22`. */
function packageVersion(base: string, packages: ImageContent['packages']): string | undefined {
  const named = [...(packages?.values() ?? [])].filter(({ name }) => isNamed(name, base));
  const exact = named.filter(({ name }) => name === base);
  const versions = new Set((exact.length > 0 ? exact : named).map(({ version }) => version));
  const [only] = versions;
  return versions.size === 1 ? only : undefined;
}

function isNamed(name: string, base: string): boolean {
  if (!name.startsWith(base)) return false;
  return /^(?:js)?(?:-?\d[\d.]{0,20})?$/.test(name.slice(base.length));
}

/** What changed in one platform; absent parts are not known. */
export interface PlatformFacts {
  readonly from: ImageContent;
  readonly to: ImageContent;
  readonly packages: readonly SinglePackageChange[];
  readonly configuration: readonly SingleConfigurationChange[];
}

interface RiskFacts {
  readonly repository: string;
  readonly lost: readonly string[];
  /** Platforms that the repository builds for; empty: it names none. */
  readonly wanted: readonly string[];
  readonly platforms: readonly PlatformFacts[];
  readonly introduced: readonly AdvisoryChange[];
  readonly sourceMoved: boolean;
}

/** Every reason once, the breaking ones first. */
export function riskReasons(facts: RiskFacts): readonly RiskReason[] {
  const all = [
    ...lostReasons(facts),
    ...facts.platforms.flatMap((platform) => [
      ...configurationReasons(platform),
      ...contentReasons(platform),
      ...mainReasons(facts.repository, platform),
      ...packageReasons(platform.packages),
    ]),
    ...(facts.introduced.length > 0 ? [notable(riskTexts.introduced(facts.introduced))] : []),
    ...(facts.sourceMoved ? [notable(riskTexts.sourceMoved)] : []),
  ];
  const distinct = [...new Map(all.map((reason) => [reason.text, reason])).values()];
  return [
    ...distinct.filter(({ grade }) => grade === 'breaking'),
    ...distinct.filter(({ grade }) => grade === 'notable'),
  ];
}

/** Parts without which a change cannot be called quiet or notable. What was not selected is not one of them. */
const decisive: readonly UnknownPart['about'][] = ['platforms', 'configuration', 'layers', 'packages'];

/**
 * The grade: what is known to be breaking is that, whatever else is unknown.
 * @param isSeen whether any platform that matters was compared, or is the same in both
 */
export function gradeOf(
  reasons: readonly RiskReason[],
  unknown: readonly UnknownPart[],
  isSeen: boolean,
): RiskGrade {
  if (reasons.some(({ grade }) => grade === 'breaking')) return 'breaking';
  if (!isSeen || unknown.some(({ about }) => decisive.includes(about))) return 'unknown';
  return reasons.length > 0 ? 'notable' : 'quiet';
}

function breaking(text: string): RiskReason {
  return { grade: 'breaking', text };
}

function notable(text: string): RiskReason {
  return { grade: 'notable', text };
}

function lostReasons({ lost, wanted }: RiskFacts): readonly RiskReason[] {
  if (lost.length === 0) return [];
  if (wanted.length === 0) return [breaking(riskTexts.lost(lost))];
  const needed = lost.filter((name) => wanted.some((one) => isPlatform(name, one)));
  const others = lost.filter((name) => !needed.includes(name));
  return [
    ...(needed.length > 0 ? [breaking(riskTexts.lostWanted(needed))] : []),
    ...(others.length > 0 ? [notable(riskTexts.lost(others))] : []),
  ];
}

const shells = ['sh', 'ash', 'bash', 'busybox', 'dash', 'mksh', 'toybox', 'zsh'];
const libraries: Readonly<Record<string, string>> = { musl: 'musl', glibc: 'glibc', libc6: 'glibc' };

/** A shell that is gone, and another C library. */
function contentReasons({ from, to }: PlatformFacts): readonly RiskReason[] {
  if (from.packages === undefined || to.packages === undefined) return [];
  const [old, next] = [namesOf(from.packages), namesOf(to.packages)];
  const hasShell = (names: ReadonlySet<string>) => shells.some((name) => names.has(name));
  const librariesOf = (names: ReadonlySet<string>) => [
    ...new Set(Object.entries(libraries).flatMap(([name, library]) => (names.has(name) ? [library] : []))),
  ];
  const [before, after] = [librariesOf(old), librariesOf(next)];
  const isOther = before.length > 0 && after.length > 0 && !before.some((one) => after.includes(one));
  return [
    ...(hasShell(old) && !hasShell(next) ? [breaking(riskTexts.shellGone)] : []),
    ...(isOther ? [breaking(riskTexts.libc(before, after))] : []),
  ];
}

function namesOf(packages: Entries<InstalledPackage>): ReadonlySet<string> {
  return new Set([...packages.values()].map(({ name }) => name));
}

function mainReasons(repository: string, { from, to }: PlatformFacts): readonly RiskReason[] {
  const main = mainVersions(repository, from, to);
  if (main === undefined) return [];
  const step = stepBetween(main.from, main.to);
  if (step === 'major') return [breaking(riskTexts.mainMajor(main.name, main.from, main.to))];
  return step === 'minor' ? [notable(riskTexts.mainMinor(main.name, main.from, main.to))] : [];
}

/** Anything but a newer patch version is worth a look. */
function packageReasons(changes: readonly SinglePackageChange[]): readonly RiskReason[] {
  const isLarge = ({ from, to }: SinglePackageChange) => stepBetween(from ?? '', to ?? '') !== 'patch';
  const groups: readonly [PackageChange['change'], (names: readonly string[]) => string, typeof isLarge][] = [
    ['removed', riskTexts.removed, () => true],
    ['down', riskTexts.down, () => true],
    ['changed', riskTexts.unordered, () => true],
    ['up', riskTexts.moreThanPatch, isLarge],
    ['added', riskTexts.added, () => true],
  ];
  return groups.flatMap(([kind, text, counts]) => {
    const names = changes.filter((one) => one.change === kind && counts(one)).map(({ name }) => name);
    return names.length > 0 ? [notable(text(names))] : [];
  });
}
