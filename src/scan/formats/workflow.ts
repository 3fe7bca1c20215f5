// GitHub workflows and actions: job containers, services, `uses: docker://…`, and the image of a Docker action.
// https://docs.github.com/actions/reference/workflows-and-actions/workflow-syntax
import { isScalar } from 'yaml';
import type { Occurrence, Scanner } from '../../model/occurrence.js';
import type { SourceFile } from '../../model/source.js';
import { opaqueAt } from '../reference.js';
import { literal, scanYaml } from '../yaml-reference.js';
import { child, children, type ScalarText, type YamlDocument } from '../yaml-tree.js';

const scheme = 'docker://';

export const workflow: Scanner = {
  id: 'workflow',
  title: 'GitHub workflows and actions',
  paths: ['**/.github/workflows/*.{yml,yaml}', '**/action.{yml,yaml}'],
  scan: (file) => scanYaml(file, 'jobs', jobImages, named) ?? scanYaml(file, 'runs', jobImages, named),
};

function jobImages(document: YamlDocument): readonly unknown[] | undefined {
  const { root } = document;
  const jobs = children(document, child(document, root, 'jobs'));
  const runs = child(document, root, 'runs');
  if (jobs.length === 0 && runs === undefined) return undefined;
  const steps = [...jobs, runs].flatMap((job) => children(document, child(document, job, 'steps')));
  return [
    ...jobs.flatMap((job) => [
      imageOf(document, child(document, job, 'container')),
      ...children(document, child(document, job, 'services')).map((service) => imageOf(document, service)),
    ]),
    ...steps.map((step) => child(document, step, 'uses')).filter(hasScheme),
    ...[child(document, runs, 'image')].filter(hasScheme),
  ];
}

function imageOf(document: YamlDocument, container: unknown): unknown {
  return isScalar(container) ? container : child(document, container, 'image');
}

function hasScheme(node: unknown): boolean {
  return isScalar(node) && typeof node.value === 'string' && node.value.startsWith(scheme);
}

function named(file: SourceFile, text: ScalarText): Occurrence {
  if (text.value.includes('${{'))
    return opaqueAt(file, text.span, 'template', 'it is an expression of the workflow');
  if (!text.value.startsWith(scheme)) return literal(file, text);
  const value = text.value.slice(scheme.length);
  const start = text.exact ? text.span.start + scheme.length : text.span.start;
  return literal(file, { ...text, value, span: { start, end: text.span.end } });
}
