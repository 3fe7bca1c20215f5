// Templates of AWS CloudFormation and SAM: images of containers, functions, batch jobs, builds and services.
// https://docs.aws.amazon.com/AWSCloudFormation/latest/TemplateReference/
// https://docs.aws.amazon.com/AWSCloudFormation/latest/TemplateReference/intrinsic-function-reference.html
import { isMap, isScalar, type Node } from 'yaml';
import type { YamlDocument } from '../../languages/yaml/document.js';
import { lacksFormat, scanYaml } from '../../languages/yaml/scan.js';
import { sourceOf, textOf } from '../../languages/yaml/text.js';
import { child, children, entries, mapsOf, nodesAt } from '../../languages/yaml/tree.js';
import type { Occurrence, Scanner } from '../../model/occurrence.js';
import type { SourceFile } from '../../model/text/source.js';
import { consumers, readBy } from '../../scan/consumers.js';
import { occurrenceAt, opaqueAt, resolvedAt, type SourceText } from '../../scan/occurrence.js';
import { notPinnable, unresolved } from '../../scan/reasons.js';
import { withoutNewDigest } from '../../scan/undocumented-digests.js';
import { expand } from '../../scan/values/variables.js';

const taskDefinition = 'AWS::ECS::TaskDefinition';

/** Types of resources → paths of keys below `Properties`; `*` is every item. */
const known: Readonly<Record<string, readonly string[]>> = {
  [taskDefinition]: ['ContainerDefinitions.*.Image'],
  'AWS::ECS::ExpressGatewayService': ['PrimaryContainer.Image'],
  'AWS::Lambda::Function': ['Code.ImageUri'],
  'AWS::Serverless::Function': ['ImageUri'],
  'AWS::Batch::JobDefinition': [
    'ContainerProperties.Image',
    'NodeProperties.NodeRangeProperties.*.Container.Image',
    'NodeProperties.NodeRangeProperties.*.EcsProperties.TaskProperties.*.Containers.*.Image',
    'EcsProperties.TaskProperties.*.Containers.*.Image',
    'EksProperties.PodProperties.Containers.*.Image',
    'EksProperties.PodProperties.InitContainers.*.Image',
  ],
  'AWS::CodeBuild::Project': ['Environment.Image'],
  'AWS::AppRunner::Service': ['SourceConfiguration.ImageRepository.ImageIdentifier'],
  'AWS::Lightsail::Container': ['ContainerServiceDeployment.Containers.*.Image'],
  'AWS::SageMaker::Model': ['PrimaryContainer.Image', 'Containers.*.Image'],
};
/** Images that CodeBuild provides itself: `aws/codebuild/standard:7.0`. */
const provided = /^aws\/codebuild\//;

const needles = ['AWS::', 'Resources'];

export const cloudformation: Scanner = {
  id: 'cloudformation',
  title: 'AWS CloudFormation, SAM',
  paths: ['**/*.{yml,yaml,json}'],
  comment: '#',
  dismisses: (file) => lacksFormat(file, { needles }),
  scan: (file) => scanYaml(file, { needles, find: (document) => findImages(document, file) }),
};

function findImages(document: YamlDocument, file: SourceFile): readonly unknown[] | undefined {
  const resources = child(document, document.root, 'Resources');
  if (!isMap(resources)) return undefined;
  // `Fn::ForEach` and conditions hold resources and containers at any depth.
  const found = mapsOf(document, resources).flatMap((resource) => {
    const type = textOf(document, child(document, resource, 'Type'))?.value ?? '';
    return type.startsWith('AWS::') ? [{ type, properties: child(document, resource, 'Properties') }] : [];
  });
  if (found.length === 0) return undefined;
  const images = found.flatMap(({ type, properties }) => [
    ...(known[type] ?? []).flatMap((path) => nodesAt(document, properties, path)),
    ...mapsOf(document, properties).flatMap((map) => {
      const isContainer = type === taskDefinition && child(document, map, 'Name') !== undefined;
      return ['ImageUri', 'ContainerUri', ...(isContainer ? ['Image'] : [])].flatMap(
        (key) => child(document, map, key) ?? [],
      );
    }),
  ]);
  return [...new Set(images)].map((image) => ({
    found: imagesOfValue(document, file, image).filter(({ raw }) => !provided.test(raw)),
  }));
}

const maxDepth = 8;

/** The images that a value of a template can be: both branches of a condition, and the default of a parameter. */
export function imagesOfValue(
  document: YamlDocument,
  file: SourceFile,
  node: Node | undefined,
  depth = 0,
): readonly Occurrence[] {
  if (node === undefined || depth > maxDepth) return [];
  const { name, argument } = functionOf(document, node);
  const text = textOf(document, argument);
  if (name === undefined) return text === undefined ? [] : [literal(file, text)];
  if (name === 'Ref') return text === undefined ? [] : [ofParameter(document, file, text)];
  if (name === 'If')
    return children(document, argument)
      .slice(1)
      .flatMap((branch) => imagesOfValue(document, file, branch, depth + 1));
  if (name === 'FindInMap') return ofMapping(document, file, argument);
  const template = name === 'Sub' ? (text ?? textOf(document, children(document, argument)[0])) : undefined;
  if (template !== undefined) return [substituted(document, file, template)];
  const at = isMap(node) ? node.items[0]?.key : node;
  const [start = 0, end = start] = (isScalar(at) ? at : node).range ?? [];
  return [opaqueAt(file, { start, end }, 'variable', unresolved.intrinsicFunction(name))];
}

/** `!Sub text`, `{"Fn::Sub": text}` and `{"Ref": name}`; without a name for any other value. */
function functionOf(
  document: YamlDocument,
  node: Node,
): { readonly name?: string; readonly argument: unknown } {
  const tag = /^!(?<name>[A-Z]\w*)$/.exec(node.tag ?? '')?.groups?.name;
  if (tag !== undefined) return { name: tag, argument: node };
  const [only, ...others] = isMap(node) ? entries(document, node) : [];
  const name = /^(?:Fn::(?<name>\w+)|(?<ref>Ref))$/.exec(only?.[0] ?? '')?.groups;
  const found = name?.name ?? name?.ref;
  return only === undefined || others.length > 0 || found === undefined
    ? { argument: node }
    : { name: found, argument: only[1] };
}

/** The values of a mapping that its keys can lead to; a key that a parameter gives can be any. */
function ofMapping(document: YamlDocument, file: SourceFile, argument: unknown): readonly Occurrence[] {
  const keys = children(document, argument);
  const path = [
    'Mappings',
    ...keys.map((key) => textOf(document, isScalar(key) && !key.tag ? key : undefined)?.value ?? '*'),
  ];
  const values = nodesAt(document, document.root, path.join('.')).flatMap(
    (node) => textOf(document, node) ?? [],
  );
  if (values.length > 0) return values.map((value) => literal(file, value));
  const [start = 0, end = start] = keys[0]?.range ?? [];
  return [opaqueAt(file, { start, end }, 'variable', unresolved.intrinsicFunction('FindInMap'))];
}

function literal(file: SourceFile, { span, value, exact }: SourceText): Occurrence {
  return readBy(consumers.aws, occurrenceAt(file, span, value, exact));
}

/** A parameter is reported at its default, which other values of the parameter replace. */
function ofParameter(document: YamlDocument, file: SourceFile, name: SourceText): Occurrence {
  const value = defaultOf(document, name.value);
  if (value === undefined || value.value === '')
    return opaqueAt(file, name.span, 'variable', unresolved.noDefault(name.value));
  // What else uses the parameter is not known, so that nothing is written there.
  const found = occurrenceAt(file, value.span, value.value, value.exact);
  return { ...withoutNewDigest(found, consumers.aws.why), uses: [name.span] };
}

function substituted(document: YamlDocument, file: SourceFile, template: SourceText): Occurrence {
  if (!template.value.includes('${')) return literal(file, template);
  const whole = /^\$\{(?<name>\w+)\}$/.exec(template.value)?.groups?.name;
  if (whole !== undefined) return ofParameter(document, file, { ...template, value: whole });
  const pseudo = /\$\{(?<name>[^{}]*[:.!][^{}]*)\}/.exec(template.value)?.groups?.name;
  if (pseudo !== undefined)
    return opaqueAt(file, template.span, 'variable', unresolved.notDefinedHere(pseudo));
  const expansion = expand(template.value, (name) => defaultOf(document, name)?.value);
  return expansion.kind === 'unknown'
    ? opaqueAt(file, template.span, 'variable', expansion.detail)
    : resolvedAt(file, template.span, expansion.value, notPinnable.fromParameter);
}

function defaultOf(document: YamlDocument, name: string): SourceText | undefined {
  const parameter = child(document, child(document, document.root, 'Parameters'), name);
  const value = child(document, parameter, 'Default');
  return isScalar(value) ? sourceOf(document, value) : undefined;
}
