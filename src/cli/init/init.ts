// `init`: looks at a repository, proposes a workflow and a policy, and writes them only when asked.

import { presets } from '../../clients/platform/presets.js';
import { localHost } from '../../host/local.js';
import type { Files } from '../../model/host.js';
import { plain } from '../../output/escape.js';
import { type Context, failureText, usageErrors } from '../context.js';
import { type Fate, fileText, initNextSteps, type ProposedFile, stepsText, surveyText } from './init-text.js';
import { type ProposalOptions, type Proposed, proposalFor } from './proposal.js';
import { surveyOf } from './survey.js';

/** Exit code 0 when all went well, 3 when a file could not be read, or was there already and so was not written. */
export async function init(context: Context): Promise<number> {
  const { invocation, environment, err } = context;
  const { flags, operands, switches } = invocation;
  const wishes: ProposalOptions = Object.fromEntries([...flags].filter(([name]) => name in wishForms));
  const issues = issuesIn(wishes);
  if (issues.length > 0) return usageErrors(context, 'usage', issues);
  const { files } = localHost({ root: operands[0] ?? '.', environment, print: err });
  return initIn(files, wishes, switches.has('write'), context);
}

/** The same over any files. */
export async function initIn(
  files: Files,
  wishes: ProposalOptions,
  write: boolean,
  context: Pick<Context, 'invocation' | 'out' | 'err' | 'colour' | 'width'>,
): Promise<0 | 3> {
  const survey = await surveyOf(files);
  const proposed = proposalFor(survey, wishes);
  const fates = await settle(files, proposed, write);
  const told = proposed.map((file, index): ProposedFile => ({ ...file, fate: fates[index] ?? 'proposed' }));
  const steps = initNextSteps(survey, told, wishes);
  if (context.invocation.json) context.out(JSON.stringify({ survey, files: told, next: steps }, null, 2));
  else
    context.out(
      [
        surveyText(survey, context),
        ...told.map((one) => fileText(one, context)),
        stepsText(steps, context),
      ].join('\n\n'),
    );
  const unwritten = told.filter(({ fate }) => fate === 'kept' || typeof fate === 'object');
  for (const { path, fate } of write ? unwritten : []) {
    const why = typeof fate === 'object' ? fate.refused : 'it is there already, and nothing is overwritten';
    context.err(failureText({ cause: 'not-written', message: `${path}: ${why}` }));
  }
  return (write && unwritten.length > 0) || survey.problems.length > 0 ? 3 : 0;
}

/** Writes both files or neither: one that stands there with another text keeps both from being written. */
async function settle(files: Files, proposed: readonly Proposed[], write: boolean): Promise<readonly Fate[]> {
  const before = await Promise.all(
    proposed.map(async ({ path, text }): Promise<Fate> => {
      const read = await files.read(path);
      if ('text' in read) return read.text === text ? 'same' : 'kept';
      return read.absent === true ? 'proposed' : { refused: read.unreadable };
    }),
  );
  const free = before.every((fate) => fate === 'proposed' || fate === 'same');
  if (!write || !free) return before;
  const fates: Fate[] = [];
  for (const [index, { path, text }] of proposed.entries()) {
    if (before[index] === 'same') fates.push('same');
    else if (fates.some((fate) => typeof fate === 'object')) fates.push('proposed');
    else {
      const { refused } = await files.replace(path, undefined, text);
      fates.push(refused === undefined ? 'written' : { refused });
    }
  }
  return fates;
}

const wishForms = {
  platform: new RegExp(`^(?:${Object.keys(presets).join('|')})$`),
  identity: /^[\w-]+(?:\/[\w-]+)+$/,
  action: /^[\w.-]+\/[\w.-]+@[\w./-]+$/,
} as const;

function issuesIn(wishes: ProposalOptions): readonly string[] {
  const wanted = {
    platform: `one of ${Object.keys(presets).join(', ')}`,
    identity: 'a uid such as GROUP/IDENTITY',
    action: 'OWNER/REPO@REF',
  };
  return (Object.keys(wishForms) as (keyof typeof wishForms)[]).flatMap((name) => {
    const text = wishes[name];
    if (text === undefined || wishForms[name].test(text)) return [];
    return [`\`--${name}\` is \`${plain(text)}\`, but must be ${wanted[name]}.`];
  });
}
