// Buildkite: images of steps and of the plugins `docker` and `kubernetes`, and the `image` that agents of a cluster run.
// https://buildkite.com/docs/pipelines/configure/step-types/command-step
// https://github.com/buildkite-plugins/docker-buildkite-plugin
import { isMap, isScalar, isSeq } from 'yaml';
import { type NamedFile, scanWithScripts } from '../../languages/shell/yaml-scripts.js';
import type { YamlDocument } from '../../languages/yaml/document.js';
import { interpolated, listedText } from '../../languages/yaml/scan.js';
import { textOf } from '../../languages/yaml/text.js';
import { child, children, entries, itemsOf, mapsOf } from '../../languages/yaml/tree.js';
import type { Occurrence, Scanner } from '../../model/occurrence.js';
import type { SourceFile } from '../../model/text/source.js';
import { folderOf } from '../../scan/checkout/mentions.js';
import { looksLikeImage } from '../../scan/looks-like-image.js';
import type { SourceText } from '../../scan/occurrence.js';
import { notPinnable } from '../../scan/reasons.js';
import { withoutNewDigest } from '../../scan/undocumented-digests.js';

const dockerPlugin = /(?:^|\/)docker(?:-buildkite-plugin(?:\.git)?)?(?:#|$)/;
const composePlugin = /(?:^|\/)docker-compose(?:-buildkite-plugin(?:\.git)?)?(?:#|$)/;
const kubernetesPlugin = /(?:^|\/)kubernetes(?:-buildkite-plugin(?:\.git)?)?(?:#|$)/;
const containerLists = ['containers', 'initContainers', 'ephemeralContainers', 'sidecars'];
const expanded = interpolated();

export const buildkite: Scanner = {
  id: 'buildkite',
  title: 'Buildkite',
  paths: ['**/.buildkite/**/*.{yml,yaml,json}', '**/*buildkite*.{yml,yaml,json}'],
  hasScripts: true,
  comment: '#',
  recognizes: (text) => /^steps:/m.test(text) && /^\s{1,99}(?:-\s)?[^\s#]{1,99}#v\d/m.test(text),
  scan: (file) =>
    scanWithScripts(
      file,
      { needles: ['steps'], find: findImages, read },
      (document) =>
        mapsOf(document).flatMap((map) =>
          ['command', 'commands'].map((key) => itemsOf(document, child(document, map, key))),
        ),
      () => [],
      (document) => filesOf(document, folderOf(file.path)),
    ),
};

/** Compose files of the plugin `docker-compose`. */
function filesOf(document: YamlDocument, folder: string): readonly NamedFile[] {
  return mapsOf(document)
    .flatMap((map) => entries(document, map))
    .filter(([name]) => composePlugin.test(name))
    .flatMap(([, settings]) => itemsOf(document, child(document, settings, 'config')))
    .map((node) => ({ node, as: 'compose', folders: ['', folder] }));
}

/** A digest behind a variable would hold whatever the variable is set to. */
function read(file: SourceFile, text: SourceText): Occurrence {
  const found = expanded(file, text);
  return text.value.includes('$') ? withoutNewDigest(found, notPinnable.fromParameter) : found;
}

function findImages(document: YamlDocument): readonly unknown[] | undefined {
  const steps = child(document, document.root, 'steps');
  if (!isSeq(steps) || child(document, document.root, 'apiVersion') !== undefined) return undefined;
  const outer = children(document, steps);
  const all = [...outer, ...outer.flatMap((group) => children(document, child(document, group, 'steps')))];
  return [document.root, ...all].flatMap((step) => [
    child(document, step, 'image'),
    agentImage(document, step),
    ...pluginsOf(document, step).flatMap(([name, settings]) => imagesOfPlugin(document, name, settings)),
  ]);
}

/** Tags of agents say which agent takes a step. Where they name no provider of machines, an `image` is a container's. */
function agentImage(document: YamlDocument, step: unknown): unknown {
  const agents = child(document, step, 'agents');
  const image = textOf(document, child(document, agents, 'image'));
  if (image === undefined || child(document, agents, 'provider') !== undefined) return undefined;
  return looksLikeImage(image.value) || /^[\w-]+(?:\.[\w-]+)+(?::\d+)?\//.test(image.value)
    ? listedText(image, notPinnable.notDocumented('the controller of the agents'), read)
    : undefined;
}

/** Plugins with their settings: a list of maps with one key each, or one map. */
function pluginsOf(document: YamlDocument, step: unknown): readonly (readonly [string, unknown])[] {
  const plugins = child(document, step, 'plugins');
  return isMap(plugins)
    ? entries(document, plugins)
    : children(document, plugins).flatMap((plugin) => entries(document, plugin));
}

function imagesOfPlugin(document: YamlDocument, name: string, settings: unknown): readonly unknown[] {
  const image = child(document, settings, 'image');
  if (dockerPlugin.test(name)) return [image];
  if (kubernetesPlugin.test(name) && isMap(settings))
    return mapsOf(document, settings).flatMap((map) =>
      containerLists.flatMap((key) =>
        children(document, child(document, map, key)).map((container) => child(document, container, 'image')),
      ),
    );
  const text = isScalar(image) ? textOf(document, image) : undefined;
  return text !== undefined && looksLikeImage(text.value)
    ? [listedText(text, notPinnable.unknownPlugin(name), read)]
    : [];
}
