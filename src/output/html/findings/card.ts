// One card: an image, or an artifact, with everything that was found about it and the one thing to do.
import { type CheckText, type Severity, severities } from '../../../model/judgement/finding.js';
import { numberText, plural, shortDigest } from '../../../model/text/text.js';
import { formatDuration } from '../../../model/text/time.js';
import type { ImageAdvisory, ImageSummary } from '../../../report/images/schema.js';
import { endOfLifeText, formatReportDay } from '../../words/format.js';
import { placesInWords } from '../../words/image-card.js';
import { signatureRowsOf } from '../../words/signatures.js';
import type { ShowPlace } from '../format.js';
import { html, type Markup } from '../markup.js';
import { actionMarkup } from '../next-steps.js';
import { commonReplacement, type Issue, issueMarkup, replacementText } from './issues.js';

const maxOpen = 3;
const maxListed = 200;

/** A list, folded if it is long; nothing without advisories. */
function linkedAdvisories({ advisories }: Pick<ImageSummary, 'advisories'>): Markup | undefined {
  if (advisories.length === 0) return undefined;
  const shown = advisories.slice(0, maxListed);
  const more = advisories.length - shown.length;
  const rest = more === 0 ? undefined : html`<li class="muted">and ${more} more in the JSON report</li>`;
  const list = html`<ul>${shown.map(item)}${rest}</ul>`;
  if (advisories.length <= maxOpen) return html`<div class="advisories">${list}</div>`;
  return html`<details class="advisories"><summary>${plural(advisories.length, 'advisory')}</summary>${list}</details>`;
}

function item({
  id,
  url,
  aliases = [],
  artifact,
  level,
  score,
  fixedIn = [],
  waived,
}: ImageAdvisory): Markup {
  const others = aliases.length === 0 ? undefined : html` <span class="muted">${aliases.join(', ')}</span>`;
  const rating = html`<span class="badge ${level ?? 'unknown'}">${level ?? 'severity unknown'}${score === undefined ? '' : ` ${score}`}</span>`;
  const fix =
    fixedIn.length === 0
      ? html` <span class="muted">no version with a fix is known</span>`
      : html` fixed in ${fixedIn.map((version, index) => html`${index === 0 ? '' : ', '}<code>${version}</code>`)}`;
  const accepted = waived === true ? html` <span class="badge waived">waived</span>` : undefined;
  return html`<li>${rating} ${advisoryLink(id, url)}${others}${artifact === undefined ? undefined : html` in <code>${artifact}</code>`}${fix}${accepted}</li>`;
}

/** The id, as a link if the host of its form is known. */
function advisoryLink(id: string, url: string | undefined): Markup {
  return url === undefined ? html`<code>${id}</code>` : html`<a href="${url}"><code>${id}</code></a>`;
}

/** `undefined` if nothing asked for the signatures of the image. */
export function signatureList(image: ImageSummary): Markup | undefined {
  const rows = signatureRowsOf(image);
  if (rows.length === 0) return undefined;
  const items = rows.map(({ digest, text, links }) => {
    const linked = links.map(({ label, url }) => html` <a href="${url}" rel="noreferrer">${label}</a>`);
    return html`<li><code>${digest}</code> ${text}${linked}</li>`;
  });
  return html`<ul class="signatures">${items}</ul>`;
}

const maxForeign = 3;

export interface Card {
  readonly name: string;
  /** What the name is of, unless it is an image. */
  readonly kind?: string;
  readonly image?: ImageSummary;
  readonly issues: readonly Issue[];
}

interface CardContext {
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
    waived === 0 ? undefined : html`<span class="badge waived">${numberText(waived)} waived</span>`,
  ];
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function about(image: ImageSummary, { asOf, checks }: CardContext): Markup {
  const { current, links, references, placesTotal, places } = image;
  const { others } = placesInWords(image);
  const facts: readonly (Markup | undefined)[] = [
    behind(image),
    ended(image, asOf),
    ...foreign(image),
    current?.currentDigest === undefined
      ? undefined
      : html`<span>newest <code data-copy="digest" data-text="${current.currentDigest}">${shortDigest(current.currentDigest)}</code>${current.currentSince === undefined ? '' : ` since ${formatReportDay(current.currentSince)}`}</span>`,
    others === '' ? undefined : html`<span class="good">${others}</span>`,
    html`<span>${plural(references, 'reference')} at ${plural(placesTotal ?? places.length, 'place')}</span>`,
    links.page === undefined ? undefined : html`<a href="${links.page}">Registry</a>`,
    links.history === undefined ? undefined : html`<a href="${links.history}">Tag history</a>`,
  ];
  return html`${actionMarkup(image, checks)}<p class="facts">${facts.map((fact) => (fact === undefined ? undefined : html`${fact} `))}</p>`;
}

/** The digests that never belonged to the tag, to look for where they came from. */
function foreign({ pins }: ImageSummary): readonly Markup[] {
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

function behind({ since, behind: digests, lagSeconds }: ImageSummary): Markup | undefined {
  if (lagSeconds !== undefined)
    return html`<span class="lag-text"><b>${formatDuration(lagSeconds * 1000)} behind</b>${digests === undefined ? '' : `, ${plural(digests, 'digest')}`}${since === undefined ? '' : `, since ${formatReportDay(since)}`}</span>`;
  return since === undefined ? undefined : html`<span>tag moved ${formatReportDay(since)}</span>`;
}

function ended(image: ImageSummary, asOf: string): Markup | undefined {
  const text = endOfLifeText(
    { status: 'unknown', deprecated: image.deprecated, endOfLife: image.endOfLife },
    asOf,
  );
  return text === '' ? undefined : html`<span class="ends">${text}</span>`;
}
