// Google Cloud Build: the `name` of a step is its image. `images` lists what the build pushes, so it is left out.
// https://cloud.google.com/build/docs/build-config-file-schema
import type { Scanner } from '../../model/occurrence.js';
import type { YamlDocument } from '../yaml/document.js';
import { interpolated, scanYaml } from '../yaml/scan.js';
import { sourceOf } from '../yaml/text.js';
import { child, children } from '../yaml/tree.js';

export const cloudBuild: Scanner = {
  id: 'cloud-build',
  title: 'Google Cloud Build',
  paths: ['**/*cloudbuild*.{yml,yaml,json}'],
  comment: '#',
  scan: (file) =>
    scanYaml(file, {
      needles: ['steps'],
      find: (document) =>
        children(document, child(document, document.root, 'steps')).map((step) =>
          child(document, step, 'name'),
        ),
      read: (source, text, document) => interpolated(substitutionsOf(document))(source, text),
    }),
};

function substitutionsOf(document: YamlDocument): (name: string) => string | undefined {
  const substitutions = child(document, document.root, 'substitutions');
  return (name) => sourceOf(document, child(document, substitutions, name))?.value;
}
