// The one thing to do about an image, in the words of every channel, with the texts to copy.
import type { CheckText } from '../../../model/judgement/finding.js';
import { shortDigest } from '../../../model/text/text.js';
import type { ImageSummary } from '../../../report/images/schema.js';
import { actionPhrase, type Phrase } from '../../words/cards.js';
import { html, type Markup } from '../markup.js';

/** The sentence; `undefined` if nothing has to be done. */
export function actionMarkup(image: ImageSummary, checks: readonly CheckText[]): Markup | undefined {
  const phrase = actionPhrase(image, checks);
  return phrase.length === 0
    ? undefined
    : html`<p class="act"><b>${phrase.map(part)}</b>${command(image)}</p>`;
}

/** A digest is shown short and copied whole. */
function part(text: Phrase[number]): Markup {
  if (typeof text === 'string') return html`${withCode(text)}`;
  const { code } = text;
  return code.startsWith('sha256:')
    ? html`<code data-copy="digest" data-text="${code}">${shortDigest(code)}</code>`
    : html`<code data-copy="name">${code}</code>`;
}

/** The command that does it, or that shows what there is to know. */
function command({ action, name, tag }: ImageSummary): Markup | undefined {
  if (action?.do === 'pin' && action.automatic === true)
    return html`: <code data-copy="command">tagproof pin</code>`;
  if (action?.do !== 'investigate' || tag === undefined) return undefined;
  return html` History: <code data-copy="command">tagproof history ${name}</code>`;
}

/** One of our own sentences, with the text between backticks as code. */
export function withCode(text: string): readonly Markup[] {
  return text.split('`').map((one, index) => (index % 2 === 0 ? html`${one}` : html`<code>${one}</code>`));
}
