// What `init` prints: the survey, the proposed files, and what to do next.

import { styleText } from 'node:util';
import { plural } from '../../model/text.js';
import { plain } from '../../output/escape.js';

import { terminalTable } from '../../output/terminal/columns.js';
import type { Context } from '../context.js';
import { type ProposalOptions, type Proposed, placeholders } from './proposal.js';
import type { Survey } from './survey.js';

/** What became of a proposed file. */
export type Fate = 'proposed' | 'written' | 'same' | 'kept' | { readonly refused: string };

export interface ProposedFile extends Proposed {
  readonly fate: Fate;
}

const maxRegistries = 8;

/** At most four things to do, in their order. */
export function initNextSteps(
  survey: Survey,
  told: readonly ProposedFile[],
  wishes: ProposalOptions,
): readonly string[] {
  const written = told.every(({ fate }) => fate === 'written' || fate === 'same');
  const platform = wishes.platform ?? survey.platform;
  const loose = survey.references - survey.pinned - survey.opaque;
  return [
    ...(written ? [] : ['tagproof init --write   writes both files; one that is there is never overwritten']),
    ...(wishes.action === undefined
      ? [`Put the action's own address in the place of ${placeholders.action}`]
      : []),
    ...(platform !== undefined && wishes.identity === undefined
      ? [
          `tagproof identity create --environment ${placeholders.environment} …   makes the identity whose uid belongs in the place of ${placeholders.identity}`,
        ]
      : []),
    ...(loose > 0 ? [`tagproof pin   writes ${plural(loose, 'missing digest')}`] : []),
    'tagproof doctor   checks addresses, sign-in, roles and permissions',
  ].slice(0, 4);
}

type Look = Pick<Context, 'colour' | 'width'>;

function strong({ colour }: Look, text: string): string {
  return colour ? styleText('bold', text, { validateStream: false }) : text;
}

export function surveyText(survey: Survey, look: Look): string {
  const { formats, registries, references, pinned, opaque, ci, users, problems } = survey;
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
      ? [['  other registries', String(registries.length - maxRegistries)]]
      : []),
    ['  CI', ci.length === 0 ? 'none found' : `${ci.join(', ')}${elsewhere(ci)}`],
    ...(users.length > 0 ? [['  Tagproof already runs in', users.map(plain).join(', ')]] : []),
  ];
  const counts = `${pinned} pinned, ${references - pinned - opaque} not pinned, ${opaque} not resolved`;
  const read = `${survey.holding} of ${plural(survey.files, 'file')}`;
  const head =
    references === 0
      ? `No image reference was found in ${plural(survey.files, 'file')} of a known format`
      : `${plural(references, 'reference')} in ${read}: ${counts}`;
  return [
    strong(look, head),
    terminalTable(rows, look.width),
    ...problems.slice(0, 5).map((one) => `  ${plain(one)}`),
  ].join('\n');
}

/** The workflow is for one host; the command line is for all. */
function elsewhere(ci: Survey['ci']): string {
  return ci.includes('GitHub Actions')
    ? ''
    : '; there, run `tagproof verify`: the workflow below is for GitHub Actions';
}

const fateWords = {
  proposed: 'proposed',
  written: 'written',
  same: 'there already, the same',
  kept: 'there already, another text; this is what would be proposed',
};

export function fileText({ path, text, fate }: ProposedFile, look: Look): string {
  const word = typeof fate === 'object' ? `not written: ${plain(fate.refused)}` : fateWords[fate];
  const lines = text
    .trimEnd()
    .split('\n')
    .map((line) => `  ${line}`);
  return [`${strong(look, path)}  (${word})`, ...lines].join('\n');
}

export function stepsText(steps: readonly string[], look: Look): string {
  return [strong(look, 'Next'), ...steps.map((step, index) => `  ${index + 1}. ${step}`)].join('\n');
}
