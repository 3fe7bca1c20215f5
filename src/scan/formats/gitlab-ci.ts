// GitLab CI: `image` and `services` of the file, of `default` and of every job, as text or with `name`.
// https://docs.gitlab.com/ci/yaml/#image
import { isMap, isScalar, isSeq } from 'yaml';
import type { Scanner } from '../../model/occurrence.js';
import type { SourceFile } from '../../model/source.js';
import { wholeVariable } from '../syntax/variables.js';
import type { YamlDocument } from '../yaml/document.js';
import { interpolated, scanYaml } from '../yaml/scan.js';
import { sourceOf, textOf } from '../yaml/text.js';
import { child, children, entries } from '../yaml/tree.js';

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
    scanYaml(file, { needles: ['image'], find: findImages }) ??
    scanYaml(file, { needles: ['services'], find: findImages }),
};

function findImages(document: YamlDocument, file: SourceFile): readonly unknown[] | undefined {
  const { root } = document;
  if (!isMap(root)) return undefined;
  const jobs = entries(document, root).flatMap(([key, value]) =>
    notJobs.has(key) || !isMap(value) ? [] : [value],
  );
  return [root, ...jobs].flatMap((job) => {
    const services = children(document, child(document, job, 'services'));
    return [child(document, job, 'image'), ...services].flatMap((node) =>
      resolveImage(file, document, job, node),
    );
  });
}

/** The node itself. Variables are resolved from the job, then from the file, then from the values of the job's matrix. */
function resolveImage(
  file: SourceFile,
  document: YamlDocument,
  job: unknown,
  holder: unknown,
): readonly unknown[] {
  const node = isScalar(holder) ? holder : child(document, holder, 'name');
  const text = textOf(document, node);
  if (node === undefined || text?.value.includes('$') !== true) return [node];
  const lookup = (name: string) =>
    variableOf(document, job, name) ?? variableOf(document, document.root, name);
  const whole = wholeVariable(text.value)?.name ?? '';
  const values = whole === '' || lookup(whole) !== undefined ? [] : matrixValues(document, job, whole);
  if (values.length > 0) return values;
  const texts = document.sameKey(node).flatMap((value) => textOf(document, value) ?? []);
  return [{ found: texts.map((one) => interpolated(lookup)(file, one)) }];
}

/** The value of a variable of the job or of the file, written as text or as `value`. */
function variableOf(document: YamlDocument, holder: unknown, name: string): string | undefined {
  const value = child(document, child(document, holder, 'variables'), name);
  return sourceOf(document, isMap(value) ? child(document, value, 'value') : value)?.value;
}

function matrixValues(document: YamlDocument, job: unknown, name: string): readonly unknown[] {
  const matrix = child(document, child(document, job, 'parallel'), 'matrix');
  return children(document, matrix).flatMap((combination) => {
    const values = child(document, combination, name);
    return isSeq(values) ? children(document, values) : (values ?? []);
  });
}
