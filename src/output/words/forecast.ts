// What every channel says of a forecast: its headline, its facts as sentences, and its changes as rows.

import { plural, shortDigest } from '../../model/text/text.js';
import type {
  ConfigurationChange,
  Forecast,
  PackageChange,
  RiskGrade,
  UnknownPart,
} from '../../report/schema/forecast-schema.js';
import { formatReportDay } from './format.js';

/** Rows that are shown; the others are folded. */
export const openForecastRows = 20;

export const gradeIcons: Readonly<Record<RiskGrade, string>> = {
  breaking: '🔴',
  notable: '🟡',
  quiet: '🟢',
  unknown: '❔',
};

export const gradeMeanings: Readonly<Record<RiskGrade, string>> = {
  breaking: 'something that users of the image may rely on is gone or different',
  notable: 'worth a look',
  quiet: 'patch versions only, nothing removed',
  unknown: 'nothing known is breaking, but not everything could be compared',
};

/** The worst first. */
const gradeOrder: readonly RiskGrade[] = ['breaking', 'unknown', 'notable', 'quiet'];

export function inGradeOrder(forecasts: readonly Forecast[]): readonly Forecast[] {
  return [...forecasts].sort((a, b) => gradeOrder.indexOf(a.grade) - gradeOrder.indexOf(b.grade));
}

/** `3 packages and 2 settings changed, 4 advisories fixed, 1 introduced`. */
export function forecastCounts({ totals, advisories, rebuildOnly, platforms }: Forecast): string {
  const changed = [
    ...(totals.packages > 0 ? [plural(totals.packages, 'package')] : []),
    ...(totals.configuration > 0 ? [plural(totals.configuration, 'setting')] : []),
  ];
  return [
    ...(platforms.lost.length > 0 ? [`${plural(platforms.lost.length, 'platform')} lost`] : []),
    changed.length === 0 ? 'no known change' : `${changed.join(' and ')} changed`,
    ...(advisories === undefined
      ? []
      : [`${plural(totals.fixed, 'advisory')} fixed`, `${totals.introduced} introduced`]),
    ...(rebuildOnly === true ? ['same commit by the labels'] : []),
  ].join(', ');
}

export interface ForecastRow {
  readonly change: string;
  readonly what: string;
  readonly from: string;
  readonly to: string;
  readonly platforms: string;
}

const fieldLabels: Readonly<Record<ConfigurationChange['field'], string>> = {
  user: 'user',
  entrypoint: 'entrypoint',
  cmd: 'default command',
  env: 'variable',
  port: 'port',
  volume: 'volume',
  label: 'label',
  workdir: 'working directory',
  'stop-signal': 'stop signal',
  healthcheck: 'health check',
  onbuild: 'build trigger',
  shell: 'shell of builds',
  created: 'created',
};

/** Configuration first, then packages: untrusted text. */
export function forecastRows({ configuration, packages, platforms }: Forecast): readonly ForecastRow[] {
  const where = (own: readonly string[]) => (own.length === platforms.compared.length ? '' : own.join(', '));
  return [
    ...configuration.map((one) => ({
      change: one.change,
      what: one.name === undefined ? fieldLabels[one.field] : `${fieldLabels[one.field]} ${one.name}`,
      ...{ from: one.from ?? '', to: one.to ?? '', platforms: where(one.platforms) },
    })),
    ...packages.map((one: PackageChange) => ({
      change: one.change,
      what: one.type === undefined ? one.name : `${one.name} (${one.type})`,
      ...{ from: one.from ?? '', to: one.to ?? '', platforms: where(one.platforms) },
    })),
  ];
}

/** Changes that the report itself leaves out. */
export function cutRows({ totals, packages, configuration }: Forecast): number {
  return totals.packages + totals.configuration - packages.length - configuration.length;
}

/** A fact with its label. `text` is untrusted. */
export interface ForecastFact {
  readonly label: string;
  readonly text: string;
  /** An address on a known host, built from checked parts. */
  readonly link?: string;
}

/** Everything but the rows. Absent facts are in the list of what is not known. */
export function forecastFacts(forecast: Forecast): readonly ForecastFact[] {
  const { held, reasons, platforms, advisories, totals, source, rebuildOnly, skipped, sizes, unknown } =
    forecast;
  const { lost, won, same, compared } = platforms;
  const builds =
    skipped?.builds.map(({ digest, since }) => `${formatReportDay(since)} ${shortDigest(digest)}`) ?? [];
  return [
    ...(held === undefined ? [] : [{ label: 'Held back', text: heldText(held) }]),
    ...reasons.map(({ grade, text }) => ({ label: grade === 'breaking' ? 'Breaking' : 'Notable', text })),
    ...fact('Platforms lost', lost.join(', ')),
    ...fact('Platforms won', won.join(', ')),
    ...fact('Platforms compared', compared.join(', ')),
    ...fact('Same image', same.join(', ')),
    ...(advisories === undefined
      ? []
      : [
          { label: 'Advisories fixed', text: advisoryList(advisories.fixed, totals.fixed) },
          { label: 'Advisories introduced', text: advisoryList(advisories.introduced, totals.introduced) },
        ]),
    ...(source === undefined ? [] : [sourceFact(source, rebuildOnly)]),
    ...(skipped === undefined
      ? []
      : [
          {
            label: 'Builds skipped',
            text: `${skipped.count}${builds.length === 0 ? '' : ` (${builds.join(', ')})`}`,
          },
        ]),
    ...sizes.map(({ platform, from, to, layers }) => ({
      label: 'Size',
      text: `${platform}: ${megabytes(from)} → ${megabytes(to)}, ${layers.shared} of ${plural(layers.to, 'layer')} shared`,
    })),
    ...unknown.map((one) => ({ label: 'Not known', text: unknownText(one) })),
  ];
}

function fact(label: string, text: string): readonly ForecastFact[] {
  return text === '' ? [] : [{ label, text }];
}

const maxAdvisories = 10;

function advisoryList(advisories: NonNullable<Forecast['advisories']>['fixed'], total: number): string {
  if (total === 0) return 'none';
  const shown = advisories
    .slice(0, maxAdvisories)
    .map(({ id, package: name, severity }) => `${id} (${name}, ${severity ?? 'severity unknown'})`);
  return `${total}: ${shown.join(', ')}${total > shown.length ? ', …' : ''}`;
}

function sourceFact(
  { repository, from, to, compare }: NonNullable<Forecast['source']>,
  rebuildOnly: boolean | undefined,
): ForecastFact {
  const commits = `${from?.slice(0, 12) ?? 'unknown'} → ${to?.slice(0, 12) ?? 'unknown'}`;
  const what = rebuildOnly === true ? `both name the commit ${to?.slice(0, 12) ?? ''}` : commits;
  const text = repository === undefined ? what : `${what} of ${repository}`;
  return { label: 'Source', text, ...(compare === undefined ? {} : { link: compare }) };
}

function heldText({ newest, reasons, examined, offered }: NonNullable<Forecast['held']>): string {
  const instead =
    offered === undefined
      ? `no older build is offered (${plural(examined, 'build')} examined)`
      : `${shortDigest(offered)} is pinned instead`;
  return `${shortDigest(newest)} is not pinned, because ${reasons.join('; and ')}; ${instead}`;
}

function unknownText({ about, of, platforms = [], message, cause }: UnknownPart): string {
  const side = of === undefined ? '' : ` of the ${of} digest`;
  const where = platforms.length === 0 ? '' : ` (${platforms.join(', ')})`;
  return `${about}${side}${where}: ${message} [${cause}]`;
}

function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
