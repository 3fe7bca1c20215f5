// Units of systemd and Podman Quadlets: `Image=` of containers, volumes and images, mounts of images, files that they name, and
// commands that run containers. A name that ends in `.image` or `.build` refers to another unit.
// https://docs.podman.io/en/latest/markdown/podman-systemd.unit.5.html

import { asWritten, withoutExpressions } from '../../languages/shell/yaml-scripts.js';
import type { Occurrence, Scan, Scanner } from '../../model/occurrence.js';
import type { SourceFile, Span } from '../../model/text/source.js';
import { folderOf, mentionsFrom, pathFrom } from '../../scan/checkout/mentions.js';
import { isImageArgument } from '../../scan/looks-like-image.js';
import { occurrenceAt, opaqueAt } from '../../scan/occurrence.js';
import { notPinnable, unresolved } from '../../scan/reasons.js';
import { withoutNewDigest } from '../../scan/undocumented-digests.js';
import { shell } from '../build/shell.js';

const isMount = /^\s*Mount/;
const keys =
  /^\s*(?:Image|Artifact)[ \t]*=[ \t]*|^\s*Mount[ \t]*=[ \t]*(?=(?:[^,]*,)*?type=image(?:,|$))(?:[^,]*,)*?\s*(?:source|src)=|^\s*PodmanArgs[ \t]*=(?:.*?[ \t])??--infra-image[= ][ \t]*/;
const sections = new Set(['[Container]', '[Image]', '[Volume]', '[Artifact]', '[Pod]', '[Kube]']);
/** Lines that are commands, with the signs before a program that change how it is started, and their variables. */
const command = /^\s*(?:Exec\w*[ \t]*=[ \t]*[-@:+!|]*|Environment[ \t]*=)/;
const buildArgument = /^\s*BuildArg[ \t]*=[ \t]*["']?(?<name>\w+)=/;
/** Files that a unit names, by section and key. */
const named = /^\s*(?<key>Yaml|File|SetWorkingDirectory|ImageTag)[ \t]*=[ \t]*(?<value>\S+)\s*$/;

/** A backslash at a line's end joins it with the next line that is no comment. */
const continuation = /\\\r?\n(?:[ \t]*[#;][^\n]*\n)*/g;

/** The text with continuations replaced by as many blanks, so that offsets stay the same. */
function joinedLines(text: string): string {
  return text.replace(continuation, (found) => ' '.repeat(found.length));
}

/** Images in files, in the storage of the machine or of a Docker daemon: nothing is pulled. */
const localTransport =
  /^(?:dir|docker-archive|docker-daemon|oci|oci-archive|containers-storage|ostree|sif|tarball):/;

/** The image of a value without the transport in front of it; none for an image of the machine. */
function imageAt(file: SourceFile, span: Span): readonly Occurrence[] {
  const value = file.text.slice(span.start, span.end);
  if (localTransport.test(value)) return [];
  const prefix = /^docker:\/\//.exec(value)?.[0].length ?? 0;
  const name = { start: span.start + prefix, end: span.end };
  if (value.includes('%')) return [opaqueAt(file, name, 'template', unresolved.systemdSpecifier(value))];
  // Podman puts the value into ExecStart=, where systemd expands variables of the service's environment.
  return [
    value.includes('$')
      ? opaqueAt(file, name, 'variable', unresolved.serviceVariable(value))
      : occurrenceAt(file, name),
  ];
}

const types = '{container,image,volume,kube,build,pod,artifact,service}';
const unit = /^[ \t]*\[(?:Unit|Service|Container|Image|Volume|Kube|Build|Pod|Artifact)\]/m;

export const quadlet: Scanner = {
  id: 'quadlet',
  title: 'systemd units, Podman Quadlets',
  paths: [`**/*.${types}`, `**/*.${types}.d/*.conf`, `**/${types}.d/*.conf`],
  hasScripts: true,
  comment: '#',
  scan(file) {
    if (!/image|artifact|docker|podman|nerdctl|yaml/i.test(file.text) || !unit.test(file.text))
      return undefined;
    const lines = linesOf(file.text);
    const commands = commandsIn(file, lines);
    const occurrences = lines.flatMap(({ line, index, section }) => {
      const key = keys.exec(line)?.[0];
      if (key === undefined || !sections.has(section)) return argumentOf(file, line, index);
      const rest = line.slice(key.length);
      const isPart = /^\s*(?:Mount|PodmanArgs)/.test(key);
      const value = (isPart ? rest.replace(isMount.test(key) ? /,.*/ : /\s.*/, '') : rest).trimEnd();
      if (value === '' || /\.(?:image|build)$/.test(value)) return [];
      // Podman reads words as systemd does, without the quotes around them.
      const quote = /^(["'])[^"']+\1$/.test(value) ? 1 : 0;
      const start = index + key.length + quote;
      const found = imageAt(file, { start, end: start + value.length - 2 * quote });
      return /^\s*Artifact/.test(key)
        ? found.map((one) => withoutNewDigest(one, notPinnable.notDocumented('Podman')))
        : found;
    });
    const { mentions, builds } = filesOf(file, lines);
    return {
      occurrences: [...occurrences, ...commands.occurrences],
      problems: commands.problems,
      mentions,
      builds: [...builds, ...(commands.builds ?? [])],
    };
  },
};

interface UnitLine {
  readonly line: string;
  readonly index: number;
  readonly section: string;
}

function linesOf(text: string): readonly UnitLine[] {
  let section = '';
  return [...joinedLines(text).matchAll(/[^\r\n]+/g)].map(({ 0: line, index }) => {
    const trimmed = line.replace(/^\uFEFF/, '').trim();
    if (trimmed.startsWith('[')) section = trimmed;
    return { line, index, section };
  });
}

/** What the commands of a unit do. */
function commandsIn(file: SourceFile, lines: readonly UnitLine[]): Scan {
  const text = withoutExpressions(commandsAlone(joinedLines(file.text), lines));
  const scan = shell.scan({ path: file.path, text }) ?? { occurrences: [], problems: [] };
  return { ...scan, occurrences: scan.occurrences.map((one) => asWritten(file, one)) };
}

/** The text with everything but its commands and variables replaced by blanks, so that offsets stay the same. */
function commandsAlone(text: string, lines: readonly UnitLine[]): string {
  let [alone, at] = ['', 0];
  for (const { line, index } of lines) {
    const key = command.exec(line)?.[0];
    const start = key === undefined ? index + line.length : index + key.length;
    alone += text.slice(at, start).replace(/[^\r\n]/g, ' ');
    const rest = text.slice(start, index + line.length);
    alone += key?.includes('Environment') === true ? rest.replace(/["']/g, '\n') : rest;
    at = index + line.length;
  }
  return alone + text.slice(at);
}

/** The argument of a build, where it is an image without doubt. */
function argumentOf(file: SourceFile, line: string, index: number): readonly Occurrence[] {
  const found = buildArgument.exec(line);
  const value = line.slice(found?.[0].length).replace(/["']?\s*$/, '');
  if (found === null || !isImageArgument(found.groups?.name ?? '', value)) return [];
  const start = index + found[0].length;
  const [one, ...others] = imageAt(file, { start, end: start + value.length });
  return one === undefined ? others : [withoutNewDigest(one, notPinnable.inDockerfile)];
}

/** The manifest or Dockerfile of a unit, and the name of what it builds. */
function filesOf(file: SourceFile, lines: readonly UnitLine[]): Required<Pick<Scan, 'mentions' | 'builds'>> {
  const values = new Map<string, UnitLine & { readonly value: string }>();
  for (const one of lines) {
    const { key = '', value = '' } = named.exec(one.line)?.groups ?? {};
    if (key !== '') values.set(`${one.section}${key}`, { ...one, value });
  }
  const at = (key: string) => values.get(key)?.value;
  const folders = [
    folderOf(file.path),
    pathFrom(folderOf(file.path), at('[Build]SetWorkingDirectory') ?? ''),
  ];
  const tag = values.get('[Build]ImageTag');
  const start = tag === undefined ? 0 : tag.index + tag.line.indexOf(tag.value);
  return {
    mentions: [
      ...mentionsFrom(folders, at('[Kube]Yaml'), 'kubernetes'),
      ...mentionsFrom(folders, at('[Build]File'), 'dockerfile'),
    ],
    builds:
      tag === undefined
        ? []
        : [
            {
              name: tag.value,
              at: { file: file.path, span: { start, end: start + tag.value.length } },
              isPushed: false,
            },
          ],
  };
}
