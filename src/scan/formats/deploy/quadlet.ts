// Podman Quadlets: `Image=` of containers, volumes and images, and mounts of images. A name that ends in `.image` or
// `.build` refers to another unit.
// https://docs.podman.io/en/latest/markdown/podman-systemd.unit.5.html
import { append } from '../../../model/collections.js';
import type { Occurrence, Scanner } from '../../../model/occurrence.js';
import type { SourceFile, Span } from '../../../model/text/source.js';
import { occurrenceAt, opaqueAt } from '../../occurrence.js';
import { unresolved } from '../../reasons.js';

const isMount = /^\s*Mount/;
const keys =
  /^\s*Image[ \t]*=[ \t]*|^\s*Mount[ \t]*=[ \t]*(?=(?:[^,]*,)*?type=image(?:,|$))(?:[^,]*,)*?\s*(?:source|src)=/;
const sections = new Set(['[Container]', '[Image]', '[Volume]']);

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

export const quadlet: Scanner = {
  id: 'quadlet',
  title: 'Podman Quadlets',
  paths: ['**/*.{container,image,volume}'],
  comment: '#',
  scan(file) {
    if (!/image/i.test(file.text)) return undefined;
    const occurrences: Occurrence[] = [];
    let section = '';
    for (const { 0: line, index } of joinedLines(file.text).matchAll(/[^\r\n]+/g)) {
      const text = line.replace(/^\uFEFF/, '').trim();
      if (text.startsWith('[')) section = text;
      const key = keys.exec(line)?.[0];
      const rest = key === undefined ? '' : line.slice(key.length);
      const value = (isMount.test(key ?? '') ? rest.replace(/,.*/, '') : rest).trimEnd();
      if (key === undefined || value === '' || !sections.has(section) || /\.(?:image|build)$/.test(value))
        continue;
      const start = index + key.length;
      append(occurrences, imageAt(file, { start, end: start + value.length }));
    }
    return { occurrences, problems: [] };
  },
};
