// GitHub workflows and actions: job containers, services, `uses: docker://…`, the image of a Docker action, and literal
// images that expressions resolve to: in the expression itself, in matrix values and in defaults of inputs.
// https://docs.github.com/actions/reference/workflows-and-actions/workflow-syntax
import { isScalar } from 'yaml';
import type { BuiltImage, Mention, Occurrence, Scanner } from '../../model/occurrence.js';
import type { SourceFile } from '../../model/source.js';
import { opaqueAt, type SourceText } from '../occurrence.js';
import { parameterImages } from '../parameters.js';
import { unresolved } from '../reasons.js';
import { alternativesIn } from '../syntax/workflow-expression.js';
import { workflowBuilds } from '../workflow/builds.js';
import { workflowMentions } from '../workflow/mentions.js';
import { combinationsOf, valueNodes } from '../workflow/values.js';
import type { YamlDocument } from '../yaml/document.js';
import { literalText, scanYaml, withoutPrefix } from '../yaml/scan.js';
import { textOf } from '../yaml/text.js';
import { child, children } from '../yaml/tree.js';

const scheme = 'docker://';

export const workflow: Scanner = {
  id: 'workflow',
  title: 'GitHub workflows and actions',
  paths: ['**/.github/workflows/*.{yml,yaml}', '**/action.{yml,yaml}'],
  comment: '#',
  scan(file) {
    const mentions: Mention[] = [];
    const builds: BuiltImage[] = [];
    const scan = scanYaml(file, {
      needles: [],
      find(document) {
        const found = findImages(document, file);
        if (found === undefined) return undefined;
        mentions.push(...workflowMentions(document, file));
        builds.push(...workflowBuilds(document, file));
        return found;
      },
      read: readImage,
    });
    return scan === undefined ? undefined : { ...scan, mentions, builds };
  },
};

function findImages(document: YamlDocument, file: SourceFile): readonly unknown[] | undefined {
  const { root } = document;
  const jobs = children(document, child(document, root, 'jobs'));
  const runs = child(document, root, 'runs');
  if (jobs.length === 0 && runs === undefined) return undefined;
  const steps = [...jobs, runs].flatMap((job) => children(document, child(document, job, 'steps')));
  return [
    ...jobs.flatMap((job) =>
      containersOf(document, job).flatMap((container) => resolveExpression(file, document, job, container)),
    ),
    ...steps.map((step) => child(document, step, 'uses')).filter(hasScheme),
    ...[child(document, runs, 'image')].filter(hasScheme),
  ];
}

function containersOf(document: YamlDocument, job: unknown): readonly unknown[] {
  const all = [child(document, job, 'container'), ...children(document, child(document, job, 'services'))];
  return all.map((container) => (isScalar(container) ? container : child(document, container, 'image')));
}

const parameter = /\$\{\{\s*(?<name>(?:matrix|inputs)(?:\.[\w-]+)+)\s*\}\}/g;

/** The node itself, or the images that its expressions resolve to, as far as the file tells. */
function resolveExpression(
  file: SourceFile,
  document: YamlDocument,
  job: unknown,
  node: unknown,
): readonly unknown[] {
  const text = textOf(document, node);
  if (text === undefined || !text.exact || !text.value.includes('${{')) return [node];
  const alternatives = alternativesIn(text);
  const found = alternatives.flatMap((one): readonly unknown[] => {
    if (!('name' in one)) return [{ found: [literalText(file, one)] }];
    const nodes = valueNodes(document, job, one.name);
    if (nodes.length > 0 || alternatives.length === 1) return nodes;
    const detail = unresolved.workflowExpression(`\${{ ${one.name} }}`);
    return [{ found: [opaqueAt(file, one.span, 'template', detail)] }];
  });
  if (found.length > 0) return found;
  const isPart = text.value.replace(parameter, '') !== '' && alternatives.length === 0;
  const images = isPart
    ? parameterImages(file, text, parameter, (names) => combinationsOf(document, job, names))
    : undefined;
  return images === undefined ? [node] : [{ found: images }];
}

function hasScheme(node: unknown): boolean {
  return isScalar(node) && typeof node.value === 'string' && node.value.startsWith(scheme);
}

function readImage(file: SourceFile, text: SourceText): Occurrence {
  if (text.value.includes('${{'))
    return opaqueAt(file, text.span, 'template', unresolved.workflowExpression(text.value));
  return literalText(file, withoutPrefix(scheme, text) ?? text);
}
