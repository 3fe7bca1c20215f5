// Parameters of Tekton: each belongs to its task, pipeline or trigger template, and runs and pipelines pass values to it.
// https://tekton.dev/docs/pipelines/tasks/#specifying-parameters
// https://tekton.dev/docs/pipelines/matrix/
// https://tekton.dev/docs/triggers/triggertemplates/
import { isMap, isSeq, type Node } from 'yaml';
import { type Frame, nearestFrame, nodeIn, textIn } from '../../languages/yaml/frames.js';
import { wordOf } from '../../languages/yaml/text.js';
import { child, children } from '../../languages/yaml/tree.js';
import {
  type Binding,
  type CountValues,
  type Declaration,
  parameterValues,
  type ValuesIn,
} from '../kubernetes/parameter-values.js';
import { type CalledBy, callersIn, namedIn, resourceOf, triggerBindingsIn } from './callers.js';

/** `$(params.name)`, `$(params["name"])`, an item of an array (`[0]`, `[*]`) or a key of an object (`.key`). */
export const tektonParameter =
  /\$\((?<name>(?:(?:inputs|tt)\.)?params(?:\.[\w-]+|\[(?:'[^'\]]*'|"[^"\]]*")\])(?:\.[\w-]+|\[(?:\d+|\*)\])?)\)/g;
const reference =
  /^(?<trigger>tt\.)?(?:inputs\.)?params(?:\.(?<dotted>[\w-]+)|\[["'](?<quoted>[^"']*)["']\])(?:\.(?<key>[\w-]+)|\[(?<index>[\d*]+)\])?$/;

interface Wanted {
  readonly name: string;
  /** An index of an array, a key of an object, or nothing. */
  readonly part: string;
}

/** Reads the parameters of the resources of one file. */
export function tektonParameters(frames: readonly Frame[], count: CountValues): ValuesIn {
  const calledBy = callersIn(frames);
  const triggerBindings = triggerBindingsIn(frames);
  return parameterValues({
    count,
    pattern: tektonParameter,
    declarationOf(text, frame) {
      const { trigger, dotted, quoted = '', key, index = '' } = reference.exec(text)?.groups ?? {};
      const wanted = { name: dotted ?? quoted, part: key ?? index };
      if (trigger !== undefined) return ofTrigger(wanted, frame, calledBy, triggerBindings);
      // What a resource does not declare can only come from those that refer to it.
      const holder = nearestFrame(frame, (one) => isSetIn(one, wanted)) ?? resourceOf(frame);
      return { holder, bindings: () => bindingsOf(holder, wanted, calledBy) };
    },
  });
}

/** The defaults of a declaration or the values of a run, and what is passed to the task or pipeline. */
function bindingsOf(holder: Frame, wanted: Wanted, calledBy: CalledBy): readonly Binding[] {
  const frame = holder.outer ?? holder;
  const nodes = namedIn(holder, nodeIn(holder, 'params'), wanted.name).flatMap((entry) =>
    ['default', 'value', 'enum'].flatMap((key) =>
      partsOf(holder, child(holder.document, entry, key), wanted.part),
    ),
  );
  return [
    ...[...nodes, ...matrixNodes(holder, wanted)].map((node) => ({ node, frame })),
    ...callersOf(holder, calledBy).flatMap((caller) => passedBy(caller, wanted)),
  ];
}

/** What a task, a pipeline or a step action is used by. */
function callersOf(holder: Frame, calledBy: CalledBy): readonly Frame[] {
  const { key, outer } = holder;
  if ((key === 'taskSpec' || key === 'pipelineSpec') && outer !== undefined) return [outer];
  const resource = resourceOf(holder);
  const isResource = holder === resource || (key === 'spec' && outer === resource);
  return isResource ? calledBy((textIn(resource, 'kind') ?? '').replace(/^Cluster/, ''), holder) : [];
}

/** What a run, a task of a pipeline or a step passes. Names in it are those of the pipeline or the task around it. */
function passedBy(caller: Frame, wanted: Wanted): readonly Binding[] {
  const frame = caller.outer ?? caller;
  const nodes = namedIn(caller, nodeIn(caller, 'params'), wanted.name).flatMap((entry) =>
    partsOf(caller, child(caller.document, entry, 'value'), wanted.part),
  );
  return [...nodes, ...matrixNodes(caller, wanted)].map((node) => ({ node, frame }));
}

function isSetIn(frame: Frame, wanted: Wanted): boolean {
  return (
    namedIn(frame, nodeIn(frame, 'params'), wanted.name).length > 0 || matrixNodes(frame, wanted).length > 0
  );
}

/** A task runs once for every value of its matrix. */
function matrixNodes(frame: Frame, { name }: Wanted): readonly Node[] {
  const { document } = frame;
  const matrix = nodeIn(frame, 'matrix');
  if (matrix === undefined) return [];
  return [matrix, ...children(document, child(document, matrix, 'include'))]
    .flatMap((one) => namedIn(frame, child(document, one, 'params'), name))
    .flatMap((entry) => partsOf(frame, child(document, entry, 'value'), ''));
}

/** The parameters of a trigger template: their defaults, and what the bindings of its triggers give. */
function ofTrigger(
  wanted: Wanted,
  frame: Frame,
  calledBy: CalledBy,
  triggerBindings: ReadonlyMap<string, readonly Frame[]>,
): Declaration | undefined {
  const holder = nearestFrame(frame, (one) => nodeIn(one, 'resourcetemplates') !== undefined);
  if (holder === undefined) return undefined;
  const inline = holder.outer?.key === 'template' ? holder.outer.outer : undefined;
  const triggers = inline === undefined ? calledBy('TriggerTemplate', holder) : [inline];
  const boundBy = (trigger: Frame): readonly Binding[] => {
    const { document } = trigger;
    const bindings = children(document, nodeIn(trigger, 'bindings'));
    const resources = bindings
      .flatMap((one) => wordOf(child(document, one, 'ref')) ?? [])
      .flatMap((name) => triggerBindings.get(name) ?? []);
    const given = [
      { list: nodeIn(trigger, 'bindings'), frame: trigger },
      ...resources.map((one) => ({ list: nodeIn(one, 'spec', 'params'), frame: one })),
    ];
    return given.flatMap(({ list, frame: of }) =>
      namedIn(of, list, wanted.name)
        .flatMap((entry) => partsOf(of, child(of.document, entry, 'value'), ''))
        .map((node) => ({ node, frame: of })),
    );
  };
  return {
    holder,
    bindings: () => [...bindingsOf(holder, wanted, () => []), ...triggers.flatMap(boundBy)],
  };
}

/** The items of an array, the values of an object or the one value, as far as the reference means them. */
function partsOf({ document }: Frame, node: Node | undefined, part: string): readonly Node[] {
  if (node === undefined) return [];
  if (isSeq(node) && /^\d+$/.test(part))
    return children(document, node).slice(Number(part), Number(part) + 1);
  const value = isMap(node) && part !== '' ? child(document, node, part) : node;
  if (value === undefined) return [];
  return isSeq(value) || isMap(value) ? children(document, value) : document.sameKey(value);
}
