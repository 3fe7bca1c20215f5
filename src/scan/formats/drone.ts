// Drone and Woodpecker: images of steps, services and clone steps.
// https://docs.drone.io/pipeline/docker/overview/ · https://woodpecker-ci.org/docs/usage/workflow-syntax
import type { Scanner } from '../../model/occurrence.js';
import type { YamlDocument } from '../yaml/document.js';
import { interpolated, scanYaml } from '../yaml/scan.js';
import { child, children } from '../yaml/tree.js';

export const drone: Scanner = {
  id: 'drone',
  title: 'Drone, Woodpecker',
  paths: ['**/.drone.{yml,yaml}', '**/.woodpecker.{yml,yaml}', '**/.woodpecker/**/*.{yml,yaml}'],
  comment: '#',
  scan: (file) => scanYaml(file, { needles: ['image'], find: findImages, read: interpolated() }),
};

function findImages(document: YamlDocument): readonly unknown[] {
  return ['steps', 'services', 'pipeline', 'clone'].flatMap((key) =>
    children(document, child(document, document.root, key)).map((step) => child(document, step, 'image')),
  );
}
