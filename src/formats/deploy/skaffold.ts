// Skaffold: builders of buildpacks, images that Google Cloud Build runs, caches, base images in build arguments, and
// containers of tests and actions. `artifacts[].image` names what is built.
// https://skaffold.dev/docs/references/yaml/

import { isMap, isScalar } from 'yaml';
import type { YamlDocument } from '../../languages/yaml/document.js';
import { scanYaml } from '../../languages/yaml/scan.js';
import { sourceOf, textOf } from '../../languages/yaml/text.js';
import { child, children, entries, mapsOf, nodesAt } from '../../languages/yaml/tree.js';
import { append } from '../../model/collections.js';
import type { BuiltImage, Mention, Occurrence, PassedArguments, Scanner } from '../../model/occurrence.js';
import type { SourceFile } from '../../model/text/source.js';
import { buildMentions, folderOf, mentionsFrom, pathFrom } from '../../scan/checkout/mentions.js';
import { isImageArgument } from '../../scan/looks-like-image.js';
import { opaqueAt } from '../../scan/occurrence.js';
import { unresolved } from '../../scan/reasons.js';
import {
  type BuildArguments,
  buildsOf,
  literalArgument,
  unknownArgument,
} from '../../scan/values/build-arguments.js';

export const skaffold: Scanner = {
  id: 'skaffold',
  title: 'Skaffold',
  paths: ['**/*skaffold*.{yml,yaml}'],
  comment: '#',
  recognizes: (text) => /^apiVersion: ["']?skaffold\//m.test(text),
  scan: (file) =>
    scanYaml(file, {
      needles: ['skaffold/'],
      find(document, _, told) {
        const found = findImages(document);
        if (found === undefined) return undefined;
        const builds = buildsIn(document, file);
        append(told.mentions, mentionsOf(document, file));
        append(told.passes, builds.passes);
        append(told.builds, artifactsOf(document, file));
        return [...found, { found: builds.unknown }];
      },
    }),
};

/** Skaffold puts what it builds into manifests with the same name, and pushes it under another one if it has to. */
function artifactsOf(document: YamlDocument, file: SourceFile): readonly BuiltImage[] {
  return mapsOf(document).flatMap((map) =>
    children(document, child(document, map, 'artifacts')).flatMap((artifact) => {
      const name = textOf(document, child(document, artifact, 'image'));
      return name === undefined
        ? []
        : [{ name: name.value, at: { file: file.path, span: name.span }, isPushed: false, isAnyTag: true }];
    }),
  );
}

/** Dockerfiles are relative to the context of their artifact, or to the folder where Skaffold runs. */
function mentionsOf(document: YamlDocument, file: SourceFile): readonly Mention[] {
  return mapsOf(document).flatMap((map) => {
    const text = (node: unknown) => textOf(document, node)?.value;
    const names = [
      ...['docker', 'kaniko'].map((builder) => child(document, child(document, map, builder), 'dockerfile')),
      child(
        document,
        child(document, child(document, child(document, map, 'custom'), 'dependencies'), 'dockerfile'),
        'path',
      ),
    ];
    const manifests = ['rawYaml', 'manifests'].flatMap((key) =>
      children(document, child(document, map, key)),
    );
    const context = text(child(document, map, 'context'));
    return [
      ...buildMentions(
        file,
        context === undefined ? [] : [context],
        names.flatMap((name) => textOf(document, name) ?? []),
      ),
      ...manifests.flatMap((name) => mentionsFrom([folderOf(file.path)], text(name), 'kubernetes')),
    ];
  });
}

/** The arguments that artifacts pass to their Dockerfiles. Texts with `{{ … }}` are known to Skaffold alone. */
function buildsIn(
  document: YamlDocument,
  file: SourceFile,
): { readonly passes: readonly PassedArguments[]; readonly unknown: readonly Occurrence[] } {
  const passes: PassedArguments[] = [];
  const unknown: Occurrence[] = [];
  for (const map of mapsOf(document))
    for (const builder of ['docker', 'kaniko'].map((key) => child(document, map, key))) {
      if (!isMap(builder)) continue;
      const [context, name] = [child(document, map, 'context'), child(document, builder, 'dockerfile')].map(
        (node) => textOf(document, node),
      );
      const template = [context, name].find((text) => text?.value.includes('{{'));
      if (template !== undefined) {
        const detail = unresolved.path(template.value, unresolved.template(template.value));
        unknown.push(opaqueAt(file, template.span, 'template', detail));
        continue;
      }
      const folders = [folderOf(file.path), ''].map((base) => pathFrom(base, context?.value ?? '.'));
      const paths = mentionsFrom([...new Set(folders)], name?.value ?? 'Dockerfile', 'dockerfile');
      const builds = buildsOf(argumentsOf(document, file, child(document, builder, 'buildArgs')));
      for (const { path } of paths) for (const args of builds) passes.push({ path, args });
    }
  return { passes, unknown };
}

function argumentsOf(document: YamlDocument, file: SourceFile, args: unknown): BuildArguments {
  return entries(document, args).flatMap(([name, value]): BuildArguments => {
    const text = sourceOf(document, value, 'go');
    const [start = 0, end = start] = value.range ?? [];
    if (text === undefined)
      return [unknownArgument(name, file, { span: { start, end } }, unresolved.argumentValue(name))];
    if (isScalar(value) && value.value === null)
      return [unknownArgument(name, file, text, unresolved.environmentArgument(name))];
    if (text.value.includes('{{'))
      return [unknownArgument(name, file, text, unresolved.template(text.value))];
    return [literalArgument(name, file, text)];
  });
}
/** Keys below any map that lead to an image; `*` is every item. */
const images = [
  ...['buildpacks.builder', 'buildpacks.runImage', 'kaniko.image', 'kaniko.initImage', 'jib.fromImage'],
  ...['ko.fromImage', 'container.image', 'containers.*.image', 'platformEmulatorInstallStep.image'],
  'docker.cacheFrom.*',
  // Images that run the steps of a build in Google Cloud Build.
  ...['dockerImage', 'kanikoImage', 'mavenImage', 'gradleImage', 'packImage', 'koImage'].map(
    (key) => `googleCloudBuild.${key}`,
  ),
];

function findImages(document: YamlDocument): readonly unknown[] | undefined {
  const version = textOf(document, child(document, document.root, 'apiVersion'))?.value;
  if (version?.startsWith('skaffold/') !== true) return undefined;
  return mapsOf(document).flatMap((map) => [
    ...images.flatMap((path) => nodesAt(document, map, path)),
    ...children(document, child(document, map, 'patches')).map((patch) => patchedImage(document, patch)),
    ...entries(document, child(document, map, 'buildArgs')).flatMap(([name, value]) =>
      isImageArgument(name, textOf(document, value)?.value ?? '') ? [value] : [],
    ),
  ]);
}

/** The value that a patch of a profile writes to a key for an image; that of an artifact names what is built. */
function patchedImage(document: YamlDocument, patch: unknown): unknown {
  const text = (key: string) => textOf(document, child(document, patch, key))?.value ?? '';
  const isImage =
    /(?:\/builder|image)$/i.test(text('path')) && !/\/artifacts\/[^/]+\/image$/.test(text('path'));
  return isImage && /^(?:add|replace|)$/.test(text('op')) ? child(document, patch, 'value') : undefined;
}
