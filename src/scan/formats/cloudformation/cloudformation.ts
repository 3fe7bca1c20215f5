// Templates of AWS CloudFormation and SAM: images of containers, functions, batch jobs, builds and services.
// https://docs.aws.amazon.com/AWSCloudFormation/latest/TemplateReference/
import { isMap } from 'yaml';
import type { Scanner } from '../../../model/occurrence.js';
import type { SourceFile } from '../../../model/source.js';
import type { YamlDocument } from '../../languages/yaml/document.js';
import { scanYaml } from '../../languages/yaml/scan.js';
import { textOf } from '../../languages/yaml/text.js';
import { child, children, nodesAt } from '../../languages/yaml/tree.js';
import { imagesOfValue } from './values.js';

/** Types of resources → paths of keys below `Properties`; `*` is every item. */
const known: Readonly<Record<string, readonly string[]>> = {
  'AWS::ECS::TaskDefinition': ['ContainerDefinitions.*.Image'],
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

export const cloudformation: Scanner = {
  id: 'cloudformation',
  title: 'AWS CloudFormation, SAM',
  paths: ['**/*.{yml,yaml,json}'],
  comment: '#',
  scan: (file) =>
    scanYaml(file, { needles: ['AWS::', 'Resources'], find: (document) => findImages(document, file) }),
};

function findImages(document: YamlDocument, file: SourceFile): readonly unknown[] | undefined {
  const resources = child(document, document.root, 'Resources');
  if (!isMap(resources)) return undefined;
  const found = children(document, resources).flatMap((resource) => {
    const type = textOf(document, child(document, resource, 'Type'))?.value ?? '';
    return type.startsWith('AWS::') ? [{ type, properties: child(document, resource, 'Properties') }] : [];
  });
  if (found.length === 0) return undefined;
  const images = found.flatMap(({ type, properties }) =>
    (known[type] ?? []).flatMap((path) => nodesAt(document, properties, path)),
  );
  return images.map((image) => ({
    found: imagesOfValue(document, file, image).filter(({ raw }) => !provided.test(raw)),
  }));
}
