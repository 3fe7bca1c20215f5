// The output of `init`: the survey, the proposed files and the next steps.
import { styleText } from 'node:util';
import type { Context } from '../../command/context.js';
import { plural } from '../../model/text/text.js';
import { plain } from '../../output/escape.js';
import { terminalTable, wrapped } from '../../output/terminal/columns.js';
import type { ProposalOptions, Proposed } from './options.js';
import type { Survey } from './survey.js';

/** What happened to a proposed file. */
export type WriteOutcome = 'proposed' | 'written' | 'same' | 'kept' | { readonly refused: string };

export interface ProposedFile extends Proposed {
  readonly outcome: WriteOutcome;
}

const maxRegistries = 8;
const maxProblems = 5;

/** At most four next steps, in order. */
export function initNextSteps(
  survey: Survey,
  files: readonly ProposedFile[],
  options: ProposalOptions,
): readonly string[] {
  const written = files.every(({ outcome }) => outcome === 'written' || outcome === 'same');
  const platform = options.platform ?? survey.platform;
  return [
    ...(written ? [] : ['tagproof init --write   writes both files; existing files are never overwritten']),
    ...(platform !== undefined && options.identity === undefined
      ? [
          'tagproof setup   creates the identity that the workflow assumes, and writes its uid into the policy',
        ]
      : []),
    ...(survey.pinnable > 0 ? [`tagproof pin   writes ${plural(survey.pinnable, 'missing digest')}`] : []),
    'tagproof doctor   diagnoses configuration problems',
  ].slice(0, 4);
}

type Format = Pick<Context, 'colour' | 'width'>;

function bold({ colour }: Format, text: string): string {
  return colour ? styleText('bold', text, { validateStream: false }) : text;
}

export function surveyText(survey: Survey, format: Format): string {
  const { formats, registries, references, pinned, opaque, local, ci, users, problems } = survey;
  const rows = [
    ...formats.map(({ title, files, references: count }) => [
      `  ${title}`,
      `${plural(count, 'reference')} in ${plural(files, 'file')}`,
    ]),
    ...registries
      .slice(0, maxRegistries)
      .map(({ registry, references: count, pinned: some }) => [
        `  ${plain(registry)}`,
        `${plural(count, 'reference')}, ${some} pinned`,
      ]),
    ...(registries.length > maxRegistries
      ? [['  Other registries', String(registries.length - maxRegistries)]]
      : []),
    ['  CI', ci.length === 0 ? 'none found' : `${ci.join(', ')}${elsewhere(ci)}`],
    ...(users.length > 0 ? [['  Tagproof already runs in', users.map(plain).join(', ')]] : []),
  ];
  const counts = `${pinned} pinned, ${references - pinned - opaque} not pinned, ${opaque - local} unresolved${local === 0 ? '' : `, ${local} built here`}`;
  const read = `${survey.holding} of ${plural(survey.files, 'file')}`;
  const head =
    references === 0
      ? `No image references found in ${plural(survey.files, 'file')} of known formats`
      : `${plural(references, 'reference')} in ${read}: ${counts}`;
  return [bold(format, head), terminalTable(rows, format.width), ...problemLines(problems, format)].join(
    '\n',
  );
}

/** The files that were not read, why, what that means, and what to do. */
function problemLines(problems: readonly string[], format: Format): readonly string[] {
  if (problems.length === 0) return [];
  const [were, their] = problems.length === 1 ? ['was', 'its'] : ['were', 'their'];
  const left = problems.length - maxProblems;
  const room = (format.width ?? Number.POSITIVE_INFINITY) - 4;
  return [
    '',
    bold(
      format,
      `${plural(problems.length, 'file')} ${were} not read completely, so ${their} images may be missing here`,
    ),
    ...problems
      .slice(0, maxProblems)
      .flatMap((one) =>
        wrapped(plain(one), room).map((line, index) => `${index === 0 ? '  ' : '    '}${line}`),
      ),
    ...(left > 0 ? [`  … and ${left} more; \`tagproof scan\` lists all of them`] : []),
    ...wrapped(problemAdvice, room).map((line) => `  ${line}`),
  ];
}

const problemAdvice =
  'Until each is corrected, or listed under `exclude` in .github/tagproof.yml, `tagproof verify` ends as incomplete.';

/** The proposed workflow is for GitHub Actions; other CI systems can run the command line. */
function elsewhere(ci: Survey['ci']): string {
  return ci.includes('GitHub Actions')
    ? ''
    : '. The workflow below is for GitHub Actions; elsewhere, run `tagproof verify`';
}

const outcomeTexts = {
  proposed: 'proposed',
  written: 'written',
  same: 'exists, unchanged',
  kept: 'exists with different content; proposed version shown',
};

export function fileText({ path, text, outcome }: ProposedFile, format: Format): string {
  const result =
    typeof outcome === 'object' ? `not written: ${plain(outcome.refused)}` : outcomeTexts[outcome];
  const lines = text
    .trimEnd()
    .split('\n')
    .map((line) => `  ${line}`);
  return [`${bold(format, path)}  (${result})`, ...lines].join('\n');
}

export function stepsText(steps: readonly string[], format: Format): string {
  return [bold(format, 'Next steps'), ...steps.map((step, index) => `  ${index + 1}. ${step}`)].join('\n');
}
