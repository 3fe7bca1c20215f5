// `init`: inspects a repository, proposes a workflow and a policy, and writes them with `--write`.

import { type Context, failureText, usageErrors } from '../../command/context.js';
import { withReadProgress } from '../../command/printing/long-output.js';
import { localHost } from '../../host/local.js';
import { presets } from '../../model/images/presets.js';
import type { Files } from '../../model/run/host.js';
import type { ScanThreads } from '../../model/run/scan-threads.js';
import { plain } from '../../output/escape.js';
import { programSource } from '../program.js';
import type { ProposalOptions, Proposed } from './options.js';
import { proposalFor } from './proposal.js';
import { surveyOf } from './survey.js';
import {
  fileText,
  initNextSteps,
  type ProposedFile,
  stepsText,
  surveyText,
  type WriteOutcome,
} from './text.js';

/** Returns 0 on success, 3 if a file could not be read or was not written because it exists. */
export async function init(context: Context): Promise<number> {
  const { invocation, environment, err } = context;
  const { flags, operands, switches } = invocation;
  const given = Object.fromEntries([...flags].filter(([name]) => name in optionPatterns));
  const program = await programSource(context);
  const issues = [...issuesIn(given), ...('issues' in program ? program.issues : [])];
  if ('issues' in program || issues.length > 0) return usageErrors(context, 'usage', issues);
  const { files, threads } = localHost({ root: operands[0] ?? '.', environment, print: err });
  return initIn(
    withReadProgress(context, files),
    { ...given, program },
    switches.has('write'),
    context,
    threads,
  );
}

/** The same on any files. */
export async function initIn(
  files: Files,
  options: ProposalOptions,
  write: boolean,
  context: Pick<Context, 'invocation' | 'out' | 'err' | 'colour' | 'width'>,
  threads?: ScanThreads,
): Promise<0 | 2 | 3> {
  const survey = await surveyOf(files, threads);
  if (options.identity !== undefined && (options.platform ?? survey.platform) === undefined)
    return usageErrors(context, 'usage', [
      '`--identity` requires a platform, and no image of a known one was found. Set `--platform`.',
    ]);
  const proposed = proposalFor(survey, options);
  const outcomes = await writeBoth(files, proposed, write);
  const shown = proposed.map(
    (file, index): ProposedFile => ({ ...file, outcome: outcomes[index] ?? 'proposed' }),
  );
  const steps = initNextSteps(survey, shown, options);
  if (context.invocation.json)
    context.out(JSON.stringify({ survey, files: shown.map(jsonOf), next: steps }, null, 2));
  else
    context.out(
      [
        surveyText(survey, context),
        ...shown.map((one) => fileText(one, context)),
        stepsText(steps, context),
      ].join('\n\n'),
    );
  const unwritten = shown.filter(({ outcome }) => outcome === 'kept' || typeof outcome === 'object');
  for (const { path, outcome } of write ? unwritten : []) {
    const why =
      typeof outcome === 'object'
        ? outcome.refused
        : 'it exists with different content and is not overwritten';
    context.err(failureText({ cause: 'not-written', message: `${path}: ${why}` }));
  }
  return (write && unwritten.length > 0) || survey.problems.length > 0 ? 3 : 0;
}

/** The keys of the JSON document. */
function jsonOf({ path, text, outcome }: ProposedFile): object {
  return { path, text, fate: outcome };
}

/** Writes both files or neither: an existing file with other content keeps both from being written. */
async function writeBoth(
  files: Files,
  proposed: readonly Proposed[],
  write: boolean,
): Promise<readonly WriteOutcome[]> {
  const before = await Promise.all(
    proposed.map(async ({ path, text }): Promise<WriteOutcome> => {
      const read = await files.read(path);
      if ('text' in read) return read.text === text ? 'same' : 'kept';
      return read.absent === true ? 'proposed' : { refused: read.unreadable };
    }),
  );
  const free = before.every((outcome) => outcome === 'proposed' || outcome === 'same');
  if (!write || !free) return before;
  const outcomes: WriteOutcome[] = [];
  for (const [index, { path, text }] of proposed.entries()) {
    if (before[index] === 'same') outcomes.push('same');
    else if (outcomes.some((outcome) => typeof outcome === 'object')) outcomes.push('proposed');
    else {
      const { refused } = await files.replace(path, undefined, text);
      outcomes.push(refused === undefined ? 'written' : { refused });
    }
  }
  return outcomes;
}

const optionPatterns = {
  platform: new RegExp(`^(?:${Object.keys(presets).join('|')})$`),
  identity: /^[\w-]+(?:\/[\w-]+)+$/,
} as const;

function issuesIn(options: Readonly<Record<string, string>>): readonly string[] {
  const wanted = {
    platform: `one of ${Object.keys(presets).join(', ')}`,
    identity: 'a UID such as GROUP/IDENTITY',
  };
  return (Object.keys(optionPatterns) as (keyof typeof optionPatterns)[]).flatMap((name) => {
    const text = options[name];
    if (text === undefined || optionPatterns[name].test(text)) return [];
    return [`\`--${name}\` is \`${plain(text)}\`, but must be ${wanted[name]}.`];
  });
}
