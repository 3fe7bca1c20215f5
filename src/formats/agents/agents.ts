// Files of agents: servers of the Model Context Protocol that start in containers, and what GitHub's agentic workflows name
// in their front matter and in their lock file.
// https://code.visualstudio.com/docs/copilot/reference/mcp-configuration · https://github.com/github/gh-aw-mcpg
// https://github.com/modelcontextprotocol/registry/blob/main/docs/reference/server-json/generic-server-json.md
// https://github.github.com/gh-aw/reference/tools/
import { isScalar, isSeq, type YAMLMap } from 'yaml';
import { tomlScripts } from '../../languages/shell/toml-scripts.js';
import { type ProgramWithArguments, scanWithScripts } from '../../languages/shell/yaml-scripts.js';
import type { YamlDocument, YamlFile } from '../../languages/yaml/document.js';
import { parseJsonWithComments, parseYaml } from '../../languages/yaml/parse.js';
import { literalText, withoutPrefix } from '../../languages/yaml/scan.js';
import { sourceOf, textOf, wordOf } from '../../languages/yaml/text.js';
import { child, children, mapsOf, nodesAt } from '../../languages/yaml/tree.js';
import type { Occurrence, Scanner } from '../../model/occurrence.js';
import type { SourceFile } from '../../model/text/source.js';
import { opaqueAt, type SourceText } from '../../scan/occurrence.js';
import { refused } from '../../scan/pin-place.js';
import { notPinnable, unresolved } from '../../scan/reasons.js';
import { withoutNewDigest } from '../../scan/undocumented-digests.js';

/** What the files contain that start or describe such servers. */
const marker =
  /mcp[-_]?servers|context_servers|mcp_config|pinned_image|"(?:mcp|registry_?type)"|^\[servers|^[ \t]*(?:extensions|tools|steps|services):/im;
const namedMarker = /"servers"/;
const evidence = /docker|podman|nerdctl|container|image|\boci\b/;

export const agents: Scanner = {
  id: 'agents',
  title: "Agents' files: MCP servers, agentic workflows",
  paths: [
    '**/*.{json,jsonc}',
    '**/.github/{agents,chatmodes,workflows}/**/*.md',
    '**/{.claude,.opencode}/agents/**/*.md',
    '**/{.continue,goose}/**/*.{yml,yaml}',
    '**/*librechat*.{yml,yaml}',
    '**/.codex/*.toml',
    '**/*mcp*.toml',
    '**/*mcp*/**/*.toml',
  ],
  hasScripts: true,
  comment: (path) => (/\.jsonc?$/.test(path) ? '//' : '#'),
  dismisses: (file) => !mayStartServers(file),
  scan(file) {
    if (!mayStartServers(file)) return undefined;
    if (file.path.endsWith('.toml')) return tomlScripts(file, { images: /^container$/ });
    const grammar = { needles: [], parse, find: findImages, read: readImage };
    const scan = scanWithScripts(file, grammar, scriptsOf, programsOf);
    // Any JSON may have a key with such a name: where nothing is started, the file is not one of these.
    return scan?.occurrences.length === 0 && scan.problems.length === 0 ? undefined : scan;
  },
};

function mayStartServers({ path, text }: SourceFile): boolean {
  const isMarked = marker.test(text) || (/mcp[^/]*$/.test(path) && namedMarker.test(text));
  return isMarked && evidence.test(text);
}

/** JSON, YAML, or the front matter of Markdown. */
function parse(file: SourceFile): YamlFile {
  const { path, text } = file;
  if (/\.ya?ml$/.test(path)) return parseYaml(file);
  if (!path.endsWith('.md')) return parseJsonWithComments(file);
  const end = /^\uFEFF?---[^\n]*\n[\s\S]*?\n(?=---)/.exec(text)?.[0].length ?? 0;
  return parseYaml({ path, text: text.slice(0, end) });
}

/** `command` with `args`, or with the arguments in its own list. */
function programsOf(document: YamlDocument): readonly ProgramWithArguments[] {
  return mapsOf(document).flatMap((map) => {
    const command = child(document, map, 'command') ?? child(document, map, 'cmd');
    const words = [
      ...(isSeq(command) ? children(document, command) : command === undefined ? [] : [command]),
    ];
    const all = [...words, ...children(document, child(document, map, 'args'))];
    const program = all.findIndex((node) => !/^(?:cmd(?:\.exe)?|\/c)$/i.test(wordOf(node) ?? ''));
    const name = wordOf(all[program]);
    return name === undefined ? [] : [{ program: name, args: all.slice(program + 1) }];
  });
}

/** The steps of an agentic workflow. */
function scriptsOf(document: YamlDocument): readonly (readonly unknown[])[] {
  return mapsOf(document).map((map) => [child(document, map, 'run')]);
}

function findImages(document: YamlDocument, file: SourceFile): readonly unknown[] {
  return mapsOf(document).flatMap((map) => [
    ...containerOf(document, map, file),
    ...packageOf(document, map),
    ...lockedOf(document, map, file),
    ...nodesAt(document, map, 'services.*.image'),
    ...[child(document, map, 'uses')].filter((node) => /^docker:\/\//i.test(wordOf(node) ?? '')),
  ]);
}

/** The image of a server, perhaps with its tag beside it. The schema of agentic workflows allows no digest. */
function containerOf(document: YamlDocument, map: YAMLMap, file: SourceFile): readonly unknown[] {
  const container = child(document, map, 'container');
  if (!isScalar(container)) return [child(document, container, 'image')];
  const repository = sourceOf(document, container);
  const tag = sourceOf(document, child(document, map, 'version'));
  if (repository === undefined) return [];
  const isSource = file.path.endsWith('.md');
  if (tag === undefined && !isSource) return [container];
  const noPlace = isSource ? notPinnable.compiled : notPinnable.tagBeside;
  if (tag === undefined)
    return [{ text: repository, read: (_: SourceFile, text: SourceText) => listed(file, text, noPlace) }];
  return [{ split: { repository, tag, noPlace, tagElsewhere: unresolved.noTagOrDigest } }];
}

/** A package of the MCP registry. */
function packageOf(document: YamlDocument, map: YAMLMap): readonly unknown[] {
  const text = (key: string) => sourceOf(document, child(document, map, key));
  const kind = text('registryType') ?? text('registry_type');
  const repository = text('identifier');
  if (kind?.value !== 'oci' || repository === undefined) return [];
  const base = text('registryBaseUrl') ?? text('registry_base_url');
  const host = base?.value.replace(/^https?:\/\/|\/+$/g, '') ?? '';
  const registry =
    base === undefined || repository.value.startsWith(`${host}/`) ? undefined : { ...base, value: host };
  const tag = /[:@][^/]*$/.test(repository.value) ? undefined : text('version');
  const noPlace = notPinnable.notDocumented('the MCP registry');
  return [{ split: { registry, repository, tag, noPlace, tagElsewhere: unresolved.noTagOrDigest } }];
}

/** An entry of `actions-lock.json`, whose digest stands there twice. */
function lockedOf(document: YamlDocument, map: YAMLMap, file: SourceFile): readonly unknown[] {
  const image = textOf(document, child(document, map, 'image'));
  const pinned = textOf(document, child(document, map, 'pinned_image'));
  if (pinned === undefined) return [];
  const one = listed(file, pinned, notPinnable.compiled);
  return [{ found: [image === undefined ? one : { ...one, uses: [image.span] }] }];
}

function listed(file: SourceFile, text: SourceText, why: string): Occurrence {
  const found = readImage(file, text);
  return found.kind === 'image' ? { ...found, pin: refused(why) } : withoutNewDigest(found, why);
}

function readImage(file: SourceFile, text: SourceText): Occurrence {
  return text.value.includes('${')
    ? opaqueAt(file, text.span, 'variable', unresolved.editorVariable(text.value))
    : literalText(file, withoutPrefix('docker://', text) ?? text);
}
