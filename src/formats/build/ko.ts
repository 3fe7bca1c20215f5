// ko: the default base image, and the base images of single programs. Its reader of settings ignores the case of keys.
// https://ko.build/configuration/
import type { Node } from 'yaml';
import type { YamlDocument } from '../../languages/yaml/document.js';
import { scanYaml } from '../../languages/yaml/scan.js';
import { children, entries } from '../../languages/yaml/tree.js';
import type { Scanner } from '../../model/occurrence.js';
import { unscanned } from '../../scan/reasons.js';

export const ko: Scanner = {
  id: 'ko',
  title: 'ko',
  paths: ['**/.ko.{yml,yaml,json,toml}'],
  comment: '#',
  scan: (file) =>
    file.path.endsWith('.toml')
      ? { occurrences: [], problems: [{ file: file.path, message: unscanned.koSettings }] }
      : scanYaml(file, { needles: [], find: findImages }),
};

function findImages(document: YamlDocument): readonly unknown[] {
  const named = (name: string) =>
    entries(document, document.root).flatMap(([key, value]) => (key.toLowerCase() === name ? [value] : []));
  // The children of one value are those of all values of its key.
  const read = new Set<Node>();
  const overrides = named('baseimageoverrides').flatMap((images) => {
    if (read.has(images)) return [];
    for (const one of document.sameKey(images)) read.add(one);
    return children(document, images);
  });
  return [...named('defaultbaseimage'), ...overrides];
}
