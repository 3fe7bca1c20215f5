// GitHub workflows and actions: job containers, services, `uses: docker://…`, the image of a Docker action, inputs of
// actions that are images, `run` scripts, and literal images that expressions resolve to: in the expression itself, in
// matrix values, in the environment and in defaults of inputs.
// https://docs.github.com/actions/reference/workflows-and-actions/workflow-syntax
// https://github.com/docker/build-push-action#inputs
import { isScalar } from 'yaml';
import { shellMentions, withoutCheckoutRoot } from '../../languages/shell/builds.js';
import type { YamlDocument } from '../../languages/yaml/document.js';
import { literalText, scanYaml } from '../../languages/yaml/scan.js';
import { sourceOf, textOf } from '../../languages/yaml/text.js';
import { child, children, entries } from '../../languages/yaml/tree.js';
import { append } from '../../model/collections.js';
import { parseImage } from '../../model/images/image.js';
import type { Mention, Occurrence, PassedArguments, Scanner, Told } from '../../model/occurrence.js';
import type { SourceFile } from '../../model/text/source.js';
import { filesNamed, folderOf, mentionsFrom, pathFrom } from '../../scan/checkout/mentions.js';
import { looksLikeImage } from '../../scan/looks-like-image.js';
import { notPinnable } from '../../scan/reasons.js';
import { withoutNewDigest } from '../../scan/undocumented-digests.js';
import { type BuildArguments, buildsOf, literalArgument } from '../../scan/values/build-arguments.js';
import { renovateImage } from './actions.js';
import { valuesOfText, workflowBuilds } from './builds.js';
import { compiledImages, isCompiled, withoutEdit } from './compiled.js';
import { dockerScheme, expressionImages, readImage, resolveExpression } from './expressions.js';
import { stepImages } from './steps.js';

export const workflow: Scanner = {
  id: 'workflow',
  title: 'GitHub workflows and actions',
  paths: ['**/{.github,.gitea,.forgejo}/workflows/*.{yml,yaml}', '**/action.{yml,yaml}'],
  recognizes: (text) => marks.every((mark) => mark.test(text)),
  hasScripts: true,
  comment: '#',
  scan(file, _, { builds: calls = [] } = {}) {
    const scan = scanYaml(file, {
      needles: [],
      find(document, _file, told) {
        const found = findImages({ document, file, calls }, told);
        if (found === undefined) return undefined;
        const passing = workflowBuilds(document, file);
        append(told.mentions, workflowMentions(document, file), passing.mentions);
        append(told.passes, passing.passes, passedInputs({ document, file, calls }));
        return [...found, { found: passing.unknown }, { found: compiledImages(file) }];
      },
      read: readImage,
    });
    if (scan === undefined) return undefined;
    const occurrences = isCompiled(file) ? scan.occurrences.map(withoutEdit) : scan.occurrences;
    return { ...scan, occurrences };
  },
};

/** What a workflow in any other folder contains, such as a template of one. */
const marks = [/^["']?jobs["']?\s{0,9}:/m, /^\s{1,99}["']?runs-on["']?\s{0,9}:/m, /^["']?on["']?\s{0,9}:/m];

interface WorkflowReading {
  readonly document: YamlDocument;
  readonly file: SourceFile;
  readonly calls: readonly BuildArguments[];
}

function findImages(reading: WorkflowReading, told: Told): readonly unknown[] | undefined {
  const { document, file, calls } = reading;
  const { root } = document;
  const jobs = children(document, child(document, root, 'jobs'));
  const runs = child(document, root, 'runs');
  if (jobs.length === 0 && runs === undefined) return undefined;
  const holders = [...jobs, ...(runs === undefined ? [] : [runs])].map((job) => ({
    job,
    steps: children(document, child(document, job, 'steps')),
  }));
  const steps = holders.flatMap((holder) => holder.steps);
  const ofSteps = stepImages(file, document, holders, calls);
  append(told.builds, ofSteps.builds);
  append(told.nested, ofSteps.nested);
  return [
    ...jobs.flatMap((job) => containersOf(reading, job)),
    ...steps.map((step) => child(document, step, 'uses')).filter(hasScheme),
    ...[child(document, runs, 'image')].filter(hasScheme),
    ...steps.flatMap((step) => renovateImage(document, step)),
    { found: ofSteps.occurrences },
    { found: environmentImages(file, document, [root, ...jobs, ...steps]) },
  ];
}

/** The images of the container and of the services of a job, each of which may be an expression as a whole. */
function containersOf(reading: WorkflowReading, job: unknown): readonly unknown[] {
  const { document, file } = reading;
  const services = child(document, job, 'services');
  const text = textOf(document, services);
  if (text?.value.includes('${{'))
    return [
      ...containerOf(reading, job, child(document, job, 'container')),
      { found: expressionImages(file, text, true) },
    ];
  return [child(document, job, 'container'), ...children(document, services)].flatMap((one) =>
    containerOf(reading, job, one),
  );
}

/** The node itself, or the images that its expressions resolve to. */
function containerOf(
  { document, file, calls }: WorkflowReading,
  job: unknown,
  container: unknown,
): readonly unknown[] {
  const node = isScalar(container) ? container : child(document, container, 'image');
  const text = textOf(document, node);
  const found = text && resolveExpression(file, { document, job, calls }, text);
  if (found !== undefined || text === undefined || !/fromJSON/i.test(text.value)) return found ?? [node];
  return [{ found: expressionImages(file, text, false) }];
}

/** What jobs pass to workflows of the repository, and steps to its actions. */
function passedInputs({ document, file, calls }: WorkflowReading): readonly PassedArguments[] {
  const jobs = [
    ...children(document, child(document, document.root, 'jobs')),
    child(document, document.root, 'runs'),
  ];
  const holders = jobs.flatMap((job) =>
    [job, ...children(document, child(document, job, 'steps'))].map((holder) => ({ job, holder })),
  );
  return holders.flatMap(({ job, holder }) => {
    const uses = textOf(document, child(document, holder, 'uses'))?.value ?? '';
    const path = uses.startsWith('./') ? pathFrom('', uses) : undefined;
    const args = entries(document, child(document, holder, 'with')).flatMap(([name, node]) => {
      const text = sourceOf(document, node);
      if (text === undefined) return [];
      const texts = text.value.includes('${{')
        ? valuesOfText({ document, job, step: holder, calls }, text.value)
        : undefined;
      if (texts === undefined) return [literalArgument(name, file, text)];
      return texts.map((value) => literalArgument(name, file, { ...text, value, exact: false }));
    });
    if (path === undefined || args.length === 0) return [];
    const paths = /\.ya?ml$/.test(path)
      ? [path]
      : ['action.yml', 'action.yaml'].map((name) => `${path}/${name}`);
    const builds = buildsOf(args);
    return paths.flatMap((one) => builds.map((each) => ({ path: one.replace('//', '/'), args: each })));
  });
}

function hasScheme(node: unknown): boolean {
  return isScalar(node) && typeof node.value === 'string' && dockerScheme.test(node.value);
}

/** A name with a registry: `ghcr.io/a/b:1`, not `a/b:1`. */
const withRegistry = /^[\w-]+(?:\.[\w-]+)+(?::\d+)?\//;

/** The values that are images without doubt, by their form and by the name of the variable. They are not pinned. */
function environmentImages(
  file: SourceFile,
  document: YamlDocument,
  holders: readonly unknown[],
): readonly Occurrence[] {
  return holders.flatMap((holder) =>
    entries(document, child(document, holder, 'env')).flatMap(([name, node]) => {
      const text = textOf(document, node);
      if (text === undefined || !isImage(name, text.value)) return [];
      return [withoutNewDigest(literalText(file, text), notPinnable.unusedVariable(name))];
    }),
  );
}

function isImage(name: string, value: string): boolean {
  if (/[$\s]/.test(value)) return false;
  if (looksLikeImage(value)) return withRegistry.test(value) || /(?:^|[_-])image(?:$|[_-])/i.test(name);
  const parsed = /(?:^|[_-])image$/i.test(name) ? parseImage(value) : undefined;
  return parsed?.kind === 'image' && parsed.image.tag !== undefined;
}

const buildAction = /^docker\/build-push-action@/;
const bakeAction = /^docker\/bake-action@/;

/** Steps run in the root of the checkout, in a `working-directory`, or below a `path` of `actions/checkout`. */
function workflowMentions(document: YamlDocument, file: SourceFile): readonly Mention[] {
  const { root } = document;
  const runs = child(document, root, 'runs');
  const jobs = [...children(document, child(document, root, 'jobs')), runs];
  const text = (node: unknown, key: string) => textOf(document, child(document, node, key))?.value;
  const folderIn = (holder: unknown) =>
    text(child(document, child(document, holder, 'defaults'), 'run'), 'working-directory');
  const dockerAction = mentionsFrom([folderOf(file.path)], text(runs, 'image'), 'dockerfile');
  return [
    ...dockerAction,
    ...jobs.flatMap((job) => usedHere(document, job, file)),
    ...jobs.flatMap((job) => {
      const steps = children(document, child(document, job, 'steps'));
      const checkouts = steps.flatMap((step) => text(child(document, step, 'with'), 'path') ?? []);
      return steps.flatMap((step) => {
        const named = [folderIn(root), folderIn(job), text(step, 'working-directory')];
        const folders = ['', ...named.map((name) => folderAt('', name))];
        return [
          ...usedHere(document, step, file).flatMap((one) => inCheckouts(one, checkouts)),
          ...shellMentions(text(step, 'run') ?? '', folders).flatMap((one) => inCheckouts(one, checkouts)),
          ...builtBy(document, step).flatMap((one) => inCheckouts(one, checkouts)),
        ];
      });
    }),
  ];
}

/** `uses: ./path`: the folder of an action, or the file of a workflow. */
function usedHere(document: YamlDocument, holder: unknown, file: SourceFile): readonly Mention[] {
  const text = textOf(document, child(document, holder, 'uses'));
  return text?.value.startsWith('./') ? filesNamed(file, text, 'workflow', ['']).mentions : [];
}

/** The Dockerfile of a step that builds. The file is relative to the root, and in a folder that the context names. */
function builtBy(document: YamlDocument, step: unknown): readonly Mention[] {
  const text = (node: unknown, key: string) => textOf(document, child(document, node, key))?.value;
  const uses = text(step, 'uses') ?? '';
  const inputs = child(document, step, 'with');
  if (bakeAction.test(uses)) return bakeFiles(text(inputs, 'files') ?? '', text(inputs, 'source'));
  if (!buildAction.test(uses)) return [];
  const name = withoutCheckoutRoot(text(inputs, 'file') ?? '');
  return mentionsFrom(['', folderAt('', text(inputs, 'context'))], name, 'dockerfile');
}

function bakeFiles(names: string, source: string | undefined): readonly Mention[] {
  return names.split(/[\s,]+/).flatMap((name) => {
    const as = /\.json$/.test(name) ? 'bake-json' : /\.ya?ml$/.test(name) ? 'compose' : 'bake';
    return mentionsFrom(['', folderAt('', source)], withoutCheckoutRoot(name), as);
  });
}

/** `actions/checkout` may put the repository into a folder: then paths lead through it. */
function inCheckouts(mention: Mention, checkouts: readonly string[]): readonly Mention[] {
  const inside = checkouts.flatMap((folder) => {
    const prefix = `${folder.replace(/^\.\/|\/$/g, '')}/`;
    return mention.path.startsWith(prefix) ? [{ ...mention, path: mention.path.slice(prefix.length) }] : [];
  });
  return [mention, ...inside];
}

function folderAt(folder: string, name: string | undefined): string | undefined {
  return name === undefined ? undefined : pathFrom(folder, withoutCheckoutRoot(name));
}
