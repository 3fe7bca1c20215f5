// Ansible: images of the modules for Docker, Podman and Kubernetes, of commands, and of variables whose name says image. They are
// listed and not pinned, since the modules split a name at its last sign.
// https://docs.ansible.com/ansible/latest/collections/community/docker/docker_container_module.html
// https://docs.ansible.com/ansible/latest/collections/containers/podman/index.html
// https://docs.ansible.com/ansible/latest/collections/kubernetes/core/k8s_module.html
import { isMap, isScalar, type Node, type YAMLMap } from 'yaml';
import { evidence } from '../../languages/shell/uses.js';
import { type ProgramWithArguments, scanWithScripts } from '../../languages/shell/yaml-scripts.js';
import type { YamlDocument } from '../../languages/yaml/document.js';
import { sourceOf, textOf } from '../../languages/yaml/text.js';
import { child, children, entries, mapsOf, nodesAt } from '../../languages/yaml/tree.js';
import { parseImage } from '../../model/images/image.js';
import type { BuiltImage, Occurrence, Scanner } from '../../model/occurrence.js';
import type { SourceFile } from '../../model/text/source.js';
import { looksLikeImage } from '../../scan/looks-like-image.js';
import { occurrenceAt, splitOccurrence } from '../../scan/occurrence.js';
import { notPinnable, unresolved } from '../../scan/reasons.js';
import { withoutNewDigest } from '../../scan/undocumented-digests.js';

/** Modules → paths of whole names; `*` is every item of a list or every value of a map. */
const names: Readonly<Record<string, readonly string[]>> = {
  docker_container: ['image'],
  docker_swarm_service: ['image'],
  docker_compose: ['definition.services.*.image'],
  docker_compose_v2: ['definition.services.*.image'],
  docker_stack: ['compose.*.services.*.image'],
  podman_container: ['image'],
  podman_containers: ['containers.*.image'],
  podman_pod: ['infra_image'],
};
const pulls = /^(?:docker_image|docker_image_pull|podman_image)$/;
const commands = /^(?:ansible\.builtin\.|ansible\.legacy\.)?(?:shell|command|raw)$/;
const manifests = /^(?:kubernetes\.core\.|community\.kubernetes\.|community\.okd\.)?k8s$/;
/** What a file of Ansible that is not found by its path contains: a play, whose hosts are no list as those of an ingress, or tasks. */
const playHosts = /^(?:-|[ ])[ ]+hosts:[ \t]+[^\s[{]/m;
const playTasks = /^[ ]+(?:(?:pre_|post_)?tasks|roles|handlers):/m;
const modules =
  /^[ \t]*(?:-[ \t]*)?(?:ansible\.builtin|community\.docker|containers\.podman|kubernetes\.core)\./m;
/** Files that set variables: of roles, groups and hosts. */
const variables =
  /(?:^|\/)(?:(?:defaults|vars)\/main[^/]*|roles\/[^/]+\/(?:defaults|vars)\/.*|(?:group_vars|host_vars)\/.*)$/;
const tasks =
  /(?:^|\/)(?:(?:tasks|handlers|playbooks|roles)\/(?!(?:.*\/)?(?:templates|files)\/).*|(?:playbook|site)[^/]*)$/;

export const ansible: Scanner = {
  id: 'ansible',
  title: 'Ansible',
  paths: ['**/*.{yml,yaml}'],
  hasScripts: true,
  comment: '#',
  scan(file) {
    const isVariables = variables.test(file.path);
    if (!isVariables && !tasks.test(file.path) && !hasPlay(file.text)) return undefined;
    if (!/image|k8s/i.test(file.text) && !evidence.test(file.text)) return undefined;
    const builds: BuiltImage[] = [];
    const grammar = {
      needles: [],
      find: (document: YamlDocument) => {
        const found = [
          ...modulesIn(document).flatMap((module) => imagesOfModule(document, file, module, builds)),
          ...imagesOfVariables(document, file),
        ];
        return isVariables && found.length === 0
          ? undefined
          : [{ found: found.map((one) => withoutNewDigest(one, notPinnable.notDocumented('Ansible'))) }];
      },
    };
    const scan = scanWithScripts(file, grammar, scriptsIn, programsIn);
    return scan && { ...scan, builds: [...builds, ...scan.builds] };
  },
};

function hasPlay(text: string): boolean {
  return (playHosts.test(text) && playTasks.test(text)) || modules.test(text);
}

interface Module {
  readonly name: string;
  readonly settings: Node;
}

function modulesIn(document: YamlDocument): readonly Module[] {
  return mapsOf(document).flatMap((map) =>
    entries(document, map).flatMap(([name, settings]) =>
      isMap(settings) || commands.test(name) ? [{ name, settings }] : [],
    ),
  );
}

function imagesOfModule(
  document: YamlDocument,
  file: SourceFile,
  { name, settings }: Module,
  builds: BuiltImage[],
): readonly Occurrence[] {
  const own = name.replace(/^(?:community\.docker\.|containers\.podman\.)/, '');
  if (!isMap(settings)) return [];
  if (pulls.test(own)) return nameWithTag(document, file, settings, builds);
  const paths = Object.hasOwn(names, own) ? (names[own] ?? []) : [];
  return [
    ...paths
      .flatMap((path) => nodesAt(document, settings, path))
      .flatMap((node) => wholeName(document, file, node)),
    ...(manifests.test(name) ? imagesOfPods(document, file, settings) : []),
  ];
}

/** The containers of manifests that a task holds as maps. */
function imagesOfPods(document: YamlDocument, file: SourceFile, settings: YAMLMap): readonly Occurrence[] {
  return ['definition', 'resource_definition', 'src_definition']
    .flatMap((key) => child(document, settings, key) ?? [])
    .flatMap((definition) => mapsOf(document, definition))
    .flatMap((map) =>
      ['containers', 'initContainers'].flatMap((key) => children(document, child(document, map, key))),
    )
    .flatMap((container) => wholeName(document, file, child(document, container, 'image')));
}

/** The commands of tasks, each in a shell of its own. */
function scriptsIn(document: YamlDocument): readonly (readonly unknown[])[] {
  return modulesIn(document)
    .filter(({ name }) => commands.test(name))
    .map(({ settings }) => [isScalar(settings) ? settings : child(document, settings, 'cmd')]);
}

function programsIn(document: YamlDocument): readonly ProgramWithArguments[] {
  return modulesIn(document).flatMap(({ name, settings }) => {
    if (!commands.test(name)) return [];
    const [program, ...args] = children(document, child(document, settings, 'argv'));
    return [{ program: textOf(document, program)?.value ?? '', args }];
  });
}

/** Variables such as `web_image` with a tag, also where the tag has a variable of its own. */
function imagesOfVariables(document: YamlDocument, file: SourceFile): readonly Occurrence[] {
  return mapsOf(document).flatMap((map) => {
    const pairs = new Map(entries(document, map));
    return [...pairs].flatMap(([key, value]) => {
      const prefix = /^(?<prefix>\w*image)(?:_(?:repo|repository|name))?$/i.exec(key)?.groups?.prefix;
      const text = prefix === undefined ? undefined : textOf(document, value);
      if (prefix === undefined || text === undefined || text.value.includes('://')) return [];
      const isOwn = key.includes('_') ? hasTag(text.value) : looksLikeImage(text.value);
      if (isOwn) return [occurrenceAt(file, text.span, text.value, text.exact)];
      const [tag] = [
        `${prefix}_tag`,
        `${prefix}_version`,
        prefix.replace(/image$/i, 'tag'),
        prefix.replace(/image$/i, 'version'),
      ]
        .filter((one) => one !== key)
        .flatMap((one) => sourceOf(document, pairs.get(one)) ?? []);
      const isName = parseImage(text.value).kind === 'image' && !host.test(text.value);
      return tag === undefined || !isName || tag.value === '' || !key.includes('_')
        ? []
        : [splitOccurrence(file, { repository: text, tag, tagElsewhere: unresolved.noTagOrDigest })];
    });
  });
}

/** A registry alone: a template puts the path behind it, and is read itself. */
const host = /^[^/]*\.[^/]*$/;

function hasTag(text: string): boolean {
  const parsed = parseImage(text);
  return parsed.kind === 'image' && (parsed.image.tag ?? parsed.image.digest) !== undefined;
}

function wholeName(document: YamlDocument, file: SourceFile, node: unknown): readonly Occurrence[] {
  const text = textOf(document, node);
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
  if (tag === undefined) return wholeName(document, file, child(document, settings, 'name'));
  return [splitOccurrence(file, { repository, tag, tagElsewhere: unresolved.noTagOrDigest })];
}
