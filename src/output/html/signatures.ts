// The signatures on the card of an image: one line per digest, with links to commit, run and log.
import type { ReportedImage } from '../../report/images/schema.js';
import { signatureRowsOf } from '../signatures.js';
import { html, type Markup } from './markup.js';

/** `undefined` if nothing asked for the signatures of the image. */
export function signatureList(image: ReportedImage): Markup | undefined {
  const rows = signatureRowsOf(image);
  if (rows.length === 0) return undefined;
  const items = rows.map(({ digest, text, links }) => {
    const linked = links.map(({ label, url }) => html` <a href="${url}" rel="noreferrer">${label}</a>`);
    return html`<li><code>${digest}</code> ${text}${linked}</li>`;
  });
  return html`<ul class="signatures">${items}</ul>`;
}
