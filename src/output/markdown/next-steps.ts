// The next steps as Markdown, with the exact lines to change.
import { checkUrl, errorUrl, type LinkPlace } from '../../report/images/links.js';
import { code, cut, fenced, markdown, shortDigests } from '../escape.js';
import { type Step, type StepPlace, sizeOf } from '../next-steps.js';
import type { ShownChange } from '../words/change.js';
import { formatPlace } from '../words/format.js';
import { cardTexts, stepTexts } from '../words/texts.js';
import { linkTo, placeLink } from './places.js';
import type { Section } from './rows.js';

const maxSteps = 5;
/** A foreign digest is shown at each of so many places; of more, only at the first: the table of images has the others. */
const maxForeign = 3;
const maxLineLength = 600;

/** A numbered list; empty if there is nothing to do. */
export function nextStepsSection(steps: readonly Step[], link: LinkPlace): Section {
  return (maxBytes) => {
    if (steps.length === 0) return '';
    const list = steps.slice(0, maxSteps).map((step, index) => {
      const text = textOf(step, link)
        .trimEnd()
        .replace(/\n(?!\n)/g, '\n   ');
      return `${index + 1}. ${text}\n`;
    });
    const others = steps.length > maxSteps ? `\n${stepTexts.more(maxSteps, steps.length)}\n` : '';
    const text = `\n### What to do next\n\n${list.join('')}${others}`;
    return Buffer.byteLength(text) <= maxBytes ? text : '';
  };
}

function textOf(step: Step, link: LinkPlace): string {
  switch (step.kind) {
    case 'pin':
      return `**Pin ${sizeOf(step)}** (${step.checks.map(code).join(', ')}): ${stepTexts.pinBelow(step.count)}`;
    case 'fix': {
      const [first] = step.places;
      const what = first?.foreign === undefined ? '' : `: ${cardTexts.neverHad}`;
      const title = `**${linkTo(checkUrl(step.check), code(step.check))}**, ${sizeOf(step)}${what}. ${step.advice}`;
      if (first === undefined) return `${title}\n`;
      if (first.foreign === undefined) {
        const rest = step.count - 1;
        return `${title} ${placeText(first, link)}${rest === 0 ? '' : `, ${cardTexts.more(rest)}`}\n`;
      }
      const places = step.places
        .slice(0, step.count > maxForeign ? 1 : maxForeign)
        .map((one) => `- ${placeText(one, link)}\n`);
      const more = step.count - places.length;
      return `${title}\n${places.join('')}${more > 0 ? `- ${cardTexts.more(more)}\n` : ''}`;
    }
    case 'repository': {
      const owners = step.owners.map((one) => ` ${code(one)}`).join('');
      const places = step.places.map((one) => `- ${placeText(one, link)}\n`).join('');
      return `**${code(step.origin)}**${owners}: ${markdown(step.harm)}. ${step.advice}\n${places}`;
    }
    case 'investigate': {
      const causes = step.causes.map(
        ({ cause, count, first: message }) =>
          `- ${linkTo(errorUrl(cause), code(cut(cause, maxLineLength)))} (${count}): ${markdown(shortDigests(cut(message, maxLineLength)))}\n`,
      );
      return `**${stepTexts.unverified(sizeOf(step))}** ${step.advice}\n${causes.slice(0, maxSteps).join('')}`;
    }
  }
}

/** The place with its image; for a foreign digest the whole of it, and what the other places of the image are. */
function placeText({ origin, file = '', line = 1, name, foreign }: StepPlace, link: LinkPlace): string {
  const place = placeLink({ origin, file, line }, link);
  const image = name === undefined ? '' : code(cut(name, maxLineLength));
  if (foreign === undefined) return `${place} ${image}`.trimEnd();
  const others = foreign.others === '' ? '' : `. ${foreign.others}`;
  return `${place} pins ${image} to ${code(foreign.digest)}${others}.`;
}

/** Changes as a diff. */
export function diffOf(changes: readonly ShownChange[]): string {
  return fenced('diff', changes.flatMap(hunkOf));
}

function hunkOf({ before, after, ...at }: ShownChange): readonly string[] {
  const marked = (mark: string, lines: readonly string[]) =>
    lines.map((one) => cut(`${mark}${one.trimEnd()}`, maxLineLength));
  return [cut(`@@ ${formatPlace(at)} @@`, maxLineLength), ...marked('-', before), ...marked('+', after)];
}
