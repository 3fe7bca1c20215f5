// The first steps as a terminal shows them: what to do, how much of it there is, and where.

import { plural } from '../../model/text.js';
import { plain, shortDigests } from '../escape.js';
import { formatPlace } from '../format.js';
import { type Step, sizeOf } from '../steps.js';
import { stepTexts } from '../texts.js';
import { wrapped } from './columns.js';
import type { Look, Paint } from './paint.js';

const maxSteps = 3;
const maxPlaces = 2;
const maxCauses = 3;

/** At most three numbered steps; empty if there is nothing to do. */
export function firstSteps(steps: readonly Step[], { width }: Look, paint: Paint): string {
  if (steps.length === 0) return '';
  const room = (width ?? Number.POSITIVE_INFINITY) - 5;
  const lines = steps.slice(0, maxSteps).flatMap((step, index) => {
    const [head, ...more] = linesOf(step).map(plain);
    const [first = '', ...rest] = wrapped(head ?? '', room);
    const indented = [...rest, ...more.flatMap((line) => wrapped(line, room))];
    return [`  ${index + 1}. ${first}`, ...indented.map((line) => `     ${line}`)];
  });
  const left = steps.length - maxSteps;
  const others = left > 0 ? [`  … and ${plural(left, 'more step')}. All findings are listed below.`] : [];
  return [paint('bold', 'What to do first'), ...lines, ...others].join('\n');
}

function linesOf(step: Step): readonly string[] {
  switch (step.kind) {
    case 'pin':
      return [`Pin ${sizeOf(step)} (${step.checks.join(', ')}): ${stepTexts.pin(step.count)}`];
    case 'fix': {
      const places = step.findings
        .slice(0, maxPlaces)
        .map(formatPlace)
        .filter((place) => place !== '');
      const more = step.count - places.length;
      const where = [...places, ...(more > 0 && places.length > 0 ? [`${more} more`] : [])].join(', ');
      return [`${step.check}, ${sizeOf(step)}${where === '' ? '' : ` (${where})`}: ${step.advice}`];
    }
    case 'investigate': {
      const causes = step.causes.slice(0, maxCauses).map(({ cause, count, first }) => {
        const many = step.causes.length > 1 ? `, ${count} of ${step.count}` : '';
        return `${shortDigests(first)} [${cause}]${many}`;
      });
      return [`${stepTexts.unverified(sizeOf(step))} ${step.advice}`, ...causes];
    }
  }
}
