// Terraform and OpenTofu: literal images of containers. Elsewhere `image` may be a virtual machine's, so only what is
// evidently a container image counts.
// https://developer.hashicorp.com/terraform/language/syntax/configuration
import type { Scanner } from '../../model/occurrence.js';
import { isEvident } from '../evident.js';
import { type HclValue, hclValues } from '../hcl.js';
import { hclDefaults, hclOccurrence } from '../hcl-reference.js';

const runsContainers =
  /^(?:resource|data) (?:kubernetes_|docker_(?:container|service)|google_cloud_run|azurerm_container_|aws_(?:ecs_task|apprunner|batch_job))/;
const namesImage = /^(?:resource docker_image|data docker_registry_image|resource docker_registry_image) /;

export const terraform: Scanner = {
  id: 'terraform',
  title: 'Terraform, OpenTofu',
  paths: ['**/*.{tf,tofu}'],
  comment: '#',
  scan(file) {
    if (!/image/i.test(file.text)) return undefined;
    const values = hclValues(file.text);
    const defaults = hclDefaults(values);
    const found = values
      .filter((value) => isImage(value))
      .map((value) => hclOccurrence(file, value, defaults));
    return { occurrences: found, problems: [] };
  },
};

function isImage({ kind, path, text }: HclValue): boolean {
  const [block = ''] = path;
  const key = path.at(-1) ?? '';
  if (kind === 'heredoc' || text === '') return false;
  if (namesImage.test(block)) return key === 'name' && path.length === 2 && !/^docker_image\./.test(text);
  if (kind === 'name' && /^(?:docker_image|data|local|module|each|null|true|false)\b/.test(text))
    return false;
  if (key === 'image' && runsContainers.test(block))
    return !/\.(?:image_id|name|latest|repo_digest)\b/.test(text);
  if (key === 'image_uri' && block.startsWith('resource aws_lambda_function')) return true;
  if (kind === 'name') return false;
  const name = key === 'default' ? block : key;
  return /image/i.test(name) && isEvident(text);
}
