// Terraform and OpenTofu: literal images of containers. In other resources `image` may name a virtual machine's image, so
// only names that look like a container image count there.
// https://developer.hashicorp.com/terraform/language/syntax/configuration
import type { Occurrence, Scanner } from '../../../model/occurrence.js';
import type { Problem, SourceFile } from '../../../model/text/source.js';
import type { HclValue } from '../../languages/syntax/hcl.js';
import { hclDefaults } from '../../languages/syntax/hcl-reference.js';
import { looksLikeImage } from '../../looks-like-image.js';
import { occurrenceAt, offsetBy, opaqueAt } from '../../occurrence.js';
import { unresolved } from '../../reasons.js';
import { helmValues } from '../helm/helm-values.js';
import { kubernetes } from '../kubernetes/kubernetes.js';
import { moduleValues, terraformImages } from './images.js';
import { terraformValues } from './values.js';

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
