// Google Cloud Build: the `name` of a step is its image, a `script` and what `-c` gives to a shell are read as scripts, and
// the `args` of Docker and the like as theirs. `images` lists what the build pushes, so it is left out.
// https://cloud.google.com/build/docs/build-config-file-schema

import { wholeUsesIn } from '../../languages/shell/image-uses.js';
import { withoutOtherUses } from '../../languages/shell/read-image.js';
import { type ProgramWithArguments, scanWithScripts } from '../../languages/shell/yaml-scripts.js';
import type { YamlDocument } from '../../languages/yaml/document.js';
import { interpolated } from '../../languages/yaml/scan.js';
import { textOf, valueAt } from '../../languages/yaml/text.js';
import { child, children } from '../../languages/yaml/tree.js';
import type { Occurrence, Scanner } from '../../model/occurrence.js';
import type { SourceFile } from '../../model/text/source.js';
import type { SourceText } from '../../scan/occurrence.js';
import { possibleImages, type ValuesOf } from '../../scan/values/possible-values.js';
import { wholeVariable } from '../../scan/values/variables.js';

export const cloudBuild: Scanner = {
  id: 'cloud-build',
  title: 'Google Cloud Build',
  paths: ['**/*cloudbuild*.{yml,yaml,json}'],
  recognizes: (text) =>
    /^steps:/m.test(text) && builder.test(text) && /^\s{1,99}(?:args|entrypoint):/m.test(text),
  hasScripts: true,
  comment: '#',
  scan: (file) =>
    scanWithScripts(
      file,
      {
        needles: ['steps'],
        find: (document) => stepsOf(document).map((step) => child(document, step, 'name')),
        read: readName,
      },
      (document) => stepsOf(document).map((step) => [child(document, step, 'script')]),
      (document) => stepsOf(document).map((step) => programOf(document, step)),
    ),
};

/** The program of a step, which has the name of its builder unless an entry point is set, such as `gcr.io/cloud-builders/docker`. */
function programOf(document: YamlDocument, step: unknown): ProgramWithArguments {
  const text = (key: string) => textOf(document, child(document, step, key))?.value;
  const builder =
    /(?:^|\/)(?<program>[^/:@]*)(?:[:@][^/]*)?$/.exec(text('name') ?? '')?.groups?.program ?? '';
  return { program: text('entrypoint') ?? builder, args: children(document, child(document, step, 'args')) };
}

/** The name of a step, in a file under any other name. */
const builder =
  /^\s{0,99}(?:-\s{1,9})?name:\s{1,9}["']?(?:[\w.-]{1,99}\/[\w./-]{1,200}|docker|ubuntu|bash)(?:[:@]|["']?\s*$)/m;

function stepsOf(document: YamlDocument): readonly unknown[] {
  return children(document, child(document, document.root, 'steps'));
}

/** A name that is one substitution is reported where its value is, which takes a digest if only names use it. */
function readName(file: SourceFile, text: SourceText, document: YamlDocument): readonly Occurrence[] {
  const valuesOf = substitutionsOf(document);
  const whole = wholeVariable(text.value);
  const isSet = [...text.value.matchAll(/\$\{?(\w+)/g)].some(([, name = '']) => valuesOf(name).length > 0);
  if (!isSet) return [interpolated()(file, text)];
  const found = possibleImages(file, text, valuesOf);
  if (whole === undefined) return found;
  return found.map((one) => withoutOtherUses(file, one, [whole.name], wholeNamesIn(document)));
}

const wholeNames = new WeakMap<YamlDocument, ReadonlyMap<string, number>>();

/** How often a substitution is the whole name of a step. Counted once, since every step may ask. */
function wholeNamesIn(document: YamlDocument): ReadonlyMap<string, number> {
  const known = wholeNames.get(document);
  if (known !== undefined) return known;
  const names = stepsOf(document).flatMap((step) => textOf(document, child(document, step, 'name')) ?? []);
  const counts = wholeUsesIn(names.map(({ value, span }) => ({ word: { text: value, span } })));
  wholeNames.set(document, counts);
  return counts;
}

function substitutionsOf(document: YamlDocument): ValuesOf {
  const substitutions = child(document, document.root, 'substitutions');
  return (name) => valueAt(document, child(document, substitutions, name));
}
