// Docker Bake in JSON: named contexts, base images in build arguments, registry caches and inline Dockerfiles of targets.
// https://docs.docker.com/build/bake/reference/
import type { BuiltImage, Mention, Occurrence, Scanner } from '../../model/occurrence.js';
import type { Problem, SourceFile } from '../../model/source.js';
import { inlineDockerfile } from '../dockerfile/inline.js';
import { isImageArgument } from '../looks-like-image.js';
import { buildMentions } from '../mentions.js';
import type { SourceText } from '../occurrence.js';
import { expand } from '../syntax/variables.js';
import type { YamlDocument } from '../yaml/document.js';
import { interpolated, scanYaml, withoutPrefix } from '../yaml/scan.js';
import { textOf } from '../yaml/text.js';
import { child, children, entries } from '../yaml/tree.js';

const readInterpolated = interpolated();

export const bakeJson: Scanner = {
  id: 'bake-json',
  title: 'Docker Bake, JSON',
  paths: ['**/*docker-bake*.json'],
  scan(file) {
    const mentions: Mention[] = [];
    const builds: BuiltImage[] = [];
    const problems: Problem[] = [];
    const scan = scanYaml(file, {
      needles: [],
      find(document) {
        mentions.push(...dockerfilesOf(document, file));
        builds.push(...builtTargets(document, file));
        return findImages(document, file, problems);
      },
      read: readContextOrCache,
    });
    return scan === undefined
      ? undefined
      : { ...scan, problems: [...scan.problems, ...problems], mentions, builds };
  },
};

/** Names that targets give to what they build: to others by `tags`, to a Dockerfile by a context that is a target. */
function builtTargets(document: YamlDocument, file: SourceFile): readonly BuiltImage[] {
  const isPushed = /\btype=registry\b|\bpush=true\b/.test(document.text);
  return children(document, child(document, document.root, 'target')).flatMap((target) => {
    const tags = children(document, child(document, target, 'tags')).flatMap((node) => {
      const text = textOf(document, node);
      if (text === undefined) return [];
      const expansion = expand(text.value, () => undefined);
      const name = expansion.kind === 'value' ? expansion.value : text.value;
      return [{ name, at: { file: file.path, span: text.span }, isPushed }];
    });
    const contexts = entries(document, child(document, target, 'contexts')).flatMap(([name, node]) => {
      const text = textOf(document, node);
      return text?.value.startsWith('target:') === true
        ? [{ name, at: { file: file.path, span: text.span }, isPushed: false }]
        : [];
    });
    return [...tags, ...contexts];
  });
}

function dockerfilesOf(document: YamlDocument, file: SourceFile): readonly Mention[] {
  const targets = children(document, child(document, document.root, 'target'));
  const textsAt = (key: string) =>
    targets.flatMap((target) => {
      const text = textOf(document, child(document, target, key))?.value ?? '';
      const expansion = expand(text, () => undefined);
      return text !== '' && expansion.kind === 'value' ? [expansion.value] : [];
    });
  return buildMentions(file, textsAt('context'), textsAt('dockerfile'));
}

function findImages(document: YamlDocument, file: SourceFile, problems: Problem[]): readonly unknown[] {
  return children(document, child(document, document.root, 'target')).flatMap((target) => [
    ...children(document, child(document, target, 'contexts')),
    ...children(document, child(document, target, 'cache-from')),
    ...entries(document, child(document, target, 'args')).flatMap(([name, value]) => {
      const text = textOf(document, value);
      return text !== undefined && isImageArgument(name, text.value)
        ? [{ text, read: readInterpolated }]
        : [];
    }),
    ...inline(document, file, child(document, target, 'dockerfile-inline'), problems),
  ]);
}

function inline(
  document: YamlDocument,
  file: SourceFile,
  node: unknown,
  problems: Problem[],
): readonly unknown[] {
  const text = textOf(document, node);
  if (text === undefined) return [];
  const scan = inlineDockerfile(file, text.span, true);
  problems.push(...scan.problems);
  return [{ found: scan.occurrences }];
}

function readContextOrCache(file: SourceFile, text: SourceText): Occurrence | undefined {
  const prefix = /^docker-image:\/\/|^type=registry,(?:[^,]*,)*?ref=/.exec(text.value)?.[0];
  const inner = prefix === undefined ? undefined : withoutPrefix(prefix, text);
  return inner === undefined ? undefined : readInterpolated(file, inner);
}
