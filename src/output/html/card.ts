// One card: an image, or an artifact, with everything that was found about it and the one thing to do.
import type { CheckText } from '../../model/check-text.js';
import { type Severity, severities } from '../../model/finding.js';
import { plural, shortDigest } from '../../model/text.js';
import { formatDuration } from '../../model/time.js';
import type { ReportedImage } from '../../report/images/schema.js';
import { endOfLifeText, formatReportDay } from '../format.js';
import { actionMarkup } from './act.js';
import { linkedAdvisories } from './advisory-links.js';
import { commonReplacement, type Issue, issueMarkup, replacementText } from './issues.js';
import { html, type Markup } from './markup.js';
import type { ShowPlace } from './place.js';
import { signatureList } from './signatures.js';
import { countLabel } from './table.js';

const maxForeign = 3;

export interface Card {
  readonly name: string;
  /** What the name is of, unless it is an image. */
  readonly kind?: string;
  readonly image?: ReportedImage;
  readonly issues: readonly Issue[];
}

export interface CardContext {
  readonly place: ShowPlace;
  readonly asOf: string;
  readonly checks: readonly CheckText[];
}

/** The card. Its places are folded if there are many; without the page's script everything can still be opened. */
export function cardMarkup(card: Card, context: CardContext): Markup {
  const { place } = context;
  const { name, kind, image, issues } = card;
  const title =
    kind === undefined
      ? html`<code data-copy="image">${name}</code>`
      : html`${kind} ${name === '' ? undefined : html`<code>${name}</code>`}`;
  // What needs a look first is not replaced before it.
  const isSafe = image?.action === undefined || image.action.do === 'pin';
  const common = isSafe ? commonReplacement(issues) : undefined;
  return html`<article class="card ${worstOf(card)}" data-name="${name === '' ? kind : name}">
<header><h3>${title}</h3><p class="counts">${countsOf(card)}</p></header>
${image === undefined ? undefined : about(image, context)}${common === undefined ? undefined : replacementText(common)}
<ul class="issues">
${issues.map((issue) => issueMarkup(issue, place, common))}</ul>
${image === undefined ? undefined : [signatureList(image), linkedAdvisories(image)]}
</article>
`;
}

/** The severity that colours the card; a card with nothing but waived findings has none. */
function worstOf({ image, issues }: Card): Severity | 'quiet' {
  if (image !== undefined) return image.severity ?? 'quiet';
  const open = issues.filter(({ finding }) => finding.waived === undefined);
  return severities.find((one) => open.some(({ finding }) => finding.severity === one)) ?? 'quiet';
}

/** How many findings of each check, which in a merged report are more than the page lists. */
function countsOf({ image, issues }: Card): readonly (Markup | undefined)[] {
  const listed = issues.map(({ finding, findings }) => ({
    check: finding.check,
    severity: finding.severity,
    findings: finding.waived === undefined ? findings.length : 0,
    waived: finding.waived === undefined ? 0 : findings.length,
  }));
  const checks = image?.checks ?? listed;
  const open = severities.flatMap((severity) => {
    const number = sum(checks.filter((one) => one.severity === severity).map((one) => one.findings));
    return number === 0 ? [] : html`<span class="badge ${severity}">${plural(number, severity)}</span> `;
  });
  const waived = sum(checks.map((one) => one.waived));
  return [
    ...open,
    waived === 0 ? undefined : html`<span class="badge waived">${countLabel(waived)} waived</span>`,
  ];
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function about(image: ReportedImage, { asOf, checks }: CardContext): Markup {
  const { current, links, references, placesTotal, places } = image;
  const facts: readonly (Markup | undefined)[] = [
    behind(image),
    ended(image, asOf),
    ...foreign(image),
    current?.currentDigest === undefined
      ? undefined
      : html`<span>newest <code data-copy="digest" data-text="${current.currentDigest}">${shortDigest(current.currentDigest)}</code>${current.currentSince === undefined ? '' : ` since ${formatReportDay(current.currentSince)}`}</span>`,
    html`<span>${plural(references, 'reference')} at ${plural(placesTotal ?? places.length, 'place')}</span>`,
    links.page === undefined ? undefined : html`<a href="${links.page}">Registry</a>`,
    links.history === undefined ? undefined : html`<a href="${links.history}">Tag history</a>`,
  ];
  return html`${actionMarkup(image, checks)}<p class="facts">${facts.map((fact) => (fact === undefined ? undefined : html`${fact} `))}</p>`;
}

/** The digests that never belonged to the tag, to look for where they came from. */
function foreign({ pins }: ReportedImage): readonly Markup[] {
  const digests = pins.flatMap(({ digest, status }) =>
    status === 'not-in-history' && digest !== undefined ? [digest] : [],
  );
  const shown = digests
    .slice(0, maxForeign)
    .map(
      (digest) =>
        html`<span>foreign <code data-copy="digest" data-text="${digest}">${shortDigest(digest)}</code></span>`,
    );
  const more = digests.length - shown.length;
  return more === 0 ? shown : [...shown, html`<span>and ${more} more foreign digests</span>`];
}

function behind({ since, behind: digests, lagSeconds }: ReportedImage): Markup | undefined {
  if (lagSeconds !== undefined)
    return html`<span class="lag-text"><b>${formatDuration(lagSeconds * 1000)} behind</b>${digests === undefined ? '' : `, ${plural(digests, 'digest')}`}${since === undefined ? '' : `, since ${formatReportDay(since)}`}</span>`;
  return since === undefined ? undefined : html`<span>tag moved ${formatReportDay(since)}</span>`;
}

function ended(image: ReportedImage, asOf: string): Markup | undefined {
  const text = endOfLifeText(
    { status: 'unknown', deprecated: image.deprecated, endOfLife: image.endOfLife },
    asOf,
  );
  return text === '' ? undefined : html`<span class="ends">${text}</span>`;
}
