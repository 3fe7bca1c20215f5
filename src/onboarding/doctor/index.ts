// `doctor`: checks everything that a run depends on, and prints one line for each check, with a remedy where needed.
import { styleText } from 'node:util';
import { policySources } from '../../ci/policy-sources.js';
import {
  type Context,
  githubTokenOf,
  inputOf,
  printFound,
  printOptionsOf,
  usageErrors,
} from '../../command/context.js';
import { causesText, daysOf, provedText, readCoverage } from '../../command/coverage.js';
import { configure } from '../../config/index.js';
import { localHost } from '../../host/local.js';
import { plural } from '../../model/text/text.js';
import { plain } from '../../output/escape.js';
import { wrapped } from '../../output/terminal/columns.js';
import { diagnose } from './diagnose.js';
import { type Diagnosis, exitCodeOf, ok } from './diagnosis.js';

/** Returns 0 if no problem was found, 1 if there are problems, 3 if something could not be checked. */
export async function doctor(context: Context): Promise<number> {
  const { invocation, environment, err } = context;
  const host = localHost({
    root: invocation.operands[0] ?? '.',
    environment,
    ...printOptionsOf(context),
    print: err,
  });
  const read = await configure({
    get: (name) => inputOf(context, name),
    ...(await policySources(host, githubTokenOf(context), inputOf(context, 'base'))),
  });
  if ('issues' in read) return usageErrors(context, 'configuration', read.issues);
  const [proofs, others] = await Promise.all([proofLines(context), diagnose(host, read.config)]);
  const diagnoses = [...proofs, ...others];
  const exitCode = exitCodeOf(diagnoses);
  printFound(context, { exitCode, diagnoses }, () => diagnosisText(diagnoses, context));
  return exitCode;
}

/** One line for each registry with pins: what a run of today proves of them. That some are not proved is no problem of the setup. */
async function proofLines(context: Context): Promise<readonly Diagnosis[]> {
  const read = await readCoverage(context);
  if ('issues' in read) return [];
  return read.registries.map((one) => {
    const by = one.sources.map(({ source, since }) =>
      [source, daysOf(since)].filter(Boolean).join(' since '),
    );
    const proof = by.length === 0 ? '' : ` by ${by.join(', and ')}`;
    const more =
      one.more === undefined
        ? ''
        : `; ${causesText(one.unknown)}: \`tagproof coverage\` says what would prove more`;
    return ok('proofs', `${one.registry}: ${provedText(one)}${proof}${more}`);
  });
}

const marks = { ok: '✓', 'not ok': '✗', unknown: '?' } as const;
const styles = { ok: 'green', 'not ok': 'red', unknown: 'yellow' } as const;

/** The lines for a terminal: mark, subject and message, with the remedy below; one that several in a row share, below the last. */
export function diagnosisText(
  diagnoses: readonly Diagnosis[],
  { colour, width = Number.POSITIVE_INFINITY }: Pick<Context, 'colour' | 'width'>,
): string {
  const paint = (style: Parameters<typeof styleText>[0], text: string) =>
    colour ? styleText(style, text, { validateStream: false }) : text;
  const column = Math.max(...diagnoses.map(({ subject }) => subject.length)) + 13;
  const indented = (text: string) =>
    wrapped(plain(text), Math.max(40, width - column)).join(`\n${' '.repeat(column)}`);
  const lines = diagnoses.map(({ subject, status, message, code, remedy }, index) => {
    const head = paint(styles[status], `${marks[status]} ${status.padEnd(7)}`);
    const coded = code === undefined ? message : `${message} [${code}]`;
    const isShown = status !== 'ok' && remedy !== undefined && diagnoses[index + 1]?.remedy !== remedy;
    const below = !isShown ? '' : `\n${' '.repeat(column)}${paint('bold', indented(remedy))}`;
    return `${head}  ${subject.padEnd(column - 11)}${indented(coded)}${below}`;
  });
  const count = (wanted: Diagnosis['status']) => diagnoses.filter(({ status }) => status === wanted).length;
  const total = `${plural(diagnoses.length, 'check')}: ${count('ok')} ok, ${count('not ok')} not ok, ${count('unknown')} unknown`;
  return [...lines, '', paint('bold', total)].join('\n');
}
