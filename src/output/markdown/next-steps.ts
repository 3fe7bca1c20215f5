// The next steps as Markdown, with the exact lines to change.
import { checkUrl, errorUrl } from '../../report/images/links.js';
import { code, cut, fenced, markdown, shortDigests } from '../escape.js';
import { type Step, sizeOf } from '../next-steps.js';
import type { ShownChange } from '../words/change.js';
import { formatPlace } from '../words/format.js';
import { stepTexts } from '../words/texts.js';
import { linkTo } from './places.js';
import type { Section } from './rows.js';

const maxSteps = 5;
const maxLineLength = 600;

/** A numbered list; empty if there is nothing to do. */
export function nextStepsSection(steps: readonly Step[]): Section {
  return (maxBytes) => {
    if (steps.length === 0) return '';
    const list = steps.slice(0, maxSteps).map((step, index) => {
      const text = textOf(step)
        .trimEnd()
        .replace(/\n(?!\n)/g, '\n   ');
      return `${index + 1}. ${text}\n`;
    });
    const others = steps.length > maxSteps ? `\n${stepTexts.more(maxSteps, steps.length)}\n` : '';
    const text = `\n### What to do next\n\n${list.join('')}${others}`;
    return Buffer.byteLength(text) <= maxBytes ? text : '';
  };
}

function textOf(step: Step): string {
  switch (step.kind) {
    case 'pin':
      return `**Pin ${sizeOf(step)}** (${step.checks.map(code).join(', ')}): ${stepTexts.pin(step.count)}`;
    case 'fix':
      return `**${linkTo(checkUrl(step.check), code(step.check))}**, ${sizeOf(step)}. ${step.advice}`;
    case 'investigate': {
      const causes = step.causes.map(
        ({ cause, count, first: message }) =>
          `- ${linkTo(errorUrl(cause), code(cut(cause, maxLineLength)))} (${count}): ${markdown(shortDigests(cut(message, maxLineLength)))}\n`,
      );
      return `**${stepTexts.unverified(sizeOf(step))}** ${step.advice}\n${causes.slice(0, maxSteps).join('')}`;
    }
  }
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
