// The next steps on the page, each with a link to the findings that it is about.
import type { CheckText } from '../../model/check-text.js';
import type { Report } from '../../report/schema.js';
import { withoutIndent } from '../change.js';
import { cut, shortDigests } from '../escape.js';
import { formatPlace, meaning } from '../format.js';
import { type Step, sizeOf, stepsOf } from '../steps.js';
import type { ReportView } from '../view.js';
import { html, type Markup } from './markup.js';

const maxSteps = 6;
const maxShown = 3;
const longest = 600;

/** An ordered list, or why there is nothing to do. */
export function nextStepsMarkup(report: Report, plan: ReportView, checks: readonly CheckText[]): Markup {
  const steps = stepsOf(report, plan, checks);
  if (steps.length === 0) return html`<p>${said(`Nothing. ${meaning(report)}`)}</p>`;
  const others =
    steps.length > maxSteps
      ? html`<p class="muted">Shown ${maxSteps} of ${steps.length} steps; all findings are below.</p>`
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
      return html`<a href="#findings" data-show="fix" data-value="pin">Pin ${sizeOf(step)}</a>: <code>tagproof pin</code> writes ${step.count === 1 ? 'it' : 'them all'}.<details class="changes"><summary>${step.count === 1 ? 'Show it' : shown}</summary>${changes}</details>`;
    }
    case 'mend': {
      const [first] = step.findings;
      const place = step.count > 1 || first === undefined ? '' : formatPlace(first);
      const where = place === '' ? sizeOf(step) : html`<code>${place}</code>`;
      return html`<a href="#findings" data-show="check" data-value="${step.check}">${step.check}</a>, ${where}. ${said(step.advice)}`;
    }
    case 'learn': {
      const causes = step.causes
        .slice(0, maxShown)
        .map(
          ({ cause, count, first }) =>
            html`<p class="muted"><code>${cause}</code> (${count}): ${shortDigests(cut(first, longest))}</p>`,
        );
      return html`<a href="#unverified">${sizeOf(step)} could not be verified</a>. ${said(step.advice)}${causes}`;
    }
  }
}

/** Lines as they were and as they should be. */
export function diff({
  before,
  after,
}: {
  readonly before: readonly string[];
  readonly after: readonly string[];
}): Markup {
  return html`${before.map((line) => html`<p class="diff"><span class="unseen">Before: </span><del><code>${line}</code></del></p>`)}${after.map((line) => html`<p class="diff"><span class="unseen">After: </span><ins><code>${line}</code></ins></p>`)}`;
}

/** Our own sentences: what stands between backticks is code. */
function said(text: string): readonly Markup[] {
  return text.split('`').map((part, index) => (index % 2 === 0 ? html`${part}` : html`<code>${part}</code>`));
}
