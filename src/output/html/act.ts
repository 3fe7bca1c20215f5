// The one thing to do about an image, as a sentence with the text to copy.
import { shortDigest } from '../../model/text.js';
import type { ImageAction, ReportedImage } from '../../report/images/schema.js';
import { html, type Markup } from './markup.js';

/** The sentence; `undefined` if nothing has to be done. */
export function actionMarkup(image: ReportedImage): Markup | undefined {
  const { action } = image;
  return action === undefined ? undefined : html`<p class="act">${sentence(action, image)}</p>`;
}

function sentence(action: ImageAction, image: ReportedImage): Markup {
  const { to, tag, from = [] } = action;
  switch (action.do) {
    case 'investigate':
      return html`<b>Find out where ${from.length === 1 ? html`<code data-copy="digest" data-text="${from[0]}">${shortDigest(from[0] ?? '')}</code>` : `${from.length} digests`} came from</b>: the tag never pointed to ${from.length === 1 ? 'it' : 'them'}. Do not deploy it before that.${history(image)}`;
    case 'correct':
      return html`<b>Correct the name</b>: the registry does not have it.`;
    case 'switch':
      return tag === undefined
        ? html`<b>Move to a supported tag</b>: this one gets no more fixes.`
        : html`<b>Move to <code data-copy="tag">${tag}</code></b>: this tag gets no more fixes.`;
    case 'pin':
      return action.automatic === true
        ? html`<b>Pin it</b>: <code data-copy="command">tagproof pin</code> writes ${digest(to)} at every place.`
        : html`<b>Pin it</b> to ${digest(to)}.`;
    case 'update':
      return html`<b>Update it</b>: a version with the fix is published.`;
    case 'review':
      return html`<b>Review the finding</b> below.`;
  }
}

function digest(to: string | undefined): Markup {
  return to === undefined
    ? html`its current digest`
    : html`<code data-copy="digest" data-text="${to}">${shortDigest(to)}</code>`;
}

function history({ name, tag }: ReportedImage): Markup | undefined {
  return tag === undefined
    ? undefined
    : html` History: <code data-copy="command">tagproof history ${name}</code>`;
}
