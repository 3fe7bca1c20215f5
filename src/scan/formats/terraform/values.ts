// The values of a Terraform file, in its own syntax or in JSON, each file read once.
// https://developer.hashicorp.com/terraform/language/syntax/json
import { isMap, isScalar, isSeq, type Node } from 'yaml';
import type { Problem, SourceFile } from '../../../model/text/source.js';
import { type HclValue, hclValues } from '../../languages/syntax/hcl.js';
import { TooManySteps, type YamlDocument } from '../../languages/yaml/document.js';
import { keyTextOf } from '../../languages/yaml/nodes.js';
import { parseYaml } from '../../languages/yaml/parse.js';
import { sourceOf } from '../../languages/yaml/text.js';

interface TerraformValues {
  readonly values: readonly HclValue[];
  readonly problems: readonly Problem[];
}

const known = new WeakMap<SourceFile, TerraformValues>();
/** How many names follow the type of a block. */
const labels: Readonly<Record<string, number>> = {
  resource: 2,
  data: 2,
  variable: 1,
  module: 1,
  provider: 1,
  output: 1,
};
const maxDepth = 100;

/** Every literal with the blocks and keys around it. In JSON, each text is a template, as a quoted string is. */
export function terraformValues(file: SourceFile): TerraformValues {
  const values =
    known.get(file) ??
    (/\.json(?:\.\w+)?$/.test(file.path) ? jsonValues(file) : { values: hclValues(file.text), problems: [] });
  known.set(file, values);
  return values;
}

function jsonValues(file: SourceFile): TerraformValues {
  const { documents, problems } = parseYaml(file);
  try {
    const values = documents.flatMap((document) => valuesBelow(document, document.root, []));
    return { values, problems };
  } catch (error) {
    if (!(error instanceof TooManySteps)) throw error;
    return { values: [], problems };
  }
}

function valuesBelow(document: YamlDocument, node: unknown, path: readonly string[]): readonly HclValue[] {
  if (path.length > maxDepth) return [];
  if (isScalar(node)) return literalAt(document, node, path);
  if (isSeq(node)) return node.items.flatMap((item) => valuesBelow(document, item, path));
  if (!isMap(node)) return [];
  return node.items.flatMap((pair) =>
    valuesBelow(document, pair.value, [...path, String(keyTextOf(pair) ?? '')]),
  );
}

function literalAt(document: YamlDocument, node: Node, path: readonly string[]): readonly HclValue[] {
  const text = isScalar(node) && typeof node.value === 'string' ? sourceOf(document, node) : undefined;
  if (text === undefined) return [];
  const { value, span, exact } = text;
  return [{ kind: 'string', path: blockPath(path), text: value, span, exact }];
}

/** `resource`, `docker_image`, `app`, `name` → `resource docker_image app`, `name`. */
function blockPath(path: readonly string[]): readonly string[] {
  const [type = '', ...rest] = path;
  const count = labels[type] ?? 0;
  return [[type, ...rest.slice(0, count)].join(' '), ...rest.slice(count)];
}
