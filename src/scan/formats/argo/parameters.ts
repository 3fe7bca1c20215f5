// Parameters of Argo Workflows: inputs belong to their template, and the steps that call it pass values; workflow
// parameters belong to the workflow, and workflows that refer to it pass values.
// https://argo-workflows.readthedocs.io/en/latest/walk-through/parameters/
// https://argo-workflows.readthedocs.io/en/latest/workflow-templates/
import { isMap, type Node } from 'yaml';
import { type Frame, nearestFrame, nodeIn, rootOf, textIn } from '../../languages/yaml/frames.js';
import { wordOf } from '../../languages/yaml/text.js';
import { child, children } from '../../languages/yaml/tree.js';
import {
  type Binding,
  type CountValues,
  parameterValues,
  type ValuesIn,
} from '../kubernetes/parameter-values.js';

export const argoParameter =
  /\{\{\s*(?<name>(?:inputs|workflow)\.parameters\.[\w-]+|item(?:\.[\w-]+)?)\s*\}\}/g;

/** What refers to templates and to whole workflows by name. */
interface Callers {
  readonly ofTemplate: ReadonlyMap<string, readonly Frame[]>;
  readonly ofWorkflow: ReadonlyMap<string, readonly Frame[]>;
}

/** Reads the parameters of the resources of one file. */
export function argoParameters(frames: readonly Frame[], count: CountValues): ValuesIn {
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
      const passed = callersOf(holder, callers).flatMap((one) => parametersAt(one, ['arguments'], name));
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
  const nodes = children(document, nodeIn(holder, 'withItems')).flatMap((item) => {
    const node = isMap(item) && key !== '' ? child(document, item, key) : item;
    return node === undefined ? [] : document.sameKey(node);
  });
  return { holder, bindings: () => nodes.map((node) => ({ node, frame: holder.outer ?? holder })) };
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
  const add = (to: Map<string, Frame[]>, name: string, frame: Frame) => {
    const known = to.get(name);
    if (known === undefined) to.set(name, [frame]);
    else known.push(frame);
  };
  for (const frame of frames) {
    const [template, of] = [textIn(frame, 'template'), textIn(frame, 'templateRef', 'name')];
    if (template !== undefined) add(ofTemplate, template, frame);
    if (of !== undefined) add(ofTemplate, `${of}/${textIn(frame, 'templateRef', 'template') ?? ''}`, frame);
    const run = textIn(frame, 'workflowTemplateRef', 'name') ?? of;
    if (run !== undefined) add(byName, run, frame);
  }
  return { ofTemplate, ofWorkflow: byName };
}
