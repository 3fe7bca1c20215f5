// The builds that one build of a Compose file continues: of a service that it extends, or of the file that it overrides.
// https://github.com/compose-spec/compose-spec/blob/main/13-merge.md
import { isMap, isScalar, type Node } from 'yaml';
import type { SourceFile } from '../../../model/text/source.js';
import type { YamlDocument } from '../../languages/yaml/document.js';
import { parseYaml } from '../../languages/yaml/parse.js';
import { textOf } from '../../languages/yaml/text.js';
import { child } from '../../languages/yaml/tree.js';

/** A `build`, with the file that it is in. */
export interface BuildLayer {
  readonly document: YamlDocument;
  readonly file: SourceFile;
  readonly build: Node;
}

const maxDepth = 8;
const baseName = /(?:^|\/)(?:docker-)?compose\.ya?ml$/;

/** True for the file that others in its folder override. */
export function isBaseFile(path: string): boolean {
  return baseName.test(path);
}

/** The builds of a service: its own first, and then those whose settings it takes over. `bases` are files it may override. */
export function buildLayers(
  document: YamlDocument,
  file: SourceFile,
  service: string,
  bases: readonly SourceFile[],
): readonly BuildLayer[] {
  const own = layersIn(document, file, service, 0);
  if (own.length === 0) return [];
  const overridden = bases.flatMap((base) =>
    parseYaml(base).documents.flatMap((one) => layersIn(one, base, service, 0)),
  );
  return [...own, ...overridden];
}

/** Without a build of its own, a service builds what the one that it extends builds. */
function layersIn(
  document: YamlDocument,
  file: SourceFile,
  name: string,
  depth: number,
): readonly BuildLayer[] {
  const service = child(document, child(document, document.root, 'services'), name);
  const build = child(document, service, 'build');
  if (depth > maxDepth || (!isMap(build) && !isScalar(build))) return [];
  const extended = child(document, service, 'extends');
  const isElsewhere = child(document, extended, 'file') !== undefined;
  const other = textOf(document, isScalar(extended) ? extended : child(document, extended, 'service'))?.value;
  const below =
    other === undefined || isElsewhere || other === name ? [] : layersIn(document, file, other, depth + 1);
  return [{ document, file, build }, ...below];
}
