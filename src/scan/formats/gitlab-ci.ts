// GitLab CI: `image` and `services` of the file, of `default` and of every job, as text or with `name`.
// https://docs.gitlab.com/ci/yaml/#image
import { isMap, isScalar } from 'yaml';
import type { Scanner } from '../../model/occurrence.js';
import { interpolated, scanYaml } from '../yaml-reference.js';
import { sourceOf } from '../yaml-text.js';
import { child, children, entries, type YamlDocument } from '../yaml-tree.js';

const notJobs = new Set(['variables', 'include', 'stages', 'workflow', 'spec', 'cache', 'image', 'services']);

export const gitlabCi: Scanner = {
  id: 'gitlab-ci',
  title: 'GitLab CI',
  paths: [
    '**/.gitlab-ci.{yml,yaml}',
    '**/*.gitlab-ci.{yml,yaml}',
    '**/.gitlab/**/*.{yml,yaml}',
    '**/.gitlab-ci/**/*.{yml,yaml}',
  ],
  comment: '#',
  scan: (file) =>
    scanYaml(file, {
      needles: ['image'],
      find,
      read: (source, text, document) => interpolated(variableOf(document))(source, text),
    }) ?? scanYaml(file, { needles: ['services'], find }),
};

function find(document: YamlDocument): readonly unknown[] | undefined {
  const { root } = document;
  if (!isMap(root)) return undefined;
  const jobs = entries(document, root).flatMap(([key, value]) =>
    notJobs.has(key) || !isMap(value) ? [] : [value],
  );
  return [root, ...jobs].flatMap((holder) => [
    nameOf(document, child(document, holder, 'image')),
    ...children(document, child(document, holder, 'services')).map((service) => nameOf(document, service)),
  ]);
}

function nameOf(document: YamlDocument, node: unknown): unknown {
  return isScalar(node) ? node : child(document, node, 'name');
}

/** The file's global variables, as text or with `value`. */
function variableOf(document: YamlDocument): (name: string) => string | undefined {
  const variables = child(document, document.root, 'variables');
  return (name) => {
    const value = child(document, variables, name);
    return sourceOf(document, isMap(value) ? child(document, value, 'value') : value)?.value;
  };
}
