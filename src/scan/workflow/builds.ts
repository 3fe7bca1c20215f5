// The names under which the steps of a workflow build images: `tags` of a build step, and commands in scripts.
// https://github.com/docker/build-push-action#inputs
import { isScalar } from 'yaml';
import type { BuiltImage } from '../../model/occurrence.js';
import type { SourceFile } from '../../model/source.js';
import { builtInScript } from '../built-names.js';
import type { YamlDocument } from '../yaml/document.js';
import { textOf } from '../yaml/text.js';
import { child, children } from '../yaml/tree.js';

const buildAction = /^docker\/build-push-action@/;

/** What `push` says may depend on the run; only `false` and its absence push nothing. */
export function workflowBuilds(document: YamlDocument, file: SourceFile): readonly BuiltImage[] {
  const { root } = document;
  const jobs = [...children(document, child(document, root, 'jobs')), child(document, root, 'runs')];
  const steps = jobs.flatMap((job) => children(document, child(document, job, 'steps')));
  return steps.flatMap((step) => {
    const script = textOf(document, child(document, step, 'run'));
    const scripted =
      script === undefined ? [] : builtInScript(script.value, { file: file.path, span: script.span });
    return [...scripted, ...taggedBy(document, step, file)];
  });
}

function taggedBy(document: YamlDocument, step: unknown, file: SourceFile): readonly BuiltImage[] {
  if (!buildAction.test(textOf(document, child(document, step, 'uses'))?.value ?? '')) return [];
  const inputs = child(document, step, 'with');
  const tags = textOf(document, child(document, inputs, 'tags'));
  const isPushed = ['push', 'outputs'].some((key) => pushes(document, child(document, inputs, key), key));
  return (tags?.value.split(/[\s,]+/) ?? []).flatMap((name) =>
    name === '' || tags === undefined ? [] : [{ name, at: { file: file.path, span: tags.span }, isPushed }],
  );
}

function pushes(document: YamlDocument, node: unknown, key: string): boolean {
  if (node === undefined) return false;
  const value = isScalar(node) ? String(node.value) : (textOf(document, node)?.value ?? '');
  return key === 'push' ? value !== 'false' : /type=registry|push=true|\$\{\{/.test(value);
}
