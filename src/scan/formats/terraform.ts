// Terraform and OpenTofu: literal images of containers. Elsewhere `image` may be a virtual machine's, so only what is
// evidently a container image counts.
// https://developer.hashicorp.com/terraform/language/syntax/configuration
import type { Occurrence, Scanner } from '../../model/occurrence.js';
import type { SourceFile } from '../../model/source.js';
import { isEvident } from '../evident.js';
import { type HclValue, hclValues } from '../hcl.js';
import { hclDefaults, hclOccurrence } from '../hcl-reference.js';
import { occurrenceAt, opaqueAt } from '../reference.js';
import { shifted } from '../shifted.js';
import { helmValues } from './helm-values.js';

const runsContainers =
  /^(?:resource|data) (?:kubernetes_|docker_(?:container|service)|google_cloud_run|azurerm_container_|aws_(?:ecs_task|apprunner|batch_job))/;
const namesImage = /^(?:resource docker_image|data docker_registry_image|resource docker_registry_image) /;
/** What a name may stand for that is an image of another resource, or nothing. */
const elsewhere = /^(?:docker_(?:registry_)?image|data\.docker|null|true|false)\b/;

export const terraform: Scanner = {
  id: 'terraform',
  title: 'Terraform, OpenTofu',
  paths: ['**/*.{tf,tofu}'],
  comment: '#',
  scan(file) {
    if (!/image|helm_release/i.test(file.text)) return undefined;
    const values = hclValues(file.text);
    const defaults = hclDefaults(values);
    const found = values.flatMap((value) => {
      if (value.kind === 'heredoc') return inHeredoc(file, value);
      return isImage(value) ? [hclOccurrence(file, value, defaults)] : [];
    });
    return { occurrences: found, problems: [] };
  },
};

function isImage({ kind, path, text }: HclValue): boolean {
  const [block = ''] = path;
  const key = path.at(-1) ?? '';
  if (text === '') return false;
  if (namesImage.test(block)) return key === 'name' && path.length === 2 && !/^docker_image\./.test(text);
  if (kind === 'name' && elsewhere.test(text)) return false;
  if (key === 'image' && runsContainers.test(block))
    return !/\.(?:image_id|name|latest|repo_digest)\b/.test(text);
  if (key === 'image_uri' && block.startsWith('resource aws_lambda_function')) return true;
  if (kind === 'name' || text.startsWith('aws/codebuild/')) return false;
  if (block.startsWith('resource helm_release ')) return path.includes('set') && isEvident(text);
  const names = /^(?:variable|locals)\b/.test(block) ? path : [key];
  return names.some((name) => /image/i.test(name)) && isEvident(text);
}

/** Container definitions in JSON, and the values of a chart in YAML. */
function inHeredoc(file: SourceFile, { path, text, span }: HclValue): readonly Occurrence[] {
  const [block = '', key] = path;
  if (block.startsWith('resource helm_release ') && key === 'values') {
    const scan = helmValues.scan({ path: file.path, text });
    return (scan?.occurrences ?? []).map((one) => shifted(one, span.start));
  }
  if (key !== 'container_definitions') return [];
  return [...text.matchAll(/"image"\s*:\s*"(?<image>[^"\\\n]+)"/g)].map(({ 0: whole, index, groups }) => {
    const image = groups?.image ?? '';
    const end = span.start + index + whole.length - 1;
    const at = { start: end - image.length, end };
    return image.includes('${')
      ? opaqueAt(file, at, 'variable', 'an expression is a part of it')
      : occurrenceAt(file, at);
  });
}
