// Kamal: images of accessories, of the builder for buildpacks and of the proxy. The `image` of the file is what Kamal builds.
// https://kamal-deploy.org/docs/configuration/

import { isMap } from 'yaml';
import type { YamlDocument } from '../../languages/yaml/document.js';
import { listedText, scanYaml } from '../../languages/yaml/scan.js';
import { textOf } from '../../languages/yaml/text.js';
import { child, children, entries } from '../../languages/yaml/tree.js';
import { append } from '../../model/collections.js';
import type { BuiltImage, Mention, Scanner } from '../../model/occurrence.js';
import type { SourceFile } from '../../model/text/source.js';
import { buildMentions } from '../../scan/checkout/mentions.js';
import { isImageArgument } from '../../scan/looks-like-image.js';
import { occurrenceAt, type SourceText } from '../../scan/occurrence.js';
import { notPinnable } from '../../scan/reasons.js';

export const kamal: Scanner = {
  id: 'kamal',
  title: 'Kamal',
  paths: ['**/config/deploy.{yml,yaml}', '**/config/deploy[._-]*.{yml,yaml}'],
  comment: '#',
  scan(file) {
    if (!/(?:service|servers|accessories)["']?\s*:/.test(file.text)) return undefined;
    return scanYaml(file, {
      needles: [],
      find(document, _, told) {
        if (!isDeployment(document)) return undefined;
        append(told.builds, builtImages(document, file));
        append(told.mentions, dockerfiles(document, file));
        return findImages(document);
      },
    });
  },
};

/** A file for one destination repeats only the keys that it changes. */
function isDeployment(document: YamlDocument): boolean {
  const { root } = document;
  if (!isMap(root) || child(document, root, 'apiVersion') !== undefined) return false;
  return ['service', 'servers', 'accessories'].some((key) => child(document, root, key) !== undefined);
}

function findImages(document: YamlDocument): readonly unknown[] {
  const { root } = document;
  const builder = child(document, root, 'builder');
  return [
    ...children(document, child(document, root, 'accessories')).map((accessory) =>
      accessoryImage(document, accessory),
    ),
    // No document says that the builder of `pack` is taken with a digest.
    listedText(
      textOf(document, child(document, child(document, builder, 'pack'), 'builder')),
      notPinnable.notDocumented('Kamal'),
    ),
    ...entries(document, child(document, builder, 'args')).flatMap(([name, value]) =>
      isImageArgument(name, textOf(document, value)?.value ?? '') ? [value] : [],
    ),
  ];
}

/** The image of an accessory, behind the registry that the accessory names. */
function accessoryImage(document: YamlDocument, accessory: unknown): unknown {
  const image = child(document, accessory, 'image');
  const server = serverOf(document, accessory);
  if (server === undefined) return image;
  const read = (file: SourceFile, { span, value, exact }: SourceText) =>
    occurrenceAt(file, span, `${server}/${value}`, exact);
  return { text: textOf(document, image), read };
}

function builtImages(document: YamlDocument, file: SourceFile): readonly BuiltImage[] {
  const image = textOf(document, child(document, document.root, 'image'));
  if (image === undefined) return [];
  const server = serverOf(document, document.root);
  const name = server === undefined ? image.value : `${server}/${image.value}`;
  return [{ name, at: { file: file.path, span: image.span }, isPushed: true }];
}

function serverOf(document: YamlDocument, holder: unknown): string | undefined {
  return textOf(document, child(document, child(document, holder, 'registry'), 'server'))?.value;
}

function dockerfiles(document: YamlDocument, file: SourceFile): readonly Mention[] {
  const builder = child(document, document.root, 'builder');
  const texts = (key: string) => [textOf(document, child(document, builder, key)) ?? []].flat();
  return buildMentions(
    file,
    texts('context').map(({ value }) => value),
    texts('dockerfile'),
  );
}
