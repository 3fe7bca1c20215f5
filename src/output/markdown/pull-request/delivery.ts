// Titles and bodies of what is written to the CI host: the pin pull request and suggestions.

import { groupedBy } from '../../../model/collections.js';
import type { Gap } from '../../../model/failure.js';
import type { Advisory } from '../../../model/judgement/advisory.js';
import type { Finding } from '../../../model/judgement/finding.js';
import type { PinChange } from '../../../model/run/delivery.js';
import { compareText, plural } from '../../../model/text/text.js';
import { dayMs, formatDay } from '../../../model/text/time.js';
import { advisoryUrl, type LinkPlace, placeLinks } from '../../../report/images/links.js';
import type { Forecast } from '../../../report/schema/forecast-schema.js';
import type { Report } from '../../../report/schema/schema.js';
import type { Locate } from '../../../report/texts.js';
import { code, markdown } from '../../escape.js';
import { sameImagesCount } from '../../words/account.js';
import { deliveryTexts } from '../../words/texts.js';
import { forecastsSection } from '../forecast.js';
import { breakable, inlineFold, linkTo, placeLink, placesList } from '../places.js';
import { placeLimits, rowsThatFit } from '../rows.js';
import { signaturesSection } from '../sections.js';

const maxTitleLength = 100;

/** The title of the pull request and of its commit: one line of at most 100 characters, with what is known to change. */
export function pinTitle(
  changes: readonly PinChange[],
  { forecasts = [] }: Pick<Report, 'forecasts'> = {},
): string {
  const families = [...groupedBy(changes, ({ name }) => repositoryOf(name)).values()];
  const [tags = [], ...others] = families;
  if (others.length > 0) return titleOf(`Pin ${plural(changes.length, 'image')}`, families, forecasts);
  const [first] = tags;
  if (first === undefined) return 'Pin 0 images';
  const what =
    tags.length === 1 ? first.name.split('/').at(-1) : `${plural(tags.length, 'tag')} of ${familyOf(first)}`;
  const news = commonly(tags, (one) => newsOf(one, forecasts));
  const title = `Pin ${what}`;
  if (news !== '' && title.length + news.length + 2 <= maxTitleLength) return `${title}: ${news}`;
  return title.length <= maxTitleLength ? title : 'Pin 1 image';
}

/** As many families as fit, each with its version, and how many more there are. */
function titleOf(
  start: string,
  families: readonly (readonly PinChange[])[],
  forecasts: readonly Forecast[],
): string {
  const texts = families.map((tags) => {
    const family = commonly(tags, familyOf);
    const versions = commonly(tags, (one) => versionsOf(one, forecastOf(one, forecasts)));
    const count = tags.length > 1 ? `(${plural(tags.length, 'tag')})` : '';
    return [family, versions, count].filter((part) => part !== '').join(' ');
  });
  for (let shown = texts.length; shown > 0; shown -= 1) {
    const more = texts.length - shown;
    const list = `${texts.slice(0, shown).join(', ')}${more === 0 ? '' : ` and ${more} more`}`;
    if (start.length + list.length + 2 <= maxTitleLength) return `${start}: ${list}`;
  }
  return start;
}

/** What is the same for all of them; empty if something differs. */
function commonly(changes: readonly PinChange[], textOf: (change: PinChange) => string): string {
  const [text = '', ...others] = new Set(changes.map(textOf));
  return others.length === 0 ? text : '';
}

/** The tags of one repository are usually built together: those that moved on one day are one update. */
function updatesIn(changes: readonly PinChange[]): number {
  return groupedBy(changes, ({ name, toSince }) => `${repositoryOf(name)} ${formatDay(toSince)}`).size;
}

function repositoryOf(name: string): string {
  const colon = name.indexOf(':', name.lastIndexOf('/') + 1);
  return colon < 0 ? name : name.slice(0, colon);
}

function familyOf({ name }: PinChange): string {
  return repositoryOf(name).split('/').at(-1) ?? '';
}

const versionLabel = 'org.opencontainers.image.version';
const plainVersion = /^[\w.+~-]{1,30}$/;

function forecastOf({ name, from, to }: PinChange, forecasts: readonly Forecast[]): Forecast | undefined {
  return forecasts.find((one) => one.image === name && one.from === from && one.to === to);
}

/** `22.4.1 → 22.4.2`, by the label of the version or the package of that name; empty where neither is known. */
function versionsOf(change: PinChange, forecast: Forecast | undefined): string {
  const { configuration = [], packages = [] } = forecast ?? {};
  const label = configuration.find((one) => one.field === 'label' && one.name === versionLabel);
  const { from, to } = label ?? packages.find((one) => one.name === familyOf(change)) ?? {};
  const isKnown = plainVersion.test(from ?? '') && plainVersion.test(to ?? '') && from !== to;
  return isKnown ? `${from} → ${to}` : '';
}

/** `22.4.1 → 22.4.2, 3 packages`, as far as it is known. */
function newsOf(change: PinChange, forecasts: readonly Forecast[]): string {
  const forecast = forecastOf(change, forecasts);
  const { packages = 0 } = forecast?.totals ?? {};
  const parts = [versionsOf(change, forecast), packages === 0 ? '' : plural(packages, 'package')];
  return parts.filter((part) => part !== '').join(', ');
}

/** The client cuts a body at 60,000 characters. */
const maxBodyLength = 58_000;
/** The sentences around the table. */
const frameLength = 1_000;
/** The part that signatures may use. */
const maxSignatureLength = 8_000;
/** The part that the table may use where forecasts follow; a linked place for each image goes before them. */
const maxTableLength = 52_000;

/** The body of the pull request: a row for each image with its change and its places; everything else is folded. */
export function pinBody(
  changes: readonly PinChange[],
  locate: Locate,
  report: Report,
  maxLength = maxBodyLength,
): string {
  const maxRows = maxLength - frameLength;
  const maxTable = Math.min(maxTableLength, maxRows);
  const sorted = [...changes].sort(stalestFirst);
  const pages = new Map(report.images?.map(({ name, links }) => [name, links.page]));
  const context = { locate, link: placeLinks(report), pages, now: Date.parse(report.asOf) };
  const places = changes.reduce((sum, change) => sum + change.places.length, 0);
  const head = [
    deliveryTexts.pullRequestIntro(changes.length, places, updatesIn(changes)),
    '',
    '| Image | Change | Where |',
    '| --- | --- | --- |',
  ];
  const room = {
    maxFor: (maxPlaces: number) => (report.forecasts === undefined || maxPlaces <= 1 ? maxRows : maxTable),
    lengthOf: (row: string) => row.length + 1,
  };
  const rows = rowsThatFit(
    sorted,
    placeLimits,
    room,
    (change, maxPlaces) => `| ${cells(change, context, maxPlaces).join(' | ')} |`,
  );
  const shown =
    rows.length < changes.length ? ['', deliveryTexts.pullRequestCut(rows.length, changes.length)] : [];
  const gaps =
    report.incomplete.length === 0 ? [] : ['', deliveryTexts.pullRequestGaps(report.incomplete.length)];
  const same = sameImagesCount(report);
  const unchecked = changes.every(({ advisories }) => advisories === undefined);
  const text = [
    ...head,
    ...rows,
    ...shown,
    ...gaps,
    ...(same === 0 ? [] : ['', deliveryTexts.pullRequestSame(same)]),
    ...(unchecked ? ['', deliveryTexts.noAdvisories] : []),
  ].join('\n');
  const left = maxLength - Buffer.byteLength(text);
  const signatures = signaturesSection(report)(Math.min(maxSignatureLength, left));
  return text + signatures + forecastsSection(report)(left - Buffer.byteLength(signatures));
}

/** Superseded the longest ago first; images that were not pinned last. */
function stalestFirst(a: PinChange, b: PinChange): number {
  return (
    (a.supersededAt ?? Number.MAX_SAFE_INTEGER) - (b.supersededAt ?? Number.MAX_SAFE_INTEGER) ||
    compareText(a.name, b.name)
  );
}

interface Context {
  readonly locate: Locate;
  readonly link: LinkPlace;
  /** Image → its page at the registry. */
  readonly pages: ReadonlyMap<string, string | undefined>;
  readonly now: number;
}

function cells(change: PinChange, context: Context, maxPlaces: number): readonly string[] {
  const { name, from, to, places } = change;
  const shown = places
    .slice(0, maxPlaces)
    .map((place) => placeLink({ file: place.file, line: context.locate(place).line }, context.link));
  return [
    linkTo(context.pages.get(name), breakable(name)),
    `${from === undefined ? 'not pinned' : code(hexOf(from))}&nbsp;→&nbsp;${code(hexOf(to))}<br>${details(change, context)}`,
    placesList(shown, places.length),
  ];
}

/** The start of a digest without its algorithm, which is the same for all. */
function hexOf(digest: string): string {
  return digest.slice('sha256:'.length, 'sha256:'.length + 12);
}

/** How far behind the old digest was, over what is known of both. */
function details({ toSince, supersededAt, behind, advisories }: PinChange, { now }: Context): string {
  const days = supersededAt === undefined ? 0 : Math.floor((now - supersededAt) / dayMs);
  const title = supersededAt === undefined ? 'First pin' : `${plural(days, 'day')} behind`;
  const skipped = behind === undefined || behind < 2 ? 0 : behind - 1;
  const lines = [
    `Current since ${formatDay(toSince)}`,
    ...(skipped === 0 ? [] : [`${plural(skipped, 'digest')} skipped`]),
    ...(advisories === undefined
      ? []
      : [advisoriesText('old', advisories.from), advisoriesText('new', advisories.to)].filter(Boolean)),
  ];
  return inlineFold(title, lines.join('<br>'));
}

const maxIds = 10;

function advisoriesText(which: 'old' | 'new', answer: readonly Advisory[] | Gap | undefined): string {
  if (answer === undefined) return '';
  const label = `Advisories of the ${which} digest`;
  if ('cause' in answer) return `${label}: unknown (${answer.cause})`;
  const byId = new Map(answer.map((one) => [one.advisoryId, one]));
  const shown = [...byId.values()]
    .slice(0, maxIds)
    .map(({ advisoryId, aliases }) => linkTo(advisoryUrl(advisoryId, aliases), markdown(advisoryId)));
  const more = byId.size > maxIds ? [`and ${byId.size - maxIds} more`] : [];
  return `${label}: ${byId.size === 0 ? 'none' : [...shown, ...more].join(', ')}`;
}

/** The reason for a suggestion: the findings that it fixes. */
export function suggestionText(fixed: readonly Finding[]): string {
  const lines = fixed.map(({ check, message }) => `**${markdown(check)}**: ${markdown(message)}`);
  return [...new Set(lines)].join('<br>');
}
