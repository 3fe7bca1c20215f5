// Tekton: images of steps, sidecars and step templates, at any depth of a resource of `tekton.dev` or its triggers.
// https://tekton.dev/docs/pipelines/tasks/
// https://tekton.dev/docs/pipelines/tasks/#specifying-parameters
// https://tekton.dev/docs/pipelines/matrix/
// https://tekton.dev/docs/triggers/triggertemplates/
import { isMap, isScalar, isSeq, type Node } from 'yaml';
import type { YamlDocument } from '../../languages/yaml/document.js';
import { type Frame, nearestFrame, nodeIn, textIn } from '../../languages/yaml/frames.js';
import { scanNestedFile } from '../../languages/yaml/nested-file.js';
import { parseManifests } from '../../languages/yaml/parse.js';
import { lacksFormat, literalText, scanYaml } from '../../languages/yaml/scan.js';
import { textOf, wordOf } from '../../languages/yaml/text.js';
import { child, children, mapsOf } from '../../languages/yaml/tree.js';
import { addToGroup, append } from '../../model/collections.js';
import type { Occurrence, Scanner } from '../../model/occurrence.js';
import type { Problem, SourceFile } from '../../model/text/source.js';
import { opaqueAt, type SourceText } from '../../scan/occurrence.js';
import { unresolved } from '../../scan/reasons.js';
import { kubernetes } from '../kubernetes/kubernetes.js';
import { resourceImages } from '../kubernetes/parameter-images.js';
import {
  type Binding,
  type CallRules,
  type CountValues,
  type Declaration,
  type PassedValue,
  parameterKey,
  parameterValues,
  type ValuesIn,
} from '../kubernetes/parameter-values.js';

const needles = ['apiVersion', 'tekton.dev/'];
const version = /^(?:[\w-]+\.)*tekton\.dev\//;

export const tekton: Scanner = {
  id: 'tekton',
  title: 'Tekton',
  paths: ['**/*.{yml,yaml}', '**/*.json'],
  hasScripts: true,
  comment: '#',
  dismisses: (file) => lacksFormat(file, { needles }),
  scan(file, _companions = [], { imageParameters = [] } = {}) {
    const format = {
      pattern: tektonParameter,
      parse: parseManifests,
      isResource,
      valuesIn: tektonParameters,
      usesIn: imageNodes,
      calls: tektonCalls,
      unresolved: readImage,
    };
    const resources = resourceImages(file, format, imageParameters);
    const scan = scanYaml(file, {
      needles,
      parse: parseManifests,
      find(document, _file, { problems }) {
        const found = resources.find(document);
        return found && [...found, ...manifestsIn(document, file, problems)];
      },
      read: readImage,
    });
    return scan && { ...scan, ...resources.shared() };
  },
};

/** A resource of Tekton, also in a list of resources. */
function isResource(document: YamlDocument): boolean {
  return mapsOf(document).some((map) => version.test(wordOf(child(document, map, 'apiVersion')) ?? ''));
}

/** Manifests in parameters, which a task applies to a cluster. */
function manifestsIn(document: YamlDocument, file: SourceFile, problems: Problem[]): readonly unknown[] {
  return mapsOf(document)
    .flatMap((map) => children(document, child(document, map, 'params')))
    .map((one) => child(document, one, 'value'))
    .filter((value) => isScalar(value) && value.type === 'BLOCK_LITERAL' && isManifest(String(value.value)))
    .map((value) => {
      const scan = scanNestedFile(file, value, kubernetes);
      append(problems, scan.problems);
      return { found: scan.occurrences };
    });
}

/** Other texts, such as scripts, may contain manifests; they begin in another way. */
function isManifest(text: string): boolean {
  const first = text.split('\n').find((line) => !/^\s*(?:#|---|$)/.test(line)) ?? '';
  return /^["'{]?\s*["']?(?:apiVersion|kind|metadata|spec|items)\b/.test(first);
}

function imageNodes(frame: Frame): readonly unknown[] {
  const { document } = frame;
  return [
    ...['steps', 'sidecars'].flatMap((key) =>
      children(document, nodeIn(frame, key)).map((step) => child(document, step, 'image')),
    ),
    nodeIn(frame, 'stepTemplate', 'image'),
    ...(isSpecOf(frame, 'StepAction') ? [nodeIn(frame, 'image')] : []),
    ...(isSpecOf(frame, 'Condition') ? [nodeIn(frame, 'check', 'image')] : []),
    nodeIn(frame, 'bundle'),
    ...bundlesOf(frame),
  ].filter((node) => node !== undefined);
}

/** The specification of a step that tasks share, or of a condition of the first pipelines. */
function isSpecOf({ key, outer }: Frame, kind: string): boolean {
  return key === 'spec' && outer !== undefined && textIn(outer, 'kind') === kind;
}

/** The bundle that a `bundles` resolver is to fetch. */
function bundlesOf(frame: Frame): readonly unknown[] {
  const { document } = frame;
  if (textIn(frame, 'resolver') !== 'bundles') return [];
  return children(document, nodeIn(frame, 'params'))
    .filter((one) => wordOf(child(document, one, 'name')) === 'bundle')
    .map((one) => child(document, one, 'value'));
}

function readImage(file: SourceFile, text: SourceText): Occurrence {
  if (!text.value.includes('$(')) return literalText(file, text);
  return opaqueAt(file, text.span, 'variable', unresolved.pipelineParameter(text.value));
}

/** `$(params.name)`, `$(params["name"])`, an item of an array (`[0]`, `[*]`) or a key of an object (`.key`). */
const tektonParameter =
  /\$\((?<name>(?:(?:inputs|tt)\.)?params(?:\.[\w-]+|\[(?:'[^'\]]*'|"[^"\]]*")\])(?:\.[\w-]+|\[(?:\d+|\*)\])?)\)/g;
const reference =
  /^(?<trigger>tt\.)?(?:inputs\.)?params(?:\.(?<dotted>[\w-]+)|\[["'](?<quoted>[^"']*)["']\])(?:\.(?<key>[\w-]+)|\[(?<index>[\d*]+)\])?$/;

interface Wanted {
  readonly name: string;
  /** An index of an array, a key of an object, or nothing. */
  readonly part: string;
}

/** Reads the parameters of the resources of one file. */
function tektonParameters(frames: readonly Frame[], count: CountValues): ValuesIn {
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
    ...nodes.map((node) => ({ node, frame })),
    ...matrixBindings(holder, wanted, frame),
    ...callersOf(holder, calledBy).flatMap((caller) =>
      passedBy(caller, wanted).map((one) => ({ items: [{ list: holder, item: caller }], ...one })),
    ),
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
  return [...nodes.map((node) => ({ node, frame })), ...matrixBindings(caller, wanted, frame)];
}

function isSetIn(frame: Frame, wanted: Wanted): boolean {
  return (
    namedIn(frame, nodeIn(frame, 'params'), wanted.name).length > 0 ||
    matrixBindings(frame, wanted, frame).length > 0
  );
}

/** A task runs once for every value of its matrix, and with the values of one entry of `include` together. */
function matrixBindings(holder: Frame, { name }: Wanted, frame: Frame): readonly Binding[] {
  const { document } = holder;
  const matrix = nodeIn(holder, 'matrix');
  if (matrix === undefined) return [];
  return [matrix, ...children(document, child(document, matrix, 'include'))].flatMap((one) =>
    namedIn(holder, child(document, one, 'params'), name)
      .flatMap((entry) => partsOf(holder, child(document, entry, 'value'), ''))
      .map((node) =>
        one === matrix ? { node, frame } : { node, frame, items: [{ list: matrix, item: one }] },
      ),
  );
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

const called = [
  ['taskRef', 'Task'],
  ['pipelineRef', 'Pipeline'],
  ['ref', 'StepAction'],
] as const;
const kinds = /^(?:Cluster)?(?<kind>Task|Pipeline|StepAction)$/;
/** One value, not an item of an array or a key of an object. */
const plain = /^(?:inputs\.)?params(?:\.(?<dotted>[\w-]+)|\[["'](?<quoted>[\w-]+)["']\])$/;

const tektonCalls: CallRules = {
  keysOf(reference, frame) {
    const { dotted, quoted } = plain.exec(reference)?.groups ?? {};
    const name = dotted ?? quoted;
    if (name === undefined) return [];
    const declares = (one: Frame) => namedIn(one, nodeIn(one, 'params'), name).length > 0;
    const holder = nearestFrame(frame, declares) ?? resourceOf(frame);
    const resource = resourceOf(holder);
    const isOfResource = holder === resource || (holder.key === 'spec' && holder.outer === resource);
    const { kind } = kinds.exec(textIn(resource, 'kind') ?? '')?.groups ?? {};
    const own = textIn(resource, 'metadata', 'name');
    return isOfResource && kind !== undefined && own !== undefined ? [parameterKey(kind, own, name)] : [];
  },
  passedIn(frame) {
    const { document } = frame;
    return called.flatMap(([key, kind]) => {
      const name = nameIn(frame, key);
      if (name === undefined) return [];
      return children(document, nodeIn(frame, 'params')).flatMap((entry): readonly PassedValue[] => {
        const parameter = textOf(document, child(document, entry, 'name'))?.value;
        const node = child(document, entry, 'value');
        if (parameter === undefined || node === undefined) return [];
        return [{ keys: [parameterKey(kind, name, parameter)], node, frame: frame.outer ?? frame }];
      });
    });
  },
};

/** What refers to a resource of a kind, by the name that a frame's resource has. */
type CalledBy = (kind: string, frame: Frame) => readonly Frame[];

/** The resource that a frame is a part of: the nearest map with a kind. */
function resourceOf(frame: Frame): Frame {
  const isResource = (one: Frame) => ['kind', 'spec'].every((key) => nodeIn(one, key) !== undefined);
  return nearestFrame(frame, (one) => one.outer === undefined || isResource(one)) ?? frame;
}

/** The entries with a name in a list such as `params`. */
function namedIn({ document }: Frame, list: unknown, name: string): readonly Node[] {
  return children(document, list).filter((one) => wordOf(child(document, one, 'name')) === name);
}

/** Indexes the references between the resources of a file. */
export function callersIn(frames: readonly Frame[]): CalledBy {
  const callers = new Map<string, Frame[]>();
  const add = (kind: string, frame: Frame, name: string | undefined) => {
    if (name !== undefined) addToGroup(callers, `${kind} ${name}`, frame);
  };
  for (const frame of frames) {
    add('Task', frame, nameIn(frame, 'taskRef'));
    add('Pipeline', frame, nameIn(frame, 'pipelineRef'));
    add('StepAction', frame, nameIn(frame, 'ref'));
    add('TriggerTemplate', frame, textIn(frame, 'template', 'ref') ?? textIn(frame, 'template', 'name'));
  }
  return (kind, frame) => callers.get(`${kind} ${textIn(resourceOf(frame), 'metadata', 'name') ?? ''}`) ?? [];
}

/** The name, also where a resolver gets it as a parameter. */
export function nameIn(frame: Frame, key: string): string | undefined {
  const { document } = frame;
  const [resolved] = namedIn(frame, nodeIn(frame, key, 'params'), 'name');
  return textIn(frame, key, 'name') ?? wordOf(child(document, resolved, 'value'));
}

/** The bindings of triggers, by their names. */
function triggerBindingsIn(frames: readonly Frame[]): ReadonlyMap<string, readonly Frame[]> {
  const bindings = new Map<string, Frame[]>();
  for (const frame of frames) {
    if (!/^(?:Cluster)?TriggerBinding$/.test(textIn(frame, 'kind') ?? '')) continue;
    addToGroup(bindings, textIn(frame, 'metadata', 'name') ?? '', frame);
  }
  return bindings;
}
