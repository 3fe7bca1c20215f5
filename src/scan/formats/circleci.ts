// CircleCI: the Docker images of jobs and executors, also of inline orbs. `machine` images are virtual machines.
// https://circleci.com/docs/configuration-reference/#docker
import { isScalar, isSeq, type YAMLMap } from 'yaml';
import type { Scanner } from '../../model/occurrence.js';
import type { YamlDocument } from '../yaml/document.js';
import { scanYaml } from '../yaml/scan.js';
import { textOf } from '../yaml/text.js';
import { child, children, entries, mapsOf } from '../yaml/tree.js';

export const circleci: Scanner = {
  id: 'circleci',
  title: 'CircleCI',
  paths: ['**/.circleci/**/*.{yml,yaml}'],
  comment: '#',
  scan: (file) => scanYaml(file, { needles: ['docker'], find: findImages }),
};

/** A value that is one parameter and nothing else. */
const wholeParameter = /^<<\s*(?<of>pipeline\.)?parameters\.(?<name>[\w-]+)\s*>>$/;

function findImages(document: YamlDocument): readonly unknown[] {
  const maps = mapsOf(document);
  const images = maps.flatMap((map) =>
    ['jobs', 'executors'].flatMap((kind) =>
      children(document, child(document, map, kind)).flatMap((holder) =>
        children(document, child(document, holder, 'docker')).map((entry) => ({
          holder,
          image: child(document, entry, 'image'),
        })),
      ),
    ),
  );
  const names = images.flatMap(({ image }) => {
    const parameter = wholeParameter.exec(textOf(document, image)?.value ?? '')?.groups;
    return parameter?.name === undefined || parameter.of !== undefined ? [] : [parameter.name];
  });
  return [
    ...images.map(({ holder, image }) => imageOrDefault(document, holder, image)),
    ...maps.flatMap((map) => parameterValues(document, map, new Set(names))),
  ];
}

/** The values that a job passes to its executor, and a workflow to its jobs, for parameters that are images. */
function parameterValues(
  document: YamlDocument,
  map: YAMLMap,
  names: ReadonlySet<string>,
): readonly unknown[] {
  const listed = child(document, map, 'jobs');
  const jobs = isSeq(listed) ? children(document, listed).flatMap((entry) => children(document, entry)) : [];
  return [child(document, map, 'executor'), ...jobs].flatMap((holder) =>
    entries(document, holder).flatMap(([key, value]) =>
      names.has(key) && isScalar(value) ? [imageOrDefault(document, map, value)] : [],
    ),
  );
}

/** The node itself, or the parameter's default where the value is one parameter. */
function imageOrDefault(document: YamlDocument, holder: unknown, node: unknown): unknown {
  const parameter = wholeParameter.exec(textOf(document, node)?.value ?? '')?.groups;
  if (parameter?.name === undefined) return node;
  const declared = child(document, parameter.of === undefined ? holder : document.root, 'parameters');
  return child(document, child(document, declared, parameter.name), 'default') ?? node;
}
