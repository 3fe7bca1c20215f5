// What to do next: the few kinds of work that are left, worst first, with the exact replacement lines.
import type { CheckText } from '../model/check-text.js';
import { code, cut, fenced, markdown, shortDigests } from './escape.js';
import type { Plan } from './plan.js';
import type { Section } from './rows.js';
import type { Report, ReportedFinding } from './schema.js';
import { placeOf, plural } from './words.js';

const mostKinds = 4;
const mostPlaces = 3;
const longestLine = 600;

/** A numbered list of steps, one for each check that found something, and one for what is not known. */
export function nextSteps(report: Report, plan: Plan, checks: readonly CheckText[]): Section {
  const kinds = Object.keys(plan.totals.byCheck).map((check) =>
    plan.findings.filter((finding) => finding.check === check),
  );
  return (room) => {
    const steps = kinds.slice(0, mostKinds).map((found) => stepOf(found, checks));
    if (report.incomplete.length > 0) {
      steps.push(`Run the job again: ${plural(report.incomplete.length, 'thing')} could not be verified.\n`);
    }
    if (steps.length === 0) return '';
    const list = steps.map(
      (step, index) => `${index + 1}. ${step.trimEnd().replace(/\n(?!\n)/g, '\n   ')}\n`,
    );
    const others =
      kinds.length > mostKinds
        ? `\nShown ${mostKinds} of ${kinds.length} kinds of findings; all are below.\n`
        : '';
    const text = `\n### What to do next\n\n${list.join('\n')}${others}`;
    return Buffer.byteLength(text) <= room ? text : '';
  };
}

function stepOf(found: readonly ReportedFinding[], checks: readonly CheckText[]): string {
  const check = found[0]?.check ?? '';
  const advice = checks.find(({ id }) => id === check)?.fix.split(/(?<=\.) /)[0] ?? '';
  const examples = found.slice(0, mostPlaces);
  const first = found.length > examples.length ? ` The first ${examples.length}:` : '';
  const head = `**${code(check)}**, ${plural(found.length, 'place')}. ${advice}${first}\n`;
  const fixes = examples.flatMap(changeOf);
  if (fixes.length > 0) return `${head}\n${fenced('diff', fixes)}\n`;
  const places = examples.map(({ message, ...at }) => {
    const place = placeOf(at) === '' ? '' : `${code(cut(placeOf(at), longestLine))}: `;
    return `- ${place}${markdown(shortDigests(cut(message, longestLine)))}\n`;
  });
  return `${head}\n${places.join('')}`;
}

/** The change as a hunk of a diff. */
function changeOf(finding: ReportedFinding): readonly string[] {
  const { fix } = finding;
  if (fix === undefined) return [];
  const { before, after } = fix.lines ?? { before: fix.expect, after: fix.replacement };
  const lines = (mark: string, text: string) =>
    text.split(/\r\n|\n|\r/).map((line) => cut(`${mark}${line.trimEnd()}`, longestLine));
  return [cut(`@@ ${placeOf(finding)} @@`, longestLine), ...lines('-', before), ...lines('+', after)];
}
