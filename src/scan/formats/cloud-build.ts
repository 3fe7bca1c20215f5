// Google Cloud Build: the `name` of a step is its image, and a `script` and what `-c` gives to a shell are read as scripts. `images` lists what the build pushes, so it is left out.
// https://cloud.google.com/build/docs/build-config-file-schema
import type { Scanner } from '../../model/occurrence.js';
import { scanWithScripts } from '../shell/yaml-scripts.js';
import type { YamlDocument } from '../yaml/document.js';
import { interpolated } from '../yaml/scan.js';
import { sourceOf, textOf } from '../yaml/text.js';
import { child, children } from '../yaml/tree.js';

export const cloudBuild: Scanner = {
  id: 'cloud-build',
  title: 'Google Cloud Build',
  paths: ['**/*cloudbuild*.{yml,yaml,json}'],
  comment: '#',
  scan: (file) =>
    scanWithScripts(
      file,
      {
        needles: ['steps'],
        find: (document) => stepsOf(document).map((step) => child(document, step, 'name')),
        read: (source, text, document) => interpolated(substitutionsOf(document))(source, text),
      },
      (document) =>
        stepsOf(document).map((step) => [child(document, step, 'script'), commandOf(document, step)]),
    ),
};

/** What `args: [-c, …]` gives to the shell of the entry point. */
function commandOf(document: YamlDocument, step: unknown): unknown {
  const args = children(document, child(document, step, 'args'));
  const option = args.findIndex((one) => /^-[a-z]*c$/.test(textOf(document, one)?.value ?? ''));
  return option < 0 ? undefined : args[option + 1];
}

function stepsOf(document: YamlDocument): readonly unknown[] {
  return children(document, child(document, document.root, 'steps'));
}

function substitutionsOf(document: YamlDocument): (name: string) => string | undefined {
  const substitutions = child(document, document.root, 'substitutions');
  return (name) => sourceOf(document, child(document, substitutions, name))?.value;
}
