// CircleCI: the Docker images of jobs and executors, also of inline orbs. `machine` images are virtual machines.
// https://circleci.com/docs/configuration-reference/#docker
import type { Scanner } from '../../model/occurrence.js';
import type { YamlDocument } from '../yaml-document.js';
import { scanYaml } from '../yaml-reference.js';
import { textOf } from '../yaml-text.js';
import { child, children, mapsOf } from '../yaml-tree.js';

export const circleci: Scanner = {
  id: 'circleci',
  title: 'CircleCI',
  paths: ['**/.circleci/**/*.{yml,yaml}'],
  comment: '#',
  scan: (file) => scanYaml(file, { needles: ['docker'], find }),
};

function find(document: YamlDocument): readonly unknown[] {
  return mapsOf(document).flatMap((map) =>
    ['jobs', 'executors'].flatMap((kind) =>
      children(document, child(document, map, kind)).flatMap((holder) =>
        children(document, child(document, holder, 'docker')).map((entry) =>
          named(document, holder, child(document, entry, 'image')),
        ),
      ),
    ),
  );
}

/** The node itself, or the default of the parameter that it consists of. */
function named(document: YamlDocument, holder: unknown, node: unknown): unknown {
  const parameter = /^<<\s*(?<of>pipeline\.)?parameters\.(?<name>[\w-]+)\s*>>$/.exec(
    textOf(document, node)?.value ?? '',
  )?.groups;
  if (parameter?.name === undefined) return node;
  const declared = child(document, parameter.of === undefined ? holder : document.root, 'parameters');
  return child(document, child(document, declared, parameter.name), 'default') ?? node;
}
