// Docker Bake in JSON: named contexts, base images in build arguments, registry caches and inline Dockerfiles of targets.
// https://docs.docker.com/build/bake/reference/
import { append } from '../../../model/collections.js';
import type {
  BuiltImage,
  Mention,
  Occurrence,
  PassedArguments,
  ScanContext,
  Scanner,
} from '../../../model/occurrence.js';
import type { Problem, SourceFile } from '../../../model/text/source.js';
import { inlineDockerfile } from '../../languages/dockerfile/inline.js';
import type { Pay } from '../../languages/dockerfile/lexer/lexer-types.js';
import { workOf } from '../../languages/dockerfile/work.js';
import type { YamlDocument } from '../../languages/yaml/document.js';
import { interpolated } from '../../languages/yaml/interpolated.js';
import { scanYaml, withoutPrefix } from '../../languages/yaml/scan.js';
import { textOf } from '../../languages/yaml/text.js';
import { child, children, entries } from '../../languages/yaml/tree.js';
import { isImageArgument } from '../../looks-like-image.js';
import type { SourceText } from '../../occurrence.js';
import { type JsonDefaults, jsonDefaults, jsonTargets } from './json-targets.js';
import { jsonBuiltNames } from './names.js';
import { type BakeBuilds, bakeBuilds } from './targets.js';

const readInterpolated = interpolated();

export const bakeJson: Scanner = {
  id: 'bake-json',
  title: 'Docker Bake, JSON',
  paths: ['**/*docker-bake*.json'],
  scan(file, _, context = {}) {
    const mentions: Mention[] = [];
    const passes: PassedArguments[] = [];
    const names: BuiltImage[] = [];
    const problems: Problem[] = [];
    const pay = workOf(file.text.length);
    const scan = scanYaml(file, {
      needles: [],
      find(document) {
        const defaults = jsonDefaults(document);
        const { targets, unknown } = jsonTargets(document, file, defaults);
        const builds = bakeBuilds(file, targets);
        append(mentions, builds.mentions);
        append(passes, builds.passes);
        append(problems, builds.problems);
        append(names, jsonBuiltNames(document, file));
        const inline = { file, problems, context, defaults, builds: builds.inline, pay };
        return [...findImages(document, inline), { found: unknown }];
      },
      read: readContextOrCache,
    });
    if (scan === undefined) return undefined;
    return { ...scan, problems: [...scan.problems, ...problems], mentions, passes, builds: names };
  },
};

interface Inline {
  readonly file: SourceFile;
  readonly problems: Problem[];
  readonly context: ScanContext;
  readonly defaults: JsonDefaults;
  readonly builds: BakeBuilds['inline'];
  /** For all Dockerfiles in the file. */
  readonly pay: Pay;
}

function findImages(document: YamlDocument, inline: Inline): readonly unknown[] {
  return children(document, child(document, document.root, 'target')).flatMap((target) => [
    ...children(document, child(document, target, 'contexts')),
    ...children(document, child(document, target, 'cache-from')),
    ...entries(document, child(document, target, 'args')).flatMap(([name, value]) => {
      const text = textOf(document, value);
      return text !== undefined && isImageArgument(name, text.value)
        ? [{ text, read: readInterpolated }]
        : [];
    }),
    ...imagesOfInline(document, child(document, target, 'dockerfile-inline'), inline),
  ]);
}

function imagesOfInline(
  document: YamlDocument,
  node: unknown,
  { file, problems, context, defaults, builds, pay }: Inline,
): readonly unknown[] {
  const span = textOf(document, node)?.span;
  if (span === undefined) return [];
  const built = { ...context, builds: builds.get(span.start) ?? [], pay };
  const scan = inlineDockerfile(file, { span, kind: 'json' }, (name) => defaults.get(name)?.value, built);
  append(problems, scan.problems, scan.passed.problems);
  return [{ found: [...scan.occurrences, ...scan.passed.occurrences] }];
}

function readContextOrCache(file: SourceFile, text: SourceText): Occurrence | undefined {
  const prefix = /^docker-image:\/\/|^type=registry,(?:[^,]*,)*?ref=/.exec(text.value)?.[0];
  const inner = prefix === undefined ? undefined : withoutPrefix(prefix, text);
  return inner === undefined ? undefined : readInterpolated(file, inner);
}
