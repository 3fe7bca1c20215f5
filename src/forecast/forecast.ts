// Two described images, advisories and the tag's history → the forecast that reports show.

import { compact } from '../model/collections.js';
import { type ImageReference, imageName } from '../model/images/image.js';
import { isPlatform } from '../model/images/platform.js';
import type { Advisory } from '../model/judgement/advisory.js';
import type { TagHistory } from '../model/judgement/fact.js';
import type { AdvisoryPolicy } from '../model/judgement/policy.js';
import { compareText, plural } from '../model/text/text.js';
import type {
  ConfigurationChange,
  Forecast,
  PackageChange,
  SourceChange,
  UnknownPart,
} from '../report/schema/forecast-schema.js';
import { type AdvisoryChanges, advisoryChanges, type ComparedPackages } from './changes/advisory-changes.js';
import { comparePlatforms, type PlatformComparison } from './compared-platforms.js';
import {
  configurationKey,
  type Entries,
  type KnownPart,
  knownValue,
  type WhyUnknown,
} from './description.js';
import { unknownTexts } from './messages.js';
import type { DescribedPair } from './read.js';
import { gradeOf, riskReasons } from './risk.js';
import { buildsBetween, skippedBuilds } from './skipped-builds.js';

type Side = 'old' | 'new';

/** The parts that are not known, those of whole images first. */
export function unknownParts(
  { from, to }: DescribedPair,
  { compared, facts, notCompared }: PlatformComparison,
): readonly UnknownPart[] {
  const found = new Map<string, UnknownPart>();
  const add = (about: UnknownPart['about'], of: Side, known: KnownPart<unknown>, platform?: string) => {
    const why = whyUnknown(known);
    if (why === undefined) return;
    const key = JSON.stringify([about, of, why]);
    const before = found.get(key)?.platforms ?? [];
    const platforms = platform === undefined ? {} : { platforms: [...before, platform] };
    found.set(key, { about, of, ...platforms, ...why });
  };
  add('platforms', 'old', from.platforms);
  add('platforms', 'new', to.platforms);
  for (const { name, ...sides } of compared) {
    for (const [of, one] of [
      ['old', sides.from],
      ['new', sides.to],
    ] as const) {
      add('configuration', of, one.configuration, name);
      add('layers', of, one.layers, name);
      add('packages', of, one.packages, name);
    }
  }
  const left: readonly UnknownPart[] =
    notCompared.length === 0
      ? []
      : [
          {
            about: 'image',
            platforms: notCompared,
            cause: 'not-compared',
            message: `${plural(notCompared.length, 'further platform')} changed too, and ${notCompared.length === 1 ? 'was' : 'were'} not compared`,
          },
        ];
  const unexplained = compared.filter((one, at) => haveOtherLayers(one) && facts[at]?.packages.length === 0);
  const layers = { about: 'layers', cause: 'not-stated', message: unknownTexts.sameSbom } as const;
  return [
    ...found.values(),
    ...(unexplained.length === 0 ? [] : [{ ...layers, platforms: unexplained.map(({ name }) => name) }]),
    ...left,
  ];
}

/**
 * Whether other layers are said to have known packages. Nobody has signed an SBOM: one that says of them what it said of
 * the old ones tells nothing about them.
 */
function haveOtherLayers({ from, to }: PlatformComparison['compared'][number]): boolean {
  if (!('value' in from.packages) || !('value' in to.packages)) return false;
  const [a, b] = [from, to].map(({ layers }) =>
    knownValue(layers)
      ?.map(({ digest }) => digest)
      .join(' '),
  );
  return a !== undefined && b !== undefined && a !== b;
}

function whyUnknown(known: KnownPart<unknown>): WhyUnknown | undefined {
  return 'unknown' in known ? known.unknown : known.incomplete;
}

const commit = /^[0-9a-f]{7,64}$/;
/** A repository's page on a host whose addresses of comparisons are known. */
const page =
  /^https:\/\/(?<host>github\.com|gitlab\.com|gitlab\.[a-z0-9.-]{1,100})\/(?<path>[\w.-]{1,100}(?:\/[\w.-]{1,100}){1,5})\/?(?:#.{0,200})?$/;

interface SourceComparison {
  readonly source?: SourceChange;
  /** Both labels name the same commit; absent if a label is missing or platforms differ. */
  readonly rebuildOnly?: boolean;
  readonly hasMoved: boolean;
}

/** @param configurations those of the platforms that both images have */
export function compareSources(
  configurations: readonly { readonly from: Entries<string>; readonly to: Entries<string> }[],
): SourceComparison {
  const single = (side: 'from' | 'to', label: string) => {
    const key = configurationKey('label', `org.opencontainers.image.${label}`);
    const values = new Set(configurations.map((one) => one[side].get(key) ?? ''));
    const [value = ''] = values;
    return values.size === 1 && value !== '' && value.length <= 300 ? value : undefined;
  };
  const [from, to] = [single('from', 'revision'), single('to', 'revision')];
  const [before, repository] = [single('from', 'source'), single('to', 'source')];
  if (from === undefined && to === undefined && repository === undefined) return { hasMoved: false };
  const hasMoved = before !== undefined && repository !== undefined && before !== repository;
  const compare = hasMoved ? undefined : compareLink(repository, from, to);
  const rebuildOnly = from === undefined || to === undefined || hasMoved ? undefined : from === to;
  return { source: compact({ repository, from, to, compare }), ...compact({ rebuildOnly }), hasMoved };
}

function compareLink(
  repository: string | undefined,
  from: string | undefined,
  to: string | undefined,
): string | undefined {
  const { host, path: written } = page.exec(repository ?? '')?.groups ?? {};
  const path = written?.replace(/\.git$/, '') ?? '';
  if (host === undefined || from === to || /(?:^|\/)\.{0,2}(?:\/|$)/.test(path)) return undefined;
  if (!commit.test(from ?? '') || !commit.test(to ?? '')) return undefined;
  if (host === 'github.com' && path.split('/').length !== 2) return undefined;
  return `https://${host}/${path}/${host === 'github.com' ? '' : '-/'}compare/${from}...${to}`;
}

function isWanted(name: string, wanted: readonly string[]): boolean {
  return wanted.length === 0 || wanted.some((one) => isPlatform(name, one));
}

interface ForecastContext {
  readonly image: Pick<ImageReference, 'registry' | 'repository' | 'tag'>;
  /** Platforms that the repository builds for; empty: it names none. */
  readonly wanted: readonly string[];
  /** Those of all packages of both images, or why they are not known. */
  readonly advisories: readonly Advisory[] | WhyUnknown;
  readonly policy: AdvisoryPolicy;
  /** Absent: the registry keeps none. */
  readonly history?: TagHistory | undefined;
}

/** Longer lists are cut, and `totals` has their length. */
const limits = { packages: 500, configuration: 200, advisories: 200 };

/** The packages of the platforms that are known completely on both sides. */
export function comparedPackages({ compared }: PlatformComparison): readonly ComparedPackages[] {
  return compared.flatMap(({ name, from, to }) => {
    const [old, next] = [knownValue(from.packages), knownValue(to.packages)];
    return old === undefined || next === undefined ? [] : [{ platform: name, from: old, to: next }];
  });
}

/** Says what the new digest of an image changes. Pure: everything that is shown is in the arguments. */
export function forecastOf(pair: DescribedPair, context: ForecastContext): Forecast {
  const { image, wanted, history } = context;
  const comparison = comparePlatforms(pair);
  const advisories = advisoriesIn(pair, context, comparison);
  const { source, rebuildOnly, hasMoved } = compareSources(comparison.configurations);
  const builds = history && buildsBetween(history, pair.from.digest, pair.to.digest);
  const skipped = builds && skippedBuilds(builds);
  const isRead = !('unknown' in pair.from.platforms) && !('unknown' in pair.to.platforms);
  const isSeen = comparison.compared.length > 0 || comparison.same.some((name) => isWanted(name, wanted));
  const unknown: readonly UnknownPart[] = [
    ...unknownParts(pair, comparison),
    ...(isSeen || !isRead
      ? []
      : [{ about: 'image', cause: 'not-compared', message: unknownTexts.noneShared(wanted) } as const]),
    ...('changes' in advisories ? [] : [{ about: 'advisories' as const, ...advisories }]),
    ...(source === undefined ? [notStated('source', unknownTexts.noLabels)] : []),
    ...(skipped === undefined ? [notStated('skipped', unknownTexts.noHistory)] : []),
  ];
  const changes = 'changes' in advisories ? advisories.changes : undefined;
  const reasons = riskReasons({
    repository: image.repository,
    ...{ lost: comparison.lost, wanted, platforms: comparison.facts },
    introduced: changes?.introduced ?? [],
    sourceMoved: hasMoved,
  });
  const packages = merged<PackageChange>(comparison, 'packages').sort(byKind);
  const configuration = merged<ConfigurationChange>(comparison, 'configuration').sort(byField);
  return {
    image: imageName(image),
    from: pair.from.digest,
    to: pair.to.digest,
    grade: gradeOf(reasons, unknown, isSeen),
    reasons,
    platforms: {
      compared: comparison.compared.map(({ name }) => name),
      ...{ same: comparison.same, lost: comparison.lost, won: comparison.won },
    },
    packages: packages.slice(0, limits.packages),
    configuration: configuration.slice(0, limits.configuration),
    sizes: comparison.sizes,
    ...compact({ advisories: changes && cutAdvisories(changes), source, rebuildOnly }),
    ...compact({ skipped }),
    totals: {
      packages: packages.length,
      configuration: configuration.length,
      fixed: changes?.fixed.length ?? 0,
      introduced: changes?.introduced.length ?? 0,
    },
    unknown,
  };
}

function advisoriesIn(
  pair: DescribedPair,
  { advisories, policy }: ForecastContext,
  comparison: PlatformComparison,
): { readonly changes: AdvisoryChanges } | WhyUnknown {
  if ('cause' in advisories) return advisories;
  const packages = comparedPackages(comparison);
  if (
    packages.length < comparison.compared.length ||
    'unknown' in pair.from.platforms ||
    'unknown' in pair.to.platforms
  )
    return { cause: 'no-sbom', message: unknownTexts.packagesFirst };
  return { changes: advisoryChanges(advisories, packages, policy) };
}

function notStated(about: UnknownPart['about'], message: string): UnknownPart {
  return { about, cause: about === 'skipped' ? 'no-history' : 'not-stated', message };
}

/** The changes of all platforms, each once with the platforms that have it. */
function merged<T extends { readonly platforms: readonly string[] }>(
  { facts, compared }: PlatformComparison,
  list: 'packages' | 'configuration',
): T[] {
  const found = new Map<string, { readonly change: object; readonly platforms: string[] }>();
  facts.forEach((platform, at) => {
    for (const change of platform[list]) {
      const key = JSON.stringify(change);
      const known = found.get(key) ?? { change, platforms: [] };
      found.set(key, known);
      known.platforms.push(compared[at]?.name ?? '');
    }
  });
  return [...found.values()].map(({ change, platforms }) => ({ ...change, platforms }) as unknown as T);
}

const kinds: readonly PackageChange['change'][] = ['removed', 'down', 'changed', 'up', 'added'];
const fields: readonly ConfigurationChange['field'][] = [
  ...(['user', 'entrypoint', 'cmd', 'port', 'volume', 'env'] as const),
  ...(['workdir', 'stop-signal', 'healthcheck', 'onbuild', 'shell', 'label', 'created'] as const),
];

function byKind(a: PackageChange, b: PackageChange): number {
  return kinds.indexOf(a.change) - kinds.indexOf(b.change) || compareText(a.name, b.name);
}

function byField(a: ConfigurationChange, b: ConfigurationChange): number {
  return fields.indexOf(a.field) - fields.indexOf(b.field) || compareText(a.name ?? '', b.name ?? '');
}

function cutAdvisories({ fixed, introduced }: AdvisoryChanges): AdvisoryChanges {
  return { fixed: fixed.slice(0, limits.advisories), introduced: introduced.slice(0, limits.advisories) };
}
