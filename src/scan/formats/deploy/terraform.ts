// Terraform and OpenTofu: literal images of containers. In other resources `image` may name a virtual machine's image, so
// only names that look like a container image count there.
// https://developer.hashicorp.com/terraform/language/syntax/configuration
// https://developer.hashicorp.com/terraform/language/values/variables
// https://developer.hashicorp.com/terraform/language/syntax/json
import { isMap, isScalar, isSeq, type Node } from 'yaml';
import type { Occurrence, Scanner } from '../../../model/occurrence.js';
import type { Problem, SourceFile } from '../../../model/text/source.js';
import { type HclValue, hclDefaults, hclOccurrence, hclValues } from '../../languages/syntax/hcl.js';
import { TooManySteps, type YamlDocument } from '../../languages/yaml/document.js';
import { keyTextOf } from '../../languages/yaml/nodes.js';
import { parseYaml } from '../../languages/yaml/parse.js';
import { sourceOf } from '../../languages/yaml/text.js';
import { looksLikeImage } from '../../looks-like-image.js';
import { occurrenceAt, offsetBy, opaqueAt } from '../../occurrence.js';
import { unresolved } from '../../reasons.js';
import { cartesian, expandedValues } from '../../values/combinations.js';
import { parameterImages } from '../../values/parameters.js';
import type { PossibleValue } from '../../values/possible-values.js';
import { helmValues } from '../helm/helm-values.js';
import { kubernetes } from '../kubernetes/kubernetes.js';

/** The files of a module share variables and local values, and `*.tfvars` set variables. */
const moduleFile = /\.(?:tf|tofu|tfvars)(?:\.json)?$/;
const runsContainers =
  /^(?:resource|data) (?:kubernetes_|docker_(?:container|service)|google_cloud_run|azurerm_container_|aws_(?:ecs_task|apprunner|batch_job|codebuild_project))/;
const holdsManifest = /^resource (?:kubectl_manifest|kubernetes_manifest) /;
const namesImage =
  /^(?:resource docker_image|data docker_registry_image(?:_manifests)?|resource docker_registry_image) /;
/** Names that refer to another resource's image, or to no image. */
const otherReference = /^(?:docker_(?:registry_)?image|data\.docker|null|true|false)\b/;

export const terraform: Scanner = {
  id: 'terraform',
  title: 'Terraform, OpenTofu',
  paths: ['**/*.{tf,tofu,tf.json,tofu.json}'],
  comment: '#',
  companions: (_, siblings) => siblings.filter((path) => moduleFile.test(path)),
  scan(file, companions = []) {
    const { values, problems: unread } = terraformValues(file);
    const defaults = hclDefaults(values);
    const problems: Problem[] = [...unread];
    const setElsewhere = moduleValues(file, companions);
    const built = builtBlocks(values);
    const found = values.flatMap((value) => {
      if (value.kind === 'heredoc') return imagesInHeredoc(file, value, problems);
      if (namesBuild(value, built)) return [];
      return isImage(value) ? terraformImages([file, ...companions], value, defaults, setElsewhere) : [];
    });
    const builds = values.flatMap((value) =>
      namesBuild(value, built) && value.kind === 'string'
        ? [{ name: value.text, at: { file: file.path, span: value.span }, isPushed: isPush(value) }]
        : [],
    );
    return { occurrences: found, problems, builds };
  },
};

/** The resources with a `build` block: the provider builds these images and does not pull them. */
function builtBlocks(values: readonly HclValue[]): ReadonlySet<string> {
  return new Set(
    values.flatMap(({ path: [block = '', inner] }) =>
      namesImage.test(block) && block.startsWith('resource ') && inner === 'build' ? [block] : [],
    ),
  );
}

function namesBuild({ path }: HclValue, built: ReadonlySet<string>): boolean {
  return path.length === 2 && path[1] === 'name' && built.has(path[0] ?? '');
}

function isPush({ path: [block = ''] }: HclValue): boolean {
  return block.startsWith('resource docker_registry_image ');
}

function isImage({ kind, path, text }: HclValue): boolean {
  const [block = ''] = path;
  const key = path.at(-1) ?? '';
  if (text === '') return false;
  if (namesImage.test(block)) return key === 'name' && path.length === 2 && !/^docker_image\./.test(text);
  if ((kind === 'name' && otherReference.test(text)) || text.startsWith('aws/codebuild/')) return false;
  if (key === 'image' && runsContainers.test(block))
    return !/\.(?:image_id|name|latest|repo_digest)\b/.test(text);
  if (key === 'image_uri' && block.startsWith('resource aws_lambda_function')) return true;
  if (kind === 'name') return false;
  if (block.startsWith('resource helm_release '))
    return (path.includes('set') || key === 'image') && looksLikeImage(text);
  const names = /^(?:variable|locals)\b/.test(block) ? path : [key];
  return names.some((name) => /image/i.test(name)) && looksLikeImage(text);
}

/** Container definitions in JSON, and manifests and the values of charts in YAML. */
function imagesInHeredoc(
  file: SourceFile,
  { path, text, span }: HclValue,
  problems: Problem[],
): readonly Occurrence[] {
  const [block = '', key] = path;
  const isValues = block.startsWith('resource helm_release ') && key === 'values';
  if (isValues || holdsManifest.test(block)) {
    const scan = (isValues ? helmValues : kubernetes).scan({ path: file.path, text });
    for (const { message } of scan?.problems ?? []) problems.push({ file: file.path, message, span });
    return (scan?.occurrences ?? [])
      .map((one) => offsetBy(one, span.start))
      .map((one) =>
        one.raw.includes('${')
          ? opaqueAt(file, one.at.span, 'variable', unresolved.hclExpression(one.raw))
          : one,
      );
  }
  if (key !== 'container_definitions' && key !== 'container_properties') return [];
  return [...text.matchAll(/"image"\s*:\s*"(?<image>[^"\\\n]+)"/g)].map(({ 0: whole, index, groups }) => {
    const image = groups?.image ?? '';
    const end = span.start + index + whole.length - 1;
    const at = { start: end - image.length, end };
    return image.includes('${')
      ? opaqueAt(file, at, 'variable', unresolved.hclExpression(image))
      : occurrenceAt(file, at);
  });
}

const reference = /\$\{\s*(?<name>(?:var|local)\.[\w-]+)\s*\}/g;

/** The values of a variable or a local value, by `var.name` and `local.name`. */
type ModuleValues = (name: string) => readonly PossibleValue[];

/** The values that the file and its companions set: defaults, local values, and those of `*.tfvars`. */
function moduleValues(file: SourceFile, companions: readonly SourceFile[]): ModuleValues {
  const valuesOf = (name: string): readonly PossibleValue[] =>
    [file, ...companions].flatMap((one) => {
      const value = settingsOf(one).get(name);
      if (value === undefined || value.text === '') return [];
      const source = { value: value.text, span: value.span, exact: value.exact };
      return [{ value: value.text, source, ...(one === file ? {} : { file: one }) }];
    });
  return expandedValues(valuesOf, reference);
}

const settings = new WeakMap<SourceFile, ReadonlyMap<string, HclValue>>();

function settingsOf(file: SourceFile): ReadonlyMap<string, HclValue> {
  const known = settings.get(file) ?? readSettings(file);
  settings.set(file, known);
  return known;
}

function readSettings(file: SourceFile): ReadonlyMap<string, HclValue> {
  const { values } = terraformValues(file);
  if (/\.tfvars(?:\.json)?$/.test(file.path))
    return new Map(
      values.flatMap((value) =>
        value.path.length === 1 && value.kind === 'string' ? [[`var.${value.path[0]}`, value]] : [],
      ),
    );
  return new Map(
    [...hclDefaults(values)].map(([name, value]) => [
      name.startsWith('local.') ? name : `var.${name}`,
      value,
    ]),
  );
}

/** The images that a value may stand for. What only this file sets, and once, is pinned where hclOccurrence says. */
function terraformImages(
  [file, ...others]: readonly [SourceFile, ...SourceFile[]],
  value: HclValue,
  defaults: ReadonlyMap<string, HclValue>,
  valuesOf: ModuleValues,
): readonly Occurrence[] {
  const text = value.kind === 'name' ? `\${${value.text}}` : value.text;
  const names = [...text.matchAll(reference)].map(({ groups }) => groups?.name ?? '');
  const isOwn = names.every((name) => {
    const [one, ...more] = valuesOf(name);
    return more.length === 0 && one?.file === undefined && (one === undefined || one.source !== undefined);
  });
  const source = { value: text, span: value.span, exact: value.exact };
  const found = isOwn ? undefined : parameterImages(file, source, reference, cartesian(valuesOf), others);
  return found ?? [hclOccurrence(file, value, defaults)];
}

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
function terraformValues(file: SourceFile): TerraformValues {
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
