// Google Cloud Build: `name` of each step is its image. `images` are what the build pushes.
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
      read: (source, text, document) => interpolated(substitutionOf(document))(source, text),
    }),
};

function substitutionOf(document: YamlDocument): (name: string) => string | undefined {
  const substitutions = child(document, document.root, 'substitutions');
  return (name) => sourceOf(document, child(document, substitutions, name))?.value;
}
