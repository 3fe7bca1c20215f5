// Development containers (JSON with comments): `image`, base images in build arguments, build caches, features with the
// digests of their lock file, and the commands of the life of a container.
// https://containers.dev/implementors/json_reference/ · https://containers.dev/implementors/features/#devcontainerjson-properties
import { isMap, type Node, type Pair } from 'yaml';
import { programsIn, scanWithScripts } from '../../languages/shell/yaml-scripts.js';
import type { YamlDocument } from '../../languages/yaml/document.js';
import { parseJsonWithComments } from '../../languages/yaml/parse.js';
import { literalText } from '../../languages/yaml/scan.js';
import { textOf, wordOf } from '../../languages/yaml/text.js';
import { child, children, entries, itemsOf } from '../../languages/yaml/tree.js';
import { append } from '../../model/collections.js';
import { parseImage } from '../../model/images/image.js';
import type { Mention, Occurrence, Scanner } from '../../model/occurrence.js';
import type { SourceFile } from '../../model/text/source.js';
import { filesNamed, folderOf, joinedFiles, type NamedFiles } from '../../scan/checkout/mentions.js';
import { consumers } from '../../scan/consumers.js';
import { isImageArgument, looksLikeImage } from '../../scan/looks-like-image.js';
import { opaqueAt, resolvedAt, type SourceText } from '../../scan/occurrence.js';
import { unresolved } from '../../scan/reasons.js';

const lockName = /(?:^|\/)\.?devcontainer-lock\.json$/;
const commands = ['initialize', 'onCreate', 'updateContent', 'postCreate', 'postStart', 'postAttach'];

export const devcontainer: Scanner = {
  id: 'devcontainer',
  title: 'Development containers',
  paths: [
    '**/.devcontainer/**/devcontainer.json',
    '**/.devcontainer.json',
    '**/devcontainer.json',
    '**/devcontainer-feature.json',
  ],
  hasScripts: true,
  comment: '//',
  companions: (_, siblings) => siblings.filter((path) => lockName.test(path)),
  scan(file, companions = []) {
    const mentions: Mention[] = [];
    const locked = new Map(companions.flatMap(lockedFeatures));
    const find = (document: YamlDocument) => {
      const named = filesIn(document, file);
      append(mentions, named.mentions);
      return [...findImages(document, file, locked), { found: named.occurrences }];
    };
    const grammar = { needles: [], parse: parseJsonWithComments, find, read: readImage };
    const scan = scanWithScripts(
      file,
      grammar,
      (document) => commandsIn(document).map((node) => [node]),
      (document) => programsIn(document, commandsIn(document)),
    );
    return scan && { ...scan, mentions: [...mentions, ...scan.mentions] };
  },
};

function findImages(document: YamlDocument, file: SourceFile, locked: ReadonlyMap<string, string>) {
  const at = (...keys: string[]) => nodesAt(document, keys);
  const features = [...at('features'), ...at('dependsOn')].flatMap((node) => keysOf(document, node));
  return [
    ...at('image'),
    ...at('build', 'args').flatMap((args) => imageArguments(document, args)),
    ...at('build', 'cacheFrom').flatMap((node) => itemsOf(document, node)),
    { found: features.flatMap((text) => feature(file, text, locked)) },
  ];
}

/** The values at a path. Readers disagree which of two equal keys counts, so both do. */
function nodesAt(document: YamlDocument, keys: readonly string[]): readonly Node[] {
  const root = document.root === null ? [] : [document.root];
  return keys.reduce<readonly Node[]>(
    (nodes, key) =>
      nodes.flatMap((node) => {
        const value = child(document, node, key);
        return value === undefined ? [] : document.sameKey(value);
      }),
    root,
  );
}

function imageArguments(document: YamlDocument, args: unknown): readonly unknown[] {
  return entries(document, args).flatMap(([name, value]) =>
    isImageArgument(name, wordOf(value) ?? '') ? [value] : [],
  );
}

function keysOf(document: YamlDocument, node: unknown): readonly SourceText[] {
  const pairs: readonly Pair[] = isMap(node) ? node.items : [];
  return pairs.flatMap(({ key }) => textOf(document, key) ?? []);
}

/** A feature of a registry. Its digest has no place behind its version: it stands in the lock file. */
function feature(
  file: SourceFile,
  { span, value }: SourceText,
  locked: ReadonlyMap<string, string>,
): readonly Occurrence[] {
  if (!looksLikeImage(value.includes(':') || value.includes('@') ? value : `${value}:latest`)) return [];
  return [resolvedAt(file, span, locked.get(value) ?? value, consumers.feature.why)];
}

/** What a lock file says about each feature: its name with the digest. */
function lockedFeatures(lock: SourceFile): readonly (readonly [string, string])[] {
  return parseJsonWithComments(lock).documents.flatMap((document) =>
    entries(document, child(document, document.root, 'features')).flatMap(([name, entry]) => {
      const resolved = parseImage(wordOf(child(document, entry, 'resolved')) ?? '');
      const digest = resolved.kind === 'image' ? resolved.image.digest : undefined;
      return digest === undefined || name.includes('@') ? [] : [[name, `${name}@${digest}`] as const];
    }),
  );
}

/** A command is a text for a shell, a list of a program and its arguments, or a map of several of these. */
function commandsIn(document: YamlDocument): readonly unknown[] {
  return commands.flatMap((name): readonly unknown[] => {
    const nodes = nodesAt(document, [`${name}Command`]);
    return nodes.flatMap((node) => (isMap(node) ? children(document, node) : [node]));
  });
}

function filesIn(document: YamlDocument, file: SourceFile): NamedFiles {
  const named = (path: string, as: string) =>
    nodesAt(document, path.split('.'))
      .flatMap((node) => itemsOf(document, node))
      .flatMap((node) => textOf(document, node) ?? [])
      .map((text) => filesNamed(file, text, as, [folderOf(file.path)]));
  return joinedFiles([
    ...named('build.dockerfile', 'dockerfile'),
    ...named('dockerFile', 'dockerfile'),
    ...named('dockerComposeFile', 'compose'),
  ]);
}

function readImage(file: SourceFile, text: SourceText): Occurrence | readonly Occurrence[] {
  if (text.value.startsWith('type=')) return [];
  return text.value.includes('${')
    ? opaqueAt(file, text.span, 'variable', unresolved.editorVariable(text.value))
    : literalText(file, text);
}
