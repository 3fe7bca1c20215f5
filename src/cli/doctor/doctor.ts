// `doctor`: whether everything that a run depends on is as it should be, line by line, with the cure for what is not.

import { styleText } from 'node:util';
import { policySources } from '../../ci/policy-sources.js';
import { configure } from '../../config/index.js';
import { localHost } from '../../host/local.js';
import { Secret } from '../../model/secret.js';
import { plural } from '../../model/text.js';
import { plain } from '../../output/escape.js';

import { wrapped } from '../../output/terminal/columns.js';
import { type Context, inputOf, lookOf, usageErrors } from '../context.js';
import { diagnose } from './diagnose.js';
import { type Diagnosis, exitCodeOf } from './line.js';

/** Exit code 0 when all is well, 1 when something is not, 3 when something could not be found out. */
export async function doctor(context: Context): Promise<number> {
  const { invocation, environment, out, err } = context;
  const token = inputOf(context, 'github-token');
  const host = localHost({
    root: invocation.operands[0] ?? '.',
    environment,
    ...lookOf(context),
    print: err,
  });
  const read = await configure({
    get: (name) => inputOf(context, name),
    ...policySources(host, token === undefined ? undefined : new Secret(token)),
  });
  if ('issues' in read) return usageErrors({ err }, 'configuration', read.issues);
  const diagnoses = await diagnose(host, read.config);
  const exitCode = exitCodeOf(diagnoses);
  out(invocation.json ? JSON.stringify({ exitCode, diagnoses }, null, 2) : diagnosisText(diagnoses, context));
  return exitCode;
}

const signs = { ok: '✓', 'not ok': '✗', unknown: '?' } as const;
const styles = { ok: 'green', 'not ok': 'red', unknown: 'yellow' } as const;

/** The lines as a person reads them: sign, subject, what is so, and below it the cure. */
export function diagnosisText(
  diagnoses: readonly Diagnosis[],
  { colour, width = Number.POSITIVE_INFINITY }: Pick<Context, 'colour' | 'width'>,
): string {
  const paint = (style: Parameters<typeof styleText>[0], text: string) =>
    colour ? styleText(style, text, { validateStream: false }) : text;
  const column = Math.max(...diagnoses.map(({ subject }) => subject.length)) + 13;
  const indented = (text: string) =>
    wrapped(plain(text), Math.max(40, width - column)).join(`\n${' '.repeat(column)}`);
  const lines = diagnoses.map(({ subject, standing, says, code, cure }) => {
    const head = paint(styles[standing], `${signs[standing]} ${standing.padEnd(7)}`);
    const coded = code === undefined ? says : `${says} [${code}]`;
    const remedy =
      standing === 'ok' || !cure ? '' : `\n${' '.repeat(column)}${paint('bold', indented(cure))}`;
    return `${head}  ${subject.padEnd(column - 11)}${indented(coded)}${remedy}`;
  });
  const count = (wanted: Diagnosis['standing']) =>
    diagnoses.filter(({ standing }) => standing === wanted).length;
  const total = `${plural(diagnoses.length, 'line')}: ${count('ok')} ok, ${count('not ok')} not ok, ${count('unknown')} unknown`;
  return [...lines, '', paint('bold', total)].join('\n');
}
