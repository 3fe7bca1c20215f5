// The one thing to do about an image, in the words of every channel, with the texts to copy; and the next steps on the page,
// each with a link to its findings.
import type { CheckText } from '../../model/judgement/finding.js';
import { shortDigest } from '../../model/text/text.js';
import type { ImageSummary } from '../../report/images/schema.js';
import type { Report } from '../../report/schema/schema.js';
import { cut, shortDigests } from '../escape.js';
import { type Step, type StepPlace, sizeOf } from '../next-steps.js';
import { withoutIndent } from '../words/change.js';
import { formatPlace, verdictMeaning } from '../words/format.js';
import { actionPhrase, type Phrase } from '../words/image-card.js';
import { cardTexts, stepTexts } from '../words/texts.js';
import { html, type Markup } from './markup.js';

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

const maxSteps = 6;
const maxShown = 3;
const maxTextBytes = 600;

/** An ordered list, or the reason why there is nothing to do. */
export function nextStepsMarkup(report: Report, steps: readonly Step[]): Markup {
  if (steps.length === 0) return html`<p>${withCode(`Nothing. ${verdictMeaning(report)}`)}</p>`;
  const others =
    steps.length > maxSteps
      ? html`<p class="muted">${stepTexts.more(maxSteps, steps.length)}</p>`
      : undefined;
  return html`<ol>${steps.slice(0, maxSteps).map((step) => html`<li>${textOf(step)}</li>`)}</ol>${others}`;
}

function textOf(step: Step): Markup {
  switch (step.kind) {
    case 'pin': {
      const changes = step.changes
        .slice(0, maxShown)
        .map(
          ({ before, after, ...at }) =>
            html`<p class="at"><code>${formatPlace(at)}</code></p>${diff(withoutIndent({ before, after }))}`,
        );
      const shown = step.count > maxShown ? `Show the first ${maxShown}` : 'Show them';
      return html`<a href="#findings" data-show="fix" data-value="pin">Pin ${sizeOf(step)}</a>: ${withCode(stepTexts.pin(step.count))}<details class="changes"><summary>${step.count === 1 ? 'Show it' : shown}</summary>${changes}</details>`;
    }
    case 'fix': {
      const [first] = step.findings;
      const place = step.count > 1 || first === undefined ? '' : formatPlace(first);
      const where = place === '' ? sizeOf(step) : html`<code>${place}</code>`;
      return html`<a href="#findings" data-show="check" data-value="${step.check}">${step.check}</a>, ${where}. ${withCode(step.advice)}${step.places.slice(0, maxShown).map(foreignPlace)}`;
    }
    case 'repository': {
      const owners = step.owners.map((one) => html` <span class="muted">${one}</span>`);
      return html`<a href="#findings" data-show="repository" data-value="${step.origin}">${step.origin}</a>${owners}: ${step.harm}. ${withCode(step.advice)}${step.places.map(foreignPlace)}`;
    }
    case 'investigate': {
      const causes = step.causes
        .slice(0, maxShown)
        .map(
          ({ cause, count, first }) =>
            html`<p class="muted"><code>${cause}</code> (${count}): ${shortDigests(cut(first, maxTextBytes))}</p>`,
        );
      return html`<a href="#unverified">${stepTexts.unverified(sizeOf(step))}</a> ${withCode(step.advice)}${causes}`;
    }
  }
}

/** Which place pins a foreign digest, and what the other places of the image are. */
function foreignPlace({ name, foreign, ...at }: StepPlace): Markup | undefined {
  if (foreign === undefined) return undefined;
  const { digest, others } = foreign;
  return html`<p class="culprit"><code>${formatPlace(at)}</code> pins <code>${cut(name ?? '', maxTextBytes)}</code> to <code data-copy="digest" data-text="${digest}">${shortDigests(digest)}</code>, ${cardTexts.neverHad}${others === '' ? '' : `. ${others}`}.</p>`;
}

/** Lines before and after a change. */
export function diff({
  before,
  after,
}: {
  readonly before: readonly string[];
  readonly after: readonly string[];
}): Markup {
  return html`${before.map((line) => html`<p class="diff"><span class="unseen">Before: </span><del><code>${line}</code></del></p>`)}${after.map((line) => html`<p class="diff"><span class="unseen">After: </span><ins><code>${line}</code></ins></p>`)}`;
}
