// Ansible: images of the modules for Docker and Podman, and of variables whose name ends in `image`. They are listed and not pinned, since the modules split a name at
// its last sign.
// https://docs.ansible.com/ansible/latest/collections/community/docker/docker_container_module.html
import { isMap, type YAMLMap } from 'yaml';
import type { BuiltImage, Scanner } from '../../../model/occurrence.js';
import type { SourceFile } from '../../../model/text/source.js';
import type { YamlDocument } from '../../languages/yaml/document.js';
import { scanYaml } from '../../languages/yaml/scan.js';
import { sourceOf, textOf } from '../../languages/yaml/text.js';
import { child, entries, mapsOf } from '../../languages/yaml/tree.js';
import { looksLikeImage } from '../../looks-like-image.js';
import { occurrenceAt, splitOccurrence } from '../../occurrence.js';
import { notPinnable, unresolved } from '../../reasons.js';
import { withoutNewDigest } from '../../undocumented-digests.js';

const runs =
  /^(?:community\.docker\.|containers\.podman\.)?(?:docker_container|docker_swarm_service|podman_container)$/;
const pulls =
  /^(?:community\.docker\.|containers\.podman\.)?(?:docker_image|docker_image_pull|podman_image)$/;

/** Files that set variables: of roles, groups and hosts. */
const variables = /(?:^|\/)(?:roles\/[^/]+\/(?:defaults|vars)|group_vars|host_vars)\//;

export const ansible: Scanner = {
  id: 'ansible',
  title: 'Ansible',
  paths: ['**/{tasks,handlers,playbooks,roles}/**/*.{yml,yaml}', '**/{playbook,playbooks,site}*.{yml,yaml}'],
  comment: '#',
  scan(file) {
    const isVariables = variables.test(file.path);
    if (!isVariables && !/(?:docker|podman)_(?:container|image|swarm_service)/.test(file.text))
      return undefined;
    const builds: BuiltImage[] = [];
    const scan = scanYaml(file, {
      needles: isVariables ? ['image'] : [],
      find: (document) =>
        isVariables ? imagesOfVariables(document, file) : findImages(document, file, builds),
    });
    return scan && { ...scan, builds };
  },
};

function findImages(
  document: YamlDocument,
  file: SourceFile,
  builds: BuiltImage[],
): readonly unknown[] | undefined {
  const modules = mapsOf(document).flatMap((map) =>
    entries(document, map).flatMap(([name, settings]) => (isMap(settings) ? [{ name, settings }] : [])),
  );
  const known = modules.filter(({ name }) => runs.test(name) || pulls.test(name));
  if (known.length === 0) return undefined;
  return known.map(({ name, settings }) => {
    const found = runs.test(name)
      ? wholeName(document, file, settings, 'image')
      : nameWithTag(document, file, settings, builds);
    return { found: found.map((one) => withoutNewDigest(one, notPinnable.notDocumented('Ansible'))) };
  });
}

/** Variables such as `web_image`, with a name that cannot be anything else. */
function imagesOfVariables(document: YamlDocument, file: SourceFile): readonly unknown[] | undefined {
  const pairs = mapsOf(document).flatMap((map) => entries(document, map));
  const found = pairs.flatMap(([key, value]) => {
    const text = /image$/i.test(key) ? textOf(document, value) : undefined;
    if (text === undefined || !looksLikeImage(text.value)) return [];
    const one = occurrenceAt(file, text.span, text.value, text.exact);
    return [withoutNewDigest(one, notPinnable.notDocumented('Ansible'))];
  });
  return found.length === 0 ? undefined : [{ found }];
}

function wholeName(document: YamlDocument, file: SourceFile, settings: YAMLMap, key: string) {
  const text = textOf(document, child(document, settings, key));
  return text === undefined ? [] : [occurrenceAt(file, text.span, text.value, text.exact)];
}

/** `name` with the tag in it or in `tag`. Only the image of a `source: pull` comes from a registry. */
function nameWithTag(document: YamlDocument, file: SourceFile, settings: YAMLMap, builds: BuiltImage[]) {
  const at = (key: string) => sourceOf(document, child(document, settings, key));
  const [repository, tag] = [at('name'), at('tag')];
  if (repository === undefined || repository.value === '') return [];
  const source = at('source')?.value;
  const state = at('state')?.value;
  if (source === 'build') {
    const isPushed = /^(?:yes|true|on)$/i.test(at('push')?.value ?? '');
    const name = tag === undefined ? repository.value : `${repository.value}:${tag.value}`;
    builds.push({ name, at: { file: file.path, span: repository.span }, isPushed });
  }
  if (state === 'absent' || (source !== undefined && source !== 'pull')) return [];
  if (tag === undefined) return wholeName(document, file, settings, 'name');
  return [splitOccurrence(file, { repository, tag, tagElsewhere: unresolved.noTagOrDigest })];
}
