// GitHub workflows and actions: job containers, services, `uses: docker://…`, the image of a Docker action, inputs of
// actions that are images, `run` scripts, and literal images that expressions resolve to: in the expression itself, in
// matrix values, in the environment and in defaults of inputs.
// https://docs.github.com/actions/reference/workflows-and-actions/workflow-syntax

import { isScalar } from 'yaml';
import { append } from '../../../model/collections.js';
import type { BuiltImage, Mention, PassedArguments, Scanner } from '../../../model/occurrence.js';
import type { SourceFile } from '../../../model/text/source.js';
import type { YamlDocument } from '../../languages/yaml/document.js';
import { scanYaml } from '../../languages/yaml/scan.js';
import { textOf } from '../../languages/yaml/text.js';
import { child, children } from '../../languages/yaml/tree.js';
import { renovateImage } from './actions.js';
import { workflowBuilds } from './builds.js';
import { environmentImages } from './environment.js';
import { dockerScheme, readImage, resolveExpression } from './expressions.js';
import { workflowMentions } from './mentions.js';
import { stepImages } from './steps.js';

export const workflow: Scanner = {
  id: 'workflow',
  title: 'GitHub workflows and actions',
  paths: ['**/.github/workflows/*.{yml,yaml}', '**/action.{yml,yaml}'],
  comment: '#',
  scan(file) {
    const mentions: Mention[] = [];
    const builds: BuiltImage[] = [];
    const passes: PassedArguments[] = [];
    const scan = scanYaml(file, {
      needles: [],
      find(document) {
        const found = findImages(document, file, builds);
        if (found === undefined) return undefined;
        const passing = workflowBuilds(document, file);
        append(mentions, workflowMentions(document, file), passing.mentions);
        append(passes, passing.passes);
        return [...found, { found: passing.unknown }];
      },
      read: readImage,
    });
    return scan === undefined ? undefined : { ...scan, mentions, builds, passes };
  },
};

function findImages(
  document: YamlDocument,
  file: SourceFile,
  builds: BuiltImage[],
): readonly unknown[] | undefined {
  const { root } = document;
  const jobs = children(document, child(document, root, 'jobs'));
  const runs = child(document, root, 'runs');
  if (jobs.length === 0 && runs === undefined) return undefined;
  const holders = [...jobs, ...(runs === undefined ? [] : [runs])].map((job) => ({
    job,
    steps: children(document, child(document, job, 'steps')),
  }));
  const steps = holders.flatMap((holder) => holder.steps);
  const ofSteps = stepImages(file, document, holders);
  for (const one of ofSteps.builds) builds.push(one);
  return [
    ...jobs.flatMap((job) =>
      containersOf(document, job).flatMap((container) => resolved(file, document, job, container)),
    ),
    ...steps.map((step) => child(document, step, 'uses')).filter(hasScheme),
    ...[child(document, runs, 'image')].filter(hasScheme),
    ...steps.flatMap((step) => renovateImage(document, step)),
    { found: ofSteps.occurrences },
    { found: environmentImages(file, document, [root, ...jobs, ...steps]) },
  ];
}

function containersOf(document: YamlDocument, job: unknown): readonly unknown[] {
  const all = [child(document, job, 'container'), ...children(document, child(document, job, 'services'))];
  return all.map((container) => (isScalar(container) ? container : child(document, container, 'image')));
}

/** The node itself, or the images that its expressions resolve to. */
function resolved(file: SourceFile, document: YamlDocument, job: unknown, node: unknown): readonly unknown[] {
  const text = textOf(document, node);
  return (text && resolveExpression(file, { document, job }, text)) ?? [node];
}

function hasScheme(node: unknown): boolean {
  return isScalar(node) && typeof node.value === 'string' && node.value.startsWith(dockerScheme);
}
