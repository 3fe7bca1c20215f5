// Drone and Woodpecker: images of steps, services and clone steps, and their commands.
// https://docs.drone.io/pipeline/docker/overview/ · https://woodpecker-ci.org/docs/usage/workflow-syntax

import { scanWithScripts } from '../../languages/shell/yaml-scripts.js';
import type { YamlDocument } from '../../languages/yaml/document.js';
import { interpolated } from '../../languages/yaml/scan.js';
import { child, nodesAt } from '../../languages/yaml/tree.js';
import type { Scanner } from '../../model/occurrence.js';

export const drone: Scanner = {
  id: 'drone',
  title: 'Drone, Woodpecker',
  paths: ['**/.drone.{yml,yaml}', '**/.woodpecker.{yml,yaml}', '**/.woodpecker/**/*.{yml,yaml}'],
  recognizes: (text) => /^kind: pipeline\s*$/m.test(text) && /^steps:/m.test(text),
  hasScripts: true,
  comment: '#',
  scan: (file) =>
    scanWithScripts(
      file,
      {
        needles: [],
        find: (document) => stepsOf(document).map((step) => child(document, step, 'image')),
        read: interpolated(),
      },
      (document) => stepsOf(document).map((step) => nodesAt(document, step, 'commands.*')),
    ),
};

function stepsOf(document: YamlDocument): readonly unknown[] {
  return ['steps.*', 'services.*', 'pipeline.*', 'clone.*'].flatMap((path) =>
    nodesAt(document, document.root, path),
  );
}
