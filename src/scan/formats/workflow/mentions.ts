// The files that a workflow or an action names: Dockerfiles of builds in steps and commands, and of a Docker action.
// https://github.com/docker/build-push-action#inputs
import type { Mention } from '../../../model/occurrence.js';
import type { SourceFile } from '../../../model/text/source.js';
import { shellMentions, withoutCheckoutRoot } from '../../between/shell-builds.js';
import { folderOf, mentionsFrom, pathFrom } from '../../checkout/mentions.js';
import type { YamlDocument } from '../../languages/yaml/document.js';
import { textOf } from '../../languages/yaml/text.js';
import { child, children } from '../../languages/yaml/tree.js';

const buildAction = /^docker\/build-push-action@/;
const bakeAction = /^docker\/bake-action@/;

/** Steps run in the root of the checkout, in a `working-directory`, or below a `path` of `actions/checkout`. */
export function workflowMentions(document: YamlDocument, file: SourceFile): readonly Mention[] {
  const { root } = document;
  const runs = child(document, root, 'runs');
  const jobs = [...children(document, child(document, root, 'jobs')), runs];
  const text = (node: unknown, key: string) => textOf(document, child(document, node, key))?.value;
  const folderIn = (holder: unknown) =>
    text(child(document, child(document, holder, 'defaults'), 'run'), 'working-directory');
  const dockerAction = mentionsFrom([folderOf(file.path)], text(runs, 'image'), 'dockerfile');
  return [
    ...dockerAction,
    ...jobs.flatMap((job) => {
      const steps = children(document, child(document, job, 'steps'));
      const checkouts = steps.flatMap((step) => text(child(document, step, 'with'), 'path') ?? []);
      return steps.flatMap((step) => {
        const named = [folderIn(root), folderIn(job), text(step, 'working-directory')];
        const folders = ['', ...named.map((name) => folderAt('', name))];
        return [
          ...shellMentions(text(step, 'run') ?? '', folders).flatMap((one) => inCheckouts(one, checkouts)),
          ...builtBy(document, step).flatMap((one) => inCheckouts(one, checkouts)),
        ];
      });
    }),
  ];
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
