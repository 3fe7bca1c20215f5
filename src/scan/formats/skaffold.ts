// Skaffold: builders of buildpacks, caches, base images in build arguments, and containers of tests and actions.
// `artifacts[].image` names what is built.
// https://skaffold.dev/docs/references/yaml/
import type { BuiltImage, Mention, Scanner } from '../../model/occurrence.js';
import type { SourceFile } from '../../model/source.js';
import { isImageArgument } from '../looks-like-image.js';
import { buildMentions, folderOf, mentionsFrom } from '../mentions.js';
import type { YamlDocument } from '../yaml/document.js';
import { scanYaml } from '../yaml/scan.js';
import { textOf } from '../yaml/text.js';
import { child, children, entries, mapsOf } from '../yaml/tree.js';

export const skaffold: Scanner = {
  id: 'skaffold',
  title: 'Skaffold',
  paths: ['**/*skaffold*.{yml,yaml}'],
  comment: '#',
  scan(file) {
    const mentions: Mention[] = [];
    const builds: BuiltImage[] = [];
    const scan = scanYaml(file, {
      needles: ['skaffold/'],
      find(document) {
        const found = findImages(document);
        if (found === undefined) return undefined;
        mentions.push(...mentionsOf(document, file));
        builds.push(...artifactsOf(document, file));
        return found;
      },
    });
    return scan === undefined ? undefined : { ...scan, mentions, builds };
  },
};

/** Skaffold puts what it builds into manifests with the same name, and pushes it under another one if it has to. */
function artifactsOf(document: YamlDocument, file: SourceFile): readonly BuiltImage[] {
  return mapsOf(document).flatMap((map) =>
    children(document, child(document, map, 'artifacts')).flatMap((artifact) => {
      const name = textOf(document, child(document, artifact, 'image'));
      return name === undefined
        ? []
        : [{ name: name.value, at: { file: file.path, span: name.span }, isPushed: false }];
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
        names.flatMap((name) => text(name) ?? []),
      ),
      ...manifests.flatMap((name) => mentionsFrom([folderOf(file.path)], text(name), 'kubernetes')),
    ];
  });
}

function findImages(document: YamlDocument): readonly unknown[] | undefined {
  const version = textOf(document, child(document, document.root, 'apiVersion'))?.value;
  if (version?.startsWith('skaffold/') !== true) return undefined;
  return mapsOf(document).flatMap((map) => [
    child(document, child(document, map, 'buildpacks'), 'builder'),
    child(document, child(document, map, 'buildpacks'), 'runImage'),
    child(document, child(document, map, 'kaniko'), 'image'),
    child(document, child(document, map, 'kaniko'), 'initImage'),
    child(document, child(document, map, 'jib'), 'fromImage'),
    child(document, child(document, map, 'ko'), 'fromImage'),
    child(document, child(document, map, 'container'), 'image'),
    ...children(document, child(document, child(document, map, 'docker'), 'cacheFrom')),
    ...entries(document, child(document, map, 'buildArgs')).flatMap(([name, value]) =>
      isImageArgument(name, textOf(document, value)?.value ?? '') ? [value] : [],
    ),
  ]);
}
