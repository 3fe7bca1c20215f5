// Platforms with one file in YAML or JSON that names its images, as a table of the files and of the keys. No digest is written there.

import { scanWithScripts } from '../../languages/shell/yaml-scripts.js';
import type { YamlDocument } from '../../languages/yaml/document.js';
import { scanNestedFile } from '../../languages/yaml/nested-file.js';
import { textOf, wordOf } from '../../languages/yaml/text.js';
import { child, nodesAt } from '../../languages/yaml/tree.js';
import { append } from '../../model/collections.js';
import type { Occurrence, Scanner, Told } from '../../model/occurrence.js';
import type { SourceFile } from '../../model/text/source.js';
import { occurrenceAt, opaqueAt, type SourceText } from '../../scan/occurrence.js';
import { notPinnable, unresolved } from '../../scan/reasons.js';
import { withoutNewDigest } from '../../scan/undocumented-digests.js';
import { kubernetes } from '../kubernetes/kubernetes.js';

interface Platform {
  readonly title: string;
  /** The files, by their path or by a key at the root of the document. */
  readonly file: RegExp;
  /** A path of keys that the document has, with what its value is, and a word of every such file. */
  readonly root?: readonly [path: string, value: RegExp, needle: string];
  /** Paths of keys; `*` is every item of a list or every value of a map. */
  readonly images?: readonly string[];
  /** Manifests as texts. */
  readonly manifests?: readonly string[];
  /** Commands that a shell reads, each of its own. */
  readonly commands?: readonly string[];
}

const containers = ['containers', 'initContainers'];
const any = /\.(?:ya?ml|json)$/;

/** Each with its reference where the name does not lead there. */
const platforms: readonly Platform[] = [
  // https://docs.aws.amazon.com/elasticbeanstalk/latest/dg/docker-configuration.html
  { title: 'Elastic Beanstalk', file: /(?:^|\/)Dockerrun\.aws\.json$/, images: ['Image.Name'] },
  {
    title: 'Elastic Beanstalk',
    file: /(?:^|\/)\.ebextensions\/[^/]+\.(?:config|ya?ml)$/,
    commands: ['commands.*.command', 'container_commands.*.command'],
  },
  {
    title: 'AWS CodeBuild',
    file: /(?:^|\/)buildspec[^/]*\.ya?ml$/,
    commands: ['phases.*.commands.*', 'phases.*.finally.*'],
  },
  {
    title: 'AWS Copilot',
    file: /(?:^|\/)copilot\/.*manifest\.ya?ml$/,
    images: ['image.location', 'sidecars.*.image', 'environments.*.image.location'],
  },
  {
    title: 'The Serverless Framework',
    file: /(?:^|\/)serverless[^/]*\.ya?ml$/,
    images: ['functions.*.image', 'functions.*.image.uri', 'provider.ecr.images.*.uri'],
  },
  // https://learn.microsoft.com/azure/container-instances/container-instances-reference-yaml
  {
    title: 'Azure Container Instances',
    file: any,
    root: ['type', /^Microsoft\.ContainerInstance\//i, 'Microsoft.'],
    images: containers.map((list) => `properties.${list}.*.properties.image`),
  },
  {
    title: 'Azure Container Apps',
    file: any,
    root: ['type', /^Microsoft\.App\//i, 'Microsoft.'],
    images: containers.map((list) => `properties.template.${list}.*.image`),
  },
  // https://cloud.google.com/batch/docs/reference/rest/v1/projects.locations.jobs
  {
    title: 'Google Cloud Batch',
    file: any,
    root: ['taskGroups', /^$/, 'taskGroups'],
    images: ['taskGroups.*.taskSpec.runnables.*.container.imageUri'],
  },
  // https://cloud.google.com/vertex-ai/docs/reference/rest/v1/CustomJobSpec
  {
    title: 'Vertex AI',
    file: any,
    root: ['workerPoolSpecs', /^$/, 'workerPoolSpecs'],
    images: ['workerPoolSpecs.*.containerSpec.imageUri'],
  },
  {
    title: 'Score',
    file: any,
    root: ['apiVersion', /^score\.dev\//, 'score.dev/'],
    images: ['containers.*.image'],
  },
  {
    title: 'Nomad',
    file: /nomad[^/]*\.json$|(?:^|\/)nomad\/.*\.json$/,
    images: ['job.*.group.*.task.*.config.image'],
  },
  // https://developer.hashicorp.com/nomad/api-docs/json-jobs
  {
    title: 'Nomad',
    file: any,
    root: ['Job.TaskGroups', /^$/, 'TaskGroups'],
    images: ['Job.TaskGroups.*.Tasks.*.Config.image'],
  },
  { title: 'Render', file: /(?:^|\/)render\.ya?ml$/, images: ['services.*.image.url'] },
  { title: 'CapRover', file: /(?:^|\/)captain-definition$/, images: ['imageName'] },
  {
    title: 'Okteto',
    file: /(?:^|\/)okteto[^/]*\.ya?ml$/,
    images: ['dev.*.image', 'deploy.image', 'destroy.image', 'test.*.image'],
  },
  {
    title: 'DevSpace',
    file: /(?:^|\/)devspace[^/]*\.ya?ml$/,
    images: ['deployments.*.helm.values.containers.*.image', 'dev.*.devImage', 'dev.*.containers.*.devImage'],
  },
  { title: 'Garden', file: /(?:^|\/|\.)garden\.ya?ml$/, images: ['image', 'spec.image'] },
  // https://www.pulumi.com/docs/iac/languages-sdks/yaml/
  {
    title: 'Pulumi',
    file: /(?:^|\/)Pulumi\.ya?ml$/,
    images: [
      'resources.*.properties.image',
      'resources.*.properties.spec.template.spec.containers.*.image',
      'resources.*.properties.spec.containers.*.image',
    ],
  },
  {
    title: 'Molecule',
    file: /(?:^|\/)molecule\/.*molecule\.ya?ml$/,
    images: ['platforms.*.image'],
  },
  // https://ansible.readthedocs.io/projects/builder/en/latest/definition/
  {
    title: 'Ansible Builder',
    file: /(?:^|\/)execution-environment[^/]*\.ya?ml$/,
    images: ['images.*.name', 'build_arg_defaults.*'],
  },
  {
    title: 'Ansible Navigator',
    file: /(?:^|\/)\.?ansible-navigator\.(?:ya?ml|json)$/,
    images: ['ansible-navigator.execution-environment.image'],
  },
  // https://www.talos.dev/latest/reference/configuration/v1alpha1/config/
  {
    title: 'Talos Linux',
    file: any,
    root: ['machine.type', /./, 'machine:'],
    images: [
      'machine.install.image',
      'machine.install.extensions.*.image',
      'machine.kubelet.image',
      ...containers.map((list) => `machine.pods.*.spec.${list}.*.image`),
      ...['apiServer', 'controllerManager', 'scheduler', 'proxy', 'etcd', 'coreDNS'].map(
        (part) => `cluster.${part}.image`,
      ),
    ],
    manifests: ['cluster.inlineManifests.*.contents'],
  },
  { title: 'Talhelper', file: /(?:^|\/)talconfig\.ya?ml$/, images: ['nodes.*.talosImageURL'] },
  // https://rke.docs.rancher.com/config-options/system-images
  { title: 'RKE', file: any, root: ['system_images', /^$/, 'system_images'], images: ['system_images.*'] },
  {
    title: 'Zarf',
    file: any,
    root: ['kind', /^ZarfPackageConfig$/, 'ZarfPackageConfig'],
    images: ['components.*.images.*'],
  },
  // https://docs.ray.io/en/latest/cluster/vms/references/ray-cluster-configuration.html
  {
    title: 'Ray',
    file: any,
    root: ['cluster_name', /./, 'cluster_name'],
    images: ['docker.image', 'docker.head_image', 'docker.worker_image'],
  },
  {
    title: 'cloud-init',
    file: any,
    root: ['runcmd', /^$/, 'runcmd'],
    commands: ['runcmd.*', 'bootcmd.*'],
  },
];

const words = /image|docker|podman|nerdctl|ctr\b|Name/i;

export const otherPlatforms: Scanner = {
  id: 'platforms',
  title: 'Other platforms with one file',
  paths: ['**/*.{yml,yaml,json}', '**/captain-definition', '**/.ebextensions/*.config'],
  hasScripts: true,
  comment: '#',
  dismisses: (file) => platformsOf(file).length === 0,
  scan(file) {
    const rows = platformsOf(file);
    if (rows.length === 0) return undefined;
    const grammar = {
      needles: [],
      find(document: YamlDocument, _: SourceFile, { problems }: Told) {
        const own = rows.filter((row) => hasRoot(document, row));
        if (own.length === 0) return undefined;
        return own.map((row) => {
          const nested = (row.manifests ?? [])
            .flatMap((path) => nodesAt(document, document.root, path))
            .map((node) => scanNestedFile(file, node, kubernetes));
          append(
            problems,
            nested.flatMap((one) => one.problems),
          );
          return { found: [...imagesOf(document, file, row), ...nested.flatMap((one) => one.occurrences)] };
        });
      },
    };
    const commandsOf = (document: YamlDocument) =>
      rows
        .filter((row) => hasRoot(document, row))
        .flatMap(({ commands = [] }) => commands.flatMap((path) => nodesAt(document, document.root, path)))
        .map((node) => [node]);
    return scanWithScripts(file, grammar, commandsOf);
  },
};

/** The platforms whose file it may be, by its path and by words. */
function platformsOf({ path, text }: SourceFile): readonly Platform[] {
  if (!words.test(text)) return [];
  const isAny = any.test(path);
  return platforms.filter(({ file: name, root }) =>
    root === undefined ? name.test(path) : isAny && text.includes(root[2]),
  );
}

function hasRoot(document: YamlDocument, { title, root }: Platform): boolean {
  if (root === undefined) return true;
  const [path, value] = root;
  const isManifest = child(document, document.root, 'kind') !== undefined && title !== 'Zarf';
  return !isManifest && nodesAt(document, document.root, path).some((node) => value.test(wordOf(node) ?? ''));
}

function imagesOf(document: YamlDocument, file: SourceFile, { title, images = [] }: Platform) {
  const why = notPinnable.notDocumented(title);
  return images
    .flatMap((path) => nodesAt(document, document.root, path))
    .flatMap((node) => textOf(document, node) ?? [])
    .filter(({ value }) => !/^\.|^https?:/.test(value))
    .map((text) => withoutNewDigest(read(file, text), why));
}

function read(file: SourceFile, { span, value, exact }: SourceText): Occurrence {
  return value.includes('$')
    ? opaqueAt(file, span, 'variable', unresolved.variable(value))
    : occurrenceAt(file, span, value, exact);
}
