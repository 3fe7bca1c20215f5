// GitLab CI: `image` and `services` of the file, of `default` and of every job, as text or with `name`.
// https://docs.gitlab.com/ci/yaml/#image
import { isMap, isScalar } from 'yaml';
import type { Scanner } from '../../model/occurrence.js';
import type { SourceFile } from '../../model/source.js';
import { gitlabVariables } from '../gitlab/variables.js';
import { possibleImages, type ValuesOf } from '../possible-values.js';
import type { YamlDocument } from '../yaml/document.js';
import { scanYaml } from '../yaml/scan.js';
import { textOf } from '../yaml/text.js';
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
    notJobs.has(key) || !isMap(value) ? [] : [[key, value] as const],
  );
  const valuesIn = gitlabVariables(document, jobs);
  return [root, ...jobs.map(([, job]) => job)].flatMap((job) => {
    const services = children(document, child(document, job, 'services'));
    return [child(document, job, 'image'), ...services].flatMap((node) =>
      resolveImage(file, document, node, valuesIn(job)),
    );
  });
}

/** The node itself, or the images that its variables may give. */
function resolveImage(
  file: SourceFile,
  document: YamlDocument,
  holder: unknown,
  valuesOf: ValuesOf,
): readonly unknown[] {
  const node = isScalar(holder) ? holder : child(document, holder, 'name');
  const text = textOf(document, node);
  if (node === undefined || text?.value.includes('$') !== true) return [node];
  const texts = document.sameKey(node).flatMap((value) => textOf(document, value) ?? []);
  return [{ found: texts.flatMap((one) => possibleImages(file, one, valuesOf)) }];
}
