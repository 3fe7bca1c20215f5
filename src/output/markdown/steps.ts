// The next steps as Markdown, with the exact lines as they should be.
import type { CheckText } from '../../model/check-text.js';
import type { Report } from '../../report/schema.js';
import type { Change } from '../change.js';
import { code, cut, fenced, markdown, shortDigests } from '../escape.js';
import { placeOf } from '../format.js';
import { type Step, sizeOf, stepsOf } from '../steps.js';
import type { Plan } from '../view.js';
import type { Section } from './rows.js';

const mostSteps = 5;
const mostChanges = 5;
const mostPlaces = 3;
const longestLine = 600;

/** A numbered list; nothing when there is nothing to do. */
export function nextSteps(report: Report, plan: Plan, checks: readonly CheckText[]): Section {
  const steps = stepsOf(report, plan, checks);
  return (room) => {
    if (steps.length === 0) return '';
    const list = steps.slice(0, mostSteps).map((step, index) => {
      const text = textOf(step)
        .trimEnd()
        .replace(/\n(?!\n)/g, '\n   ');
      return `${index + 1}. ${text}\n`;
    });
    const others =
      steps.length > mostSteps
        ? `\nShown ${mostSteps} of ${steps.length} steps; all findings are below.\n`
        : '';
    const text = `\n### What to do next\n\n${list.join('\n')}${others}`;
    return Buffer.byteLength(text) <= room ? text : '';
  };
}

function textOf(step: Step): string {
  switch (step.kind) {
    case 'pin':
      return `**Pin ${sizeOf(step)}** (${step.checks.map(code).join(', ')}): <code>tagproof pin</code> writes ${step.count === 1 ? 'it' : 'them all'}.${first(step.count, mostChanges)}\n\n${diffOf(step.changes.slice(0, mostChanges))}\n`;
    case 'mend': {
      const places = step.findings.slice(0, mostPlaces).map(({ message, ...at }) => {
        const place = placeOf(at) === '' ? '' : `${code(cut(placeOf(at), longestLine))}: `;
        return `- ${place}${markdown(shortDigests(cut(message, longestLine)))}\n`;
      });
      return `**${code(step.check)}**, ${sizeOf(step)}. ${step.advice}${first(step.count, mostPlaces)}\n\n${places.join('')}`;
    }
    case 'learn': {
      const causes = step.causes.map(
        ({ cause, count, first: message }) =>
          `- ${code(cut(cause, longestLine))} (${count}): ${markdown(shortDigests(cut(message, longestLine)))}\n`,
      );
      return `**${sizeOf(step)} could not be verified.** ${step.advice}\n\n${causes.slice(0, mostSteps).join('')}`;
    }
  }
}

function first(count: number, most: number): string {
  return count > most ? ` The first ${most}:` : '';
}

/** Changes as hunks of a diff. */
export function diffOf(changes: readonly Change[]): string {
  return fenced('diff', changes.flatMap(hunkOf));
}

function hunkOf({ before, after, ...at }: Change): readonly string[] {
  const marked = (mark: string, lines: readonly string[]) =>
    lines.map((one) => cut(`${mark}${one.trimEnd()}`, longestLine));
  return [cut(`@@ ${placeOf(at)} @@`, longestLine), ...marked('-', before), ...marked('+', after)];
}
