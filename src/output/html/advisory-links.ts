// The advisories about an image, each linked to its page at the host of its id.
import { plural } from '../../model/text.js';
import type { ImageAdvisory, ReportedImage } from '../../report/images/schema.js';
import { html, type Markup } from './markup.js';

const maxOpen = 3;
const maxListed = 200;

/** A list, folded if it is long; nothing without advisories. */
export function linkedAdvisories({ advisories }: Pick<ReportedImage, 'advisories'>): Markup | undefined {
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
