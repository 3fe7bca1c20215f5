// Titles and bodies of what is written to the CI host: the pin pull request and suggestions.

import type { Gap } from '../../../model/failure.js';
import type { Advisory } from '../../../model/judgement/advisory.js';
import { hasSameImages } from '../../../model/judgement/fact.js';
import type { Finding } from '../../../model/judgement/finding.js';
import type { PinChange } from '../../../model/run/delivery.js';
import { compareText, plural } from '../../../model/text/text.js';
import { dayMs, formatDay } from '../../../model/text/time.js';
import { advisoryUrl, type LinkPlace, placeLinks } from '../../../report/images/links.js';
import type { Forecast } from '../../../report/schema/forecast-schema.js';
import type { Report } from '../../../report/schema/schema.js';
import type { Locate } from '../../../report/texts.js';
import { code, markdown } from '../../escape.js';
import { deliveryTexts } from '../../words/texts.js';
import { forecastsSection } from '../forecast.js';
import { breakable, inlineFold, linkTo, placeLink, placesList } from '../places.js';
import { placeLimits, rowsThatFit } from '../rows.js';
import { signaturesSection } from '../signatures.js';

/** The title of the pull request and of its commit: one line of at most 100 characters, with what is known to change. */
export function pinTitle(
  changes: readonly PinChange[],
  { forecasts = [] }: Pick<Report, 'forecasts'> = {},
): string {
  const [first] = changes;
  const families = new Set(changes.map(({ name }) => familyOf(name)));
  const [family = ''] = families;
  const isFamily = families.size === 1 && changes.length > 1;
  const title =
    changes.length === 1
      ? `Pin ${first?.name.split('/').at(-1)}`
      : `Pin ${isFamily ? `${plural(changes.length, 'tag')} of ${family}` : plural(changes.length, 'image')}`;
  const news = [...new Set(families.size === 1 ? changes.map((one) => newsOf(one, family, forecasts)) : [])];
  const isSaid = news.length === 1 && news[0] !== '' && title.length + (news[0]?.length ?? 0) <= 98;
  if (isSaid) return `${title}: ${news[0]}`;
  return title.length <= 100 ? title : 'Pin 1 image';
}

/** The tags of one repository are usually built together. */
function familyOf(name: string): string {
  return name.split('/').at(-1)?.split(':')[0] ?? '';
}

const versionLabel = 'org.opencontainers.image.version';
const plainVersion = /^[\w.+~-]{1,30}$/;

/** `22.4.1 → 22.4.2, 3 packages`, by the label of the version or the package of that name; empty where neither is known. */
function newsOf({ name, from, to }: PinChange, family: string, forecasts: readonly Forecast[]): string {
  const forecast = forecasts.find((one) => one.image === name && one.from === from && one.to === to);
  if (forecast === undefined) return '';
  const { configuration, packages, totals } = forecast;
  const label = configuration.find((one) => one.field === 'label' && one.name === versionLabel);
  const { from: old, to: next } = label ?? packages.find((one) => one.name === family) ?? {};
  const isKnown = plainVersion.test(old ?? '') && plainVersion.test(next ?? '') && old !== next;
  return [
    ...(isKnown ? [`${old} → ${next}`] : []),
    ...(totals.packages === 0 ? [] : [plural(totals.packages, 'package')]),
  ].join(', ');
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
    deliveryTexts.pullRequestIntro(changes.length, places),
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
  const same = report.references.filter(({ fact }) => fact !== undefined && hasSameImages(fact)).length;
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
