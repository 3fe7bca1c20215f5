// Argo Workflows: containers, scripts and sidecars of templates, at any depth of a resource of `argoproj.io`.
// https://argo-workflows.readthedocs.io/en/latest/fields/
// https://argo-workflows.readthedocs.io/en/latest/workflow-templates/
// https://argo-workflows.readthedocs.io/en/latest/walk-through/parameters/

import { isMap, isScalar, type Node } from 'yaml';
import type { YamlDocument } from '../../languages/yaml/document.js';
import { type Frame, nearestFrame, nodeIn, rootOf, textIn } from '../../languages/yaml/frames.js';
import { scanNestedFile } from '../../languages/yaml/nested-file.js';
import { parseManifests } from '../../languages/yaml/parse.js';
import { lacksFormat, literalText, scanYaml } from '../../languages/yaml/scan.js';
import { textOf, wordOf } from '../../languages/yaml/text.js';
import { child, children, mapsOf } from '../../languages/yaml/tree.js';
import { addToGroup, append } from '../../model/collections.js';
import type { ImageParameter, Occurrence, Scan, Scanner } from '../../model/occurrence.js';
import type { Problem, SourceFile } from '../../model/text/source.js';
import { distinctOccurrences } from '../../scan/overlaps.js';
import { unscanned } from '../../scan/reasons.js';
import { kubernetes } from '../kubernetes/kubernetes.js';
import { resourceImages } from '../kubernetes/parameter-images.js';
import {
  type Binding,
  type CallRules,
  type CountValues,
  type PassedValue,
  parameterKey,
  parameterValues,
  type ValuesIn,
} from '../kubernetes/parameter-values.js';

const needles = ['apiVersion', 'argoproj.io/'];

export const argo: Scanner = {
  id: 'argo',
  title: 'Argo Workflows',
  paths: ['**/*.{yml,yaml}', '**/*.json'],
  hasScripts: true,
  comment: '#',
  dismisses: (file) => lacksFormat(file, { needles }),
  scan: (file, _companions = [], { imageParameters = [] } = {}) =>
    scanResources(file, manifestImages, imageParameters),
};

type EmbeddedReader = (frame: Frame, file: SourceFile, problems: Problem[]) => readonly Occurrence[];

function scanResources(
  file: SourceFile,
  embedded: EmbeddedReader,
  known: readonly ImageParameter[] = [],
): Scan | undefined {
  const problems: Problem[] = [];
  const format = {
    pattern: argoParameter,
    parse: parseManifests,
    isResource,
    valuesIn: argoParameters,
    usesIn: imageNodes,
    calls: argoCalls,
    embeddedIn: (frame: Frame) => embedded(frame, file, problems),
    unresolved: literalText,
  };
  const resources = resourceImages(file, format, known);
  const { find } = resources;
  const scan = scanYaml(file, { needles, parse: parseManifests, find });
  return scan && { ...scan, ...resources.shared(), problems: [...scan.problems, ...problems] };
}

/** What a template creates may be a workflow; what that one creates is told as not read. */
const createdManifest: Pick<Scanner, 'scan'> = {
  scan(file) {
    const scans = [kubernetes.scan(file), scanResources(file, unreadManifest)].flatMap((one) => one ?? []);
    if (scans.length === 0) return undefined;
    const problems = scans.flatMap((one) => one.problems);
    return { occurrences: distinctOccurrences(scans.flatMap((one) => one.occurrences)), problems };
  },
};

/** A resource of Argo, also in a list of resources. */
function isResource(document: YamlDocument): boolean {
  return mapsOf(document).some(
    (map) => wordOf(child(document, map, 'apiVersion'))?.startsWith('argoproj.io/') === true,
  );
}

function imageNodes(frame: Frame): readonly unknown[] {
  const { document } = frame;
  const lists = [
    nodeIn(frame, 'sidecars'),
    nodeIn(frame, 'initContainers'),
    nodeIn(frame, 'containerSet', 'containers'),
  ];
  return [
    nodeIn(frame, 'container', 'image'),
    nodeIn(frame, 'script', 'image'),
    ...lists
      .flatMap((list) => children(document, list))
      .map((container) => child(document, container, 'image')),
  ].filter((node) => node !== undefined);
}

/** A problem for a manifest in a manifest, if it may name an image. */
function unreadManifest(frame: Frame, file: SourceFile, problems: Problem[]): readonly Occurrence[] {
  const node = nodeIn(frame, 'resource', 'manifest');
  if (!isScalar(node) || typeof node.value !== 'string' || node.range == null) return [];
  const span = { start: node.range[0], end: node.range[1] };
  if (/image/i.test(node.value)) problems.push({ file: file.path, message: unscanned.nestedManifest, span });
  return [];
}

/** The manifest that a template creates. In anything but a literal block, its images have no place in the file. */
function manifestImages(frame: Frame, file: SourceFile, problems: Problem[]): readonly Occurrence[] {
  const node = nodeIn(frame, 'resource', 'manifest');
  if (!isScalar(node) || typeof node.value !== 'string') return [];
  const scan = scanNestedFile(file, node, createdManifest);
  append(problems, scan.problems);
  return scan.occurrences;
}

const reference = /^(?<of>inputs|workflow)\.parameters\.(?<name>[\w-]+)$/;

const argoCalls: CallRules = {
  keysOf(text, frame) {
    const { of, name } = reference.exec(text)?.groups ?? {};
    const root = rootOf(frame);
    const resource = textIn(root, 'metadata', 'name');
    const isShared = /^(?:Cluster)?WorkflowTemplate$/.test(textIn(root, 'kind') ?? '');
    if (name === undefined || resource === undefined || !isShared) return [];
    if (of === 'workflow') return [parameterKey('WorkflowTemplate', resource, name)];
    const template = nearestFrame(frame, (one) => one.key === 'templates');
    const own = template === undefined ? undefined : textIn(template, 'name');
    if (template === undefined || own === undefined) return [];
    const isStarted = textIn(root, 'spec', 'entrypoint') === own;
    return [
      parameterKey('Template', `${resource}/${own}`, name),
      ...(isStarted ? [parameterKey('WorkflowTemplate', resource, name)] : []),
    ];
  },
  passedIn(frame) {
    const [resource, template] = [
      textIn(frame, 'templateRef', 'name'),
      textIn(frame, 'templateRef', 'template'),
    ];
    const workflow = textIn(frame, 'workflowTemplateRef', 'name');
    return [
      ...(resource === undefined ? [] : passedBy(frame, 'Template', `${resource}/${template ?? ''}`)),
      ...(workflow === undefined ? [] : passedBy(frame, 'WorkflowTemplate', workflow)),
    ];
  },
};

function passedBy(frame: Frame, kind: string, name: string): readonly PassedValue[] {
  const { document } = frame;
  return children(document, nodeIn(frame, 'arguments', 'parameters')).flatMap((entry) => {
    const parameter = textOf(document, child(document, entry, 'name'))?.value;
    const node = child(document, entry, 'value');
    if (parameter === undefined || node === undefined) return [];
    return [{ keys: [parameterKey(kind, name, parameter)], node, frame }];
  });
}

const argoParameter = /\{\{\s*(?<name>(?:inputs|workflow)\.parameters\.[\w-]+|item(?:\.[\w-]+)?)\s*\}\}/g;

/** What refers to templates and to whole workflows by name. */
interface Callers {
  readonly ofTemplate: ReadonlyMap<string, readonly Frame[]>;
  readonly ofWorkflow: ReadonlyMap<string, readonly Frame[]>;
}

/** Reads the parameters of the resources of one file. */
function argoParameters(frames: readonly Frame[], count: CountValues): ValuesIn {
  const callers = callersIn(frames);
  return parameterValues({
    count,
    pattern: argoParameter,
    declarationOf(reference, frame) {
      const name = reference.slice(reference.lastIndexOf('.') + 1);
      if (reference.startsWith('item')) return ofItem(frame, reference === 'item' ? '' : name);
      if (reference.startsWith('inputs.')) return ofInputs(frame, name, callers);
      return ofWorkflow(frame, name, callers);
    },
  });
}

/** `{{inputs.parameters.x}}`: what the template declares, and what steps and tasks, or the workflow itself, pass to it. */
function ofInputs(frame: Frame, name: string, callers: Callers) {
  const holder =
    nearestFrame(frame, (one) => nodeIn(one, 'inputs') !== undefined) ??
    nearestFrame(frame, (one) => one.key === 'templates');
  if (holder === undefined) return undefined;
  return {
    holder,
    bindings() {
      const passed = callersOf(holder, callers).flatMap((one) =>
        parametersAt(one, ['arguments'], name).map((binding) => ({
          ...binding,
          items: [{ list: holder, item: one }],
        })),
      );
      const own = [...parametersAt(holder, ['inputs'], name), ...passed];
      return [...own, ...argumentsOfWorkflow(holder, name, callers, own.length === 0)];
    },
  };
}

function callersOf(template: Frame, { ofTemplate }: Callers): readonly Frame[] {
  if (template.key === 'inline') return template.outer === undefined ? [] : [template.outer];
  const [own, workflow] = [textIn(template, 'name') ?? '', workflowOf(template)];
  const resource = textIn(rootOf(template), 'metadata', 'name') ?? '';
  const called = ofTemplate.get(own) ?? [];
  return [
    ...called.filter((one) => workflowOf(one)?.map === workflow?.map),
    ...(ofTemplate.get(`${resource}/${own}`) ?? []),
  ];
}

/** The template that a workflow starts with gets the workflow's arguments. Where nothing else sets it, any template may. */
function argumentsOfWorkflow(
  template: Frame,
  name: string,
  callers: Callers,
  mayBeAny: boolean,
): readonly Binding[] {
  const workflow = workflowOf(template);
  if (workflow === undefined) return [];
  const own = textIn(template, 'name');
  const runs = [workflow, ...runsOf(workflow, callers)];
  const isStarted = runs.some((run) => ['entrypoint', 'onExit'].some((key) => textIn(run, key) === own));
  return isStarted || mayBeAny ? runs.flatMap((run) => parametersAt(run, ['arguments'], name)) : [];
}

/** `{{workflow.parameters.x}}`: the arguments of the workflow, and of those that run it or call its templates. */
function ofWorkflow(frame: Frame, name: string, callers: Callers) {
  const workflow = workflowOf(frame);
  if (workflow === undefined) return undefined;
  const runs = () => [workflow, ...runsOf(workflow, callers)];
  return {
    holder: workflow,
    bindings: () => runs().flatMap((run) => parametersAt(run, ['arguments'], name)),
  };
}

/** The workflows that run this one or call a template of it, also through others. */
function runsOf(workflow: Frame, { ofWorkflow: byName }: Callers): readonly Frame[] {
  const reached = new Set<Frame>([workflow]);
  for (const one of reached) {
    one.document.step(1);
    const name = textIn(rootOf(one), 'metadata', 'name') ?? '';
    for (const run of byName.get(name) ?? []) reached.add(workflowOf(run) ?? run);
  }
  return [...reached].slice(1);
}

/** `{{item}}` and `{{item.key}}`: the items of the step around it. Those of `withParam` are the output of another step. */
function ofItem(frame: Frame, key: string) {
  const lists = ['withItems', 'withParam', 'withSequence'];
  const holder = nearestFrame(frame, (one) => lists.some((list) => nodeIn(one, list) !== undefined));
  if (holder === undefined) return undefined;
  const { document } = holder;
  const list = nodeIn(holder, 'withItems');
  const outer = holder.outer ?? holder;
  const bindings = children(document, list).flatMap((item) => {
    const node = isMap(item) && key !== '' ? child(document, item, key) : item;
    const items = [{ list: holder, item }];
    return node === undefined
      ? []
      : document.sameKey(node).map((one) => ({ node: one, frame: outer, items }));
  });
  return { holder, bindings: () => bindings };
}

/** The values of a parameter in `inputs` or `arguments`. */
function parametersAt(frame: Frame, path: readonly string[], name: string): readonly Binding[] {
  const { document } = frame;
  const named = children(document, nodeIn(frame, ...path, 'parameters')).filter(
    (entry) => wordOf(child(document, entry, 'name')) === name,
  );
  return named
    .flatMap((entry) => [
      child(document, entry, 'value'),
      child(document, entry, 'default'),
      child(document, child(document, entry, 'valueFrom'), 'default'),
      ...children(document, child(document, entry, 'enum')),
    ])
    .flatMap((node: Node | undefined) => (node === undefined ? [] : document.sameKey(node)))
    .map((node) => ({ node, frame }));
}

/** The specification of the workflow around a template or a step. */
function workflowOf(frame: Frame): Frame | undefined {
  return nearestFrame(frame, (one) =>
    ['templates', 'workflowTemplateRef'].some((key) => nodeIn(one, key) !== undefined),
  );
}

function callersIn(frames: readonly Frame[]): Callers {
  const ofTemplate = new Map<string, Frame[]>();
  const byName = new Map<string, Frame[]>();
  for (const frame of frames) {
    const [template, of] = [textIn(frame, 'template'), textIn(frame, 'templateRef', 'name')];
    if (template !== undefined) addToGroup(ofTemplate, template, frame);
    if (of !== undefined)
      addToGroup(ofTemplate, `${of}/${textIn(frame, 'templateRef', 'template') ?? ''}`, frame);
    const run = textIn(frame, 'workflowTemplateRef', 'name') ?? of;
    if (run !== undefined) addToGroup(byName, run, frame);
  }
  return { ofTemplate, ofWorkflow: byName };
}
