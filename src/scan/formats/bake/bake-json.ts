// Docker Bake in JSON: named contexts, base images in build arguments, registry caches and inline Dockerfiles of targets.
// https://docs.docker.com/build/bake/reference/

import { isScalar } from 'yaml';
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
import type { WorkBudget } from '../../languages/dockerfile/lexer/lexer-types.js';
import { workOf } from '../../languages/dockerfile/reading.js';
import { expand } from '../../languages/syntax/variables.js';
import type { YamlDocument } from '../../languages/yaml/document.js';
import { interpolated, scanYaml, withoutPrefix } from '../../languages/yaml/scan.js';
import { sourceOf, textOf } from '../../languages/yaml/text.js';
import { child, children, entries } from '../../languages/yaml/tree.js';
import { isImageArgument } from '../../looks-like-image.js';
import { opaqueAt, type SourceText } from '../../occurrence.js';
import { unresolved } from '../../reasons.js';
import { type BuildArguments, interpolatedArguments, unknownArgument } from '../../values/build-arguments.js';
import { jsonBuiltNames } from './names.js';
import { type BakeBuilds, type BakePath, type BakeTarget, bakeBuilds } from './targets.js';

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
        return [...findImages(document, inline), { found: [...unknown, ...builds.occurrences] }];
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
  readonly pay: WorkBudget;
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

/** The defaults of the variables. */
type JsonDefaults = ReadonlyMap<string, SourceText>;

function jsonDefaults(document: YamlDocument): JsonDefaults {
  const variables = entries(document, child(document, document.root, 'variable'));
  return new Map(
    variables.flatMap(([name, variable]) => {
      const text = sourceOf(document, child(document, variable, 'default'), 'go');
      return text === undefined || text.unclear !== undefined || text.value.includes('$')
        ? []
        : [[name, text]];
    }),
  );
}

/** The targets in the order of the file, and the paths that it does not tell. */
function jsonTargets(
  document: YamlDocument,
  file: SourceFile,
  defaults: JsonDefaults,
): { readonly targets: readonly BakeTarget[]; readonly unknown: readonly Occurrence[] } {
  const unknown: Occurrence[] = [];
  const path = (node: unknown): BakePath => {
    const text = sourceOf(document, node);
    if (text === undefined) return {};
    const expansion = expand(text.value, (name) => defaults.get(name)?.value);
    if (expansion.kind === 'value') return { text: expansion.value, span: text.span };
    unknown.push(opaqueAt(file, text.span, 'variable', unresolved.path(text.value, expansion.detail)));
    return {};
  };
  const targets = entries(document, child(document, document.root, 'target')).map(([name, target]) => {
    const at = (key: string) => child(document, target, key);
    const [context, dockerfile] = [at('context'), at('dockerfile')];
    const inline = sourceOf(document, at('dockerfile-inline'))?.span.start;
    const bases = children(document, at('inherits'));
    return {
      name,
      inherits: bases.flatMap((one) => sourceOf(document, one)?.value ?? []),
      settings: {
        ...(context === undefined ? {} : { context: path(context) }),
        ...(dockerfile === undefined ? {} : { dockerfile: path(dockerfile) }),
        ...(inline === undefined ? {} : { inline }),
        args: argumentsOf(document, file, at('args'), defaults),
      },
    };
  });
  return { targets, unknown };
}

function argumentsOf(
  document: YamlDocument,
  file: SourceFile,
  args: unknown,
  defaults: JsonDefaults,
): ReadonlyMap<string, BuildArguments> {
  const valuesOf = (name: string) => [defaults.get(name) ?? []].flat();
  const found = new Map<string, BuildArguments>();
  for (const [name, value] of entries(document, args)) {
    if (isScalar(value) && value.value === null) continue;
    const text = sourceOf(document, value, 'go');
    const read = text && interpolatedArguments(name, file, text, valuesOf);
    const [start = 0, end = start] = value.range ?? [];
    const unread = unknownArgument(name, file, { span: { start, end } }, unresolved.argumentValue(name));
    found.set(name, [...(found.get(name) ?? []), ...(read ?? [unread])]);
  }
  return found;
}
