// The files that a Compose file mentions: Dockerfiles of builds, included files, and files that services extend.
// https://github.com/compose-spec/compose-spec/blob/main/14-include.md
// https://github.com/compose-spec/compose-spec/blob/main/05-services.md#extends
import { isScalar, isSeq } from 'yaml';
import type { Mention } from '../../model/occurrence.js';
import type { SourceFile } from '../../model/source.js';
import { folderOf, mentionsFrom, pathFrom } from '../mentions.js';
import { expand } from '../syntax/variables.js';
import type { YamlDocument } from '../yaml/document.js';
import { textOf } from '../yaml/text.js';
import { child, children } from '../yaml/tree.js';

/** Paths are relative to the file's folder, `build.dockerfile` to the build's context. */
export function composeMentions(document: YamlDocument, { path }: SourceFile): readonly Mention[] {
  const folder = folderOf(path);
  const at = (node: unknown, key: string) => pathText(document, child(document, node, key));
  const services = children(document, child(document, document.root, 'services'));
  return [
    ...services.flatMap((service) => {
      const build = child(document, service, 'build');
      const context = pathFrom(folder, at(build, 'context') ?? '.');
      const extended = at(child(document, service, 'extends'), 'file');
      return [
        ...mentionsFrom([context], at(build, 'dockerfile'), 'dockerfile'),
        ...mentionsFrom([folder], extended, 'compose'),
      ];
    }),
    ...included(document).flatMap((name) => mentionsFrom([folder], name, 'compose')),
  ];
}

/** `include: [a.yaml]` and `include: [{ path: a.yaml }]`, where `path` may be a list. */
function included(document: YamlDocument): readonly (string | undefined)[] {
  return children(document, child(document, document.root, 'include')).flatMap((entry) => {
    const paths = isScalar(entry) ? entry : child(document, entry, 'path');
    return (isSeq(paths) ? children(document, paths) : [paths]).map((one) => pathText(document, one));
  });
}

/** A path with the defaults of its variables; `undefined` where a variable has none. */
function pathText(document: YamlDocument, node: unknown): string | undefined {
  const text = textOf(document, node)?.value;
  if (text === undefined) return undefined;
  const expansion = expand(text, () => undefined);
  return expansion.kind === 'value' ? expansion.value : undefined;
}
